/** The form inside the frame. It gives the card's number to the fake alone, never to the page around it. */
import type { StripeError } from '@stripe/stripe-js'
import type { Answer, Appearance, Font, FrameEvent, Question, Settings } from './frame.ts'

const form = document.querySelector('form')
const problem = document.querySelector('[role=alert]')
const field = (name: string) => form?.elements.namedItem(name) as HTMLInputElement
const choices = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')]
const digits = (text: string) => text.replaceAll(/\D/g, '')

/** The part of the card that is incomplete, in Stripe's words. */
function incomplete(): StripeError | null {
  const fault = (code: string, message: string): StripeError => ({ type: 'validation_error', code, message })
  const [month = '', year = ''] = field('expiry').value.split('/').map(digits)
  if (digits(field('number').value).length < 16)
    return fault('incomplete_number', 'Your card number is incomplete.')
  if (!month || !year) return fault('incomplete_expiry', 'Your card’s expiration date is incomplete.')
  if (Number(month) < 1 || Number(month) > 12)
    return fault('invalid_expiry_month_past', 'Your card’s expiration date is invalid.')
  if (digits(field('cvc').value).length < 3)
    return fault('incomplete_cvc', 'Your card’s security code is incomplete.')
  return null
}

function say(error: StripeError | null) {
  if (problem) problem.textContent = error?.message ?? ''
}

async function keep({ key }: Settings): Promise<Answer> {
  const [month = '', year = ''] = field('expiry').value.split('/').map(digits)
  const card = {
    number: digits(field('number').value),
    exp_month: month,
    exp_year: `20${year.slice(-2)}`,
    cvc: field('cvc').value,
  }
  const body = new URLSearchParams({ key, type: 'card' })
  for (const [name, value] of Object.entries(card)) body.set(`card[${name}]`, value)
  const response = await fetch('/v1/payment_methods', { method: 'POST', body })
  const made = await response.json()
  return made.error ? { error: made.error } : { paymentMethod: made.id }
}

/** Applies the appearance that the page asks for, as far as the form supports it. */
function wear({ theme, variables = {} }: Appearance) {
  const { style } = document.documentElement
  document.documentElement.classList.toggle('night', theme === 'night')
  const names = {
    colorText: '--ink',
    colorTextSecondary: '--soft',
    colorBackground: '--raised',
    colorPrimary: '--accent',
    colorDanger: '--bad',
    fontFamily: '--font',
    borderRadius: '--radius',
  }
  for (const [name, property] of Object.entries(names)) {
    const value = variables[name]
    if (value) style.setProperty(property, value)
  }
}

/** Loads the page's own font. Its server has to allow this origin; otherwise the system font is used. */
function load(fonts: Font[]) {
  for (const { family, src, weight = 'normal', display = 'auto' } of fonts) {
    const face = new FontFace(family, src, { weight, display })
    document.fonts.add(face)
    face.load().catch((error: unknown) => console.warn(error))
  }
}

async function open(settings: Settings, port: MessagePort) {
  const tell = (event: FrameEvent) => port.postMessage(event)
  const change = () => {
    const error = incomplete()
    tell({ event: 'change', isEmpty: digits(field('number').value) === '', isComplete: !error })
    if (!error) say(null)
  }

  for (const choice of choices)
    choice.addEventListener('change', () => {
      field('number').value = choice.value
      change()
    })
  form?.addEventListener('input', ({ target }) => {
    const number = digits(field('number').value)
    // A chosen card triggers this before its number is written into the field.
    if (target === field('number'))
      for (const choice of choices) choice.checked = digits(choice.value) === number
    change()
  })
  form?.addEventListener('submit', (event) => event.preventDefault())

  const answer = async (question: Question): Promise<Answer> => {
    const error = incomplete()
    say(error)
    if (error) return { error }
    return question === 'keep' ? keep(settings) : {}
  }
  port.onmessage = async ({ data }: MessageEvent<{ question: Question; number: number }>) =>
    port.postMessage({ answerTo: data.number, answer: await answer(data.question) })

  load(settings.fonts ?? [])
  wear(settings.appearance ?? {})
  const measure = () => tell({ event: 'height', height: document.body.scrollHeight })
  new ResizeObserver(measure).observe(document.body)

  const { key, clientSecret } = settings
  const query = new URLSearchParams({ key, client_secret: clientSecret }).toString()
  const response = await fetch(`/v1/payment_intents/${clientSecret.split('_secret_')[0]}?${query}`)
  const { error } = await response.json()
  if (error) tell({ event: 'loaderror', error })
  else tell({ event: 'ready' })
  change()
}

addEventListener('message', ({ data, ports }: MessageEvent<{ settings?: Settings }>) => {
  const [port] = ports
  if (data.settings && port) void open(data.settings, port)
})

/**
 * Replaces Stripe's own script on a site that runs against the fake: `window.Stripe` with the part of its interface
 * that Cabine uses. Like the real one it keeps the card in a frame of its own origin, gives the page only a payment
 * method's id, and confirms over the public API with key and client secret.
 */
import type { PaymentIntent, StripeError } from '@stripe/stripe-js'
import type { Answer, Appearance, Font, FrameEvent, Question, Settings } from './frame.ts'

type Outcome =
  | { paymentIntent: PaymentIntent; error?: undefined }
  | { paymentIntent?: undefined; error: StripeError }
type Listener = (event: Record<string, unknown>) => void
type Options = { clientSecret: string; appearance?: Appearance; fonts?: Font[] }

const script = document.currentScript
if (!(script instanceof HTMLScriptElement)) throw new Error('this has to be loaded by a script tag')
const home = new URL(script.src).origin

const offline: StripeError = {
  type: 'api_connection_error',
  message: 'We are experiencing issues connecting to our payments provider. Please try again.',
}

async function call(path: string, init?: RequestInit): Promise<Outcome> {
  try {
    const response = await fetch(`${home}/v1${path}`, init)
    const body = await response.json()
    return body.error ? { error: body.error } : { paymentIntent: body }
  } catch {
    return { error: offline }
  }
}

const intentOf = (clientSecret: string) => clientSecret.split('_secret_')[0]

const retrieve = (key: string, clientSecret: string) =>
  call(
    `/payment_intents/${intentOf(clientSecret)}?${new URLSearchParams({ key, client_secret: clientSecret }).toString()}`,
  )

/** The form in its frame, and the message channel to it. */
function createPaymentElement(settings: Settings) {
  const listeners = new Map<string, Set<Listener>>()
  const { port1: port, port2: otherEnd } = new MessageChannel()
  const waiting = new Map<number, (answer: Answer) => void>()
  let questions = 0
  let frame: HTMLIFrameElement | null = null

  const emit = (name: string, event: Record<string, unknown> = {}) =>
    listeners.get(name)?.forEach((listener) => listener({ elementType: 'payment', ...event }))

  port.onmessage = ({ data }: MessageEvent<FrameEvent | { answerTo: number; answer: Answer }>) => {
    if ('answerTo' in data) return waiting.get(data.answerTo)?.(data.answer)
    if (data.event === 'height' && frame) frame.style.blockSize = `${data.height}px`
    if (data.event === 'ready') emit('ready')
    if (data.event === 'loaderror') emit('loaderror', { error: data.error })
    if (data.event === 'change')
      emit('change', {
        empty: data.isEmpty,
        complete: data.isComplete,
        collapsed: false,
        value: { type: 'card' },
      })
    return undefined
  }

  const element = {
    ask(question: Question) {
      questions += 1
      const number = questions
      return new Promise<Answer>((resolve) => {
        waiting.set(number, resolve)
        port.postMessage({ question, number })
      })
    },
    mount(target: string | HTMLElement) {
      const place = typeof target === 'string' ? document.querySelector(target) : target
      if (!place)
        throw new Error(
          'The selector you specified applies to no DOM elements that are currently on the page.',
        )
      const mounted = document.createElement('iframe')
      mounted.title = 'Secure payment input frame'
      mounted.src = `${home}/elements/payment`
      mounted.allow = 'payment *'
      // Another colour scheme than the form's own would paint a background behind it.
      mounted.style.cssText =
        'display:block;border:0;inline-size:100%;block-size:24rem;background:transparent'
      mounted.style.colorScheme = settings.appearance?.theme === 'night' ? 'dark' : 'light'
      mounted.addEventListener(
        'load',
        () => mounted.contentWindow?.postMessage({ settings }, home, [otherEnd]),
        { once: true },
      )
      place.replaceChildren(mounted)
      frame = mounted
      emit('loaderstart')
    },
    unmount() {
      frame?.remove()
      frame = null
    },
    destroy: () => element.unmount(),
    focus: () => frame?.focus(),
    update: () => undefined,
    on(name: string, listener: Listener) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return element
    },
    off(name: string, listener?: Listener) {
      if (listener) listeners.get(name)?.delete(listener)
      else listeners.delete(name)
      return element
    },
  }
  return element
}

function createElements(key: string, { clientSecret, appearance, fonts }: Options) {
  let payment: ReturnType<typeof createPaymentElement> | null = null
  return {
    clientSecret,
    create(type: string) {
      if (type !== 'payment') throw new Error(`this script has no "${type}" element`)
      payment = createPaymentElement({ key, clientSecret, appearance, fonts })
      return payment
    },
    getElement: (type: string) => (type === 'payment' ? payment : null),
    update: () => undefined,
    fetchUpdates: () => Promise.resolve({}),
    async submit(): Promise<{ selectedPaymentMethod?: string; error?: StripeError }> {
      if (!payment) throw new Error('elements.submit() needs a mounted Payment Element')
      const { error } = await payment.ask('check')
      return error ? { error } : { selectedPaymentMethod: 'card' }
    },
  }
}

type ConfirmOptions = {
  elements: ReturnType<typeof createElements>
  clientSecret?: string
  confirmParams?: { return_url?: string }
  redirect?: 'always' | 'if_required'
}

/** Never resolves, so that the page does not continue while the browser leaves it. */
function leaveFor(address: string) {
  window.location.assign(address)
  return new Promise<never>(() => {})
}

function returnAddress(returnUrl: string, { id, client_secret, status }: PaymentIntent) {
  const address = new URL(returnUrl)
  address.searchParams.set('payment_intent', id)
  address.searchParams.set('payment_intent_client_secret', client_secret ?? '')
  address.searchParams.set('redirect_status', status === 'succeeded' ? 'succeeded' : 'failed')
  return address.href
}

async function confirm(
  key: string,
  { elements, clientSecret, confirmParams, redirect }: ConfirmOptions,
): Promise<Outcome> {
  const returnUrl = confirmParams?.return_url ?? ''
  if (!returnUrl && redirect !== 'if_required') throw new Error('confirmParams.return_url is required')
  const { error, paymentMethod } = (await elements.getElement('payment')?.ask('keep')) ?? {}
  if (error || !paymentMethod) return { error: error ?? offline }

  const secret = clientSecret ?? elements.clientSecret
  const body = new URLSearchParams({
    key,
    client_secret: secret,
    payment_method: paymentMethod,
    return_url: returnUrl,
  })
  const outcome = await call(`/payment_intents/${intentOf(secret)}/confirm`, { method: 'POST', body })
  if (!outcome.paymentIntent) return outcome
  const bank = outcome.paymentIntent.next_action?.redirect_to_url?.url
  if (outcome.paymentIntent.status === 'requires_action' && bank) return leaveFor(bank)
  return redirect === 'if_required' ? outcome : leaveFor(returnAddress(returnUrl, outcome.paymentIntent))
}

Object.assign(window, {
  Stripe: (key: string) => ({
    elements: (options: Options) => createElements(key, options),
    confirmPayment: (options: ConfirmOptions) => confirm(key, options),
    retrievePaymentIntent: (clientSecret: string) => retrieve(key, clientSecret),
    registerAppInfo: () => undefined,
  }),
})

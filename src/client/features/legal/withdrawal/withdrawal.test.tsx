import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { setRegion, useRegionStore } from '#client/i18n/region.ts'
import { becomes, renderAt, type Role } from '#client/testing/shop.tsx'
import { WithdrawalPage } from '../withdrawal-page.tsx'

type Sent = Record<string, string>

// Fetched once, so that the form is there right after the page.
beforeAll(() => import('./withdrawal-form.tsx'))
beforeEach(async () => {
  useRegionStore.setState({ region: null, rates: null })
  await loadMessages('common', 'withdrawal', 'errors')
})

const text = () => document.querySelector('main')?.textContent ?? ''
const button = (name: string) => {
  const found = [...document.querySelectorAll('main button')].find(({ textContent }) => textContent === name)
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no button ${name}`)
  return found
}
const press = (name: string) => act(async () => button(name).click())

async function type(label: string, value: string) {
  const id = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label)?.htmlFor
  const input = document.getElementById(id ?? '')
  if (!(input instanceof HTMLInputElement)) throw new Error(`no field ${label}`)
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

async function open(country: string, role: Role = 'visitor', answers: object[] = [], at = '/') {
  const sent: Sent[] = []
  await becomes(role, (url, init) => {
    if (url.pathname !== '/api/withdrawals') return undefined
    sent.push(JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as Sent)
    const answer = answers[sent.length - 1]
    if (!answer) throw new TypeError('Failed to fetch')
    return Response.json(answer)
  })
  setRegion({ country, currency: 'EUR', isChosen: true })
  const facts = { name: 'Cabine GmbH', address: ['Ringstraße 1'] }
  await renderAt(
    at,
    <WithdrawalPage
      operator={Promise.resolve({ facts, supportEmail: null })}
      contact={Promise.resolve('help@cabine.example')}
    />,
  )
  // The form comes after the page.
  await vi.waitFor(() => act(async () => expect(document.querySelector('main button')).not.toBeNull()), {
    timeout: 5_000,
  })
  return sent
}

const told = {
  declaredAt: '2026-11-26T21:05:00.000Z',
  email: 'ada@example.com',
  isConfirmed: false,
  isMailed: true,
  outcome: null,
}

test.each([
  ['DE', 'within 14 days', 'for Luxe the days'],
  ['GB', 'within 14 days', 'for Luxe the days'],
  ['BR', 'within 7 days', 'everything you’ve paid'],
  ['US', 'know of no general right', 'Model withdrawal form'],
])('in %s it says: %s, %s', async (country, right, started) => {
  await open(country)
  expect(text()).toContain(right)
  expect(text()).toContain(started)
  expect(text()).toContain('To Cabine GmbH, Ringstraße 1, help@cabine.example:')
})

test('two presses withdraw: the first opens the form, the second sends it; its receipt is on the page and has the focus', async () => {
  const sent = await open('DE', 'visitor', [told])
  await press('Withdraw from contract here')
  await type('Your name', 'Ada L.')
  await type('Email for the receipt', 'ada@example.com')
  await act(async () => document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.click())
  await press('Confirm withdrawal')
  expect(sent).toMatchObject([
    { name: 'Ada L.', email: 'ada@example.com', subject: 'credits', country: 'DE', language: 'en' },
  ])
  expect(text()).toContain('Received on November 26, 2026')
  expect(text()).toContain('A receipt is on its way to ada@example.com.')
  expect(text()).toContain('press the button in that email')
  expect(document.activeElement?.textContent).toBe('Your withdrawal has arrived')
})

test('without a name and an address nothing is sent, and the first field that lacks has the focus', async () => {
  const sent = await open('DE')
  await press('Withdraw from contract here')
  await press('Confirm withdrawal')
  expect(sent).toEqual([])
  expect(text()).toContain('Please tell us your name.')
  expect(text()).toContain('an email address we can write to')
  expect(document.activeElement?.getAttribute('autocomplete')).toBe('name')
})

test('a lost answer is sent again as the same declaration, other words as another', async () => {
  const sent = await open('DE')
  await press('Withdraw from contract here')
  await type('Your name', 'Ada L.')
  await type('Email for the receipt', 'ada@example.com')
  await press('Confirm withdrawal')
  expect(document.querySelector('[role=alert]')).not.toBeNull()
  await press('Confirm withdrawal')
  await type('Your name', 'Ada Lovelace')
  await press('Confirm withdrawal')
  const ids = sent.map(({ id }) => id)
  expect(ids[0]).toBe(ids[1])
  expect(ids[2]).not.toBe(ids[0])
})

test('a link with these words opens the form, and who turns back is where she was', async () => {
  await open('DE', 'visitor', [], '/#form')
  expect(button('Confirm withdrawal')).toBeDefined()
  await press('Don’t withdraw')
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(document.activeElement).toBe(button('Withdraw from contract here'))
})

test.each([
  [{ ...told, isConfirmed: true, outcome: 'ended' }, 'Luxe has ended'],
  [{ ...told, isConfirmed: true, outcome: 'too_late' }, 'The 14 days had already passed'],
  [{ ...told, isConfirmed: true }, 'We’re ending Luxe'],
  [{ ...told, isMailed: false }, 'take a screenshot of this page'],
])('%o is told: %s', async (answer, words) => {
  await open('DE', 'visitor', [answer])
  await press('Withdraw from contract here')
  await type('Your name', 'Ada L.')
  await type('Email for the receipt', 'ada@example.com')
  await press('Confirm withdrawal')
  expect(text()).toContain(words)
})

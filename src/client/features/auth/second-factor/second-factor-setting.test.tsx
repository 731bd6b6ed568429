import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { SecondFactorSetting } from './second-factor-setting.tsx'
import { SecondStep } from './second-step.tsx'

let root: Root
const fetched = vi.spyOn(globalThis, 'fetch')
const onChange = vi.fn()

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'auth', 'errors', 'ways', 'second-factor')
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})
afterEach(() => act(async () => root.unmount()))

const answer = (body: unknown, status = 200) =>
  fetched.mockImplementationOnce(() => Promise.resolve(Response.json(body, { status })))
const press = (name: string) =>
  act(async () => {
    const shown = document.querySelector('dialog[open]') ?? document
    const found = [...shown.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    found!.click()
  })
const type = (name: string, value: string) =>
  act(async () => {
    const input = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
const sent = () => {
  const body = fetched.mock.calls.at(-1)?.[1]?.body
  return typeof body === 'string' ? JSON.parse(body) : body
}

const show = (factor: { since: string; codesLeft: number } | null) =>
  act(async () =>
    root.render(<SecondFactorSetting factor={factor} guard={(action) => action()} onChange={onChange} />),
  )
const key = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const link = `otpauth://totp/Cabine:ada?secret=${key}`

test('setting it up shows the key in fours and the link, asks for a code, and then shows the codes', async () => {
  await show(null)
  answer({ key, link })
  await press('Turn on')
  expect(document.querySelector('dd')?.textContent).toBe('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')
  expect(document.querySelector('a')?.getAttribute('href')).toBe(link)

  const calls = fetched.mock.calls.length
  await press('Turn on')
  expect(document.body.textContent).toContain('Please enter the six digits.')
  expect(fetched.mock.calls.length).toBe(calls)

  await type('code', '123 456')
  answer({ codes: ['abcdefghijkl', 'mnopqrstuvwx'] }, 201)
  await press('Turn on')
  expect(sent()).toEqual({ code: '123 456' })
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'abcd-efgh-ijkl',
    'mnop-qrst-uvwx',
  ])
  expect(onChange).toHaveBeenCalledOnce()
})

test('on, it says since when and how many codes are left, and asks before it goes off', async () => {
  await show({ since: '2026-11-26T12:00:00.000Z', codesLeft: 1 })
  expect(document.body.textContent).toContain('1 recovery code left.')
  await press('Turn off')
  expect(fetched).not.toHaveBeenCalled()
  fetched.mockImplementationOnce(() => Promise.resolve(new Response(null, { status: 204 })))
  await press('Turn off')
  expect(fetched.mock.calls.at(-1)?.[1]?.method).toBe('DELETE')
  expect(onChange).toHaveBeenCalledOnce()
})

test('the second step has the focus, says what is wrong beside its field, and takes a recovery code instead', async () => {
  const onDone = vi.fn(() => Promise.resolve())
  await act(async () => root.render(<SecondStep onDone={onDone} onRestart={() => undefined} />))
  expect(document.activeElement?.getAttribute('name')).toBe('code')
  await type('code', '123456')
  answer({ error: 'wrong_code', field: 'code' }, 403)
  await press('Sign In')
  expect(document.querySelector('input')?.getAttribute('aria-invalid')).toBe('true')
  expect(onDone).not.toHaveBeenCalled()

  await press('Use a recovery code')
  expect(document.activeElement?.getAttribute('name')).toBe('recoveryCode')
  await type('recoveryCode', 'abcd-efgh')
  answer({ user: { id: '1', name: 'Ada', email: 'ada@example.com' } })
  await press('Sign In')
  expect(sent()).toEqual({ recoveryCode: 'abcd-efgh' })
  expect(onDone).toHaveBeenCalledOnce()
})

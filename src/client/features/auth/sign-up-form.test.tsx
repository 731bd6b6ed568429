import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { siteWays } from './site-ways.ts'
import { SignUpForm } from './sign-up-form.tsx'

let root: Root
const onDone = vi.fn(() => Promise.resolve())
const fetched = vi.spyOn(globalThis, 'fetch')

beforeEach(async () => {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'auth', 'errors')
  vi.clearAllMocks()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
  await act(async () => root.render(<SignUpForm onDone={onDone} />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  siteWays.forget()
})

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)!
const button = () => document.querySelector<HTMLButtonElement>('button[type="submit"]')!
const errorBeside = (name: string) => {
  const ids = input(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

async function type(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(name), value)
      input(name).dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

const checklist = () => document.querySelector('ul')?.textContent
const submit = () => act(async () => button().click())
const ada = { name: 'Ada', email: 'ada@example.com', password: 'mirror-42', confirmPassword: 'mirror-42' }

test('the checklist answers while she types', async () => {
  expect(checklist()).toBe('not done yet:At least 6 characters')
  await type({ password: 'mirror', confirmPassword: 'mir' })
  expect(checklist()).toBe('done:At least 6 charactersnot done yet:Passwords must match')
  await type({ confirmPassword: 'mirror' })
  expect(checklist()).toBe('done:At least 6 charactersdone:Passwords match')
})

test('nothing is sent until both passwords are the same and long enough', async () => {
  await type({ ...ada, password: 'short', confirmPassword: 'shor' })
  await submit()
  expect(fetched).not.toHaveBeenCalled()
  expect(errorBeside('password')).toContain('at least 6 characters')
  expect(errorBeside('confirmPassword')).toContain('Passwords must match')
  expect(document.activeElement).toBe(input('password'))
})

test('the button says what goes on and cannot be pressed twice', async () => {
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValue(answer.promise)
  await type(ada)
  await submit()
  expect(button().textContent).toBe('Creating Account...')
  expect(button().getAttribute('aria-disabled')).toBe('true')
  await submit()
  expect(fetched).toHaveBeenCalledOnce()
  await act(async () =>
    answer.resolve(Response.json({ user: { id: 'u', name: 'Ada', email: ada.email } }, { status: 201 })),
  )
  expect(onDone).toHaveBeenCalledOnce()
})

test('what the server objects to stands beside its field, and what was typed stays', async () => {
  fetched.mockResolvedValue(Response.json({ error: 'email_taken', field: 'email' }, { status: 409 }))
  await type(ada)
  await submit()
  expect(errorBeside('email')).toContain('There is already an account with this email')
  expect(input('email').value).toBe(ada.email)
  expect(input('password').value).toBe(ada.password)
  expect(onDone).not.toHaveBeenCalled()
})

test('an operator who asks for more characters is obeyed by the checklist and by the button', async () => {
  await act(async () => siteWays.set({ google: false, passwordLength: 12 }))
  await type({ ...ada, password: 'mirror-42-ab', confirmPassword: 'mirror-42-a' })
  expect(checklist()).toBe('done:At least 12 charactersnot done yet:Passwords must match')
  await type({ password: 'mirror-42-a' })
  await submit()
  expect(fetched).not.toHaveBeenCalled()
  expect(errorBeside('password')).toContain('at least 12 characters')
})

test('the form has the four fields of the specification and no other', () => {
  const names = [...document.querySelectorAll('input')].map(({ name }) => name)
  expect(names).toEqual(['name', 'email', 'password', 'confirmPassword'])
})

test('what nobody has a reason for has details, for whoever helps her', async () => {
  fetched.mockResolvedValue(new Response('<html>', { status: 502 }))
  await type(ada)
  await submit()
  const alert = document.querySelector('[role="alert"]')?.textContent
  expect(alert).toContain('Details: Account creation failed (HTTP 502)')
})

test('a lost connection is said above the button', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await type(ada)
  await submit()
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Connection lost')
})

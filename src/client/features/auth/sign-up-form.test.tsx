import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
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
afterEach(() => act(async () => root.unmount()))

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

const tick = () => act(async () => input('minimumAge').click())
const checklist = () => document.querySelector('ul')?.textContent
const submit = () => act(async () => button().click())
const ada = { name: 'Ada', email: 'ada@example.com', password: 'mirror-42', confirmPassword: 'mirror-42' }

test('the checklist answers while she types', async () => {
  expect(checklist()).toBe('not done yet:At least 8 characters')
  await type({ password: 'mirror-4', confirmPassword: 'mir' })
  expect(checklist()).toBe('done:At least 8 charactersnot done yet:Passwords must match')
  await type({ confirmPassword: 'mirror-4' })
  expect(checklist()).toBe('done:At least 8 charactersdone:Passwords match')
})

test('nothing is sent until both passwords are the same and long enough', async () => {
  await type({ ...ada, password: 'short', confirmPassword: 'shor' })
  await submit()
  expect(fetched).not.toHaveBeenCalled()
  expect(errorBeside('password')).toContain('at least 8 characters')
  expect(errorBeside('confirmPassword')).toContain('Passwords must match')
  expect(document.activeElement).toBe(input('password'))
})

test('the button says what goes on and cannot be pressed twice', async () => {
  const answer = Promise.withResolvers<Response>()
  fetched.mockReturnValue(answer.promise)
  await type(ada)
  await tick()
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
  await tick()
  await submit()
  expect(errorBeside('email')).toContain('There is already an account with this email')
  expect(input('email').value).toBe(ada.email)
  expect(input('password').value).toBe(ada.password)
  expect(onDone).not.toHaveBeenCalled()
})

test('whoever has not said that she is old enough is asked, and nothing is sent', async () => {
  await type(ada)
  await submit()
  expect(fetched).not.toHaveBeenCalled()
  expect(errorBeside('minimumAge')).toContain('You need to be 13 or older')
  expect(document.activeElement).toBe(input('minimumAge'))
})

test('a lost connection is said above the button', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  await type(ada)
  await tick()
  await submit()
  expect(document.querySelector('[role="alert"]')?.textContent).toContain('Connection lost')
})

// @vitest-environment jsdom
import { act, lazy, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from './toasts/toast-store.ts'
import { LateDialog } from './late-dialog.tsx'

const missing = () =>
  new TypeError('Failed to fetch dynamically imported module: https://cabine.example/a.js')

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  useToasts.setState({ toasts: [] })
  await loadMessages('common', 'errors')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page with a button that opens a dialog; it is given the dialog's code, or why there is none. */
async function pageWith(fetch: () => Promise<string>) {
  const Dialog = lazy(async () => {
    const text = await fetch()
    return { default: () => <p>{text}</p> }
  })
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <h1>Her look</h1>
        <button type="button" onClick={() => setIsOpen(true)}>
          Open
        </button>
        <LateDialog open={isOpen} onClose={() => setIsOpen(false)}>
          <Dialog />
        </LateDialog>
      </>
    )
  }
  const element = document.createElement('div')
  await act(async () => createRoot(element).render(<Page />))
  const press = () => act(async () => element.querySelector('button')?.click())
  return { element, press }
}

test('its code is fetched when it is opened', async () => {
  const fetch = vi.fn(async () => 'Sophia')
  const { element, press } = await pageWith(fetch)
  expect(fetch).not.toHaveBeenCalled()
  await press()
  expect(element.textContent).toContain('Sophia')
})

test('one that cannot be fetched leaves the page, and each press says so and offers a reload', async () => {
  const { element, press } = await pageWith(() => Promise.reject(missing()))
  for (const _ of [1, 2]) {
    useToasts.setState({ toasts: [] })
    await press()
    expect(element.textContent).toBe('Her lookOpen')
    expect(useToasts.getState().toasts).toMatchObject([
      {
        title: 'Connection lost. Please check your internet and try again.',
        tone: 'error',
        action: { label: 'Try again' },
      },
    ])
  }
})

test('without a network no reload is offered: it would lose the page', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { press } = await pageWith(() => Promise.reject(missing()))
  await press()
  expect(useToasts.getState().toasts[0]?.action).toBeUndefined()
})

test('one that breaks leaves the page, too', async () => {
  const { element, press } = await pageWith(() => Promise.reject(new Error('a mistake of ours')))
  await press()
  expect(element.textContent).toBe('Her lookOpen')
  expect(useToasts.getState().toasts).toMatchObject([{ title: 'Something went wrong', tone: 'error' }])
})

import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { Component, loader } from './page.tsx'

let root: Root
const fetched = vi.spyOn(globalThis, 'fetch')

beforeEach(async () => {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'status')
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})
afterEach(() => act(async () => root.unmount()))

async function show() {
  const router = createMemoryRouter([{ path: '/', loader, Component }])
  await act(async () => root.render(<RouterProvider router={router} />))
  return document.querySelector('main')?.textContent ?? ''
}

const status = {
  at: '2026-11-24T10:00:00.000Z',
  ok: false,
  parts: [
    { part: 'shop', state: 'well' },
    { part: 'photographs', state: 'trouble' },
  ],
  days: 28,
  objectives: [
    { measure: 'calls', share: 0.9995, target: 0.999, isKept: true },
    { measure: 'searches', share: 0.91, target: 0.95, isKept: false },
    { measure: 'try_ons', share: null, target: 0.99, isKept: true },
  ],
}

test('a shopper reads what works, what does not, and which promise was kept', async () => {
  fetched.mockImplementation(async () => Response.json(status))
  const text = await show()
  expect(text).toContain('Something isn’t working as it should.')
  expect(text).toContain('The shop and its searchWorks')
  expect(text).toContain('Photographs of your looksNot working')
  expect(text).toContain('99.95% (promised: 99.9%)As promised')
  expect(text).toContain('91% (promised: 95%)Below our promise')
  expect(text).toContain('within 5 minutesNothing measured yet')
})

test('a site that does not answer is told so', async () => {
  fetched.mockImplementation(async () => {
    throw new TypeError('Failed to fetch')
  })
  expect(await show()).toContain('Cabine isn’t answering right now.')
})

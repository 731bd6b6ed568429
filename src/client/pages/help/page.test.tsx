import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { Component } from './page.tsx'

let root: Root

beforeEach(async () => {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'help')
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
})
afterEach(() => act(async () => root.unmount()))

/** The help page of a site whose operator has this address. */
async function show(email: string | null) {
  const loader = () => ({ email: Promise.resolve(email) })
  const router = createMemoryRouter([{ path: '/', loader, Component }])
  await act(async () => root.render(<RouterProvider router={router} />))
}
const contactLinks = () =>
  [...document.querySelectorAll('#contact a')].map((link) => link.getAttribute('href'))

test('each question has an answer, and a way on inside the product where there is one', async () => {
  await show(null)
  const sections = [...document.querySelectorAll('main section')]
  expect(sections.length).toBeGreaterThanOrEqual(9)
  for (const section of sections) expect(section.querySelector('p')?.textContent.length).toBeGreaterThan(40)
  expect(document.querySelector('main')?.textContent).toContain('How do I try something on?')
})

test('whoever is still stuck writes to the operator where there is an address', async () => {
  await show('help@cabine.example')
  expect(contactLinks()).toEqual(['mailto:help@cabine.example'])
})

test('without an address the last way is no dead end either', async () => {
  await show(null)
  expect(contactLinks()).toEqual(['/status', '/privacy-policy'])
})

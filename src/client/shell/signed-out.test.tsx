import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { refreshAppState } from '#client/session/app-state.ts'
import { BackgroundWork } from './background-work.tsx'

beforeAll(() => loadMessages('common', 'errors', 'signed-out', 'shell'))

const key = 'last-session'
const answerOf = (id: string) => ({ user: { id }, plan: 'free', is_premium: false, credits_remaining: 5 })
let root: Root

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json(answerOf('0-ada')))
  vi.stubGlobal('caches', { delete: async () => true })
  await refreshAppState()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root')!)
  const router = createMemoryRouter([{ path: '*', element: <BackgroundWork /> }], {
    initialEntries: ['/explore?colour=red'],
  })
  await act(async () => root.render(<RouterProvider router={router} />))
})
afterEach(() => act(async () => root.unmount()))

/** What another tab does with the session that is kept. */
async function elsewhere(session: object | null) {
  if (session) localStorage.setItem(key, JSON.stringify({ appState: session, keptAt: Date.now() }))
  else localStorage.removeItem(key)
  await act(async () => window.dispatchEvent(new StorageEvent('storage', { key })))
  // The notice's code comes later.
  await act(async () => void (await import('./signed-out-notice.tsx')))
}

const notice = () => document.querySelector('[role=alert]')

test('signed out in another tab, the page says so, and the way back opens beside it', async () => {
  expect(notice()).toBeNull()
  await elsewhere(null)
  expect(notice()?.textContent).toContain('You’re signed out')
  const link = notice()?.querySelector('a')
  expect(link?.getAttribute('href')).toBe('/auth?next=%2Fexplore%3Fcolour%3Dred&tab=signIn')
  expect(link?.target).toBe('_blank')
})

test('signed in again there, it goes; signed in as somebody else, it stays', async () => {
  await elsewhere(null)
  await elsewhere(answerOf('0-ada'))
  expect(notice()).toBeNull()
  await elsewhere(answerOf('0-berta'))
  expect(notice()).not.toBeNull()
})

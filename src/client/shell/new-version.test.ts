import { expect, test, vi } from 'vitest'
import { reloadForNewVersion } from './new-version.ts'

/** How often a page reloads whose chunk is missing, with a server that answers like this. */
async function reloadsWhere(server: () => Promise<Response>) {
  const page = new EventTarget()
  const asked = vi.fn(server)
  const reload = vi.fn()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('location', { href: 'https://cabine.example/outfit-generator', reload })
  vi.stubGlobal('fetch', asked)
  reloadForNewVersion()
  page.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  await new Promise((done) => setImmediate(done))
  return reload.mock.calls.length
}

test('a chunk that is gone loads the page anew', async () => {
  expect(await reloadsWhere(async () => new Response(null))).toBe(1)
})

test('a server that is down or in trouble takes no page from her', async () => {
  expect(await reloadsWhere(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(0)
  expect(await reloadsWhere(async () => new Response(null, { status: 502 }))).toBe(0)
})

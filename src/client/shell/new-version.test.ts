import { beforeEach, expect, test, vi } from 'vitest'
import { reloadForNewVersion } from './new-version.ts'

const reload = vi.fn()
const asked = vi.fn<() => Promise<Response>>()
let page: EventTarget

const pageOf = (version: string) => async () =>
  new Response(`<script type="module" crossorigin src="/assets/index-${version}.js"></script>`)

async function miss() {
  page.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setImmediate(done))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  reload.mockClear()
  asked.mockReset().mockImplementation(pageOf('ours'))
  page = new EventTarget()
  const kept = new Map<string, string>()
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('location', { href: 'https://cabine.example/outfit-generator', reload })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-ours.js' }) })
  vi.stubGlobal('fetch', asked)
  reloadForNewVersion()
})

test('a chunk of a version that is no longer served loads the page anew, once a minute', async () => {
  asked.mockImplementation(pageOf('theirs'))
  await miss()
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  await miss()
  expect(reload).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(2_000)
  await miss()
  expect(reload).toHaveBeenCalledTimes(2)
})

test('a chunk that the network failed to bring takes no page from her', async () => {
  await miss()
  expect(asked).toHaveBeenCalledOnce()
  expect(reload).not.toHaveBeenCalled()
})

test('a server that is down or in trouble takes no page from her', async () => {
  asked.mockRejectedValue(new TypeError('Failed to fetch'))
  await miss()
  asked.mockResolvedValue(new Response(null, { status: 502 }))
  await miss()
  expect(reload).not.toHaveBeenCalled()
})

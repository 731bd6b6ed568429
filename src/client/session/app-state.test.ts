import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shelvesCache, picturesCache } from '#client/service-worker/shop-cache-names.ts'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import {
  firstNameOf,
  forgetAppState,
  isSignedOut,
  loadAppState,
  readAppState,
  refreshAppState,
} from './app-state.ts'
import { alsoForget } from './kept-session.ts'

const fetched = vi.spyOn(globalThis, 'fetch')
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})

/** What else this device keeps: pages of the shop that she has seen, and her lookbook. */
const kept = new Set<string>()
const lookbook = 'cabine-looks-u1'
vi.stubGlobal('caches', { delete: async (name: string) => kept.delete(name) })
alsoForget(async (userId) => void kept.delete(`cabine-looks-${userId}`))
const keepAll = () => {
  for (const name of [shelvesCache, picturesCache, lookbook]) kept.add(name)
}

const ada = (credits: number) =>
  Response.json({
    user: { id: 'u1', name: 'Ada', email: 'ada@example.com' },
    plan: 'free',
    credits_remaining: credits,
  })
const toastTitles = () => useToasts.getState().toasts.map((one) => `${one.title} / ${one.description}`)

beforeEach(() => {
  vi.useFakeTimers()
  fetched.mockReset()
  stored.clear()
  useToasts.setState({ toasts: [] })
  forgetAppState()
})
afterEach(() => vi.useRealTimers())

test('the app state is asked for again once it is 30 s old', async () => {
  fetched.mockImplementation(async () => ada(5))
  await loadAppState()
  vi.advanceTimersByTime(29_999)
  await loadAppState()
  expect(fetched).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await loadAppState()
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('calls that overlap share one request, and the browser keeps the credits as a hint', async () => {
  fetched.mockImplementation(async () => ada(3))
  await Promise.all([loadAppState(), loadAppState()])
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(readAppState()?.credits_remaining).toBe(3)
  expect(stored.get('userCredits')).toBe('3')
})

test('who knows of a change is not content with an answer that was asked for before it', async () => {
  fetched.mockImplementationOnce(async () => ada(3)).mockImplementation(async () => ada(2))
  const first = loadAppState()
  const later = await Promise.all([refreshAppState(), refreshAppState()])
  expect(fetched).toHaveBeenCalledTimes(2)
  expect([await first, ...later].map((one) => one?.credits_remaining)).toEqual([2, 2, 2])
})

test.each([
  ['nobody', Response.json(null)],
  ['a session that is over', signedOutAnswer()],
])('%s being signed in is no error: no toast, and the hint begins at 5', async (_, answer) => {
  fetched.mockResolvedValue(answer)
  expect(await loadAppState()).toBeNull()
  expect(isSignedOut()).toBe(true)
  expect(toastTitles()).toEqual([])
  expect(stored.get('userCredits')).toBe('5')
})

test('any other failure is said, is not retried, and signs nobody out', async () => {
  fetched.mockResolvedValueOnce(ada(5))
  await loadAppState()
  vi.advanceTimersByTime(30_000)
  fetched.mockResolvedValueOnce(new Response('boom', { status: 500 }))
  await loadAppState()
  expect(fetched).toHaveBeenCalledTimes(2)
  expect(toastTitles()).toEqual(['App State Error / Failed to load app state. Please refresh.'])
  expect(isSignedOut()).toBe(false)
  expect(readAppState()?.user.name).toBe('Ada')
})

test('without a network whoever was signed in last stands in for the server, until she has logged out', async () => {
  fetched.mockResolvedValueOnce(ada(3))
  await loadAppState()
  // Another page load: nothing is in memory any more.
  forgetAppState()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await refreshAppState())?.user.id).toBe('u1')
  expect(toastTitles()).toEqual([])

  fetched.mockResolvedValueOnce(signedOutAnswer())
  await refreshAppState()
  expect(await refreshAppState()).toBeNull()
})

test.each(strangersAnswers)(
  '%s signs nobody out, and drops nothing that is kept of her',
  async (_, answer) => {
    fetched.mockResolvedValueOnce(ada(3))
    await loadAppState()
    keepAll()
    fetched.mockResolvedValueOnce(answer())
    expect((await refreshAppState())?.user.id).toBe('u1')
    expect(isSignedOut()).toBe(false)
    expect([...kept]).toEqual([shelvesCache, picturesCache, lookbook])
    expect(stored.get('userCredits')).toBe('3')
    // Another page load, and no network.
    forgetAppState()
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await refreshAppState())?.user.id).toBe('u1')
  },
)

test('what is kept of her goes when the server itself says that nobody is signed in', async () => {
  fetched.mockResolvedValueOnce(ada(3))
  await loadAppState()
  keepAll()
  fetched.mockResolvedValueOnce(signedOutAnswer())
  await refreshAppState()
  expect([...kept]).toEqual([])
  expect(stored.has('last-session')).toBe(false)
})

test('a failure that has 401 or the words in its text is silent; any other is said', async () => {
  const isLoud = /over its own code|without a word$/
  for (const [name, answer] of strangersAnswers) {
    useToasts.setState({ toasts: [] })
    fetched.mockResolvedValueOnce(answer())
    await refreshAppState()
    expect([name, toastTitles().length]).toEqual([name, isLoud.test(name) ? 1 : 0])
  }
})

test('of a session that would have run out at the server nothing is remembered', async () => {
  fetched.mockResolvedValueOnce(ada(3))
  await loadAppState()
  forgetAppState()
  vi.advanceTimersByTime(60 * 24 * 60 * 60 * 1000)
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await refreshAppState()).toBeNull()
})

test.each([
  ['Ada Lovelace', 'Ada'],
  [' ada ', 'ada'],
  ['山田花子', '山田花子'],
])('%j is greeted as %j', (name, first) => {
  expect(firstNameOf(name)).toBe(first)
})

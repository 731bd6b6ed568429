// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSignedOut, readAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import type { ChannelMessage } from '#shared/channel-message.ts'
import type { Notification } from '#shared/notifications.ts'
import { followNotifications } from './follow.ts'

await loadMessages('common')

const note = (id: string): Notification => ({
  id,
  isRead: false,
  kind: 'luxe_ended',
  data: {},
  createdAt: '2026-11-22T06:00:00.000Z',
})

/** The server's end of a tab's live channel. */
class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static all: FakeSocket[] = []
  static areRefused = false
  readyState = 0
  sent: string[] = []
  isSilent = false
  constructor() {
    super()
    FakeSocket.all.push(this)
    if (FakeSocket.areRefused) queueMicrotask(() => this.close())
  }
  open() {
    this.readyState = 1
    this.dispatchEvent(new Event('open'))
  }
  say(data: string) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  send(text: string) {
    this.sent.push(text)
    if (!this.isSilent) this.say('pong')
  }
  close() {
    if (this.readyState === 3) return
    this.readyState = 3
    this.dispatchEvent(new Event('close'))
  }
}

const socket = () => FakeSocket.all.at(-1)!
const push = (message: ChannelMessage) => socket().say(JSON.stringify(message))

let stored: Notification[]
let asked: number
let instead: (() => Response) | null
let told: string[]
let stop: () => void

function look(visibility: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  document.dispatchEvent(new Event('visibilitychange'))
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const minute = 60_000

beforeEach(async () => {
  vi.useFakeTimers()
  FakeSocket.all = []
  FakeSocket.areRefused = false
  stored = []
  asked = 0
  instead = null
  told = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', async (path: string) => {
    if (instead) return instead()
    if (path === '/api/app-state') return Response.json({ user: { id: '0-a' }, unread_notifications: 0 })
    asked += 1
    return Response.json({ notifications: stored })
  })
  look('visible')
  await refreshAppState()
  stop = followNotifications((news) => told.push(...news.map(({ id }) => id)))
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while the channel is open nothing is asked, and what comes is told', async () => {
  socket().open()
  push({ type: 'notification', notification: note('a') })
  push({ type: 'notification', notification: note('a') })
  await pass(10 * minute)
  expect([asked, told, readAppState()?.unread_notifications]).toEqual([0, ['a'], 1])
})

test('what came before a channel that opened late is asked for once', async () => {
  stored = [note('a')]
  await pass(4_000)
  socket().open()
  await pass(10 * minute)
  expect([asked, told]).toEqual([1, ['a']])
})

test('while it is cut the server is asked every minute; open again, once more and then no longer', async () => {
  socket().open()
  FakeSocket.areRefused = true
  socket().close()
  await pass(minute)
  expect([asked, FakeSocket.all.length > 5]).toEqual([1, true])
  stored = [note('a')]
  await pass(minute)
  expect([asked, told]).toEqual([2, ['a']])
  stored = [note('b'), note('a')]
  FakeSocket.areRefused = false
  await pass(30_000)
  socket().open()
  await pass(10 * minute)
  expect([asked, told]).toEqual([3, ['a', 'b']])
})

test('it comes back by itself, later each time', async () => {
  socket().open()
  socket().close()
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  socket().close()
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(2)
  await pass(1_000)
  expect(FakeSocket.all).toHaveLength(3)
})

test('a network that is gone says nothing: silence after a question is a cut', async () => {
  const first = socket()
  first.open()
  await pass(30_000)
  expect(first.sent).toEqual(['ping'])
  first.isSilent = true
  await pass(30_000)
  expect(first.sent).toHaveLength(2)
  await pass(11_000)
  expect([first.readyState, FakeSocket.all.length]).toEqual([3, 2])
})

test('in the background nothing is asked; back before her eyes, at once', async () => {
  socket().close()
  look('hidden')
  await pass(10 * minute)
  expect(asked).toBe(0)
  look('visible')
  await pass(0)
  expect(asked).toBe(1)
})

test('with the network back it is asked at once', async () => {
  socket().close()
  window.dispatchEvent(new Event('online'))
  await pass(0)
  expect(asked).toBe(1)
})

test('what comes while she is in another tab is told when she is back', async () => {
  socket().open()
  look('hidden')
  push({ type: 'notification', notification: note('a') })
  expect([told, readAppState()?.unread_notifications]).toEqual([[], 1])
  look('visible')
  expect([told, asked]).toEqual([['a'], 0])
})

test('several changes in another tab are looked at once', async () => {
  socket().open()
  push({ type: 'notifications_changed' })
  push({ type: 'notifications_changed' })
  await pass(1_000)
  expect(asked).toBe(1)
})

test('signed out elsewhere, the app state learns of it', async () => {
  socket().close()
  instead = signedOutAnswer
  await pass(minute)
  // The stored session is deleted first.
  await refreshAppState()
  expect(isSignedOut()).toBe(true)
})

test.each(strangersAnswers)('%s leaves the bell to her', async (_, strangers) => {
  socket().close()
  instead = strangers
  await pass(minute)
  expect([isSignedOut(), readAppState()?.user.id]).toEqual([false, '0-a'])
  instead = null
  stored = [note('a')]
  await pass(minute)
  expect(told).toEqual(['a'])
})

test('when she leaves the channel is closed, and nothing goes on', async () => {
  socket().open()
  stop()
  expect(socket().readyState).toBe(3)
  await pass(10 * minute)
  expect([asked, FakeSocket.all.length]).toEqual([0, 1])
})

// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { Notification } from '#shared/notifications.ts'
import {
  addNotification,
  clearAllNotifications,
  clearNotification,
  forgetNotifications,
  loadNotifications,
  markAllRead,
  markRead,
  newsOf,
  notificationList,
  readNotifications,
} from './notification-list.ts'

await loadMessages('common', 'errors')

const note = (id: string, isRead = false): Notification => ({
  id,
  isRead,
  kind: 'try_on_ready',
  data: { predictionId: id },
  createdAt: '2026-11-22T06:00:00.000Z',
})

/** The server's notifications, and the calls it received. */
let stored: Notification[]
let calls: string[]
let answer: (call: string) => Response | Promise<Response> | undefined

beforeEach(async () => {
  stored = [note('b'), note('a', true)]
  calls = []
  answer = () => undefined
  vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
    if (path === '/api/app-state') return Response.json({ user: { id: '0-a' }, unread_notifications: 1 })
    calls.push(`${method} ${path}`)
    const own = await answer(`${method} ${path}`)
    if (own) return own
    return method === 'GET' ? Response.json({ notifications: stored }) : new Response(null, { status: 204 })
  })
  forgetNotifications()
  useToasts.setState({ toasts: [] })
  await refreshAppState()
})

const badge = () => readAppState()?.unread_notifications
const shown = () => readNotifications()?.map(({ id, isRead }) => (isRead ? id : `${id}!`))

describe('the actions of the specification (spec 1.4.10)', () => {
  test('a new one comes unread at the top, once', async () => {
    await loadNotifications()
    expect(addNotification(note('c'))).toBe(true)
    expect(addNotification(note('c'))).toBe(false)
    expect([shown(), badge()]).toEqual([['c!', 'b!', 'a'], 2])
  })

  test('one is read, and stays where it is', async () => {
    await loadNotifications()
    await markRead('b')
    expect([shown(), badge(), calls.at(-1)]).toEqual([['b', 'a'], 0, 'PUT /api/notifications/b/read'])
    await markRead('b')
    expect(calls).toHaveLength(2)
  })

  test('all are read', async () => {
    await loadNotifications()
    addNotification(note('c'))
    await markAllRead()
    expect([shown(), badge(), calls.at(-1)]).toEqual([['c', 'b', 'a'], 0, 'POST /api/notifications/read'])
  })

  test('one is cleared, and with it what it counted', async () => {
    await loadNotifications()
    await clearNotification('b')
    expect([shown(), badge(), calls.at(-1)]).toEqual([['a'], 0, 'DELETE /api/notifications/b'])
  })

  test('all are cleared', async () => {
    await loadNotifications()
    await clearAllNotifications()
    expect([shown(), badge(), calls.at(-1)]).toEqual([[], 0, 'DELETE /api/notifications'])
  })
})

test('before the list is asked for the number alone moves, also when the same comes twice', async () => {
  addNotification(note('c'))
  addNotification(note('c'))
  expect([readNotifications(), badge()]).toEqual([null, 2])
  await markRead('c')
  expect(badge()).toBe(1)
})

test('a change that the server did not hear of comes back, with the reason', async () => {
  await loadNotifications()
  answer = (call) => (call.startsWith('DELETE') ? Response.error() : undefined)
  await clearNotification('b')
  expect([shown(), badge()]).toEqual([['b!', 'a'], 1])
  expect(useToasts.getState().toasts).toMatchObject([{ tone: 'error' }])
})

test('what was cleared elsewhere is gone here too, and nothing is said', async () => {
  await loadNotifications()
  answer = (call) =>
    call.startsWith('DELETE') ? Response.json({ error: 'not_found' }, { status: 404 }) : undefined
  await clearNotification('b')
  expect([shown(), useToasts.getState().toasts]).toEqual([['a'], []])
})

test('an answer that was on its way before a change by the shopper does not undo it', async () => {
  await loadNotifications()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer = (call) => {
    if (!call.startsWith('GET')) return undefined
    answer = () => undefined
    return promise
  }
  const late = loadNotifications()
  await clearNotification('b')
  const seen: unknown[] = []
  const stop = notificationList.store.subscribe(() => seen.push(shown()))
  resolve(Response.json({ notifications: stored }))
  stored = [note('a', true)]
  await late
  stop()
  expect(shown()).toEqual(['a'])
  expect(seen).not.toContainEqual(expect.arrayContaining(['b!']))
})

test('whoever asks while an answer is on its way gets a later one', async () => {
  const first = loadNotifications()
  const later = [loadNotifications(), loadNotifications()]
  stored = [note('c'), ...stored]
  await Promise.all([first, ...later])
  expect(calls).toHaveLength(2)
  expect(shown()).toEqual(['c!', 'b!', 'a'])
})

describe('what of a list is news', () => {
  const list = [note('d'), note('c', true), note('b'), note('a')]

  test('with a former list, what was not in it and is not read', () => {
    expect(newsOf(list, [note('a'), note('b')], 2).map(({ id }) => id)).toEqual(['d'])
  })

  test('without one, as many as the number has grown by, the newest', () => {
    expect(newsOf(list, null, 1).map(({ id }) => id)).toEqual(['d', 'b'])
    expect(newsOf(list, null, 5)).toEqual([])
  })
})

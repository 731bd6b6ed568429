import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { runCron } from '../background/cron.ts'
import { openDb } from '../lib/db.ts'
import { listen, type LiveTab } from '../testing/live-tab.ts'
import { createManyNotifications, createNotification } from '../testing/notifications.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { deliverPending } from './deliver.ts'
import { notifications } from './schema.ts'
import { maxKept, sweepNotifications } from './sweep.ts'

const db = openDb(env.DB)

/** A notification whose delivery was interrupted. */
const createPending = (userId: string, overrides: Parameters<typeof createNotification>[1] = {}) =>
  createNotification(userId, { deliveredAt: null, ...overrides })

const told = ({ heard }: LiveTab) =>
  heard.flatMap((message) => (message.type === 'notification' ? [message.notification.id] : []))

const changes = ({ heard }: LiveTab) => heard.filter(({ type }) => type === 'notifications_changed').length

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

beforeEach(async () => {
  await db.delete(notifications)
})

describe('pending notifications', () => {
  test('all of her open tabs hear it, with its words in data, and only once', async () => {
    const [ada, bea] = [await createSignedIn(), await createSignedIn()]
    const tabs = [await listen(ada), await listen(ada)]
    const stranger = await listen(bea)
    const { id, createdAt } = await createPending(ada.id, { content: { kind: 'luxe_ended', data: {} } })
    await deliverPending(env)
    await deliverPending(env)
    for (const tab of tabs) {
      await expect
        .poll(() => tab.heard)
        .toEqual([
          {
            type: 'notification',
            notification: {
              id,
              kind: 'luxe_ended',
              data: {},
              createdAt: createdAt.toISOString(),
              isRead: false,
              title: 'Luxe has ended',
              message: 'You are on the free plan now.',
              timestamp: createdAt.toISOString(),
              read: false,
            },
          },
        ])
    }
    expect(stranger.heard).toEqual([])
  })

  test('the regular cron tells what was cut off', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    const { id } = await createPending(shopper.id)
    await runCron('*/5 * * * *', env)
    await expect.poll(() => told(tab)).toEqual([id])
  })

  test('without an open tab it costs no error, and counts as told', async () => {
    const shopper = await createSignedIn()
    await createPending(shopper.id)
    await deliverPending(env)
    const tab = await listen(shopper)
    await deliverPending(env)
    expect(await db.select({ at: notifications.deliveredAt }).from(notifications)).toEqual([
      { at: expect.any(Date) },
    ])
    expect(tab.heard).toEqual([])
    expect(await (await shopper.api.notifications.$get()).json()).toMatchObject({ unread: 1 })
  })

  test('a channel that fails keeps no other from hearing, and is told by the next run', async () => {
    const [ada, bea] = [await createSignedIn(), await createSignedIn()]
    const [herTab, otherTab] = [await listen(ada), await listen(bea)]
    const lost = await createPending(ada.id, { createdAt: minutesAgo(2) })
    const other = await createPending(bea.id, { createdAt: minutesAgo(1) })
    const channels = new Proxy(env.SHOPPER_CHANNELS, {
      get: (target, name) =>
        name === 'getByName'
          ? (userId: string) =>
              userId === ada.id
                ? { push: () => Promise.reject(new Error('it is down')) }
                : target.getByName(userId)
          : (Reflect.get(target, name) as unknown),
    })
    await deliverPending({ ...env, SHOPPER_CHANNELS: channels })
    await expect.poll(() => told(otherTab)).toEqual([other.id])
    expect(herTab.heard).toEqual([])
    await deliverPending(env)
    await expect.poll(() => told(herTab)).toEqual([lost.id])
    expect(told(otherTab)).toEqual([other.id])
  })

  test('of many at once she hears the newest three, and that there are others', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    const ids: string[] = []
    for (let age = 5; age > 0; age--)
      ids.push((await createPending(shopper.id, { createdAt: minutesAgo(age) })).id)
    await deliverPending(env)
    await expect.poll(() => changes(tab)).toBe(1)
    expect(told(tab)).toEqual(ids.slice(-3))
  })

  test('of what she has read or cleared meanwhile nothing is told', async () => {
    const shopper = await createSignedIn()
    const tab = await listen(shopper)
    await createPending(shopper.id, { readAt: new Date(), createdAt: minutesAgo(3) })
    await createPending(shopper.id, { clearedAt: new Date(), createdAt: minutesAgo(2) })
    const { id } = await createPending(shopper.id)
    await deliverPending(env)
    await expect.poll(() => told(tab)).toEqual([id])
    expect(changes(tab)).toBe(0)
  })

  test('of more than a page holds nothing is left over', async () => {
    const shopper = await createSignedIn()
    await createManyNotifications(shopper.id, 450)
    await deliverPending(env)
    const { results } = await env.DB.prepare(
      'select count(*) as pending from notifications where delivered_at is null',
    ).all()
    expect(results).toEqual([{ pending: 0 }])
  })
})

test('what she reads or clears on one tab her other tabs hear of', async () => {
  const shopper = await createSignedIn()
  const tab = await listen(shopper)
  const { id } = await createNotification(shopper.id)
  const { notifications: calls } = shopper.api
  const acts = [
    () => calls[':id'].read.$put({ param: { id } }),
    () => calls[':id'].$delete({ param: { id } }),
    async () => (await createNotification(shopper.id), calls.read.$post()),
    () => calls.$delete(),
  ]
  for (const [place, act] of acts.entries()) {
    await act()
    await expect.poll(() => changes(tab)).toBe(place + 1)
  }
  // Nothing of hers is left to change.
  await calls.read.$post()
  await calls.$delete()
  await calls.$get()
  expect(changes(tab)).toBe(acts.length)
})

describe('the sweep', () => {
  test('takes what is older than ninety days, cleared or not', async () => {
    const shopper = await createSignedIn()
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
    await createNotification(shopper.id, { createdAt: daysAgo(91) })
    await createNotification(shopper.id, { createdAt: daysAgo(91), clearedAt: daysAgo(90) })
    const { id } = await createNotification(shopper.id, { createdAt: daysAgo(89) })
    await runCron('17 3 * * *', env)
    expect(await db.select({ id: notifications.id }).from(notifications)).toEqual([{ id }])
  })

  test(`leaves each shopper her newest ${maxKept}`, async () => {
    const [busy, calm] = [await createSignedIn(), await createSignedIn()]
    await createNotification(calm.id, { createdAt: minutesAgo(9) })
    await createNotification(busy.id, { createdAt: minutesAgo(9), id: 'the-oldest' })
    await createManyNotifications(busy.id, maxKept)
    await sweepNotifications(db)
    const rows = await db.select({ id: notifications.id, userId: notifications.userId }).from(notifications)
    expect(rows).toHaveLength(maxKept + 1)
    expect(rows.map(({ id }) => id)).not.toContain('the-oldest')
    expect(rows.map(({ userId }) => userId)).toContain(calm.id)
  })
})

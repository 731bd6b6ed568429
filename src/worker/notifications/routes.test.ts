import { expect, test } from 'vitest'
import { maxShown } from '#shared/notifications.ts'
import { createManyNotifications, createNotification } from '../testing/notifications.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'

const read = async ({ api }: SignedIn) => (await api.notifications.$get()).json()

const counted = async ({ api }: SignedIn) => {
  const state = await (await api['app-state'].$get()).json()
  return 'unread_notifications' in state ? state.unread_notifications : null
}

const at = (minute: number) => new Date(Date.UTC(2026, 4, 1, 12, minute))

test('her list has the newest first, in one trip, and nothing of anybody else’s', async () => {
  const [ada, bea] = [await createSignedIn(), await createSignedIn()]
  await createNotification(bea.id)
  expect(await read(ada)).toEqual({ notifications: [], unread: 0 })
  await createNotification(ada.id, { createdAt: at(1) })
  const { id } = await createNotification(ada.id, {
    createdAt: at(2),
    content: { kind: 'luxe_ends', data: { endsAt: '2026-06-01T00:00:00.000Z' } },
  })
  const answer = await ada.api.notifications.$get()
  expect(tripsOf(answer)).toBe(1)
  expect(await answer.json()).toMatchObject({
    unread: 2,
    notifications: [
      {
        id,
        kind: 'luxe_ends',
        data: { endsAt: '2026-06-01T00:00:00.000Z' },
        createdAt: at(2).toISOString(),
        isRead: false,
      },
      { kind: 'credits_low' },
    ],
  })
})

test('she reads one, then all; each time the bell of the app’s state agrees', async () => {
  const shopper = await createSignedIn()
  const { id } = await createNotification(shopper.id, { createdAt: at(1) })
  await createNotification(shopper.id, { createdAt: at(2) })
  expect(await counted(shopper)).toBe(2)
  for (let twice = 0; twice < 2; twice++) {
    const answer = await shopper.api.notifications[':id'].read.$put({ param: { id } })
    expect([answer.status, tripsOf(answer)]).toEqual([204, 1])
  }
  const { notifications, unread } = await read(shopper)
  expect([unread, ...notifications.map(({ isRead }) => isRead)]).toEqual([1, false, true])
  expect(await counted(shopper)).toBe(1)
  await shopper.api.notifications.read.$post()
  expect((await read(shopper)).unread).toBe(0)
  expect(await counted(shopper)).toBe(0)
})

test('she clears one, then all; what is cleared is neither shown nor counted', async () => {
  const shopper = await createSignedIn()
  const { id } = await createNotification(shopper.id, { createdAt: at(1) })
  const kept = await createNotification(shopper.id, { createdAt: at(2) })
  for (let twice = 0; twice < 2; twice++)
    expect((await shopper.api.notifications[':id'].$delete({ param: { id } })).status).toBe(204)
  expect((await read(shopper)).notifications.map((one) => one.id)).toEqual([kept.id])
  expect(await counted(shopper)).toBe(1)
  expect((await shopper.api.notifications.$delete()).status).toBe(204)
  expect(await read(shopper)).toEqual({ notifications: [], unread: 0 })
  expect(await counted(shopper)).toBe(0)
})

test('a stranger reads and clears nothing of hers, neither one nor all', async () => {
  const [ada, bea] = [await createSignedIn(), await createSignedIn()]
  const { id } = await createNotification(ada.id)
  expect((await bea.api.notifications[':id'].read.$put({ param: { id } })).status).toBe(404)
  expect((await bea.api.notifications[':id'].$delete({ param: { id } })).status).toBe(404)
  await bea.api.notifications.read.$post()
  await bea.api.notifications.$delete()
  expect(await read(ada)).toMatchObject({ unread: 1, notifications: [{ id, isRead: false }] })
})

test(`of more than ${maxShown} the newest are shown and counted`, async () => {
  const shopper = await createSignedIn()
  const { id } = await createNotification(shopper.id, { createdAt: at(0) })
  await createManyNotifications(shopper.id, maxShown, at(1))
  const { notifications, unread } = await read(shopper)
  expect([notifications.length, unread, await counted(shopper)]).toEqual([maxShown, maxShown, maxShown])
  expect(notifications.map((one) => one.id)).not.toContain(id)
})

import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { workOnRemoval } from '../account/removal-work.ts'
import { askForRemoval, beginRemoval } from '../account/removal.ts'
import { openDb } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { outfitsReady } from './notify.ts'
import { proveAll } from '../testing/passkeys.ts'

const db = openDb(env.DB)

const rowsOf = (userId: string) =>
  env.DB.prepare('select count(*) as n from notifications where user_id = ?').bind(userId).first<number>('n')

test('a batch of outfits is told once, however often it ends, also when she has cleared it', async () => {
  const shopper = await createSignedIn()
  const ready = () => db.batch([outfitsReady(db, shopper.id, 'batch-1', 12, new Date())])
  const told = async () => (await (await shopper.api.notifications.$get()).json()).notifications
  await Promise.all([ready(), ready()])
  expect(await told()).toMatchObject([{ kind: 'outfits_ready', data: { batchId: 'batch-1', count: 12 } }])
  await shopper.api.notifications.$delete()
  await ready()
  expect(await told()).toEqual([])
})

test('the same name is another thing to another shopper', async () => {
  const [ada, bea] = [await createSignedIn(), await createSignedIn()]
  for (const { id } of [ada, bea]) await outfitsReady(db, id, 'batch-2', 1, new Date())
  expect([await rowsOf(ada.id), await rowsOf(bea.id)]).toEqual([1, 1])
})

test('what is told to an account that has gone meanwhile stops nothing else in its batch', async () => {
  const gone = newId()
  const shopper = await createSignedIn()
  await db.batch([
    outfitsReady(db, gone, 'batch-3', 1, new Date()),
    outfitsReady(db, shopper.id, 'batch-3', 1, new Date()),
  ])
  expect([await rowsOf(gone), await rowsOf(shopper.id)]).toEqual([0, 1])
})

test('a removed account takes them with it; her export has told them before', async () => {
  const shopper = await createSignedIn()
  await outfitsReady(db, shopper.id, 'batch-4', 3, new Date())
  await shopper.api.notifications.$delete()
  await proveAll()
  const file = await (await shopper.api.account.export.$get()).json()
  expect(file.notifications).toMatchObject([
    { kind: 'outfits_ready', data: { count: 3 }, clearedAt: expect.any(String) },
  ])
  await askForRemoval(db, shopper.id, '')
  await beginRemoval(db, shopper.id, null)
  await workOnRemoval(env, shopper.id)
  expect(await rowsOf(shopper.id)).toBe(0)
})

import { createExecutionContext, env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { workOnRemoval } from '../account/removal-work.ts'
import { askForRemoval, beginRemoval } from '../account/removal.ts'
import { users } from '../auth/schema.ts'
import { productNews } from '../catalogue/schema.ts'
import { runCron } from '../cron.ts'
import worker from '../index.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { deliverPending } from '../notifications/deliver.ts'
import { outfitsReady } from '../notifications/notify.ts'
import { tellSavers } from '../notifications/tell-savers.ts'
import { createExternalProduct } from '../testing/external-products.ts'
import { createFullAccount, findTraces } from '../testing/full-account.ts'
import { listen } from '../testing/live-tab.ts'
import { createNotification } from '../testing/notifications.ts'
import { createProduct } from '../testing/products.ts'
import { moveEverybody, testShards } from '../testing/shards.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { moveShoppers, readWay } from './move-task.ts'
import { shardMoves } from './schema.ts'
import { proveAll } from '../testing/passkeys.ts'

const db = openDb(env.DB)

const itemsOf = async ({ api }: SignedIn) =>
  (await (await api.wishlist.$get()).json()) as { itemId: string }[]
const hearts = async (shopper: SignedIn) => (await itemsOf(shopper)).map(({ itemId }) => itemId)
const notes = async ({ api }: SignedIn) => (await (await api.notifications.$get()).json()).notifications
const save = ({ api }: SignedIn, itemId: string) =>
  api.wishlist.$post({ json: { itemId, title: 'Hat', price: '$1', image: '', link: '', brand: '' } })
const shardOf = async ({ id }: { id: string }) =>
  (await db.select({ shard: users.shard }).from(users).where(eq(users.id, id)))[0]?.shard

const countIn = (database: D1Database | undefined, table: string, userId: string) =>
  database?.prepare(`select count(*) as n from ${table} where user_id = ?`).bind(userId).first<number>('n')

/** A shopper of the first shard. */
async function createMoved() {
  const shopper = await createSignedIn()
  await moveEverybody(0, 1)
  return shopper
}

/** As if a mover had her, until then. */
const hold = ({ id }: SignedIn, ms: number) =>
  db.insert(shardMoves).values({
    userId: id,
    source: 0,
    target: 1,
    phase: 'copying',
    heldUntil: new Date(Date.now() + ms),
  })

afterEach(() => vi.restoreAllMocks())

describe('a shopper of a shard', () => {
  test('brings along what she has, sees it as it was, and goes on', async () => {
    const shopper = await createSignedIn()
    for (const itemId of ['a', 'b', 'c']) await save(shopper, itemId)
    const { id } = await createNotification(shopper.id)
    await createNotification(shopper.id, { readAt: new Date() })
    const [list, told] = [await itemsOf(shopper), await notes(shopper)]
    await moveEverybody(0, 1)
    expect([await itemsOf(shopper), await notes(shopper)]).toEqual([list, told])
    for (const table of ['wishlist_items', 'notifications']) {
      expect(await countIn(env.DB, table, shopper.id)).toBe(0)
      expect(await countIn(env.SHOPPERS_1, table, shopper.id)).toBeGreaterThan(0)
    }
    await save(shopper, 'd')
    await shopper.api.wishlist[':itemId'].$delete({ param: { itemId: 'b' } })
    await shopper.api.notifications[':id'].read.$put({ param: { id } })
    expect(await hearts(shopper)).toEqual(['d', 'c', 'a'])
    expect((await notes(shopper)).map(({ isRead }) => isRead)).toEqual([true, true])
  })

  test('waits for one more trip, and a shopper of a shop without shards for none', async () => {
    const trips = async (shopper: SignedIn) => [
      tripsOf(await shopper.api.notifications.$get()),
      tripsOf(await shopper.api.wishlist.$get()),
      tripsOf(await shopper.api['app-state'].$get()),
      tripsOf(await shopper.api.wishlist[':itemId'].$delete({ param: { itemId: 'none' } })),
    ]
    const shopper = await createSignedIn()
    expect(await trips(shopper)).toEqual([1, 1, 1, 1])
    await moveEverybody(0, 1)
    expect(await trips(shopper)).toEqual([2, 2, 2, 2])
  })

  test('has what is hers alone: of another it is not there', async () => {
    const [shopper, stranger] = [await createSignedIn(), await createSignedIn()]
    const { id } = await createNotification(shopper.id)
    await moveEverybody(0, 1)
    expect((await stranger.api.notifications[':id'].$delete({ param: { id } })).status).toBe(404)
    expect(await notes(shopper)).toHaveLength(1)
    expect(await notes(stranger)).toEqual([])
  })

  test('adds and removes a piece of another shop, which stays with her account, and its heart', async () => {
    const shopper = await createMoved()
    const product = await createExternalProduct(shopper.id)
    await save(shopper, product.address)
    expect(await itemsOf(shopper)).toMatchObject([{ itemId: product.address, find: { id: product.id } }])
    await shopper.api.finds[':id'].$delete({ param: { id: product.id } })
    expect(await hearts(shopper)).toEqual([])
  })

  test('hears of what ends in DB, at once and once, also if it is told again', async () => {
    const shopper = await createMoved()
    const tab = await listen(shopper)
    const ready = () => outfitsReady(db, shopper.id, 'batch-1', 3, new Date())
    await ready()
    await deliverPending(env, shopper.id)
    await ready()
    await deliverPending(env)
    await expect.poll(() => tab.heard).toMatchObject([{ type: 'notification' }])
    expect(await notes(shopper)).toMatchObject([{ kind: 'outfits_ready' }])
    expect(await countIn(env.DB, 'notifications', shopper.id)).toBe(0)
  })

  test('is not brought what waits for her while she is moved: a move may just have brought it back', async () => {
    const shopper = await createMoved()
    await outfitsReady(db, shopper.id, 'batch-2', 3, new Date())
    await hold(shopper, 60_000)
    await deliverPending(env)
    expect(await countIn(env.DB, 'notifications', shopper.id)).toBe(1)
    await db.delete(shardMoves)
    await deliverPending(env)
    expect(await countIn(env.DB, 'notifications', shopper.id)).toBe(0)
    expect(await notes(shopper)).toHaveLength(1)
  })

  test('is told of everything in her export, and leaves no trace of herself', async () => {
    const shopper = await createFullAccount()
    await moveEverybody(0, 2)
    await proveAll()
    const told = await (await shopper.api.account.export.$get()).json()
    expect(told.wishlist).toHaveLength(1)
    expect(told.notifications).toHaveLength(1)
    expect(told.notifications[0]).not.toHaveProperty('movedBy')
    expect(await countIn(env.SHOPPERS_2, 'wishlist_items', shopper.id)).toBe(1)
    await askForRemoval(db, shopper.id, '')
    await beginRemoval(db, shopper.id, null)
    await workOnRemoval(env, shopper.id)
    const traces = await findTraces([shopper.id, shopper.email])
    expect(traces.filter((trace) => !trace.startsWith('account_removals'))).toEqual([])
  })

  test('fails where her shard is not bound, rather than to seem to have nothing', async () => {
    const shopper = await createMoved()
    const unbound = { ...env, SHOPPERS_1: undefined }
    const answer = await worker.fetch(
      new Request('https://cabine.test/api/wishlist', {
        headers: { cookie: `__Host-session=${shopper.cookie}` },
      }),
      unbound,
      createExecutionContext(),
    )
    expect(answer.status).toBe(500)
  })
})

describe('while she is moved', () => {
  test('she reads, and what she changes is done when the move is over', async () => {
    const shopper = await createSignedIn()
    await save(shopper, 'a')
    await hold(shopper, 60_000)
    expect(await hearts(shopper)).toEqual(['a'])
    const change = save(shopper, 'b')
    // The mover ends, for better or worse.
    await vi.waitFor(async () => {
      expect(await countIn(env.DB, 'wishlist_items', shopper.id)).toBe(1)
    })
    await db.delete(shardMoves)
    expect((await change).status).toBe(201)
    expect(await hearts(shopper)).toEqual(['b', 'a'])
  })

  test('a mover that does not come back is not waited for', async () => {
    const shopper = await createSignedIn()
    await hold(shopper, -1)
    expect((await save(shopper, 'a')).status).toBe(201)
    expect(await hearts(shopper)).toEqual(['a'])
    expect(await db.select({ phase: shardMoves.phase }).from(shardMoves)).toEqual([{ phase: 'undoing' }])
    await moveEverybody(0, 1)
    expect(await shardOf(shopper)).toBe(0)
    await runCron('*/5 * * * *', env)
    await moveEverybody(0, 1)
    expect(await shardOf(shopper)).toBe(1)
    expect(await hearts(shopper)).toEqual(['a'])
  })
})

describe('what goes over all databases', () => {
  test('savers are told wherever they are, each once, and nobody who leaves', async () => {
    const { id: productId } = await createProduct()
    const [one, two, leaving] = [await createSignedIn(), await createSignedIn(), await createSignedIn()]
    for (const shopper of [one, two, leaving]) await save(shopper, productId)
    await moveEverybody(0, 1)
    await moveEverybody(1, 2)
    const home = await createSignedIn()
    await save(home, productId)
    await askForRemoval(db, leaving.id, '')
    await openCatalogue(env.CATALOGUE_DB)
      .insert(productNews)
      .values({
        productId,
        at: 5,
        kind: 'back_in_stock',
        data: { brand: '', name: 'Hat', image: '', productId },
      })
    expect(await tellSavers(env)).toBe(false)
    for (const shopper of [one, two, home]) expect(await notes(shopper)).toHaveLength(1)
    expect(await countIn(env.SHOPPERS_2, 'notifications', leaving.id)).toBe(0)
  })

  test('what is too old goes, also behind younger ones', async () => {
    const shopper = await createSignedIn()
    const old = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000)
    await createNotification(shopper.id)
    await createNotification(shopper.id, { createdAt: old })
    await moveEverybody(0, 1)
    await runCron('17 3 * * *', env)
    expect(await countIn(env.SHOPPERS_1, 'notifications', shopper.id)).toBe(1)
  })
})

describe('the operator', () => {
  const moving = (words: string) => ({ ...env, MOVE_SHOPPERS: words })

  test('says from where to where, and back', async () => {
    const shopper = await createSignedIn()
    await save(shopper, 'a')
    expect(await moveShoppers(moving('DB > SHOPPERS_1'))).toBe(false)
    expect(await shardOf(shopper)).toBe(1)
    await moveShoppers(moving('SHOPPERS_1 > SHOPPERS_2'))
    expect(await shardOf(shopper)).toBe(2)
    await moveShoppers(moving('SHOPPERS_2>DB'))
    expect(await shardOf(shopper)).toBe(0)
    expect(await hearts(shopper)).toEqual(['a'])
    expect(await db.select().from(shardMoves)).toEqual([])
  })

  test('says nothing, and nobody is moved; in a shop without shards nothing is even asked', async () => {
    const shopper = await createSignedIn()
    expect(await moveShoppers(moving(''))).toBe(false)
    expect(await shardOf(shopper)).toBe(0)
    const asked = vi.spyOn(env.DB, 'prepare')
    await moveShoppers({ ...moving(''), SHOPPERS_1: undefined, SHOPPERS_2: undefined })
    expect(asked).not.toHaveBeenCalled()
  })

  test('says what means nothing, and is told so', () => {
    expect(readWay(' ')).toBeNull()
    for (const words of ['DB', 'DB > SHOPPERS', 'DB > SHOPPERS_0', 'DB > SHOPPERS_1 > DB', 'DB < SHOPPERS_1'])
      expect(() => readWay(words), words).toThrow('MOVE_SHOPPERS')
  })

  test('starts two at once, and the second leaves it to the first', async () => {
    const [held, other] = [await createSignedIn(), await createSignedIn()]
    await hold(held, 60_000)
    expect(await moveShoppers(moving('DB > SHOPPERS_1'))).toBe(false)
    expect(await shardOf(other)).toBe(0)
    await db.delete(shardMoves)
  })
})

test('the tests have the shards of which they tell', () => {
  expect(testShards).toHaveLength(2)
})

import { eq, sql } from 'drizzle-orm'
import { users } from '#worker/auth/schema.ts'
import { productNews } from '#worker/catalogue/schema.ts'
import { openCatalogue, type Db } from '#worker/lib/db.ts'
import { deliverPending } from '#worker/notifications/deliver.ts'
import { outfitsReady } from '#worker/notifications/notify.ts'
import { clear, markRead } from '#worker/notifications/queries.ts'
import { notifications } from '#worker/notifications/schema.ts'
import { tellSavers } from '#worker/notifications/tell-savers.ts'
import { home, reachOf, type Reach } from '#worker/shards/bindings.ts'
import { forgetInShards } from '#worker/shards/forget.ts'
import { movePortion, settleMoves, type Way } from '#worker/shards/move.ts'
import { inHerShard } from '#worker/shards/routing.ts'
import { listItems, removeItem, saveItems } from '#worker/wishlist/queries.ts'
import { wishlistItems } from '#worker/wishlist/schema.ts'
import { createSqliteD1 } from '../../sqlite-d1.ts'
import { behindTravel } from '../database.ts'
import { runAlone, runTogether, travel, type Cut, type Outcome, type Process } from '../process.ts'
import { createChance, type Chance } from '../random.ts'

/**
 * Shoppers who save, remove, read and clear, and are told of things, while they are moved between three databases by movers that
 * are cut off, die or stall at random. Beside it stands a twin: one database in which the same is done, and nobody is moved. In the
 * end they have to be the same, and nothing is left in a second place.
 */

const shoppers = ['ada', 'bea', 'cia', 'dora', 'eva']
/** She has saved these from the beginning, and keeps them: what is new of them everybody is told. */
const loved = ['p-silk', 'p-wool']
const fickle = ['p-hat', 'p-bag', 'p-belt', 'p-scarf']
/** The day on which it plays; what asks the real clock has to find the same. */
export const startedAt = Date.UTC(2026, 10, 24)
const rounds = 24
const shards = [1, 2]
const ways: Way[] = [
  { source: 0, target: 1 },
  { source: 0, target: 2 },
  { source: 1, target: 0 },
  { source: 1, target: 2 },
  { source: 2, target: 0 },
  { source: 2, target: 1 },
]

type WorkerEnv = Parameters<typeof deliverPending>[0]
export type Tamper = (sql: string) => string

const heartOf = (productId: string) => ({
  itemId: `https://shop.example/${productId}?it's "a" \\ b`,
  productId,
  title: `The ${productId} ✓ 絹`,
  brand: '',
  price: '$1.00',
  image: '',
  link: '',
  category: 'tops',
})

const createUser = (db: Db, id: string) =>
  db.insert(users).values({ id, email: `${id}@example.com`, name: id, createdAt: new Date(1) })

type Seen = { key: string; isRead: boolean }

/** The databases, and what is done to them: in the world, or in its twin. */
function openSide(tamper: Tamper, hasShards: boolean, isTravelling: boolean) {
  const databases = {
    DB: createSqliteD1('accounts'),
    CATALOGUE_DB: createSqliteD1('catalogue'),
    ...(hasShards && { SHOPPERS_1: createSqliteD1('shards'), SHOPPERS_2: createSqliteD1('shards') }),
  }
  const clock = { now: startedAt }
  // Not a trip: whom it is pushed to first depends on random ids, and a seed has to play the same world again.
  const channel = { push: async () => undefined }
  const env = {
    ...Object.fromEntries(
      Object.entries(databases).map(([name, { binding }]) => [
        name,
        isTravelling ? behindTravel(binding, tamper) : binding,
      ]),
    ),
    SHOPPER_CHANNELS: { getByName: () => channel },
  } as unknown as WorkerEnv
  const reach: Reach = {
    ...reachOf(env),
    now: () => clock.now,
    wait: (ms) =>
      travel(async () => {
        clock.now += ms
      }),
  }
  const catalogue = openCatalogue(env.CATALOGUE_DB)
  return {
    env,
    reach,
    catalogue,
    clock,
    databases,
    save: (id: string, productId: string) =>
      inHerShard(reach, id, 'change', ({ db, owner }) => [saveItems(db, owner, [heartOf(productId)])]),
    remove: (id: string, productId: string) =>
      inHerShard(reach, id, 'change', ({ db, owner }) => [removeItem(db, owner, productId)]),
    async heartsOf(id: string) {
      const [items] = await inHerShard(reach, id, 'read', ({ db, owner }) => [listItems(db, owner)])
      return items.map(({ savedAt: _savedAt, ...item }) => item)
    },
    /** All of hers, cleared ones too. */
    async notesOf(id: string) {
      const [rows] = await inHerShard(reach, id, 'read', ({ db, owner }) => [
        db
          .select()
          .from(notifications)
          .where(eq(notifications.userId, sql`${owner}`)),
      ])
      return rows
    },
    /** Marks the notification of this key read, or clears it. */
    async answer(id: string, key: string, how: 'read' | 'clear') {
      const note = (await this.notesOf(id)).find((one) => one.key === key)
      if (!note) return
      await inHerShard(reach, id, 'change', ({ db, owner }) => [
        (how === 'read' ? markRead : clear)(db, owner, note.id),
      ])
    },
    tell: (id: string, batchId: string) => outfitsReady(reach.db, id, batchId, 1, new Date(clock.now)),
    addNews: (productId: string, at: number) =>
      catalogue.insert(productNews).values({ productId, at, kind: 'back_in_stock', data: { productId } }),
    async removeAccount(id: string) {
      await reach.db.delete(users).where(eq(users.id, id))
      await forgetInShards(env, id)
    },
    close: () => Object.values(databases).forEach((one) => one.close()),
  }
}
type Side = ReturnType<typeof openSide>

const presented = (rows: (typeof notifications.$inferSelect)[]) =>
  rows.map(({ key, kind, data, readAt, clearedAt }) =>
    [key, kind, JSON.stringify(data), readAt ? 'read' : 'unread', clearedAt ? 'cleared' : 'shown'].join(' '),
  )

const drawCut = (chance: Chance): Cut | undefined =>
  chance.happens(0.45)
    ? {
        trip: chance.between(1, 12),
        when: chance.pick(['before', 'after'] as const),
        ...(chance.happens(0.35)
          ? { does: 'sleeps' as const, minutes: chance.between(0, 3) }
          : { does: chance.pick(['fails', 'dies'] as const) }),
      }
    : undefined

/** Plays a world from a seed, and returns what was wrong. */
export async function playMoves(seed: number, tamper: Tamper = (text) => text) {
  const chance = createChance(seed)
  const world = openSide(tamper, true, true)
  const twin = openSide((text) => text, false, false)
  const findings: string[] = []
  const asleep: { wake: () => Promise<Outcome<unknown>>; after: number }[] = []
  const living = new Set(shoppers)
  const seen = new Map<string, Map<string, Seen>>(shoppers.map((id) => [id, new Map()]))
  let moved = 0

  for (const side of [world, twin])
    for (const id of shoppers) {
      await createUser(side.reach.db, id)
      for (const productId of loved) await side.save(id, productId)
    }

  /** What was written while she was copied comes after her, moments later. */
  const isOnItsWay = async (id: string, key: string) => {
    for (const { binding } of Object.values(world.databases)) {
      const asked = binding.prepare('select 1 from notifications where user_id = ? and key = ?').bind(id, key)
      if (binding !== world.databases.CATALOGUE_DB.binding && (await asked.first())) return true
    }
    return false
  }

  /** What she sees at once is what she did, wherever it is. */
  async function look(id: string) {
    const [hers, wanted] = [await world.heartsOf(id), await twin.heartsOf(id)]
    if (
      JSON.stringify(hers.map(({ itemId }) => itemId)) !== JSON.stringify(wanted.map(({ itemId }) => itemId))
    )
      findings.push(`${id} sees ${hers.length} hearts and has ${wanted.length}`)
    const notes = new Map((await world.notesOf(id)).map((note) => [note.key, note]))
    for (const { key, isRead } of seen.get(id)?.values() ?? []) {
      const note = notes.get(key)
      if (!note && !(await isOnItsWay(id, key))) findings.push(`${id} no longer has ${key}`)
      else if (note && isRead && !note.readAt) findings.push(`${id} has to read ${key} again`)
    }
    for (const { key, readAt } of notes.values()) seen.get(id)?.set(key, { key, isRead: readAt !== null })
  }

  const acts = (id: string): [number, (side: Side) => Promise<unknown>][] => {
    const productId = chance.pick(fickle)
    const key = chance.pick([...(seen.get(id)?.keys() ?? []), ''])
    const how = chance.pick(['read', 'clear'] as const)
    return [
      [4, (side) => side.save(id, productId)],
      [3, (side) => side.remove(id, productId)],
      [3, (side) => side.answer(id, key, how)],
      [1, async () => undefined],
    ]
  }

  for (let round = 0; round < rounds; round++) {
    for (const one of asleep.filter(({ after }) => after <= round)) {
      asleep.splice(asleep.indexOf(one), 1)
      await one.wake()
    }
    const processes: Process<unknown>[] = []
    const mover = (way: Way): Process<unknown> => ({
      body: async () => {
        moved += await movePortion(world, way)
      },
      cut: drawCut(chance),
    })
    for (let movers = chance.between(1, 3); movers > 0; movers--) processes.push(mover(chance.pick(ways)))
    if (chance.happens(0.3)) processes.push({ body: () => settleMoves(world.reach), cut: drawCut(chance) })
    if (chance.happens(0.5)) processes.push({ body: () => deliverPending(world.env), cut: drawCut(chance) })
    if (chance.happens(0.5)) processes.push({ body: () => tellSavers(world.env), cut: drawCut(chance) })
    if (chance.happens(0.3)) {
      const productId = chance.pick(loved)
      const at = world.clock.now + round
      processes.push({ body: () => world.addNews(productId, at) })
      await twin.addNews(productId, at)
      await tellSavers(twin.env)
    }
    for (const id of living) {
      if (chance.happens(0.25)) continue
      if (living.size > 3 && chance.happens(0.02)) {
        living.delete(id)
        processes.push({ body: () => world.removeAccount(id) })
        await twin.removeAccount(id)
        continue
      }
      const act = chance.weighted(acts(id))
      if (chance.happens(0.5)) {
        processes.push({ body: async () => void (await world.tell(id, `b-${round}`)) })
        await twin.tell(id, `b-${round}`)
      }
      processes.push({
        body: async () => {
          await act(world)
          await act(twin)
          await look(id)
        },
      })
    }
    for (const [place, outcome] of (await runTogether(chance, processes)).entries()) {
      if (outcome.how === 'sleeps') asleep.push({ wake: outcome.wake, after: round + outcome.minutes + 1 })
      if (outcome.how === 'failed' && !processes[place]?.cut)
        findings.push(`something failed: ${String(outcome.error)}`)
    }
    world.clock.now += chance.pick([0, 500, 60_000])
  }

  for (const { wake } of asleep) await wake()
  await rest(world, findings)
  for (const id of shoppers) if (!living.has(id)) await world.removeAccount(id)
  for (const id of living) {
    await look(id)
    const [hers, wanted] = [await world.heartsOf(id), await twin.heartsOf(id)]
    if (JSON.stringify(hers) !== JSON.stringify(wanted))
      findings.push(`the hearts of ${id} are not those of her twin`)
    const [told, toTell] = [presented(await world.notesOf(id)), presented(await twin.notesOf(id))]
    for (const one of told) if (!toTell.includes(one)) findings.push(`${id} is told ${one}`)
    for (const one of toTell) if (!told.includes(one)) findings.push(`${id} is not told ${one}`)
    if (told.length !== toTell.length) findings.push(`${id} is told something twice`)
  }
  findings.push(...(await leftOver(world)))
  world.close()
  twin.close()
  return { findings, moved }
}

/** Nobody moves any more, and the regular jobs run until they have nothing to do. */
async function rest({ env, reach, clock }: Side, findings: string[]) {
  for (let run = 0; run < 3; run++) {
    clock.now += 24 * 3_600_000
    await settleMoves(reach)
    await deliverPending(env)
    await tellSavers(env)
  }
  const left = await runAlone({ body: () => tellSavers(env) })
  if (left.how !== 'done' || left.value) findings.push('there is still something to tell')
}

/** What is where it should not be. */
async function leftOver({ reach, databases }: Side) {
  const { results: moves } = await databases.DB.binding.prepare('select * from shard_moves').all()
  const found = moves.map((move: object) => `a move is not over: ${JSON.stringify(move)}`)
  const places = new Map(
    (await reach.db.select({ id: users.id, shard: users.shard }).from(users)).map(({ id, shard }) => [
      id,
      shard,
    ]),
  )
  for (const number of [home, ...shards])
    for (const table of [wishlistItems, notifications]) {
      const db = number === home ? reach.db : reach.shard(number)
      for (const { userId } of await db.selectDistinct({ userId: table.userId }).from(table))
        if (places.get(userId) !== number)
          found.push(`something of ${userId}, who is in ${places.get(userId)}, is in ${number}`)
    }
  return found
}

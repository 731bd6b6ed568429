import { and, asc, eq, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import { productNews } from '../catalogue/schema.ts'
import { batchOf, openCatalogue, type KeepingDb } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { inList } from '../lib/in-list.ts'
import { rowOf } from '../lib/row-of.ts'
import { asNumber } from '../lib/rows.ts'
import { home, reachOf, shardsOf, type Reach } from '../shards/bindings.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { notifications } from './schema.ts'

export type News = typeof productNews.$inferSelect

const newsAPage = 100
/**
 * Shoppers who are told in one batch, of whichever products. Where a million accounts lie on a disk, telling one takes a
 * millisecond, and nobody can sign in meanwhile.
 */
const toldAtOnce = 1_000

/**
 * Tells those who saved a product what is new of it, in one database after the other, and forgets the news then. It may be cut off
 * anywhere and run again: a notification has the key of its news, and the news knows up to whom it was told. Who is moved to another
 * database meanwhile is told by the move (shards/move.ts). True where more is to tell.
 *
 * @param maxTrips to either database: a Worker may make a thousand, and the cron's other jobs need some
 */
export async function tellSavers(env: Pick<Env, 'DB' | 'CATALOGUE_DB'>, { maxTrips = 200 } = {}) {
  const catalogue = openCatalogue(env.CATALOGUE_DB)
  const reach = reachOf(env)
  const shards = [home, ...shardsOf(env)]
  for (let trips = 0; trips < maxTrips; trips += 3) {
    const oldest = await catalogue
      .select()
      .from(productNews)
      .orderBy(asc(productNews.number))
      .limit(newsAPage)
    const [first] = oldest
    if (!first) return false
    const [shard, next] = shards.filter((one) => one >= first.shard)
    const page = oldest.filter((news) => news.shard === first.shard)
    const left =
      shard === undefined ? new Map<number, number>() : await tell(await readersOf(reach, shard), page)
    const told = inArray(
      productNews.number,
      inList(page.map(({ number }) => number).filter((one) => !left.has(one))),
    )
    await batchOf(catalogue, [
      next === undefined
        ? catalogue.delete(productNews).where(told)
        : catalogue.update(productNews).set({ shard: next, toldUpTo: 0 }).where(told),
      ...[...left].map(([number, toldUpTo]) =>
        catalogue.update(productNews).set({ toldUpTo }).where(eq(productNews.number, number)),
      ),
    ])
  }
  return true
}

/** A database with hearts, and whose of them are told: nobody who is leaving. */
type Readers = { db: KeepingDb; areTold: SQL }

/** In a shard, which knows nothing of accounts, those who are leaving are named: they do so for fourteen days. */
async function readersOf({ db, shard }: Reach, number: number): Promise<Readers> {
  if (number === home)
    return {
      db,
      areTold: sql`exists (select 1 from users where users.id = ${wishlistItems.userId} and ${isNull(users.removalDueAt)})`,
    }
  const leaving = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.removalDueAt, new Date(0)))
  return {
    db: shard(number),
    areTold: notInArray(wishlistItems.userId, inList(leaving.map(({ id }) => id))),
  }
}

/** The news of which not everybody has heard yet, each with the last heart whose shopper has. */
async function tell({ db, areTold }: Readers, page: News[]): Promise<Map<number, number>> {
  // One look at the index each: a product may have a hundred thousand hearts.
  const saved = await db
    .select({ number: asNumber(sql`value ->> 0`) })
    .from(
      sql`json_each(${JSON.stringify(page.map(({ number, productId, variantId }) => [number, productId, variantId]))})`,
    )
    .where(
      sql`exists (select 1 from wishlist_items where product_id = value ->> 1 and variant_id = value ->> 2)`,
    )
  const wanted = page.filter((news) => saved.some(({ number }) => number === news.number))
  const last = await batchOf(
    db,
    wanted.map((news) => lastOfPortion(db, news)),
  )
  let room = toldAtOnce
  const portions = wanted.flatMap((news, at) => {
    const [end] = last[at] ?? []
    if (!end || end.count > room) return []
    room -= end.count
    return [{ news, ...end }]
  })
  await batchOf(
    db,
    portions
      .filter(({ count }) => count > 0)
      .map(({ news, heart: upTo }) =>
        notify(db, news, sql`${wishlistItems} where ${untold(news)} and ${heart} <= ${upTo} and ${areTold}`),
      ),
  )
  return new Map(
    wanted.flatMap((news) => {
      const portion = portions.find((one) => one.news === news)
      if (!portion) return [[news.number, news.toldUpTo] as const]
      return portion.count === toldAtOnce ? [[news.number, portion.heart] as const] : []
    }),
  )
}

/** A heart's row is its place in the index of its product: a portion is a range there, however many hearts there are. */
const heart = sql`${wishlistItems}.rowid`

/** Whoever chose a size is told of this size; whoever did not, of the piece. */
const isAbout = ({ productId, variantId }: News) =>
  and(eq(wishlistItems.productId, productId), eq(wishlistItems.variantId, variantId))

const untold = (news: News) => and(isAbout(news), gt(heart, news.toldUpTo))

/** The last heart of the next portion, and how many are in it. */
function lastOfPortion(db: KeepingDb, news: News) {
  const portion = db
    .select({ heart: asNumber(heart).as('heart') })
    .from(wishlistItems)
    .where(untold(news))
    .orderBy(asc(heart))
    .limit(toldAtOnce)
    .as('portion')
  return db
    .select({
      heart: asNumber(sql`coalesce(max(${portion.heart}), 0)`).as('last_heart'),
      count: asNumber(sql`count(*)`).as('count'),
    })
    .from(portion)
}

/** Tells them this news if they saved its product, wherever it has been told already. */
export const tellAgain = (db: KeepingDb, news: News, userIds: string[]) =>
  notify(
    db,
    news,
    // Nobody's other hearts are looked at: of a loved product there may be a hundred thousand.
    sql`${wishlistItems} indexed by wishlist_items_once
      where ${and(inArray(wishlistItems.userId, inList(userIds)), isAbout(news))}`,
  )

/** `hearts` are whose owners are told: a table with its condition. */
const notify = (db: KeepingDb, news: News, hearts: SQL) =>
  db
    .insert(notifications)
    .select(
      sql`select ${rowOf(notifications, {
        id: sql.raw(newIdInSql),
        userId: wishlistItems.userId,
        key: `piece:${news.productId}:${news.at}`,
        kind: news.kind,
        data: sql`${JSON.stringify(news.data)}`,
        createdAt: new Date(news.at),
        readAt: null,
        clearedAt: null,
        deliveredAt: null,
        movedBy: null,
      })} from ${hearts}`,
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })

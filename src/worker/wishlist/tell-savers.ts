import { and, asc, eq, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { users } from '../shoppers/schema.ts'
import { productNews } from '../catalogue/schema.ts'
import { batchOf, openCatalogue, openDb, type Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { inList } from '../lib/in-list.ts'
import { rowOf } from '../lib/row-of.ts'
import { asNumber } from '../lib/row-types.ts'
import { wishlistItems } from './schema.ts'
import { notifications } from '../notifications/schema.ts'

type News = typeof productNews.$inferSelect

const newsAPage = 100
/**
 * Shoppers who are told in one batch, of whichever products. Where a million accounts lie on a disk, telling one takes a
 * millisecond, and nobody can sign in meanwhile.
 */
const toldAtOnce = 1_000

/**
 * Tells those who saved a product what is new of it, and forgets the news then. It may be cut off anywhere and run again: a
 * notification has the key of its news, and the news knows up to whom it was told. True where more is to tell. What is news: docs/decisions/0015-notifications.md.
 *
 * @param maxTrips to either database: a Worker may make a thousand, and the cron's other jobs need some
 */
export async function tellSavers(env: Pick<Env, 'DB' | 'CATALOGUE_DB'>, { maxTrips = 200 } = {}) {
  const [db, catalogue] = [openDb(env.DB), openCatalogue(env.CATALOGUE_DB)]
  for (let trips = 0; trips < maxTrips; trips += 3) {
    const page = await catalogue.select().from(productNews).orderBy(asc(productNews.number)).limit(newsAPage)
    if (page.length === 0) return false
    const left = await tell(db, page)
    const told = page.map(({ number }) => number).filter((one) => !left.has(one))
    await batchOf(catalogue, [
      catalogue.delete(productNews).where(inArray(productNews.number, inList(told))),
      ...[...left].map(([number, toldUpTo]) =>
        catalogue.update(productNews).set({ toldUpTo }).where(eq(productNews.number, number)),
      ),
    ])
  }
  return true
}

/** Nobody who is leaving. */
const areTold = sql`exists (select 1 from users where users.id = ${wishlistItems.userId} and ${isNull(users.removalDueAt)})`

/** The news of which not everybody has heard yet, each with the last heart whose shopper has. */
async function tell(db: Db, page: News[]): Promise<Map<number, number>> {
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
function lastOfPortion(db: Db, news: News) {
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

/** `hearts` are whose owners are told: a table with its condition. */
const notify = (db: Db, news: News, hearts: SQL) =>
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
      })} from ${hearts}`,
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })

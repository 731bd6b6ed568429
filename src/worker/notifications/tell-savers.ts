import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { users } from '../auth/schema.ts'
import { productNews } from '../catalogue/schema.ts'
import { batchOf, openCatalogue, openDb, type Db } from '../lib/db.ts'
import { newIdInSql } from '../lib/ids.ts'
import { inList } from '../lib/in-list.ts'
import { rowOf } from '../lib/row-of.ts'
import { asNumber, asText } from '../lib/rows.ts'
import { wishlistItems } from '../wishlist/schema.ts'
import { notifications } from './schema.ts'

type News = typeof productNews.$inferSelect

const newsAPage = 100
/**
 * Shoppers who are told in one batch, of whichever products. Where a million accounts lie on a disk, telling one takes a
 * millisecond, and nobody can sign in meanwhile.
 */
const toldAtOnce = 1_000

/**
 * Tells those who saved a product what is new of it, and forgets the news then. It may be cut off anywhere and run again: a
 * notification has the key of its news, and the news knows up to whom it was told. True where more is to tell.
 *
 * @param mostTrips to either database: a Worker may make a thousand, and the cron's other jobs need some
 */
export async function tellSavers(env: Pick<Env, 'DB' | 'CATALOGUE_DB'>, { mostTrips = 200 } = {}) {
  const [catalogue, db] = [openCatalogue(env.CATALOGUE_DB), openDb(env.DB)]
  for (let trips = 0; trips < mostTrips; trips += 3) {
    const page = await catalogue.select().from(productNews).orderBy(asc(productNews.number)).limit(newsAPage)
    if (page.length === 0) return false
    const left = await tell(db, page)
    const told = page.filter((news) => !left.has(news.number)).map(({ number }) => number)
    await batchOf(catalogue, [
      catalogue.delete(productNews).where(inArray(productNews.number, inList(told))),
      ...[...left].map(([number, toldUpTo]) =>
        catalogue.update(productNews).set({ toldUpTo }).where(eq(productNews.number, number)),
      ),
    ])
  }
  return true
}

/** The news of which not everybody has heard yet, each with the last heart whose shopper has. */
async function tell(db: Db, page: News[]): Promise<Map<number, number>> {
  // One look at the index each: a product may have a hundred thousand hearts.
  const saved = await db
    .select({ productId: asText(sql`value`) })
    .from(sql`json_each(${JSON.stringify(page.map(({ productId }) => productId))})`)
    .where(sql`exists (select 1 from wishlist_items where product_id = value)`)
  const wanted = page.filter((news) => saved.some(({ productId }) => productId === news.productId))
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
    portions.filter(({ count }) => count > 0).map(({ news, heart: upTo }) => notifyPortion(db, news, upTo)),
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

const untold = ({ productId, toldUpTo }: News) =>
  and(eq(wishlistItems.productId, productId), gt(heart, toldUpTo))

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

const notifyPortion = (db: Db, news: News, upTo: number) =>
  db
    .insert(notifications)
    .select(
      sql`select ${rowOf(notifications, {
        id: sql.raw(newIdInSql),
        userId: users.id,
        key: `piece:${news.productId}:${news.at}`,
        kind: news.kind,
        data: sql`${JSON.stringify(news.data)}`,
        createdAt: new Date(news.at),
        readAt: null,
        clearedAt: null,
        deliveredAt: null,
      })} from ${wishlistItems} join ${users} on ${users.id} = ${wishlistItems.userId}
      where ${untold(news)} and ${heart} <= ${upTo} and ${isNull(users.removalDueAt)}`,
    )
    .onConflictDoNothing({ target: [notifications.userId, notifications.key] })

import { asc, eq, lte, sql } from 'drizzle-orm'
import { products } from '../schema.ts'
import type { ProxyContext } from '../image-proxy/open-catalogue-picture.ts'
import { openCatalogue, type CatalogueDb } from '../../lib/db.ts'
import { inList } from '../../lib/in-list.ts'
import { logEvent } from '../../lib/log.ts'
import type { VectorEntry } from './index-of-vectors.ts'
import { openIndex } from './open-index.ts'
import { codeOfPicture } from './read-picture.ts'
import { pictureDays, picturesDue } from './schema.ts'

/** In one invocation: each picture may take a request to its shop, two to R2 and some tens of milliseconds of processor time. */
const portion = 40
const atOnce = 4

/** Whoever takes a picture has until then to describe it; after that it is another's. */
const takenMs = 10 * 60_000

const hourMs = 3_600_000
/** A shop that did not give its picture is asked again so much later, and after that only for another picture. */
const pausesMs = [hourMs, 24 * hourMs, 7 * 24 * hourMs]

/** What a day costs is known beforehand (docs/operations.md). */
const maxADay = 20_000

type Due = { number: number; tries: number }

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Takes what is due, so that no other run does. */
const takeDue = (db: CatalogueDb, now: number, most: number): Promise<Due[]> =>
  db
    .update(picturesDue)
    .set({ dueAt: new Date(now + takenMs), tries: sql`${picturesDue.tries} + 1` })
    .where(
      sql`${picturesDue.number} in ${db
        .select({ number: picturesDue.number })
        .from(picturesDue)
        .where(lte(picturesDue.dueAt, new Date(now)))
        .orderBy(asc(picturesDue.dueAt))
        .limit(most)}`,
    )
    .returning({ number: picturesDue.number, tries: picturesDue.tries })

const countToday = (db: CatalogueDb, day: string, count: number) =>
  db
    .insert(pictureDays)
    .values({ day, count })
    .onConflictDoUpdate({ target: pictureDays.day, set: { count: sql`${pictureDays.count} + ${count}` } })

const listProducts = (db: CatalogueDb, numbers: number[]) =>
  db
    .select({
      number: products.number,
      id: products.id,
      category: products.category,
      imageUrl: products.imageUrl,
    })
    .from(products)
    .where(sql`${products.number} in ${inList(numbers)} and gone_at is null and image_url <> ''`)

type Product = Awaited<ReturnType<typeof listProducts>>[number]

/** Sizes and colours of a product often share a picture, which is described once. */
async function describeAll(proxy: ProxyContext, found: Product[]) {
  const pictures = [...Map.groupBy(found, ({ imageUrl }) => imageUrl).values()]
  const entries: VectorEntry[] = []
  const failed: number[] = []
  const work = async () => {
    for (let same = pictures.shift(); same; same = pictures.shift()) {
      const [first] = same
      try {
        const code = first && (await codeOfPicture(proxy, first))
        if (code) entries.push(...same.map(({ number, category }) => ({ number, category, code })))
      } catch (error) {
        logEvent('picture_not_described', { productId: first?.id, error: String(error) })
        failed.push(...same.map(({ number }) => number))
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { entries, failed: new Set(failed) }
}

/** What was done is no longer due, unless the product changed meanwhile; what failed is due again later, some times. */
async function settle(db: CatalogueDb, taken: Due[], failed: Set<number>, now: number) {
  const isAsTaken = (numbers: number[]) =>
    sql`${picturesDue.number} in ${inList(numbers)} and ${picturesDue.dueAt} = ${now + takenMs}`
  const pauseOf = ({ number, tries }: Due) => (failed.has(number) ? pausesMs[tries - 1] : undefined)
  const byPause = Map.groupBy(taken, pauseOf)
  for (const [pause, some] of byPause) {
    const which = isAsTaken(some.map(({ number }) => number))
    if (pause === undefined) await db.delete(picturesDue).where(which)
    else
      await db
        .update(picturesDue)
        .set({ dueAt: new Date(now + pause) })
        .where(which)
  }
}

/**
 * Describes the pictures of new and changed products, a portion at a time, and takes out of the index what is no longer sold. True
 * where there is more and the day has room for it. Whoever is cut off leaves what it took to another, after a while.
 */
export async function describePictures(env: Env, now = Date.now()) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const day = dayOf(new Date(now))
  const [today] = await db
    .select({ count: pictureDays.count })
    .from(pictureDays)
    .where(eq(pictureDays.day, day))
  const room = Math.min(portion, maxADay - (today?.count ?? 0))
  if (room <= 0) return false
  const taken = await takeDue(db, now, room)
  if (taken.length === 0) return false
  const numbers = taken.map(({ number }) => number)
  const found = await listProducts(db, numbers)
  const left: Promise<unknown>[] = []
  const proxy = {
    env,
    db,
    origin: 'https://assets.local',
    waitUntil: (work: Promise<unknown>) => void left.push(work),
  }
  const { entries, failed } = await describeAll(proxy, found)
  const index = openIndex(env, db)
  const isSold = new Set(found.map(({ number }) => number))
  const gone = numbers.filter((number) => !isSold.has(number))
  if (entries.length > 0) await index.put(entries)
  if (gone.length > 0) await index.remove(gone)
  await settle(db, taken, failed, now)
  await countToday(db, day, found.length)
  await Promise.allSettled(left)
  logEvent('pictures_described', { described: entries.length, failed: failed.size, gone: gone.length })
  return taken.length === room
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationContent } from '#shared/notifications.ts'
import { priceDrop } from '#shared/price-drop.ts'
import { users } from '../shoppers/schema.ts'
import { openDb, type Db } from '../lib/db.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { createPace, interleave } from '../catalogue/link-health/request-pace.ts'
import { notify } from '../notifications/notify.ts'
import { photoUrl } from '../photos/storage.ts'
import { afterFailure } from './backoff.ts'
import { ReadFailure } from './read-failure.ts'
import { fetchPage } from './fetch-page.ts'
import { nextDay, type ExternalProduct } from './queries.ts'
import { readPiece, type ReadProduct } from './read-piece.ts'
import { externalProducts } from './schema.ts'

/** A cron runs every five minutes; what one run leaves comes with the next. */
const maxOfRun = 24
const maxMs = 90_000
const atOnce = 4
/** A product whose run was cut off is read again after this time. */
const leaseMs = 3_600_000

/** Takes the products that are due, so that no other run reads them too. */
const takeDue = (db: Db, now: number) =>
  db
    .update(externalProducts)
    .set({ nextReadAt: new Date(now + leaseMs) })
    .where(
      inArray(
        externalProducts.id,
        sql`(select id from external_products where next_read_at <= ${now} order by next_read_at limit ${maxOfRun})`,
      ),
    )
    .returning()

/**
 * The notification that a new reading calls for: in stock again, or cheaper while not sold out.
 */
function newsOf(former: ExternalProduct, piece: ReadProduct): NotificationContent | null {
  const { id: findId, brand, title: name, imageKey } = former
  const told = { findId, brand, name, image: imageKey ? photoUrl(imageKey) : '' }
  if (former.availability === 'out_of_stock' && piece.availability === 'in_stock')
    return { kind: 'back_in_stock', data: told }
  const prices = priceDrop(former, piece)
  if (!prices || piece.availability === 'out_of_stock') return null
  return { kind: 'price_drop', data: { ...told, ...prices } }
}

/**
 * Writes the new price and its notification in one batch, and neither where another run has read the page meanwhile.
 */
async function store(db: Db, former: ExternalProduct, piece: ReadProduct, now: number) {
  const isUnread = and(eq(externalProducts.id, former.id), eq(externalProducts.readAt, former.readAt))
  const { priceCents, currency, availability } = piece
  const update = db
    .update(externalProducts)
    .set({
      // Where a page states no price today, the last one stays for comparison.
      ...(priceCents !== null && { priceCents, currency }),
      availability,
      readAt: new Date(now),
      failures: 0,
      // The watch may have ended while the page was read.
      nextReadAt: sql`case when ${externalProducts.nextReadAt} is null then null else ${Math.round(nextDay(now))} end`,
    })
    .where(isUnread)
  const content = newsOf(former, piece)
  if (!content) return void (await update)
  const key = `find:${former.id}:${former.readAt.getTime()}`
  const allowed = and(
    isNull(users.removalDueAt),
    sql`exists (select 1 from external_products where ${isUnread} and ${externalProducts.nextReadAt} is not null)`,
  )
  await db.batch([notify(db, former.userId, { key, content, now: new Date(now) }, allowed), update])
}

async function noteFailure(db: Db, product: ExternalProduct, { reason }: ReadFailure, now: number) {
  const { failures, nextReadAt } = afterFailure(reason, product.failures, now)
  const next = nextReadAt?.getTime() ?? null
  await db
    .update(externalProducts)
    .set({
      failures,
      nextReadAt: sql`case when ${externalProducts.nextReadAt} is null then null else ${next} end`,
    })
    .where(and(eq(externalProducts.id, product.id), eq(externalProducts.readAt, product.readAt)))
}

async function read(env: Env, address: string, turn: (host: string) => Promise<boolean>) {
  try {
    const guard = { cache: env.CACHE, ownHost: null, turn }
    const piece = await readPiece(await fetchPage(new URL(address), guard), null)
    // A redirect to another product is no statement about this one.
    return piece.address === address ? piece : new ReadFailure('gone', 'another piece')
  } catch (error) {
    if (!(error instanceof ReadFailure)) logFault('external_product_not_read', error)
    return error instanceof ReadFailure ? error : new ReadFailure('unreadable')
  }
}

/** Reads the pages that are due, each once however many shoppers watch it. True where more may be due. */
export async function readWatched(env: Env, pace = createPace(Date.now() + maxMs)) {
  const db = openDb(env.DB)
  const due = await takeDue(db, Date.now())
  if (due.length === 0) return false
  const byAddress = [...Map.groupBy(due, ({ address }) => address)]
  const queue = interleave(byAddress, ([address]) => new URL(address).host)
  let failed = 0
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, watched] = next
      const outcome = await read(env, address, (host) => pace.turn(host))
      if (outcome instanceof ReadFailure) failed += 1
      for (const product of watched)
        await (outcome instanceof ReadFailure
          ? noteFailure(db, product, outcome, Date.now())
          : store(db, product, outcome, Date.now()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  logEvent('external_products_read', { due: due.length, pages: byAddress.length, failed })
  return due.length === maxOfRun
}

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { NotificationContent } from '#shared/notifications.ts'
import { users } from '../auth/schema.ts'
import { openDb, type Db } from '../lib/db.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { createPace, interleave } from '../link-health/pace.ts'
import { tell } from '../notifications/tell.ts'
import { photoUrl } from '../photos/storage.ts'
import { afterFailure } from './backoff.ts'
import { NoFind } from './failure.ts'
import { fetchPage } from './fetch-page.ts'
import { nextDay, type Find } from './queries.ts'
import { readPiece, type Piece } from './read-piece.ts'
import { finds } from './schema.ts'

/** A run is a small part of five minutes: what is left comes with the next. */
const mostOfRun = 24
const mostMs = 90_000
const atOnce = 4
/** Whoever is cut off with a find in hand is followed after this time. */
const leaseMs = 3_600_000

/** Takes on those whose turn it is, so that no other run has them too. */
const takeDue = (db: Db, now: number) =>
  db
    .update(finds)
    .set({ nextReadAt: new Date(now + leaseMs) })
    .where(
      inArray(
        finds.id,
        sql`(select id from finds where next_read_at <= ${now} order by next_read_at limit ${mostOfRun})`,
      ),
    )
    .returning()

/** Less by one in a hundred or more, and to be had; or there again. As for the catalogue's pieces (migration 0009). */
function newsOf(former: Find, piece: Piece): NotificationContent | null {
  const { id: findId, brand, title: name, imageKey } = former
  const told = { findId, brand, name, image: imageKey ? photoUrl(imageKey) : '' }
  if (former.availability === 'out_of_stock' && piece.availability === 'in_stock')
    return { kind: 'back_in_stock', data: told }
  const { priceCents, currency } = piece
  const formerCents = former.priceCents
  const isCheaper =
    priceCents !== null &&
    formerCents !== null &&
    currency !== null &&
    currency === former.currency &&
    priceCents * 100 <= formerCents * 99
  if (!isCheaper || piece.availability === 'out_of_stock') return null
  return { kind: 'price_drop', data: { ...told, priceCents, formerCents, currency } }
}

/** The new price and the word of it in one batch, and neither where somebody else has read it meanwhile. */
async function store(db: Db, former: Find, piece: Piece, now: number) {
  const isUnread = and(eq(finds.id, former.id), eq(finds.readAt, former.readAt))
  const { priceCents, currency, availability } = piece
  const update = db
    .update(finds)
    .set({
      // A page that tells no price today leaves the last one to compare with.
      ...(priceCents !== null && { priceCents, currency }),
      availability,
      readAt: new Date(now),
      failures: 0,
      // She may have stopped watching while its page was read.
      nextReadAt: sql`case when ${finds.nextReadAt} is null then null else ${Math.round(nextDay(now))} end`,
    })
    .where(isUnread)
  const content = newsOf(former, piece)
  if (!content) return void (await update)
  const key = `find:${former.id}:${former.readAt.getTime()}`
  const allowed = and(
    isNull(users.removalDueAt),
    sql`exists (select 1 from finds where ${isUnread} and ${finds.nextReadAt} is not null)`,
  )
  await db.batch([tell(db, former.userId, { key, content, now: new Date(now) }, allowed), update])
}

async function noteFailure(db: Db, find: Find, { reason }: NoFind, now: number) {
  const { failures, nextReadAt } = afterFailure(reason, find.failures, now)
  const next = nextReadAt?.getTime() ?? null
  await db
    .update(finds)
    .set({ failures, nextReadAt: sql`case when ${finds.nextReadAt} is null then null else ${next} end` })
    .where(and(eq(finds.id, find.id), eq(finds.readAt, find.readAt)))
}

async function read(env: Env, address: string, turn: (host: string) => Promise<boolean>) {
  try {
    const guard = { cache: env.CACHE, ownHost: null, turn }
    const piece = await readPiece(await fetchPage(new URL(address), guard), null)
    // A shop that shows something else in its place says nothing of this piece.
    return piece.address === address ? piece : new NoFind('gone', 'another piece')
  } catch (error) {
    if (!(error instanceof NoFind)) logFault('find_not_read', error)
    return error instanceof NoFind ? error : new NoFind('unreadable')
  }
}

/** For the cron: reads the pages of the finds that are watched, each once however many watch it. */
export async function readWatched(env: Env, pace = createPace(Date.now() + mostMs)) {
  const db = openDb(env.DB)
  const due = await takeDue(db, Date.now())
  if (due.length === 0) return
  const byAddress = [...Map.groupBy(due, ({ address }) => address)]
  const queue = interleave(byAddress, ([address]) => new URL(address).host)
  let failed = 0
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, watched] = next
      const outcome = await read(env, address, (host) => pace.turn(host))
      if (outcome instanceof NoFind) failed += 1
      for (const find of watched)
        await (outcome instanceof NoFind
          ? noteFailure(db, find, outcome, Date.now())
          : store(db, find, outcome, Date.now()))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  logEvent('finds_read', { due: due.length, pages: byAddress.length, failed })
}

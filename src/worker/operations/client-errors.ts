import { and, asc, desc, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { cleanError } from '#shared/clean-error.ts'
import type { ClientError } from '#shared/client-errors.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { sha256Hex } from '../lib/ids.ts'
import { clientErrors } from './schema.ts'

/** Kinds of errors that are kept at a time: somebody who makes them up fills no database. */
export const maxKinds = 500

/**
 * Kinds of reports of the security policy that are kept at a time. These have places of their own: they take none of the errors'
 * and push none out.
 */
export const maxReportKinds = 25

/** What a report begins with. It is all that tells one from an error. */
export const reportSays = 'Security policy:'
const isReport = sql<number>`${clientErrors.message} glob ${`${reportSays}*`}`

/**
 * A kind that nobody sent for so long gives its place to a new one, and so does one that has been there for so long while one network
 * alone sent it: made-up ones would keep true ones out for a month.
 */
const keepsPlaceMs = 24 * 3_600_000

/** Two networks that send a kind within so long share it. */
const sharedWithinMs = 3_600_000

/** Who sends: which network, as twelve bits of its digest, and whether it may have another kind kept. Neither is asked for a kind that is known. */
type Sender = { network: string | null; mayTakePlace: () => Promise<boolean> }

const digestOf = async ({ message, stack }: ClientError) =>
  (await sha256Hex(`${message}\n${stack}`)).slice(0, 32)

const bitsOf = async (network: string | null) =>
  network === null ? null : Number.parseInt((await sha256Hex(`sender:${network}`)).slice(0, 3), 16)

/** What is to be known before an error is noted: whether its kind is, how many of its class there are, and which may go. */
async function lookUp(db: CatalogueDb, digest: string, ofReport: SQL, now: number) {
  const old = new Date(now - keepsPlaceMs)
  const [known, [counted], [inTheWay]] = await db.batch([
    db.select({ digest: clientErrors.digest }).from(clientErrors).where(eq(clientErrors.digest, digest)),
    db
      .select({ kinds: sql<number>`count(*)` })
      .from(clientErrors)
      .where(ofReport),
    db
      .select({ digest: clientErrors.digest })
      .from(clientErrors)
      .where(
        and(
          ofReport,
          or(lt(clientErrors.lastAt, old), and(isNull(clientErrors.sharedAt), lt(clientErrors.firstAt, old))),
        ),
      )
      .orderBy(asc(clientErrors.lastAt))
      .limit(1),
  ])
  return { isKnown: known.length > 0, kinds: counted?.kinds ?? 0, inTheWay: inTheWay?.digest }
}

/**
 * Notes an error, or a report of the policy, by what it says and where: the same one again is counted. Anybody can make one up, so one
 * of a new kind needs a free place, and the sender must be one who may take it.
 */
export async function noteError(db: CatalogueDb, told: ClientError, from: Sender, at = new Date()) {
  const error = cleanError(told)
  const { message, stack, page } = error
  const now = at.getTime()
  const digest = await digestOf(error)
  const [ofReport, most] = message.startsWith(reportSays)
    ? [isReport, maxReportKinds]
    : [sql<number>`not (${isReport})`, maxKinds]
  const { isKnown, kinds, inTheWay } = await lookUp(db, digest, ofReport, now)
  if (!isKnown) {
    if (kinds >= most && !inTheWay) return
    if (!(await from.mayTakePlace())) return
    if (kinds >= most && inTheWay) await db.delete(clientErrors).where(eq(clientErrors.digest, inTheWay))
  }
  // Whether there is room is asked once more, because others send meanwhile.
  await db.run(sql`
    insert into ${clientErrors} (digest, message, stack, page, times, first_at, last_at, sender)
    select ${digest}, ${message}, ${stack}, ${page}, 1, ${now}, ${now}, ${await bitsOf(from.network)}
    where exists (select 1 from ${clientErrors} where digest = ${digest})
      or (select count(*) from ${clientErrors} where ${ofReport}) < ${most}
    on conflict (digest) do update set times = times + 1, last_at = excluded.last_at, sender = excluded.sender,
      shared_at = case when sender <> excluded.sender and last_at > ${now - sharedWithinMs} then excluded.last_at else shared_at end`)
}

/** More messages than this nobody reads, beside those of reports. */
const maxMessages = 100

/** The errors by what they say, the one that was seen last first, with each place in the code where it came from. */
export async function listErrorMessages(db: CatalogueDb) {
  const kinds = await db
    .select()
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastAt))
    .limit(maxKinds + maxReportKinds)
  let errors = 0
  return [...Map.groupBy(kinds, ({ message }) => message)]
    .filter(([message]) => message.startsWith(reportSays) || ++errors <= maxMessages)
    .map(([message, ofMessage]) => ({
      message,
      times: ofMessage.reduce((sum, { times }) => sum + times, 0),
      firstAt: new Date(Math.min(...ofMessage.map(({ firstAt }) => firstAt.getTime()))).toISOString(),
      lastAt: new Date(Math.max(...ofMessage.map(({ lastAt }) => lastAt.getTime()))).toISOString(),
      places: ofMessage.map(({ page, stack, times }) => ({ page, stack, times })),
    }))
}

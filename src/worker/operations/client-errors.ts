import { asc, desc, eq, sql } from 'drizzle-orm'
import { cleanError } from '#shared/clean-error.ts'
import type { ClientError } from '#shared/client-errors.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { sha256Hex } from '../lib/ids.ts'
import { clientErrors } from './schema.ts'

/** Kinds that are kept at a time: somebody who makes up errors fills no database. */
export const mostKinds = 500

/**
 * Kinds of reports of the security policy that are kept at a time. Anybody can make these up, so they have places of their own:
 * they take none of the errors' and push none out.
 */
export const mostReportKinds = 25

/** What a report begins with. It is all that tells one from an error. */
export const reportSays = 'Security policy:'
const isReport = sql<number>`${clientErrors.message} glob ${`${reportSays}*`}`

/** A report that nobody sent for so long gives its place to a new one. Made-up ones would keep true ones out for a month. */
const reportKeepsPlaceMs = 24 * 3_600_000

const digestOf = async ({ message, stack }: ClientError) =>
  (await sha256Hex(`${message}\n${stack}`)).slice(0, 32)

/** Notes an error by what it says and where: the same one again is counted. */
export async function noteClientError(db: CatalogueDb, told: ClientError, now = new Date()) {
  const error = cleanError(told)
  const { message, stack, page } = error
  const digest = await digestOf(error)
  const [ofReport, most] = message.startsWith(reportSays) ? [1, mostReportKinds] : [0, mostKinds]
  await db.run(sql`
    insert into ${clientErrors} (digest, message, stack, page, times, first_at, last_at)
    select ${digest}, ${message}, ${stack}, ${page}, 1, ${now.getTime()}, ${now.getTime()}
    where exists (select 1 from ${clientErrors} where digest = ${digest})
      or (select count(*) from ${clientErrors} where (${isReport}) = ${ofReport}) < ${most}
    on conflict (digest) do update set times = times + 1, last_at = excluded.last_at`)
}

/** Notes a report. One of a new kind needs a free place, and the sender must be one who may take it. */
export async function noteReport(
  db: CatalogueDb,
  told: ClientError,
  mayTakePlace: () => Promise<boolean>,
  now = new Date(),
) {
  const digest = await digestOf(cleanError(told))
  const kept = await db
    .select({ digest: clientErrors.digest, lastAt: clientErrors.lastAt })
    .from(clientErrors)
    .where(isReport)
    .orderBy(asc(clientErrors.lastAt))
  if (!kept.some((one) => one.digest === digest)) {
    const inTheWay = kept.length < mostReportKinds ? undefined : kept[0]
    if (inTheWay && inTheWay.lastAt.getTime() > now.getTime() - reportKeepsPlaceMs) return
    if (!(await mayTakePlace())) return
    if (inTheWay) await db.delete(clientErrors).where(eq(clientErrors.digest, inTheWay.digest))
  }
  await noteClientError(db, told, now)
}

/** More messages than this nobody reads, beside those of reports. */
const mostMessages = 100

/** The errors by what they say, the one that was seen last first, with each place in the code where it came from. */
export async function listErrorMessages(db: CatalogueDb) {
  const kinds = await db
    .select()
    .from(clientErrors)
    .orderBy(desc(clientErrors.lastAt))
    .limit(mostKinds + mostReportKinds)
  let errors = 0
  return [...Map.groupBy(kinds, ({ message }) => message)]
    .filter(([message]) => message.startsWith(reportSays) || ++errors <= mostMessages)
    .map(([message, ofMessage]) => ({
      message,
      times: ofMessage.reduce((sum, { times }) => sum + times, 0),
      firstAt: new Date(Math.min(...ofMessage.map(({ firstAt }) => firstAt.getTime()))).toISOString(),
      lastAt: new Date(Math.max(...ofMessage.map(({ lastAt }) => lastAt.getTime()))).toISOString(),
      places: ofMessage.map(({ page, stack, times }) => ({ page, stack, times })),
    }))
}

import { desc, sql } from 'drizzle-orm'
import { cleanError } from '#shared/clean-error.ts'
import type { ClientError } from '#shared/client-errors.ts'
import type { CatalogueDb } from '../lib/db.ts'
import { sha256Hex } from '../lib/ids.ts'
import { clientErrors } from './schema.ts'

/** Kinds that are kept at a time: somebody who makes up errors fills no database. */
export const mostKinds = 500

/** Notes an error by what it says and where: the same one again is counted. */
export async function noteClientError(db: CatalogueDb, told: ClientError, now = new Date()) {
  const { message, stack, page } = cleanError(told)
  const digest = (await sha256Hex(`${message}\n${stack}`)).slice(0, 32)
  await db.run(sql`
    insert into ${clientErrors} (digest, message, stack, page, times, first_at, last_at)
    select ${digest}, ${message}, ${stack}, ${page}, 1, ${now.getTime()}, ${now.getTime()}
    where exists (select 1 from ${clientErrors} where digest = ${digest})
      or (select count(*) from ${clientErrors}) < ${mostKinds}
    on conflict (digest) do update set times = times + 1, last_at = excluded.last_at`)
}

/** More messages than this nobody reads. */
const mostMessages = 100

/** The errors by what they say, the one that was seen last first, with each place in the code where it came from. */
export async function listErrorMessages(db: CatalogueDb) {
  const kinds = await db.select().from(clientErrors).orderBy(desc(clientErrors.lastAt)).limit(mostKinds)
  return [...Map.groupBy(kinds, ({ message }) => message)]
    .slice(0, mostMessages)
    .map(([message, ofMessage]) => ({
      message,
      times: ofMessage.reduce((sum, { times }) => sum + times, 0),
      firstAt: new Date(Math.min(...ofMessage.map(({ firstAt }) => firstAt.getTime()))).toISOString(),
      lastAt: new Date(Math.max(...ofMessage.map(({ lastAt }) => lastAt.getTime()))).toISOString(),
      places: ofMessage.map(({ page, stack, times }) => ({ page, stack, times })),
    }))
}

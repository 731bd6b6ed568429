import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '../lib/db.ts'
import { asNumber, asText } from '../lib/row-types.ts'

/** The number of lines on one page of the history. */
export const linesAPage = 20

/**
 * The shopper's ledger, newest first, one line for each entry; a try-on is one line from its reserve to its end. A
 * line's balance is that of the line before plus its own credits, so that the column always adds up.
 */
export function readHistory(db: Db, userId: SQLWrapper, before: number) {
  return db
    .select({
      id: asNumber(sql`id`),
      subject: asText(sql`subject`),
      kinds: asText(sql`kinds`),
      credits: asNumber(sql`credits`),
      balance: asNumber(sql`balance`),
      startedAt: asNumber(sql`started_at`),
    })
    .from(
      sql`(select *, sum(credits) over (order by id) as balance from (
        select min(id) as id, subject, group_concat(kind) as kinds, sum(credits) as credits,
          min(created_at) as started_at
        from credit_entries where user_id = ${userId}
        group by case when subject like 'try-on:%' then subject else id end))`,
    )
    .where(sql`id < ${before}`)
    .orderBy(sql`id desc`)
    .limit(linesAPage + 1)
}

type Line = Awaited<ReturnType<typeof readHistory>>[number]

/** How a try-on's reserve ended. */
function outcomeOf(kinds: string[], credits: number) {
  if (kinds.includes('release')) return 'given_back' as const
  if (!kinds.includes('settle')) return 'set_aside' as const
  return credits === 0 ? ('included' as const) : ('kept' as const)
}

function presentLine({ id, subject, kinds, credits, balance, startedAt }: Line) {
  const line = { id, credits, balance, at: new Date(startedAt).toISOString() }
  const entries = kinds.split(',')
  if (subject.startsWith('try-on:'))
    return { ...line, kind: 'try_on' as const, about: outcomeOf(entries, credits) }
  if (entries.includes('purchase')) return { ...line, kind: 'pack' as const, about: null }
  if (entries.includes('refund')) return { ...line, kind: 'refund' as const, about: null }
  if (entries.includes('return')) return { ...line, kind: 'return' as const, about: null }
  if (entries.includes('spend'))
    return { ...line, kind: 'spend' as const, about: credits === 0 ? ('included' as const) : null }
  // What the office took back: what it gave is a gift.
  if (credits < 0) return { ...line, kind: 'correction' as const, about: null }
  const isSignUp = subject.startsWith('sign-up:')
  return { ...line, kind: isSignUp ? ('sign_up' as const) : ('gift' as const), about: null }
}

/** A page of lines and the cursor of the next one; null after the last. */
export function presentHistory(lines: Line[]) {
  const shown = lines.slice(0, linesAPage)
  const next = lines.length > linesAPage ? (shown.at(-1)?.id ?? null) : null
  return { entries: shown.map(presentLine), next }
}

import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openDb } from '../../lib/db.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { openLedger } from '../../ledger/ledger.ts'

const minutes = 60_000

test.each([
  ['five seconds', 5_000, 'try_on_running'],
  ['a minute', minutes, 'try_on_running'],
  ['nearly the ten minutes that one can last', 9.5 * minutes, 'try_on_running'],
  ['more than any lasts', 10.5 * minutes, 'reserved'],
] as const)(
  'a try-on that began %s ago and has not ended counts as running, or not',
  async (_, ms, outcome) => {
    const shopper = await createSignedIn()
    await env.DB.prepare(
      "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, 'reserve', -1, ?)",
    )
      .bind(shopper.id, `try-on:older-${shopper.id}`, Date.now() - ms)
      .run()
    const ledger = openLedger(openDb(env.DB))
    expect(await ledger.reserve(shopper.id, `newer-${shopper.id}`, { running: 1, monthly: null })).toBe(
      outcome,
    )
  },
)

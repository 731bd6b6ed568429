import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { openDb } from '../../lib/db.ts'
import { createSignedIn, type SignedIn } from '../../testing/signed-in.ts'
import { tripsOf } from '../../testing/trips.ts'
import { startOnDevice } from '../../testing/try-ons.ts'
import { linesAPage } from '../../ledger/credit-history.ts'
import { openLedger } from '../../ledger/ledger.ts'
import { creditEntries } from '../../ledger/schema.ts'

const history = async ({ api }: SignedIn, before?: number) =>
  (await api.credits.history.$get({ query: before ? { before: String(before) } : {} })).json()

const lines = async (shopper: SignedIn) =>
  (await history(shopper)).entries.map(
    ({ kind, about, credits, balance }) => `${kind} ${about ?? '-'} ${credits} ${balance}`,
  )

const report = (shopper: SignedIn, id: string, success: boolean) =>
  shopper.fetch(`/api/fashn/result/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(
      success
        ? { success, digest: 'a'.repeat(64), width: 10, height: 10, confidence: 1 }
        : { success, failure: 'unknown' },
    ),
  })

describe('GET /api/credits/history', () => {
  test('a try-on is one line: set aside while it runs, given back when it fails, and the balance adds up', async () => {
    const shopper = await createSignedIn()
    const failing = await startOnDevice(shopper)
    expect(await lines(shopper)).toEqual(['try_on set_aside -1 4', 'sign_up - 5 5'])
    await report(shopper, failing, false)
    await expect.poll(() => lines(shopper)).toEqual(['try_on given_back 0 5', 'sign_up - 5 5'])
    const ledger = openLedger(openDb(env.DB))
    await ledger.reserve(shopper.id, 'kept-one', { running: 10, monthly: null })
    await ledger.settle('kept-one')
    await shopper.api.credits.use_one.$post()
    expect(await lines(shopper)).toEqual([
      'spend - -1 3',
      'try_on kept -1 4',
      'try_on given_back 0 5',
      'sign_up - 5 5',
    ])
  })

  test('a credit that was spent at once is told as included where Luxe counts it for her month', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    env.LUXE_MONTHLY_TRY_ONS = '2'
    await shopper.api.credits.use_one.$post()
    env.LUXE_MONTHLY_TRY_ONS = ''
    expect(await lines(shopper)).toEqual(['spend included 0 5', 'sign_up - 5 5'])
  })

  test('what Luxe includes costs nothing and is told so; a pack, its refund and what came back are lines of their own', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    const ledger = openLedger(openDb(env.DB))
    await ledger.reserve(shopper.id, 'luxe-one', { running: 10, monthly: null })
    await ledger.settle('luxe-one')
    const pack = { userId: shopper.id, subject: 'pack:pi_1', createdAt: new Date() }
    await openDb(env.DB)
      .insert(creditEntries)
      .values([
        { ...pack, kind: 'purchase', credits: 10 },
        { ...pack, kind: 'refund', credits: -4 },
        { ...pack, kind: 'return', credits: 4 },
      ])
    expect(await lines(shopper)).toEqual([
      'return - 4 15',
      'refund - -4 11',
      'pack - 10 15',
      'try_on included 0 5',
      'sign_up - 5 5',
    ])
  })

  test('comes in pages of one trip each, in which no line is missing or twice', async () => {
    const shopper = await createSignedIn()
    const rows = Array.from({ length: 2 * linesAPage + 5 }, (_, i) => ({
      userId: shopper.id,
      subject: `gift:${shopper.id}:${i}`,
      kind: 'grant' as const,
      credits: 1,
      createdAt: new Date(i),
    }))
    const db = openDb(env.DB)
    for (const row of rows) await db.insert(creditEntries).values(row)
    const balances: number[] = []
    let next: number | null | undefined
    do {
      const page = await history(shopper, next ?? undefined)
      balances.push(...page.entries.map(({ balance }) => balance))
      next = page.next
    } while (next)
    expect(balances).toEqual(Array.from({ length: rows.length + 1 }, (_, i) => 5 + rows.length - i))
    expect(tripsOf(await shopper.fetch('/api/credits/history'))).toBe(1)
  })

  test('is hers alone, and an odd page is refused', async () => {
    const [shopper, stranger] = [await createSignedIn(), await createSignedIn()]
    await shopper.api.credits.use_one.$post()
    expect(await lines(stranger)).toEqual(['sign_up - 5 5'])
    expect((await shopper.fetch('/api/credits/history?before=1%20or%201')).status).toBe(400)
  })
})

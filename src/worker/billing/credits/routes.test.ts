import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { openDb } from '../../lib/db.ts'
import { createShopper } from '../../testing/shopper.ts'
import { spendCredit } from '../../ledger/ledger.ts'

describe('POST /api/credits/use_one (spec 1.4.12)', () => {
  test('spends one credit at a time until none is left, then answers 402 no_credits', async () => {
    const shopper = await createShopper()
    const left: unknown[] = []
    for (let i = 0; i < 5; i++)
      left.push((await (await shopper.api.credits.use_one.$post()).json()).credits_remaining)
    expect(left).toEqual([4, 3, 2, 1, 0])
    const sixth = await shopper.api.credits.use_one.$post()
    expect(String(sixth.status)).toBe('402')
    expect(await sixth.json()).toMatchObject({ error: 'no_credits', credits_remaining: 0 })
  })

  test('twenty at once spend five', async () => {
    const shopper = await createShopper()
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper.api.credits.use_one.$post()))
    expect(answers.filter((answer) => answer.ok)).toHaveLength(5)
  })

  test('a retry that names its first try is charged once', async () => {
    const shopper = await createShopper()
    const headers = { 'Idempotency-Key': 'try-1' }
    const send = () => shopper.fetch('/api/credits/use_one', { method: 'POST', headers })
    expect((await send()).status).toBe(200)
    const again = await send()
    expect([again.status, await again.json()]).toMatchObject([200, { success: true, credits_remaining: 4 }])
  })
})

test('whose account is gone at this moment spends nothing, and has nothing', async () => {
  const gone = crypto.randomUUID()
  expect(await spendCredit(openDb(env.DB), gone, 'try-1', null)).toEqual({ spent: false, credits: 0 })
})

test.each([
  ['two long keys that begin alike', 'a'.repeat(120), 2],
  ['a key that is too long', 'a'.repeat(129), 0],
  ['a key with letters outside ASCII', 'caf\u00e9', 0],
])('%s: it is never cut, and refused where it cannot be kept', async (_, key, spent) => {
  const shopper = await createShopper()
  const send = (name: string) =>
    shopper.fetch('/api/credits/use_one', { method: 'POST', headers: { 'Idempotency-Key': name } })
  const answers = [await send(`${key}1`), await send(`${key}2`)]
  expect(answers.filter(({ ok }) => ok)).toHaveLength(spent)
  if (spent === 0) {
    expect(answers.map(({ status }) => status)).toEqual([400, 400])
    expect(await answers[0]?.json()).toMatchObject({ error: 'invalid_input', field: 'Idempotency-Key' })
  }
})

describe('the ledger', () => {
  test('entries are final: no update, no delete while the account exists, and the balance is their sum', async () => {
    const shopper = await createShopper()
    await expect(
      env.DB.prepare('update credit_entries set credits = 99 where user_id = ?').bind(shopper.id).run(),
    ).rejects.toThrow('final')
    await expect(
      env.DB.prepare('delete from credit_entries where user_id = ?').bind(shopper.id).run(),
    ).rejects.toThrow('stay')
    // REPLACE deletes what stands in its way, and no trigger hears of that.
    const ledger = async () =>
      (await env.DB.prepare('select * from credit_entries where user_id = ?').bind(shopper.id).all()).results
    const before = await ledger()
    const replace = (columns: string, where = '') =>
      env.DB.prepare(
        `replace into credit_entries (id, user_id, subject, kind, credits, created_at)
         select ${columns}, created_at from credit_entries where user_id = ? ${where}`,
      )
        .bind(shopper.id)
        .run()
    await replace('null, user_id, subject, kind, 99')
    await replace("id, user_id, 'another', kind, 99")
    const balance = async () =>
      env.DB.prepare('select credits from users where id = ?').bind(shopper.id).first('credits')
    expect([await ledger(), await balance()]).toEqual([before, 5])
    const end = (verb: string, kind: string) =>
      env.DB.prepare(
        `${verb} into credit_entries (user_id, subject, kind, credits, created_at) values (?, 'try-on:1', ?, 1, 0)`,
      )
        .bind(shopper.id, kind)
        .run()
    await end('insert', 'settle')
    await end('replace', 'release')
    expect(new Set((await ledger()).map(({ kind }) => kind))).toEqual(new Set(['grant', 'settle']))
    expect(await balance()).toBe(6)
    await env.DB.prepare('delete from users where id = ?').bind(shopper.id).run()
    expect(
      await env.DB.prepare('select count(*) as n from credit_entries where user_id = ?')
        .bind(shopper.id)
        .first('n'),
    ).toBe(0)
  })
})

import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { creditKinds } from '#shared/credits.ts'
import { createUser } from '../auth/sign-in/queries.ts'
import { openDb } from '../lib/db.ts'

/** What the database itself refuses, whichever code writes: the schema's types bind the compiler alone. */
describe('the database refuses', () => {
  let userId = ''
  beforeAll(async () => {
    const created = await createUser(openDb(env.DB), {
      name: 'Ada',
      email: 'constraints@example.com',
      passwordHash: 'none',
    })
    userId = created?.id ?? ''
  })
  const run = (sql: string) => env.DB.prepare(sql.replaceAll('USER', `'${userId}'`)).run()
  const entry = (subject: string, kind: string, credits = 0) =>
    run(
      `insert into credit_entries (user_id, subject, kind, credits, created_at) values (USER, '${subject}', '${kind}', ${credits}, 1)`,
    )

  test.each([
    [
      'a kind of entry that the ledger does not know',
      `insert into credit_entries (user_id, subject, kind, credits, created_at) values (USER, 'a', 'gift', 1, 1)`,
    ],
    [
      'a kind of photo',
      `insert into photos (key, user_id, kind, byte_count, width, height, created_at) values ('a', USER, 'hat', 1, 1, 1, 1)`,
    ],
    [
      'a provider of identities',
      `insert into identities (provider, subject, user_id, email, created_at) values ('nobody', 'a', USER, 'a@b', 1)`,
    ],
    [
      'a purpose of a mailed link',
      `insert into mailed_links (secret_hash, user_id, purpose, email, expires_at) values ('a', USER, 'win', 'a@b', 1)`,
    ],
    [
      'a purpose of a challenge',
      `insert into passkey_challenges (challenge, purpose, expires_at) values ('a', 'win', 1)`,
    ],
    [
      'a plan',
      `insert into users (id, email, name, plan, created_at) values ('a', 'plan@example.com', 'Ada', 'gold', 1)`,
    ],
    ['a place for photos', `update users set photo_storage = 'cloud' where id = USER`],
    [
      'an availability of an external product',
      `insert into external_products (id, user_id, address, title, brand, availability, image, category, added_at, read_at) values ('a', USER, 'a', 'a', 'a', 'soon', 'a', 'tops', 1, 1)`,
    ],
    [
      'a kind of mail',
      `insert into mails (id, key, user_id, kind, data, email, created_at) values ('a', 'a', USER, 'joke', '{}', 'a@b', 1)`,
    ],
    [
      'a kind of notification',
      `insert into notifications (id, user_id, key, kind, data, created_at) values ('a', USER, 'a', 'joke', '{}', 1)`,
    ],
    ['a mark of billing', `insert into billing_marks (name, read_up_to) values ('moon', 1)`],
    [
      'a thing for sale',
      `insert into purchase_consents (id, user_id, item, price_cents, currency, terms, language, agreed_at) values ('a', USER, 'moon', 1, 'usd', '1', 'en', 1)`,
    ],
  ])('%s', async (_, sql) => {
    await expect(run(sql)).rejects.toThrow('CHECK constraint failed')
  })

  test.each([
    ['a kind of feed', `insert into feeds (id, address, kind) values ('a', 'a', 'fax')`],
    [
      'a state of an import',
      `insert into imports (id, feed_id, state, started_at) values ('a', 'a', 'asleep', 1)`,
    ],
    ['a kind of collection', `insert into collections (slug, title, kind) values ('a', 'a', 'odd')`],
    [
      'a kind of news',
      `insert into product_news (product_id, at, kind, data) values ('a', 1, 'birthday', '{}')`,
    ],
    [
      'a maker of a post',
      `insert into outfit_posts (id, title, description, occasion, thumbnail_url, aspect, product_ids, made_by, position, created_at) values ('a', 'a', 'a', 'all', 'a', 1, '[]', 'magic', 1, 1)`,
    ],
  ])('%s, in the catalogue', async (_, sql) => {
    await expect(env.CATALOGUE_DB.prepare(sql).run()).rejects.toThrow('CHECK constraint failed')
  })

  test('a balance under zero', async () => {
    await expect(entry('overdraft', 'spend', -1_000_000)).rejects.toThrow('users_credits_not_negative')
  })

  /** A trigger is before the ledger's own UNIQUE, so that nothing replaces an entry either: what is there stays, alone. */
  const expectPassedOver = async (write: Promise<D1Result>) => {
    expect(await write).toMatchObject({ meta: { changes: 0, rows_written: 0 } })
  }

  test('the same entry twice, and both ends of one reserve', async () => {
    await entry('twice', 'reserve')
    await expectPassedOver(entry('twice', 'reserve'))
    await entry('twice', 'settle')
    await expectPassedOver(entry('twice', 'release'))
  })

  const ends: [string, string][] = [
    ['settle', 'settle'],
    ['settle', 'release'],
    ['release', 'settle'],
    ['release', 'release'],
  ]
  test.each(ends)('of one reserve %s and then %s', async (first, second) => {
    const subject = `ends-${first}-${second}`
    await entry(subject, 'reserve')
    await entry(subject, first)
    await expectPassedOver(entry(subject, second))
  })

  test.each(creditKinds)('a second %s about the same thing, whoever gets it', async (kind) => {
    await entry(`once-${kind}`, kind)
    const other = await createUser(openDb(env.DB), {
      name: 'Bea',
      email: `once-${kind}@example.com`,
      passwordHash: 'none',
    })
    const again = env.DB.prepare(
      `insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, ?, ?, 1, 1)`,
    ).bind(other?.id, `once-${kind}`, kind)
    await expectPassedOver(again.run())
  })

  test('an entry of nobody, about nothing, of no kind, of no amount or of no time', async () => {
    const columns = ['user_id', 'subject', 'kind', 'credits', 'created_at']
    const whole = ['USER', `'nulls'`, `'grant'`, '1', '1']
    for (const [at, column] of columns.entries()) {
      const values = whole.with(at, 'null').join(', ')
      await expect(
        run(`insert into credit_entries (${columns.join(', ')}) values (${values})`),
        column,
      ).rejects.toThrow('NOT NULL constraint failed')
    }
    const stranger = `insert into credit_entries (${columns.join(', ')}) values (${whole.with(0, `'nobody'`).join(', ')})`
    await expect(run(stranger)).rejects.toThrow('FOREIGN KEY constraint failed')
  })

  test('a balance that is no sum: the row of an account begins with none below zero, and moves with its entries alone', async () => {
    await expect(
      run(`insert into users (id, email, name, credits, created_at) values ('debt', 'debt@b', 'Ada', -1, 1)`),
    ).rejects.toThrow('users_credits_not_negative')
    const balance = () =>
      env.DB.prepare('select credits from users where id = ?').bind(userId).first('credits')
    const before = Number(await balance())
    await entry('moves', 'grant', 3)
    await entry('moves', 'refund', -2)
    expect(await balance()).toBe(before + 1)
  })

  test('one address confirmed by two accounts', async () => {
    const add = (id: string, verifiedAt: number | null) =>
      env.DB.prepare(
        `insert into users (id, email, name, email_verified_at, created_at) values (?, 'shared@example.com', 'Ada', ?, 1)`,
      )
        .bind(id, verifiedAt)
        .run()
    await add('first', null)
    await add('second', 1)
    await add('third', null)
    await expect(add('fourth', 2)).rejects.toThrow('UNIQUE constraint failed')
  })

  test('a change of an entry, and its removal while the account exists', async () => {
    await entry('final', 'grant')
    await expect(run(`update credit_entries set credits = 9 where subject = 'final'`)).rejects.toThrow(
      'final',
    )
    await expect(run(`delete from credit_entries where subject = 'final'`)).rejects.toThrow('stay')
  })
})

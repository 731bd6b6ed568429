import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import { workOnRemoval } from '../account/removal-work.ts'
import { beginRemoval } from '../account/removal.ts'
import { openDb } from '../lib/db.ts'
import { createProduct } from '../testing/products.ts'
import { createShopper } from '../testing/shopper.ts'
import { backUpWholly, partsIn, restore, sumsIn, sumsOf } from '../testing/backup-drill.ts'
import { describeDatabase } from './describe-database.ts'
import { backUp } from './back-up.ts'
import { gunzip, photosKey, progressKey, type Manifest } from './backup-files.ts'
import { readRemoved } from './removed-accounts.ts'
import { forgetStatements, restoreStatements } from './restore.ts'

/** Any empty bucket will do; nothing of these tests reads feeds. */
const site: Env = { ...env, BACKUPS: env.OUTBOX }
const today = new Date('2027-02-01T03:20:00Z')
const of = ({ databases }: Manifest, wanted: string) => databases.find(({ name }) => name === wanted)!

async function emptyDatabases() {
  const { accounts, catalogue } = env.TEST_MIGRATIONS
  await env.RESTORED.batch(
    accounts.flatMap(({ queries }) => queries).map((query) => env.RESTORED.prepare(query)),
  )
  await env.RESTORED_CATALOGUE.batch(
    catalogue.flatMap(({ queries }) => queries).map((query) => env.RESTORED_CATALOGUE.prepare(query)),
  )
}

let shopper: Awaited<ReturnType<typeof createShopper>>
let made: Manifest

beforeAll(async () => {
  await emptyDatabases()
  shopper = await createShopper({ name: 'Ada O\'Neill \u2028 "x"' })
  const { id } = await createProduct({ name: "Dad's shirt; -- é 你好" })
  await env.DB.batch([
    env.DB.prepare(
      `insert into wishlist_items (user_id, item_id, product_id, title, brand, price, image, link, category, saved_at)
       values (?1, ?2, ?2, '', '', '', '', '', 'tops', 0)`,
    ).bind(shopper.id, id),
    env.DB.prepare(
      `insert into credit_entries (user_id, subject, kind, credits, created_at) select ?1, 'gift-' || value, 'purchase', 2, value from json_each(?2)`,
    ).bind(shopper.id, JSON.stringify(Array.from({ length: 2_500 }, (_, at) => at))),
    env.DB.prepare("insert into passkeys values ('key', ?, x'00ff10', 0, '[\"usb\"]', 1, '', 1, null)").bind(
      shopper.id,
    ),
  ])
  await env.PHOTOS.put(`${shopper.id}/one.jpg`, 'a picture')
  made = await backUpWholly(site, today, 7)
})

describe('the drill', () => {
  test('a filled shop, exported in runs that are cut off, is restored to empty databases with every row as it was', async () => {
    expect(sumsOf(of(made, 'accounts'))).toMatchObject({
      users: { rows: 1 },
      credit_entries: { rows: 2_501 },
    })
    await restore(env.RESTORED, of(made, 'accounts'), partsIn(env.OUTBOX, made.day, 'accounts'))
    await restore(env.RESTORED_CATALOGUE, of(made, 'catalogue'), partsIn(env.OUTBOX, made.day, 'catalogue'))
    const [accounts, catalogue] = [of(made, 'accounts'), of(made, 'catalogue')]
    expect(await sumsIn(env.RESTORED, accounts)).toEqual(sumsOf(accounts))
    expect(await sumsIn(env.RESTORED_CATALOGUE, catalogue)).toEqual(sumsOf(catalogue))
    expect((await describeDatabase('accounts', env.RESTORED)).triggers).toEqual(accounts.triggers)
  })

  test('a drill sees a row that is gone and one that was changed', async () => {
    const accounts = of(made, 'accounts')
    await env.RESTORED.prepare("update users set name = 'Eve'").run()
    await env.RESTORED.prepare('delete from wishlist_items').run()
    const sums = await sumsIn(env.RESTORED, accounts)
    expect(
      Object.keys(sums)
        .filter((name) => sums[name]?.digest !== sumsOf(accounts)[name]?.digest)
        .toSorted(),
    ).toEqual(['users', 'wishlist_items'])
  })

  test('what was restored works: the ledger moves the balance, and the search finds the piece', async () => {
    const balance = () =>
      env.RESTORED.prepare('select credits from users where id = ?').bind(shopper.id).first<number>('credits')
    const before = await balance()
    expect(before).toBe(
      await env.DB.prepare('select credits from users where id = ?').bind(shopper.id).first('credits'),
    )
    await env.RESTORED.prepare(
      "insert into credit_entries (user_id, subject, kind, credits, created_at) values (?, 'after', 'purchase', 3, 1)",
    )
      .bind(shopper.id)
      .run()
    expect(await balance()).toBe((before ?? 0) + 3)
    const found = await env.RESTORED_CATALOGUE.prepare(
      "select count(*) n from product_search where product_search match 'shirt'",
    ).first('n')
    expect(found).toBe(1)
  })

  test('a key is the same bytes, and what is written as JSON the same text', async () => {
    const restored = await env.RESTORED.prepare(
      'select hex(public_key) key, transports from passkeys',
    ).first()
    expect(restored).toEqual({ key: '00FF10', transports: '["usb"]' })
  })

  test('who was removed since is forgotten once more', async () => {
    for (const statement of forgetStatements('accounts', [shopper.id]))
      await env.RESTORED.prepare(statement).run()
    const left = await env.RESTORED.prepare(
      'select (select count(*) from users) + (select count(*) from credit_entries) + (select count(*) from wishlist_items) n',
    ).first('n')
    expect(left).toBe(0)
  })
})

test('a row that came while the shop was open, without its parent, is left out', async () => {
  const accounts = of(made, 'accounts')
  const credits = accounts.tables.find(({ name }) => name === 'credit_entries')!
  const one = [9_000_001, 'nobody', 'gift', 'purchase', 1, 1, null, 0]
  const only = { ...accounts, tables: [{ ...credits, parts: 1 }] }
  await restore(env.RESTORED, only, async () => JSON.stringify(one))
  expect(
    await env.RESTORED.prepare("select count(*) n from credit_entries where user_id = 'nobody'").first('n'),
  ).toBe(0)
})

test('no statement is longer than D1 takes', async () => {
  const lengths: number[] = []
  for (const name of ['accounts', 'catalogue'])
    for await (const statement of restoreStatements(of(made, name), partsIn(env.OUTBOX, made.day, name)))
      lengths.push(statement.length)
  expect(Math.max(...lengths)).toBeLessThan(100_000)
})

test('a backup has no session and no link of a mail, and of photos the names alone', async () => {
  const names = made.databases.flatMap(({ tables }) => tables.map(({ name }) => name))
  expect(names).toEqual(expect.arrayContaining(['users', 'photos', 'products', 'credit_entries']))
  for (const secret of ['sessions', 'mailed_links', 'passkey_challenges', 'attempts'])
    expect(names).not.toContain(secret)
  const photos = await env.OUTBOX.get(photosKey(made.day, 1))
  const listed = await gunzip(await photos!.arrayBuffer())
  expect(listed).toContain(`${shopper.id}/one.jpg`)
  expect(listed).not.toContain('a picture')
})

test('of a day one backup is made, and after thirty days it is gone with every account in it', async () => {
  expect(await backUp(site, new Date(today.getTime() + 3_600_000))).toBe(false)
  expect(await env.OUTBOX.head(progressKey)).toBeNull()
  const days = async () =>
    new Set((await env.OUTBOX.list({ prefix: 'days/' })).objects.map(({ key }) => key.split('/')[1]))
  await backUpWholly(site, new Date('2027-03-03T03:20:00Z'))
  expect(await days()).toEqual(new Set(['2027-02-01', '2027-03-03']))
  await backUpWholly(site, new Date('2027-03-04T03:20:00Z'))
  expect(await days()).toEqual(new Set(['2027-03-03', '2027-03-04']))
})

test('two runs at a time: one goes on, and the other lets go', async () => {
  const day = new Date('2027-03-05T03:20:00Z')
  expect((await Promise.all([backUp(site, day, 3), backUp(site, day, 3)])).toSorted()).toEqual([false, true])
})

test('a removal notes the id before it deletes, and waits where it cannot', async () => {
  const leaving = await createShopper()
  const db = openDb(env.DB)
  await env.DB.prepare('update users set removal_due_at = 1 where id = ?').bind(leaving.id).run()
  await beginRemoval(db, leaving.id, new Date())
  const refusing = { ...env.OUTBOX, get: () => Promise.reject(new Error('away')) } as unknown as R2Bucket
  await workOnRemoval({ ...env, BACKUPS: refusing }, leaving.id)
  const count = () => env.DB.prepare('select count(*) n from users where id = ?').bind(leaving.id).first('n')
  expect(await count()).toBe(1)
  await env.DB.prepare('update account_removals set try_at = 0 where user_id = ?').bind(leaving.id).run()
  await workOnRemoval(site, leaving.id)
  expect(await count()).toBe(0)
  const removed = await readRemoved(await env.OUTBOX.get('removed.json'))
  expect(removed.map(({ id }) => id)).toContain(leaving.id)
})

test('a site without a bucket for them makes none', async () => {
  expect(await backUp(env)).toBe(false)
})

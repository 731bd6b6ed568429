import { describe, expect, test } from 'vitest'
import { createFullAccount, listTables } from '../testing/full-account.ts'
import { createShopper } from '../testing/shopper.ts'
import { exportedTables, leftOutTables } from './export.ts'
import { proveAll } from '../testing/passkeys.ts'

/** Columns by which a row can belong to a shopper. */
const namesHer = ['user_id', 'email', 'reference']

describe('GET /api/account/export', () => {
  test('every table that can hold something of hers is told, or left out with a reason', async () => {
    const all = await listTables()
    const tables = all
      .filter(({ columns }) => namesHer.some((name) => columns.includes(name)))
      .map(({ name }) => name)
    expect(tables.length).toBeGreaterThan(10)
    const known = [...Object.keys(exportedTables), ...Object.keys(leftOutTables)]
    expect(tables.toSorted()).toEqual(known.toSorted())
    for (const reason of Object.values(leftOutTables)) expect(reason.length).toBeGreaterThan(20)
  })

  test('tells what each of them holds of a shopper who has used everything', async () => {
    const shopper = await createFullAccount()
    await proveAll()
    const told = await (await shopper.api.account.export.$get()).json()
    for (const part of Object.values(exportedTables)) {
      const rows: unknown = told[part]
      expect(Array.isArray(rows) ? rows.length : 1, part).toBeGreaterThan(0)
    }
    expect(told).toMatchObject({
      account: { id: shopper.id, email: shopper.email, name: 'Ada', credits: 3 },
      settings: { photoStorage: 'account' },
      paymentAccounts: [{ id: shopper.customerId }],
      looks: [{ title: 'Wine' }],
      triedOn: [{ name: 'Linen shirt', count: 2 }],
      consultations: [{ letter: { vibe: 'chic' } }],
      outfits: [{ title: 'Hers' }],
    })
    expect(told.pictures.map(({ kind }) => kind).toSorted()).toEqual([
      'find',
      'look',
      'profile',
      'shown',
      'shown',
      'shown',
      'try-on',
      'wardrobe',
    ])
    const boards = told.generatedOutfits.map(({ thumbnailUrl }) => ({ url: thumbnailUrl }))
    for (const { url } of [...told.pictures, ...boards])
      expect((await shopper.fetch(url)).status, url).toBe(200)
  })

  test('holds no secret, and nothing of anybody else', async () => {
    const stranger = await createFullAccount()
    const shopper = await createShopper()
    const told = await (await shopper.fetch('/api/account/export')).text()
    expect(told).not.toMatch(/scrypt|passwordHash|secretHash/)
    for (const theirs of [stranger.id, stranger.email, stranger.customerId])
      expect(told).not.toContain(theirs)
  })
})

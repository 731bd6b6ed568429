import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  countMiss,
  listMisses,
  missedQuestion,
  sweepMisses,
} from '../../catalogue/search/missed-questions.ts'
import { openCatalogue } from '../../lib/db.ts'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff, readActs, type Staff } from '../../testing/staff.ts'

let editor: Staff
beforeAll(async () => {
  editor = await createStaff('editor')
  await createProducts(
    Array.from({ length: 20 }, (_, i) => ({
      id: `coat-${i}`,
      name: `Wool coat ${i}`,
      category: 'outerwear' as const,
    })),
  )
  await createProducts([
    { id: 'pinned-hat', name: 'Felt hat', category: 'accessories' },
    { id: 'gone-hat', name: 'Hat', goneAt: new Date() },
  ])
})

const ask = async (q: string, more: Record<string, string> = {}) =>
  (await openTab().api.search.$get({ query: { q, language: 'en', ...more } })).json()
const pin = (question: string, productIds: string[]) =>
  editor.ask('PUT', '/search/pins', { question, productIds })

describe('pins', () => {
  test('come first where that is asked, however it is written, and nothing comes twice', async () => {
    expect((await pin('Wool  Coat', ['pinned-hat', 'coat-3', 'gone-hat'])).status).toBe(204)
    const found = await ask('wool coat')
    const ids = found.products.map(({ id }) => id)
    expect(ids.slice(0, 2)).toEqual(['pinned-hat', 'coat-3'])
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).not.toContain('gone-hat')
    // Whoever sorts or filters has said what she wants first.
    expect((await ask('wool coat', { sort: 'new' })).products[0]?.id).not.toBe('pinned-hat')
    expect((await ask('coat')).products[0]?.id).not.toBe('pinned-hat')
    const luxe = await createSignedIn({ plan: 'premium' })
    const further = await (
      await luxe.api.search.further.$get({ query: { q: 'wool coat', language: 'en', after: 'c' } })
    ).json()
    expect(further.products.map(({ id }) => id)).not.toContain('coat-3')
    await pin('wool coat', [])
    expect((await ask('wool coat')).products[0]?.id).not.toBe('pinned-hat')
    const acts = (await readActs()).filter(
      ({ subject, act }) => subject === 'wool coat' && act === 'pins.set',
    )
    expect(acts).toMatchObject([
      { before: null },
      { before: { productIds: ['pinned-hat', 'coat-3', 'gone-hat'] }, after: { productIds: [] } },
    ])
  })

  test.each([
    ['nothing that is asked', '!!!', ['coat-1']],
    ['a piece that there is not', 'coat', ['nowhere']],
  ])('of %s are none', async (_, question, ids) => {
    expect((await pin(question, ids)).status).toBe(400)
  })
})

test('synonyms are those of the command, with a row in the log', async () => {
  expect((await editor.ask('POST', '/search/synonyms', { phrases: ['cagoule'] })).status).toBe(400)
  expect((await editor.ask('POST', '/search/synonyms', { phrases: ['Cagoule', 'wool coat'] })).status).toBe(
    204,
  )
  expect((await ask('cagoule')).total).toBeGreaterThan(10)
  const { synonyms } = await (await editor.ask('GET', '/search')).json<{ synonyms: { number: number }[] }>()
  const path = `/search/synonyms/${synonyms[0]?.number}/removal`
  expect((await editor.ask('POST', path, { reason: 'too wide' })).status).toBe(204)
  expect((await editor.ask('POST', path, { reason: 'too wide' })).status).toBe(404)
  expect((await readActs()).findLast(({ act }) => act === 'synonyms.remove')).toMatchObject({
    before: { phrases: ['cagoule', 'wool coat'] },
    reason: 'too wide',
  })
})

describe('questions without a result', () => {
  const db = openCatalogue(env.CATALOGUE_DB)
  const shown = async () => (await listMisses(db)).map(({ question, count }) => [question, count])

  test('are counted as words, and told once three have asked', async () => {
    for (const q of ['Zzyzx  kaftan!', 'zzyzx kaftan', 'ZZYZX kaftan?']) {
      expect((await ask(q)).total).toBe(0)
      // Each is another address for the cache.
      await env.CACHE.list().then(({ keys }) =>
        Promise.all(
          keys.filter(({ name }) => name.includes('search:')).map(({ name }) => env.CACHE.delete(name)),
        ),
      )
    }
    await expect.poll(shown).toContainEqual(['zzyzx kaftan', 3])
    await countMiss(db, 'zzyzx once')
    expect(await shown()).not.toContainEqual(['zzyzx once', 1])
  })

  test.each([
    'ada@example.com',
    'my phone is 0151 2345678',
    'what would you wear to the wedding of your former husband',
    '   ',
    'x'.repeat(80) + ' y',
  ])('“%s” may tell of a person, or of nothing, and is not kept', (q) => {
    const kept = missedQuestion(q)
    expect(kept === null || kept.length <= 60).toBe(true)
    if (!q.startsWith('x')) expect(kept).toBeNull()
  })

  test('fill no table, and go ninety days after they were last asked', async () => {
    await env.CATALOGUE_DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5000)
       insert or ignore into search_misses (question, count, last_at) select 'many ' || i, 1, ? from n`,
    )
      .bind(Date.now() - 91 * 86_400_000)
      .run()
    await countMiss(db, 'one more')
    await countMiss(db, 'many 7')
    const count = (q: string) =>
      env.CATALOGUE_DB.prepare('select count from search_misses where question = ?').bind(q).first('count')
    expect([await count('one more'), await count('many 7')]).toEqual([null, 2])
    await sweepMisses(db)
    expect([await count('many 8'), await count('many 7')]).toEqual([null, 2])
  })
})

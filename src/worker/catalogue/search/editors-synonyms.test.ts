import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openCatalogue } from '../../lib/db.ts'
import { byCommand } from '../../audit-log/act.ts'
import { createProducts } from '../../testing/products.ts'
import { openTab } from '../../testing/shopper.ts'
import { addGroup, asGroup, listGroups, removeGroup } from './editors-synonyms.ts'

const store = { db: openCatalogue(env.CATALOGUE_DB), cache: env.CACHE }
const names = async (q: string, language: 'en' | 'ru' = 'en') => {
  const answer = await openTab().api.search.$get({ query: { q, language } })
  return (await answer.json()).products.map(({ name }) => name).toSorted()
}

test('what editors say means the same is found by each of its words, in every language, until they take it back', async () => {
  await createProducts([
    { name: 'Shacket in felt' },
    { name: 'Overshirt in twill' },
    { name: 'Felt slippers' },
  ])
  expect(await names('shacket felt')).toEqual(['Shacket in felt'])
  await addGroup(store, byCommand, ['shacket', 'overshirt', 'рубашка куртка'])
  expect(await names('green shacket')).toContain('Shacket in felt')
  expect(await names('a shacket')).toEqual(['Overshirt in twill', 'Shacket in felt'])
  expect(await names('overshirt  ')).toEqual(['Overshirt in twill', 'Shacket in felt'])
  const [group] = await listGroups(store)
  expect(await removeGroup(store, byCommand, group?.number ?? 0)).toBe(true)
  expect(await removeGroup(store, byCommand, 7)).toBe(false)
  expect(await names('the shacket')).toEqual(['Shacket in felt'])
})

test('a group has two phrases at least, of three words at most', () => {
  expect(asGroup([' Cagoule ', 'rain jacket', 'cagoule'])).toEqual(['cagoule', 'rain jacket'])
  expect(asGroup(['cagoule', '!'])).toBeNull()
  expect(asGroup(['cagoule', 'a very long rain jacket'])).toBeNull()
})

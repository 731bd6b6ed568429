import { expect, test } from 'vitest'
import { addressOptions, configuredFeeds, sampleFeed } from './feed-config.ts'

test('nothing configured is the sample', () => {
  expect(configuredFeeds('  ')).toEqual({ feeds: [sampleFeed], wrong: [] })
})

test('names and addresses stand between blanks and line ends', () => {
  const { feeds, wrong } = configuredFeeds(
    'marlow=https://shop.example.com/feed?a=b&c=d#currency=EUR\n  edit=shopmy:123',
  )
  expect(wrong).toEqual([])
  expect(feeds).toEqual([
    {
      id: 'marlow',
      address: 'https://shop.example.com/feed?a=b&c=d#currency=EUR',
      kind: 'feed',
      isSample: false,
    },
    { id: 'edit', address: 'shopmy:123', kind: 'shopmy', isSample: false },
  ])
})

test.each([
  'https://shop.example.com/feed',
  'Marlow=https://shop.example.com/feed',
  'sample=https://shop.example.com/feed',
  'marlow=http://shop.example.com/feed',
  'marlow=ftp://shop.example.com/feed',
  'marlow=shopmy:../../admin',
  'marlow=',
  '=https://shop.example.com/feed',
])('%s is told as wrong, and the others stand', (entry) => {
  const { feeds, wrong } = configuredFeeds(`${entry} good=https://shop.example.com/feed`)
  expect(wrong).toEqual([entry])
  expect(feeds.map(({ id }) => id)).toEqual(['good'])
})

test('what a feed does not say stands behind its address', () => {
  expect(
    addressOptions('https://cdn.example.com/f.csv#currency=eur&shop=https://shop.example.com/fr'),
  ).toEqual({
    currency: 'EUR',
    shop: 'https://shop.example.com',
  })
  expect(addressOptions('https://cdn.example.com/f.csv#currency=euro&shop=nowhere')).toEqual({
    currency: null,
    shop: null,
  })
})

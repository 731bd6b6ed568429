import { expect, test } from 'vitest'
import { shownAddress, shownEntry, withoutAddresses } from './shown-address.ts'

test.each([
  ['https://shop.example/feed.xml', 'https://shop.example/feed.xml'],
  ['https://shop.example/feed.xml?key=secret&lang=de', 'https://shop.example/feed.xml?…'],
  ['https://me:secret@shop.example/feed.xml', 'https://shop.example/feed.xml'],
  [
    'https://shop.example/feeds/9f86d081884c7d659a2feaa0c55ad015/de.xml',
    'https://shop.example/feeds/…/de.xml',
  ],
  ['https://shop.example/a/Xk29sLq0PzR7vW3nT5/feed.csv', 'https://shop.example/a/…/feed.csv'],
  [
    'https://shop.example/google-shopping-feed-women/feed.csv#currency=EUR',
    'https://shop.example/google-shopping-feed-women/feed.csv',
  ],
  ['shopmy:123', 'shopmy:123'],
  ['ftp:whatever?key=secret', 'ftp:whatever'],
])('%s is shown as %s', (address, shown) => {
  expect(shownAddress(address)).toBe(shown)
})

test('a message of a fault keeps no key', () => {
  const message =
    "Fetch API cannot load: https://me:secret@shop.example/x?key=secret, 'http://b.example/?a=secret'"
  expect(withoutAddresses(message)).not.toContain('secret')
  expect(withoutAddresses(message)).toContain('https://shop.example/x?…')
  expect(shownEntry('odette=http://shop.example/feed?key=secret')).toBe('odette=http://shop.example/feed?…')
})

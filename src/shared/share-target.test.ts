import { expect, test } from 'vitest'
import { readShare } from './share-target.ts'

function form(fields: [string, string | File][]) {
  const shared = new FormData()
  for (const [name, value] of fields) shared.append(name, value)
  return shared
}
const picture = (name: string, type = 'image/jpeg', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type })

test('a picture opens the fitting room; of several the first that is one', () => {
  const { to, picture: taken } = readShare(
    form([
      ['picture', picture('notes.pdf', 'application/pdf')],
      ['picture', picture('dress.webp', 'image/webp')],
      ['picture', picture('hat.png', 'image/png')],
      ['url', 'https://shop.example/dress'],
    ]),
  )
  expect([to, taken?.name]).toEqual(['/fitting-room?shared=picture', 'dress.webp'])
})

test.each([
  ['a file of another kind', picture('a.pdf', 'application/pdf')],
  ['a drawing that can carry script', picture('a.svg', 'image/svg+xml')],
  ['an empty file', picture('a.jpg', 'image/jpeg', 0)],
  ['a file beyond all pictures', picture('a.jpg', 'image/jpeg', 30_000_001)],
])('%s opens nothing, and says so', (_, file) => {
  expect(readShare(form([['picture', file]]))).toEqual({ to: '/fitting-room?shared=unusable' })
})

test.each([
  ['as an address', [['url', 'https://shop.example/p?id=3&c=ä']]],
  ['behind its title', [['text', 'Linen dress – Shop https://shop.example/p?id=3&c=ä']]],
  ['in the title', [['title', 'https://shop.example/p?id=3&c=ä']]],
] as [string, [string, string][]][])("a shop's page is shared %s", (_, fields) => {
  const { to } = readShare(form(fields))
  expect(new URL(to, 'https://cabine.example').searchParams.get('address')).toBe(
    'https://shop.example/p?id=3&c=%C3%A4',
  )
})

test.each([
  'javascript:alert(1)',
  'just words',
  'file:///etc/passwd',
  `https://a.example/${'x'.repeat(2_000)}`,
])('%s is no address', (text) => {
  expect(readShare(form([['text', text]])).to).toBe('/fitting-room?shared=unusable')
})

import { describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { readAll, rss, rssItem } from '../testing/feeds.ts'
import { lostRow } from './rows/batch-of-rows.ts'

const gzip = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))).arrayBuffer(),
  )

const utf16 = (text: string, mark: boolean) => {
  const units = Uint16Array.from(`${mark ? '\ufeff' : ''}${text}`, (letter) => letter.charCodeAt(0))
  return new Uint8Array(units.buffer)
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('entities are never expanded', () => {
  test('a file or an address behind an entity is not looked at, and its row is refused', async () => {
    const feed = `<?xml version="1.0"?>
      <!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "http://169.254.169.254/">]>
      ${rss(rssItem({ title: 'Dress &x;' }), rssItem({ id: 'a2' })).replace(/^<\?xml.*?\?>/, '')}`
    const { products, refusals } = await readAll(feed)
    expect(products.map(({ itemId }) => itemId)).toEqual(['a2'])
    expect(refusals).toEqual([lostRow('an entity that is not defined', 'a1')])
  })

  test('a billion laughs are none', async () => {
    const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`)
    const feed = `<!DOCTYPE rss [<!ENTITY l0 "ha">${levels.join('')}]>${rss(rssItem({ title: '&l9;' })).replace(/^<\?xml.*?\?>/, '')}`
    const started = performance.now()
    const { products, refusals } = await readAll(feed)
    expect(products).toEqual([])
    expect(refusals).toEqual([lostRow('an entity that is not defined', 'a1')])
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('characters that HTML names are known without a document type', async () => {
    const { products } = await readAll(
      rss(rssItem({ title: 'Robe d&rsquo;&eacute;t&eacute;&nbsp;&amp; co' })),
    )
    expect(firstIn(products).name).toBe('Robe d’été & co')
  })
})

describe('what is broken is skipped with its reason, and the rest is read', () => {
  test('an item with crossed tags', async () => {
    const crossed = '<item><g:id>x</g:id><g:title><g:color>Dress</g:title></g:color></item>'
    const { products, refusals } = await readAll(rss(crossed, rssItem()))
    expect(products).toHaveLength(1)
    expect(refusals.map(({ reason }) => reason)).toEqual(['not well-formed'])
  })

  test('quotes that never close, at the end, in the middle and across rows', async () => {
    const row = (id: string, title: string) =>
      `${id},${title},10 USD,https://shop.example.com/${id},https://cdn.example.com/${id}.jpg`
    const rows = [
      'id,title,price,link,image_link',
      row('1', '"Silk ""Luna"" Dress"'),
      row('2', '"Wool Coat 22" long'),
      row('3', '"Never closed'),
      row('4', 'Skirt'),
      row('5', '"A title\nof two lines"'),
      row('6', '"Never closed either'),
    ]
    const { products, refusals } = await readAll(rows.join('\n'))
    expect(products.map(({ itemId, name }) => [itemId, name])).toEqual([
      ['1', 'Silk "Luna" Dress'],
      ['2', '"Wool Coat 22" long'],
      ['4', 'Skirt'],
      ['5', 'A title of two lines'],
    ])
    expect(refusals.map(({ reason, isLost }) => [reason, isLost])).toEqual([
      ['a quote is never closed', true],
      ['a quote is never closed', true],
    ])
  })

  test('a row with more cells than columns', async () => {
    const feed =
      'id,title,price,link,image_link\n1,Red, blue dress,10 USD,https://shop.example.com/1,https://cdn.example.com/1.jpg\n2,Skirt,10 USD,https://shop.example.com/2,https://cdn.example.com/2.jpg,\n'
    const { products, refusals } = await readAll(feed)
    expect(products.map(({ itemId }) => itemId)).toEqual(['2'])
    expect(firstIn(refusals)).toMatchObject({ reason: 'more cells than columns', isLost: true })
  })

  test('control characters, half letters and a field of a megabyte', async () => {
    const long = 'word '.repeat(200_000)
    const { products, refusals } = await readAll(
      rss(rssItem({ description: long }), rssItem({ id: 'a2', title: 'Nul\u0000 Byte\u0008 Top' })),
    )
    expect(refusals).toEqual([])
    expect(firstIn(products).description.length).toBeLessThanOrEqual(1500)
    expect(nth(products, 1).name).toBe('Nul Byte Top')
  })
})

test.each([
  ['blanks', ' '],
  ['commas', ','],
])('a cell of sixty thousand %s is read at once', async (_, character) => {
  const long = `1${character.repeat(60_000)}x`
  const startedAt = performance.now()
  await readAll(
    rss(rssItem({ image_link: long }), rssItem({ additional_image_link: long }), rssItem({ price: long })),
  )
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

describe('what cannot be read ends in one sentence', () => {
  const endless = (piece: string) => piece.repeat(Math.ceil(3_000_000 / piece.length))
  const header = 'id,title,price,link,image_link\n'
  test.each([
    ['an empty file', '', 'It is empty.'],
    ['blanks', ' \n\n ', 'It is empty.'],
    ['a web page', '<!doctype html><html><body>403</body></html>', 'It is a web page, no feed.'],
    ['YAML', '- id: 1\n  name: Dress\n', 'It is no feed: neither XML nor JSON nor a table with columns.'],
    ['elements nested without end', `<rss>${'<a>'.repeat(500)}<item>`, 'Its elements are nested too deeply.'],
    // An item that is too large costs itself, so its end is looked for; there is none.
    ['a text without end', `<rss><item><title>${endless('long ')}`, 'The feed ends in the middle.'],
    ['a tag without end', `<rss><item ${endless('a="1" ')}`, 'The feed ends in the middle.'],
    [
      'a document type without end',
      `<!DOCTYPE rss [${endless('<!ENTITY a "b">')}`,
      'It goes on for 2 MB without an item.',
    ],
    ['XML cut in the middle', rss(rssItem()).slice(0, -60), 'The feed ends in the middle.'],
    [
      'JSON cut in the middle',
      '[{"title":"Dress","price":"1 USD"},{"title":',
      'The feed ends in the middle.',
    ],
    ['a JSON string without end', `[{"title":"${endless('long ')}`, 'The feed ends in the middle.'],
    ['a zip archive', 'PK\u0003\u0004rest', 'It is a zip archive: only gzip is unpacked.'],
    ['only open quotes', header + '1,"a\n'.repeat(300), 'Too many quotes are never closed.'],
  ])('%s', async (_, feed, sentence) => {
    const { failure } = await readAll(feed)
    expect(failure).toBe(`FeedFailure: ${sentence}`)
  })

  test('a document without a list of products has none', async () => {
    for (const feed of ['{"data":{"id":1,"price":2,"list":[1,2]}}', '{}', '[]', '[1,"a",null]', rss()]) {
      expect(await readAll(feed)).toMatchObject({ products: [], refusals: [], failure: null })
    }
  })

  test('a name that means something to JavaScript is a column like another', async () => {
    const { products, failure } = await readAll(
      '[{"__proto__":{"title":"x"},"constructor":"y","id":1,"title":"Dress","price":"10 USD","url":"https://shop.example.com/1","image":"https://cdn.example.com/1.jpg"}]',
    )
    expect(failure).toBeNull()
    expect(products).toMatchObject([{ name: 'Dress' }])
    expect(({} as Record<string, unknown>).title).toBeUndefined()
  })
})

describe('however it is packed and written', () => {
  const feed = rss(rssItem({ title: 'Robe d’été' }))
  const bytes = Uint8Array.from(new TextEncoder().encode(feed))

  test('gzip, and gzip in gzip as some hosts make it', async () => {
    const once = await gzip(bytes)
    expect((await readAll(once)).products).toHaveLength(1)
    expect((await readAll(await gzip(once))).products).toHaveLength(1)
  })

  test('broken gzip', async () => {
    const once = await gzip(bytes)
    const { failure } = await readAll(once.slice(0, 60))
    expect(failure).toBe('FeedFailure: It is packed, and the packing is broken.')
  })

  test.each([
    ['UTF-8 with its mark', new TextEncoder().encode(`\ufeff${feed}`)],
    ['UTF-16 with its mark', utf16(feed, true)],
    ['UTF-16 without it', utf16(feed, false)],
  ])('%s', async (_, written) => {
    expect((await readAll(written)).products[0]?.name).toBe('Robe d’été')
  })

  test('an encoding that the document names, and one that nobody names', async () => {
    const old = latin(
      '<?xml version="1.0" encoding="ISO-8859-1"?>' +
        rss(rssItem({ title: 'Robe d\u0092\u00e9t\u00e9' })).replace(/^<\?xml.*?\?>/, ''),
    )
    expect(firstIn((await readAll(old)).products).name).toBe('Robe d’été')
    const row = latin(
      'id,title,price,link,image_link\n1,Robe d\u0092\u00e9t\u00e9,10 EUR,https://shop.example.com/1,https://cdn.example.com/1.jpg',
    )
    expect(firstIn((await readAll(row)).products).name).toBe('Robe d’été')
  })

  test('an encoding that nobody knows', async () => {
    const unknown = feed.replace('UTF-8', 'klingon-1')
    expect((await readAll(unknown)).products).toHaveLength(1)
  })
})

import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'

const item = (values: Record<string, string>) => readAll(rss(rssItem(values)))

describe('a category', () => {
  test('is never accessories for want of a better one: without a word for it there is none, and that is told', async () => {
    const { products, remarks } = await item({ title: 'Modell Lara' })
    expect(products[0]).toMatchObject({ category: 'unknown', garmentCategory: null, occasions: [] })
    expect(remarks).toEqual([{ remark: 'taken without a category, since none is known', example: 'a1' }])
  })

  test.each([
    ['5598', 'outerwear'],
    ['Bekleidung &amp; Accessoires &gt; Schuhe', 'shoes'],
    ['服饰与配饰 &gt; 手提包、钱包与箱包 &gt; 手提包', 'bags'],
  ])("is Google's where the title names none: %s", async (said, category) => {
    const { products } = await item({ title: 'Modell Lara', google_product_category: said })
    expect(products[0]).toMatchObject({ category })
  })

  test("is Google's where the shop's own says nothing", async () => {
    const said = { title: 'Modell Lara', product_type: 'Neuheiten', google_product_category: '2271' }
    expect((await item(said)).products[0]).toMatchObject({ category: 'dresses', garmentCategory: 'dresses' })
  })
})

test('a piece for men or children is theirs in every language', async () => {
  const departments = [
    'Рубашка мужская',
    'メンズ シャツ',
    'Camisa hombre',
    'فستان أطفال',
    'Платье детское',
  ].map(async (title) => (await item({ title })).products[0]?.department)
  expect(await Promise.all(departments)).toEqual(['men', 'men', 'men', 'kids', 'kids'])
})

test('a piece is not shown after its expiration date, and until then it is', async () => {
  const over = await item({ expiration_date: '2025-12-31T00:00-0800' })
  expect(over.refusals).toMatchObject([{ reason: 'its expiration date is over', example: 'a1' }])
  for (const date of ['2026-01-01', '2026-02-01T00:00Z', 'some day'])
    expect((await item({ expiration_date: date })).products).toHaveLength(1)
})

describe('a title that a program wrote', () => {
  const titled =
    '<g:digital_source_type>trained_algorithmic_media</g:digital_source_type><g:content>Linen shirt</g:content>'

  test('is read in XML, where it stands in an element of its own, as is a description', async () => {
    const xml = rssItem({ structured_title: titled, structured_description: titled }).replace(
      /<g:title>.*?<\/g:title>/,
      '',
    )
    expect((await readAll(rss(xml))).products[0]).toMatchObject({
      name: 'Linen shirt',
      description: 'Linen shirt',
    })
  })

  test('is read in a table and in JSON', async () => {
    const rest = {
      id: '1',
      link: 'https://shop.example.com/1',
      image_link: 'https://cdn.example.com/1.jpg',
      price: '5 EUR',
    }
    const cells = { ...rest, structured_title: 'trained_algorithmic_media:"Linen shirt"' }
    const table = `${Object.keys(cells).join('\t')}\n${Object.values(cells)
      .join('\t')
      .replaceAll('"', '""')
      .replace(/trained.*$/, '"$&"')}\n`
    expect((await readAll(table)).products[0]).toMatchObject({ name: 'Linen shirt' })
    const title = { digital_source_type: 'trained_algorithmic_media', content: 'Linen shirt' }
    const json = JSON.stringify([{ ...rest, structured_title: title }])
    expect((await readAll(json)).products[0]).toMatchObject({ name: 'Linen shirt' })
  })
})

test('an address that leaves off its scheme is of the web', async () => {
  const { products } = await item({
    link: '//shop.example.com/1',
    image_link: '//cdn.example.com/1.jpg',
    additional_image_link: '//cdn.example.com/2.jpg',
  })
  expect(products[0]).toMatchObject({
    productUrl: 'https://shop.example.com/1',
    imageUrl: 'https://cdn.example.com/1.jpg',
    additionalImages: ['https://cdn.example.com/2.jpg'],
  })
})

import { expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../../testing/feeds.ts'
import { importContent, newFeed, productsOf } from '../../testing/imports.ts'
import type { ProductDraft } from '../product-draft.ts'

const table = (columns: string, ...rows: string[]) => `${[columns, ...rows].join('\n')}\n`
const shop = { origin: 'https://shop.example.com', shop: 'https://shop.example.com', currency: 'EUR' }

/** What a draft says of its group and itself, in a line. */
const line = ({ groupId, colour, sizes, priceCents, availability }: ProductDraft) =>
  `${groupId}: ${colour} ${sizes.join(' ')} ${priceCents} ${availability === 'in_stock' ? 'there' : 'out'}`

async function linesOf(content: string) {
  const { products, refusals, failure } = await readAll(content, shop)
  expect({ refusals, failure }).toEqual({ refusals: [], failure: null })
  return { products, lines: products.map(line) }
}

/** The products that an import makes of a feed: a colour each, with its sizes. */
async function tilesOf(content: string) {
  const feed = newFeed({ address: 'https://shop.example.com/feed#currency=EUR' })
  await importContent(feed, content)
  return (await productsOf(feed)).map(
    ({ item_id: item, colour, sizes }) => `${item}: ${String(colour)} ${String(sizes)}`,
  )
}

const dress = ['wrap: Black S 5900 there', 'wrap: Black M 6900 there', 'wrap: Ivory S 5900 out']

const shopify = table(
  'Handle,Title,Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Image Src,Variant Image',
  'wrap,Wrap dress,Marlow,Dresses,true,Größe,S,Farbe,Black,shopify,3,deny,59,https://cdn.example.com/1.jpg,https://cdn.example.com/black.jpg',
  'wrap,,,,,,M,,Black,shopify,2,deny,69,https://cdn.example.com/2.jpg,https://cdn.example.com/black.jpg',
  'wrap,,,,,,S,,Ivory,shopify,0,deny,59,,https://cdn.example.com/ivory.jpg',
  'wrap,,,,,,,,,,,,,https://cdn.example.com/3.jpg,',
  'tote,Straw tote,Marlow,Bags,true,Title,Default Title,,,,,,45,https://cdn.example.com/4.jpg,',
)

test('Shopify’s export: options of any language are sizes and colours, each with its own price, stock and picture', async () => {
  const { products, lines } = await linesOf(shopify)
  expect(lines).toEqual([...dress, ':   4500 there'])
  expect(products.map(({ imageUrl }) => imageUrl.replace('https://cdn.example.com/', ''))).toEqual([
    'black.jpg',
    'black.jpg',
    'ivory.jpg',
    '4.jpg',
  ])
  expect(
    products.every(({ productUrl }) => productUrl.startsWith('https://shop.example.com/products/')),
  ).toBe(true)
})

test('Shopify’s products.json: each variant has a page, and what has no size or colour stays one product', async () => {
  const variant = (id: number, option1: string, option2: string, price: string, available = true) => ({
    id,
    option1,
    option2,
    price,
    available,
    compare_at_price: id === 11 ? '79.00' : null,
    featured_image: id === 11 ? null : { src: `https://cdn.example.com/${id}.jpg` },
  })
  const product = {
    id: 'wrap',
    title: 'Wrap dress',
    handle: 'wrap-dress',
    product_type: 'Dresses',
    variants: [
      variant(11, 'S', 'Black', '59.00'),
      variant(12, 'M', 'Black', '69.00'),
      variant(13, 'S', 'Ivory', '59.00', false),
    ],
    options: [
      { name: 'Taille', values: ['S', 'M'] },
      { name: 'Couleur', values: ['Black', 'Ivory'] },
    ],
    images: [{ src: 'https://cdn.example.com/1.jpg' }],
  }
  const card = {
    id: 2,
    title: 'Gift card',
    handle: 'card',
    variants: [
      { id: 21, option1: '20', price: '20.00', available: true },
      { id: 22, option1: '50', price: '50.00', available: true },
    ],
    options: [{ name: 'Amount', values: ['20', '50'] }],
    images: [{ src: 'https://cdn.example.com/2.jpg' }],
  }
  const { products, lines } = await linesOf(JSON.stringify({ products: [product, card] }))
  expect(lines).toEqual([...dress, ':   2000 there'])
  expect(products.map(({ itemId, listPriceCents }) => [itemId, listPriceCents])).toEqual([
    ['11', 7900],
    ['12', null],
    ['13', null],
    ['2', null],
  ])
  expect(products[1]?.productUrl).toBe('https://shop.example.com/products/wrap-dress?variant=12')
})

const woo = table(
  'ID,Type,SKU,Name,Published,In stock?,Sale price,Regular price,Categories,Images,External URL,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)',
  'wrap,variable,W-1,Wrap dress,1,1,,,Dresses,https://cdn.example.com/1.jpg,https://shop.example.com/wrap,,Size,"S, M",Color,"Black, Ivory"',
  '11,variation,W-1-1,Wrap dress - S,1,1,,59,,https://cdn.example.com/black.jpg,,id:wrap,Size,S,Color,Black',
  '12,variation,W-1-2,Wrap dress - M,1,1,,69,,,,W-1,Size,M,Color,Black',
  '13,variation,W-1-3,Wrap dress - S,1,0,,59,,,,id:wrap,Size,S,Color,Ivory',
)

test('WooCommerce: variations below their product have its words and page, and their own price and stock', async () => {
  const { products, lines } = await linesOf(woo)
  expect(lines).toEqual(dress)
  expect(products.map(({ itemId, name, productUrl }) => [itemId, name, productUrl])).toEqual(
    ['11', '12', '13'].map((id) => [id, 'Wrap dress', 'https://shop.example.com/wrap']),
  )
})

const magento = table(
  'sku,attribute_set_code,product_type,name,visibility,price,url_key,base_image,additional_attributes,is_in_stock',
  'wrap-S-Black,Top,simple,Wrap dress-S-Black,Not Visible Individually,59,wrap-s-black,/black.jpg,"color=Black,size=S",1',
  'wrap-M-Black,Top,simple,Wrap dress-M-Black,Not Visible Individually,69,wrap-m-black,/black.jpg,"color=Black,size=M",1',
  'wrap-S-Ivory,Top,simple,Wrap dress-S-Ivory,Not Visible Individually,59,wrap-s-ivory,/ivory.jpg,"color=Ivory,size=S",0',
  'wrap,Top,configurable,Wrap dress,"Catalog, Search",,wrap-dress,/wrap.jpg,,1',
  'lone-S-Red,Top,simple,Lone-S-Red,Not Visible Individually,59,lone,/lone.jpg,"color=Red,size=S",1',
)

test('Magento: hidden variants above their product lead to its page; without one they are refused as before', async () => {
  const { products, refusals } = await readAll(magento, shop)
  expect(products.map(line)).toEqual(dress)
  expect(
    products.map(({ productUrl, imageUrl }) => [productUrl.split('/').at(-1), imageUrl.split('/').at(-1)]),
  ).toEqual([
    ['wrap-dress.html', 'black.jpg'],
    ['wrap-dress.html', 'black.jpg'],
    ['wrap-dress.html', 'ivory.jpg'],
  ])
  expect(refusals).toEqual([{ reason: 'a variant that is not shown on its own', example: 'lone-S-Red' }])
})

const awin = table(
  'aw_deep_link,product_name,merchant_product_id,merchant_image_url,merchant_category,search_price,currency,Fashion:size,colour,in_stock,parent_product_id',
  ...[
    ['1', '59', 'S', 'Black', '1'],
    ['2', '69', 'M', 'Black', '1'],
    ['3', '59', 'S', 'Ivory', '0'],
  ].map(
    ([id, price, size, colour, stock]) =>
      `https://www.awin1.com/p?p=${id},Wrap dress,${id},https://cdn.example.com/${id}.jpg,Dresses,${price},EUR,${size},${colour},${stock},wrap`,
  ),
)

test('Awin: rows of one parent', async () => expect((await linesOf(awin)).lines).toEqual(dress))

const google = rss(
  ...[
    ['S', 'Black', '59.00', 'in_stock'],
    ['M', 'Black', '69.00', 'in_stock'],
    ['S', 'Ivory', '59.00', 'out_of_stock'],
  ].map(([size = '', color = '', price = '', availability = '']) =>
    rssItem({
      id: `${color}-${size}`,
      title: 'Wrap dress',
      item_group_id: 'wrap',
      size,
      color,
      price: `${price} EUR`,
      availability,
    }),
  ),
)

test('Google: rows of one group', async () => expect((await linesOf(google)).lines).toEqual(dress))

test.each([
  ['Shopify', shopify.split('\n').slice(0, 5).join('\n'), 'wrap'],
  ['WooCommerce', woo, 'wrap'],
  ['Magento', magento, 'wrap'],
  ['Awin', awin, '1'],
  ['Google', google, 'Black-S'],
])(
  '%s: all of them become a product a colour, of which the first is what was one product before',
  async (_, content, first) => {
    const tiles = await tilesOf(content)
    expect(tiles).toHaveLength(2)
    expect(tiles).toContain(`${first}: Black ["S","M"]`)
  },
)

import { describe, expect, test } from 'vitest'
import { readAll, rss, rssItem } from '../testing/feeds.ts'

/** The only product of a feed. */
async function readOne(content: string, context: Parameters<typeof readAll>[1] = {}) {
  const { products, refusals, failure, dialect } = await readAll(content, context)
  expect({ refusals, failure, count: products.length }).toEqual({ refusals: [], failure: null, count: 1 })
  return { ...products[0], dialect }
}

const table = (delimiter: string, columns: Record<string, string>) =>
  `${Object.keys(columns).join(delimiter)}\n${Object.values(columns).join(delimiter)}\n`

describe('Google Merchant', () => {
  test('RSS, with all that Google names', async () => {
    const item = rssItem({
      id: 'silk-1',
      title: 'Lilysilk | Bias-Cut Slip Dress',
      description: '&lt;p&gt;Cut on the bias &amp;amp; lined.&lt;/p&gt;',
      price: '189.00 USD',
      sale_price: '149.00 USD',
      brand: 'Lilysilk',
      product_type: 'Dresses &gt; Midi',
      color: 'Oatmilk',
      size: 'S, M, L',
      material: 'Silk',
      gender: 'female',
      item_group_id: 'slip',
      shipping: '<g:price>4.95 USD</g:price>',
      additional_image_link:
        'https://cdn.example.com/2.jpg</g:additional_image_link><g:additional_image_link>https://cdn.example.com/3.mp4',
    })
    expect(await readOne(rss(item))).toMatchObject({
      dialect: 'Google Merchant',
      itemId: 'silk-1',
      groupId: 'slip',
      brand: 'Lilysilk',
      name: 'Bias-Cut Slip Dress',
      description: 'Cut on the bias & lined.',
      category: 'dresses',
      department: 'women',
      priceCents: 14900,
      listPriceCents: 18900,
      currency: 'USD',
      availability: 'in_stock',
      colour: 'Oatmilk',
      colourFamily: 'beige',
      sizes: ['S', 'M', 'L'],
      material: 'Silk',
      productUrl: 'https://shop.example.com/silk-1',
      imageUrl: 'https://cdn.example.com/silk-1.jpg',
      additionalImages: ['https://cdn.example.com/2.jpg', 'https://cdn.example.com/3.mp4'],
      garmentCategory: 'dresses',
      landmarks: null,
      sewnUrl: null,
      sizeChart: null,
    })
  })

  test('Atom, with its link in an attribute and the namespace under another prefix', async () => {
    const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:x="http://base.google.com/ns/1.0">
      <link rel="self" href="https://shop.example.com/feed"/>
      <entry><x:id>7</x:id><title>Wool Coat</title><link rel="self" href="https://shop.example.com/self"/>
      <link href="https://shop.example.com/7"/><x:price>129.99 EUR</x:price>
      <x:image_link>https://cdn.example.com/7.jpg</x:image_link></entry></feed>`
    expect(await readOne(feed)).toMatchObject({
      itemId: '7',
      category: 'outerwear',
      productUrl: 'https://shop.example.com/7',
      priceCents: 12999,
      currency: 'EUR',
    })
  })

  test.each([
    ['TSV', '\t'],
    ['CSV', ','],
    ['with semicolons', ';'],
  ])('%s, whose columns are written with blanks', async (_, delimiter) => {
    const columns = {
      id: '1',
      title: 'Marlow | Pleated Skirt',
      link: 'https://shop.example.com/1',
      'image link': 'https://cdn.example.com/1.jpg',
      price: '59.00 GBP',
      availability: 'out of stock',
    }
    expect(await readOne(table(delimiter, columns))).toMatchObject({
      dialect: 'Google Merchant',
      brand: 'Marlow',
      name: 'Pleated Skirt',
      category: 'skirts',
      availability: 'out_of_stock',
    })
  })

  test('a sale that is over asks the full price', async () => {
    const dates = '2016-03-01T13:00-0800/2016-03-11T15:30-0800'
    const over = rssItem({ price: '100 USD', sale_price: '80', sale_price_effective_date: dates })
    expect(await readOne(rss(over))).toMatchObject({ priceCents: 10000, listPriceCents: null })
    const on = rssItem({
      price: '100 USD',
      sale_price: '80',
      sale_price_effective_date: '2025-12-01/2026-02-01',
    })
    expect(await readOne(rss(on))).toMatchObject({ priceCents: 8000, listPriceCents: 10000 })
  })

  test('the elements of the fitting room; a wrong one is left off and the row kept', async () => {
    const landmarks = {
      kind: 'lower',
      waist: { left: [0.3, 0.1], right: [0.7, 0.1] },
      hem: { left: [0.2, 0.9], right: [0.8, 0.9] },
    }
    const own = (json: string, hex: string) =>
      `<rss xmlns:g="http://base.google.com/ns/1.0" xmlns:cabine="https://cabine.example/ns/1.0"><channel>${rssItem().replace(
        '</item>',
        `<cabine:landmarks>${json}</cabine:landmarks><cabine:garment_category>skirts</cabine:garment_category>
         <cabine:occasion>workwear</cabine:occasion><cabine:occasion>date-night</cabine:occasion>
         <cabine:occasion>moonwalk</cabine:occasion><cabine:season>summer</cabine:season>
         <cabine:dominant_color>${hex}</cabine:dominant_color><cabine:colour_family>pink</cabine:colour_family></item>`,
      )}</channel></rss>`
    expect(await readOne(own(JSON.stringify(landmarks), '#C8B9A6'))).toMatchObject({
      landmarks,
      garmentCategory: 'skirts',
      occasions: ['workwear', 'date-night'],
      season: 'summer',
      dominantColour: '#c8b9a6',
      colourFamily: 'pink',
    })
    expect(await readOne(own('{"kind":"lower"}', 'red'))).toMatchObject({
      landmarks: null,
      dominantColour: null,
    })
    expect(await readOne(own('{', ''))).toMatchObject({ landmarks: null })
  })

  const withSizeChart = (chart: string) =>
    `<rss xmlns:g="http://base.google.com/ns/1.0" xmlns:cabine="https://cabine.example/ns/1.0"><channel>${rssItem().replace(
      '</item>',
      `<cabine:size_chart>${chart}</cabine:size_chart></item>`,
    )}</channel></rss>`

  const withSewn = (address: string) =>
    `<rss xmlns:g="http://base.google.com/ns/1.0" xmlns:cabine="https://cabine.example/ns/1.0"><channel>${rssItem().replace(
      '</item>',
      `<cabine:sewn>${address}</cabine:sewn></item>`,
    )}</channel></rss>`

  test.each([
    ['https://cdn.example.com/tee.bin', 'https://cdn.example.com/tee.bin'],
    ['http://cdn.example.com/tee.bin', 'https://cdn.example.com/tee.bin'],
    ['http://169.254.169.254/tee.bin', null],
    ['https://cdn.example.com:8443/tee.bin', null],
    ['javascript:alert(1)', null],
    ['/samples/garments/tee/sewn.bin', null],
    ['', null],
  ])('a sewn piece at %j is taken by the rule of pictures, or left off', async (address, sewnUrl) => {
    expect(await readOne(withSewn(address))).toMatchObject({ itemId: 'a1', sewnUrl })
  })

  test('a sewn piece of ours is of the sample feed alone, and below its folder', async () => {
    const sample = { isSample: true }
    const path = '/samples/garments/tee/sewn.bin'
    expect(await readOne(withSewn(path), sample)).toMatchObject({ sewnUrl: path })
    expect(await readOne(withSewn('/api/auth/me'), sample)).toMatchObject({ sewnUrl: null })
    expect(await readOne(withSewn('/samples/../api/auth/me'), sample)).toMatchObject({ sewnUrl: null })
  })

  test.each([
    ['in | S: bust 32-34 | M: bust 34-36', [81.3, 86.4]],
    ['cm | S: bust 83-88 | M: bust 88-93', [83, 88]],
  ])('a size chart is kept in centimetres: %s', async (chart, bust) => {
    const { sizeChart } = await readOne(withSizeChart(chart))
    expect(sizeChart).toMatchObject([{ name: 'S', ranges: { bust } }, { name: 'M' }])
  })

  test.each(['S, M, L', 'cm | M: bust 88-93 | S: bust 83-88', '{}', ''])(
    'a chart that cannot be believed (%j) is left off and the row kept',
    async (chart) =>
      expect(await readOne(withSizeChart(chart))).toMatchObject({ itemId: 'a1', sizeChart: null }),
  )

  test('own paths are for the sample feed alone', async () => {
    const item = rssItem({ link: '/sample-shop/tee', image_link: '/samples/garments/tee/960.webp' })
    expect(await readOne(rss(item), { isSample: true })).toMatchObject({ productUrl: '/sample-shop/tee' })
    const { refusals } = await readAll(rss(item))
    expect(refusals).toEqual([{ reason: 'link is not a web address', example: 'a1' }])
  })
})

test('Facebook: Google’s names and its own', async () => {
  const columns = {
    id: '1',
    title: 'Linen Shirt',
    link: 'https://shop.example.com/1',
    image_link: 'https://cdn.example.com/1.jpg',
    price: '49.00 USD',
    fb_product_category: 'Clothing > Tops',
  }
  expect(await readOne(`# Required | Required\n${table(',', columns)}`)).toMatchObject({
    dialect: 'Facebook catalogue',
    category: 'tops',
  })
})

test('Criteo, before it took Google’s names over', async () => {
  const columns = {
    id: '1',
    name: 'Suede Boots',
    producturl: 'https://shop.example.com/1',
    bigimage: 'https://cdn.example.com/1.jpg',
    price: '€99.00',
    retailprice: '€129.00',
    instock: '0',
  }
  expect(await readOne(table('|', columns))).toMatchObject({
    dialect: 'Criteo',
    category: 'shoes',
    priceCents: 9900,
    listPriceCents: 12900,
    currency: 'EUR',
    availability: 'out_of_stock',
  })
})

test('Awin: its link pays, its price stands beside its currency', async () => {
  const columns = {
    aw_deep_link: 'https://www.awin1.com/pclick.php?p=9',
    product_name: 'Leather Belt',
    aw_product_id: '9',
    merchant_product_id: 'm-9',
    merchant_image_url: 'https://cdn.example.com/9.jpg',
    merchant_category: 'accessories',
    search_price: '39.99',
    rrp_price: '59.99',
    merchant_name: 'Quince',
    currency: 'GBP',
    merchant_deep_link: 'https://shop.example.com/9',
    'Fashion:size': 'S|M',
    colour: 'Tan',
    in_stock: '1',
  }
  expect(await readOne(table(',', columns))).toMatchObject({
    dialect: 'Awin',
    itemId: 'm-9',
    brand: 'Quince',
    productUrl: 'https://www.awin1.com/pclick.php?p=9',
    priceCents: 3999,
    listPriceCents: 5999,
    currency: 'GBP',
    sizes: ['S', 'M'],
    colourFamily: 'beige',
    garmentCategory: null,
  })
})

test('CJ: names in capitals', async () => {
  const columns = {
    PROGRAMNAME: 'Demo',
    NAME: 'Wide-Leg Jeans',
    SKU: 's-1',
    MANUFACTURER: 'J.Crew',
    CURRENCY: 'USD',
    SALEPRICE: '79.00',
    PRICE: '98.00',
    BUYURL: 'https://www.anrdoezrs.net/click-1',
    IMAGEURL: 'https://cdn.example.com/1.jpg',
    INSTOCK: 'YES',
  }
  expect(await readOne(table(',', columns))).toMatchObject({
    dialect: 'CJ',
    brand: 'J.Crew',
    category: 'bottoms',
    priceCents: 7900,
    listPriceCents: 9800,
  })
})

test('Rakuten: bars, no names, a line before and one after', async () => {
  const line =
    '5000|Satin Midi Dress 22" long|sku-1|Apparel~~Clothing|dress|https://click.linksynergy.com/link?id=X|https://cdn.example.com/1.jpg||short|long|5|amount|116.99|129.99|||Aritzia||N|||out-of-stock|||USD|||Y'
  expect(await readOne(`HDR|37978|Demo|2025-10-01\n${line}\nTRL|1\n`)).toMatchObject({
    dialect: 'Rakuten',
    itemId: '5000',
    name: 'Satin Midi Dress 22" long',
    brand: 'Aritzia',
    description: 'long',
    priceCents: 11699,
    listPriceCents: 12999,
    currency: 'USD',
    availability: 'out_of_stock',
  })
})

describe('Shopify', () => {
  const head =
    'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Image Src'
  const rows = [
    'tee,The Sunday Tee,<b>Soft</b>,Marlow,Tops,true,Size,S,Color,White,shopify,0,deny,32,40,https://cdn.example.com/1.jpg',
    'tee,,,,,,,M,,White,shopify,2,deny,32,40,https://cdn.example.com/2.jpg',
    'tee,,,,,,,,,,,,,,,https://cdn.example.com/3.jpg',
    'coat,Coat,,Marlow,Outerwear,false,Title,Default Title,,,,,,200,,https://cdn.example.com/4.jpg',
  ]

  test('a row a size, of which the first alone says what the piece is', async () => {
    const { products, refusals, dialect } = await readAll([head, ...rows].join('\n'), {
      origin: 'https://shop.example.com',
      currency: 'USD',
    })
    expect(dialect).toBe('Shopify export')
    expect(products.map(({ sizes, availability }) => [sizes, availability])).toEqual([
      [['S'], 'out_of_stock'],
      [['M'], 'in_stock'],
    ])
    expect(products[1]).toMatchObject({
      itemId: 'tee:M:White',
      groupId: 'tee',
      isExpanded: true,
      name: 'The Sunday Tee',
      brand: 'Marlow',
      description: 'Soft',
      sizes: ['M'],
      colour: 'White',
      priceCents: 3200,
      listPriceCents: 4000,
      availability: 'in_stock',
      productUrl: 'https://shop.example.com/products/tee',
      imageUrl: 'https://cdn.example.com/1.jpg',
      additionalImages: ['https://cdn.example.com/2.jpg', 'https://cdn.example.com/3.jpg'],
    })
    expect(refusals).toEqual([{ reason: 'not published', example: 'coat' }])
  })

  test('without the shop there is no link', async () => {
    const { refusals } = await readAll([head, rows[0]].join('\n'), { currency: 'USD' })
    expect(refusals).toEqual([{ reason: 'link is not a web address', example: 'tee' }])
  })

  test('products.json', async () => {
    const product = {
      id: 632,
      title: 'Ribbed Cardigan',
      handle: 'ribbed-cardigan',
      body_html: '<p>Warm</p>',
      vendor: 'Marlow',
      product_type: 'Knitwear',
      tags: ['women', 'winter'],
      variants: [
        { option1: 'S', price: '64.00', compare_at_price: '80.00', available: false },
        { option1: 'M', price: '64.00', compare_at_price: null, available: false },
      ],
      options: [{ name: 'Size', values: ['S', 'M'] }],
      images: [{ src: 'https://cdn.example.com/1.jpg' }, { src: 'https://cdn.example.com/2.jpg' }],
    }
    const { products, dialect } = await readAll(JSON.stringify({ products: [product] }), {
      origin: 'https://shop.example.com',
      currency: 'EUR',
    })
    expect(dialect).toBe('Shopify products.json')
    expect(products[1]).toMatchObject({ itemId: '632:M', sizes: ['M'], listPriceCents: null })
    expect(products[0]).toMatchObject({
      itemId: '632:S',
      groupId: '632',
      category: 'tops',
      sizes: ['S'],
      priceCents: 6400,
      listPriceCents: 8000,
      currency: 'EUR',
      availability: 'out_of_stock',
      productUrl: 'https://shop.example.com/products/ribbed-cardigan',
      additionalImages: ['https://cdn.example.com/2.jpg'],
    })
  })
})

test('WooCommerce: several pictures in one cell, attributes by number; variations belong to other rows', async () => {
  const head =
    'ID,Type,Name,Published,In stock?,Sale price,Regular price,Categories,Images,External URL,Attribute 1 name,Attribute 1 value(s)'
  const rows = [
    '1,external,Straw Tote,1,1,30,45,Bags,"https://cdn.example.com/1.jpg, https://cdn.example.com/2.jpg",https://shop.example.com/1,Color,Natural',
    '2,variation,Straw Tote,1,1,30,45,,,,,',
  ]
  const { products, refusals } = await readAll([head, ...rows].join('\n'), { currency: 'EUR' })
  expect(products).toMatchObject([
    {
      itemId: '1',
      category: 'bags',
      priceCents: 3000,
      listPriceCents: 4500,
      colourFamily: 'beige',
      additionalImages: ['https://cdn.example.com/2.jpg'],
    },
  ])
  expect(refusals).toEqual([{ reason: 'a variation of another row', example: '2' }])
})

test('Magento: pages and pictures where it keeps them; hidden variants belong to other rows', async () => {
  const head =
    'sku,attribute_set_code,name,visibility,price,special_price,url_key,base_image,additional_attributes,is_in_stock'
  const rows = [
    'MH01,Top,Chaz Hoodie,"Catalog, Search",52,,chaz-hoodie,/m/h/mh01.jpg,"has_options=0,size=XS,color=Black",1',
    'MH01-XS,Top,Chaz Hoodie XS,Not Visible Individually,52,,chaz-hoodie-xs,/m/h/mh01.jpg,,1',
  ]
  const { products, refusals } = await readAll([head, ...rows].join('\n'), {
    shop: 'https://shop.example.com',
    currency: 'USD',
  })
  expect(products).toMatchObject([
    {
      productUrl: 'https://shop.example.com/chaz-hoodie.html',
      imageUrl: 'https://shop.example.com/media/catalog/product/m/h/mh01.jpg',
      colourFamily: 'black',
      sizes: ['XS'],
    },
  ])
  expect(refusals).toHaveLength(1)
})

test('ShopMy: pins, with or without a price', async () => {
  const pin = {
    id: 11,
    title: 'My favourite coat',
    image: 'https://static.shopmy.us/pins/1.jpg',
    affiliate_link: 'https://go.shopmy.us/p-11?custom=<custom_id>',
    isHidden: false,
    product: { title: 'Wool Coat', AllBrand_name: 'Aritzia', Category_name: 'Coats', fallbackPrice: 298 },
  }
  const pins = [pin, { ...pin, id: 12, product: { title: 'Silk Scarf' } }, { ...pin, id: 13, isHidden: true }]
  const { products, refusals, dialect } = await readAll(JSON.stringify({ pins }), { needsPrice: false })
  expect(dialect).toBe('ShopMy')
  expect(products).toMatchObject([
    {
      itemId: '11',
      brand: 'Aritzia',
      name: 'Wool Coat',
      priceCents: 29800,
      currency: 'USD',
      productUrl: 'https://go.shopmy.us/p-11?custom=',
    },
    { itemId: '12', name: 'Silk Scarf', priceCents: null },
  ])
  expect(refusals).toEqual([{ reason: 'hidden in the collection', example: '13' }])
})

test('columns that nobody knows make one sentence', async () => {
  const { failure } = await readAll('foo,bar,baz\n1,2,3\n')
  expect(failure).toBe('FeedFailure: No known kind of feed has these columns: foo, bar, baz.')
})

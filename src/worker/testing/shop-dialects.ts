/** A shop's page with its product in one of the usual formats, and what is to be read from it. */
export type ShopPage = {
  name: string
  path: string
  contentType?: string
  body: string | Uint8Array
  told: {
    title: string
    brand: string
    priceCents: number | null
    currency: string | null
    availability: 'in_stock' | 'out_of_stock' | 'preorder' | 'unknown'
    category: string
  }
}

const page = (head: string, body = '<main><h1>Shop</h1></main>') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`

const script = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`

const schema = 'https://schema.org'

/** Encodes one byte a character, as old shops send it. */
const inLatin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

/** Ten shops in one: each path has another format. `picture` is the product's picture in all of them. */
export const shopDialects = (origin: string, picture = `${origin}/cdn/slip.jpg`): ShopPage[] => [
  {
    name: 'Shopify: its Open Graph and a product group with sizes',
    path: '/products/silk-slip?variant=2',
    body: page(
      `<title>Silk Slip Dress – Maison Lune</title>
      <link rel="canonical" href="${origin}/products/silk-slip">
      <meta property="og:site_name" content="Maison Lune"><meta property="og:type" content="product">
      <meta property="og:title" content="Silk Slip Dress"><meta property="og:image" content="http:${picture.slice(6)}">
      <meta property="og:price:amount" content="129.00"><meta property="og:price:currency" content="EUR">`,
      script({
        '@context': 'http://schema.org/',
        '@type': 'ProductGroup',
        name: 'Silk Slip Dress',
        brand: { '@type': 'Brand', name: 'Maison Lune' },
        hasVariant: [
          {
            '@type': 'Product',
            name: 'Silk Slip Dress - S',
            image: picture,
            offers: {
              '@type': 'Offer',
              url: `${origin}/products/silk-slip?variant=1`,
              price: '129.00',
              priceCurrency: 'EUR',
              availability: 'http://schema.org/OutOfStock',
            },
          },
          {
            '@type': 'Product',
            name: 'Silk Slip Dress - M',
            image: picture,
            offers: {
              '@type': 'Offer',
              url: `${origin}/products/silk-slip?variant=2`,
              price: '119.00',
              priceCurrency: 'EUR',
              availability: 'http://schema.org/InStock',
            },
          },
        ],
      }),
    ),
    told: {
      title: 'Silk Slip Dress',
      brand: 'Maison Lune',
      priceCents: 11900,
      currency: 'EUR',
      availability: 'in_stock',
      category: 'dresses',
    },
  },
  {
    name: 'WooCommerce: a graph with a price specification',
    path: '/produit/chemisier-en-lin/',
    body: page(
      `<title>Chemisier en lin</title>${script({
        '@context': `${schema}/`,
        '@graph': [
          { '@type': 'BreadcrumbList', itemListElement: [{ '@type': 'ListItem', name: 'Accueil' }] },
          {
            '@type': 'Product',
            '@id': `${origin}/produit/chemisier-en-lin/#product`,
            name: 'Chemisier en lin',
            image: { '@type': 'ImageObject', url: picture },
            brand: [{ '@type': 'Brand', name: 'Atelier Nord' }],
            offers: [
              {
                '@type': 'Offer',
                priceSpecification: [
                  { '@type': 'UnitPriceSpecification', price: '59,90', priceCurrency: 'EUR' },
                  {
                    '@type': 'UnitPriceSpecification',
                    price: '79,90',
                    priceCurrency: 'EUR',
                    priceType: `${schema}/ListPrice`,
                  },
                ],
                availability: `${schema}/InStock`,
              },
            ],
          },
        ],
      })}`,
    ),
    told: {
      title: 'Chemisier en lin',
      brand: 'Atelier Nord',
      priceCents: 5990,
      currency: 'EUR',
      availability: 'in_stock',
      category: 'tops',
    },
  },
  {
    name: 'Magento: microdata, its prices with four decimals',
    path: '/linen-wide-trousers.html',
    body: page(
      '<title>Linen Wide Trousers</title>',
      `<div itemscope itemtype="http://schema.org/Product">
        <h1><span itemprop="name">Linen Wide <b>Trousers</b></span></h1>
        <div itemprop="brand" itemscope itemtype="http://schema.org/Brand"><meta itemprop="name" content="Hartwell"></div>
        <img itemprop="image" src="${picture}" alt="">
        <span itemprop="offers" itemscope itemtype="http://schema.org/Offer">
          <meta itemprop="price" content="89.5000"><meta itemprop="priceCurrency" content="GBP">
          <link itemprop="availability" href="http://schema.org/InStock">
        </span>
        <div itemprop="isRelatedTo" itemscope itemtype="http://schema.org/Product"><span itemprop="name">Other</span></div>
      </div>`,
    ),
    told: {
      title: 'Linen Wide Trousers',
      brand: 'Hartwell',
      priceCents: 8950,
      currency: 'GBP',
      availability: 'in_stock',
      category: 'bottoms',
    },
  },
  {
    name: 'Salesforce: JSON-LD with numbers, and a picture with a path alone',
    path: '/en/p/wool-coat-1234.html',
    body: page(
      '<title>Wool Coat</title>',
      script({
        '@context': schema,
        '@type': ['Product'],
        name: 'Double-Faced Wool Coat',
        sku: '1234',
        brand: { '@type': 'Thing', name: 'Northmoor' },
        image: [picture.replace(origin, ''), `${origin}/cdn/other.jpg`],
        offers: { '@type': 'Offer', price: 1249.5, priceCurrency: 'USD', availability: 'PreOrder' },
      }),
    ),
    told: {
      title: 'Double-Faced Wool Coat',
      brand: 'Northmoor',
      priceCents: 124950,
      currency: 'USD',
      availability: 'preorder',
      category: 'outerwear',
    },
  },
  {
    name: 'schema.org microdata whose price is what the eye reads',
    path: '/shop/item/88',
    body: page(
      '<title>Pleated midi skirt</title>',
      `<article itemscope itemtype="https://schema.org/Product"><h1 itemprop="name">Pleated midi skirt</h1>
       <p>by <span itemprop="brand">Ondine</span></p><a href="${picture}" itemprop="image">Large</a>
       <div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
       <span itemprop="price">1.299,00&nbsp;kr</span><meta itemprop="priceCurrency" content="SEK">
       <link itemprop="availability" href="https://schema.org/SoldOut"></div></article>`,
    ),
    told: {
      title: 'Pleated midi skirt',
      brand: 'Ondine',
      priceCents: 129900,
      currency: 'SEK',
      availability: 'out_of_stock',
      category: 'skirts',
    },
  },
  {
    name: 'plain Open Graph, without a price',
    path: '/looks/cropped-cardigan',
    body: page(
      `<title>Cropped Cardigan | Petite Rue</title><meta property="og:site_name" content="Petite Rue">
       <meta property="og:title" content="Cropped Cardigan | Petite Rue"><meta property="og:type" content="website">
       <meta property="og:image" content="${picture}?w=1&amp;h=2">`,
    ),
    told: {
      title: 'Cropped Cardigan',
      brand: 'Petite Rue',
      priceCents: null,
      currency: null,
      availability: 'unknown',
      category: 'tops',
    },
  },
  {
    name: 'a JSON-LD graph within a page, with comments, a broken block and pieces that go with it',
    path: '/p/tailored-blazer',
    body: page(
      script('{ "@type": "Organization", "name": "Broken, '),
      script(
        `//<![CDATA[\n${JSON.stringify({
          '@context': schema,
          '@graph': [
            {
              '@type': 'WebPage',
              mainEntity: {
                '@type': 'Product',
                url: `${origin}/p/tailored-blazer`,
                name: 'Tailored&nbsp;Blazer with Buttons &amp; Belt',
                image: [{ '@type': 'ImageObject', contentUrl: picture }],
                manufacturer: 'Kestrel',
                isRelatedTo: [
                  { '@type': 'Product', name: 'A scarf', offers: { price: 5, priceCurrency: 'EUR' } },
                ],
                offers: {
                  '@type': 'Offer',
                  price: '249',
                  priceCurrency: 'CHF',
                  availability: `${schema}/LimitedAvailability`,
                },
              },
            },
          ],
        })}\n//]]>`,
      ),
    ),
    told: {
      title: 'Tailored Blazer with Buttons & Belt',
      brand: 'Kestrel',
      priceCents: 24900,
      currency: 'CHF',
      availability: 'in_stock',
      category: 'outerwear',
    },
  },
  {
    name: 'an offer that stands for many, with the offers of its variants',
    path: '/item/rib-tank',
    body: page(
      `<title>Rib Tank</title>${script([
        { '@type': 'WebSite', name: 'Shop' },
        {
          '@type': 'Product',
          name: 'Rib Tank Top',
          brand: 'Salt',
          image: picture,
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: '19.00',
            highPrice: '29.00',
            priceCurrency: 'USD',
            offers: [
              { '@type': 'Offer', price: '19.00', availability: `${schema}/OutOfStock` },
              { '@type': 'Offer', price: '24.00', availability: `${schema}/InStock` },
            ],
          },
        },
      ])}`,
    ),
    told: {
      title: 'Rib Tank Top',
      brand: 'Salt',
      priceCents: 2400,
      currency: 'USD',
      availability: 'in_stock',
      category: 'tops',
    },
  },
  {
    name: 'Latin-1 with entities',
    path: '/robe-dete.html',
    contentType: 'text/html; charset=iso-8859-1',
    body: inLatin1(
      `<html><head><title>Robe d\u2019\u00e9t\u00e9</title><meta property="og:type" content="product">
      <meta property="og:title" content="Robe d&#39;\u00e9t\u00e9 \u00e0 fleurs &eacute;carlates">
      <meta property="og:image" content="${picture}"><meta property="product:brand" content="Caf\u00e9 de Flore">
      <meta property="product:price:amount" content="1 049,00"><meta property="product:price:currency" content="EUR">
      <meta property="product:availability" content="instock"></head><body>\u00a9</body></html>`.replace(
        '\u2019',
        "'",
      ),
    ),
    told: {
      title: "Robe d'été à fleurs écarlates",
      brand: 'Café de Flore',
      priceCents: 104900,
      currency: 'EUR',
      availability: 'in_stock',
      category: 'dresses',
    },
  },
  {
    name: 'meta product:* alone, with a sale',
    path: '/denim-jacket',
    body: page(
      `<title>Boxy Denim Jacket</title><meta property="product:price:amount" content="120.00">
       <meta property="product:price:currency" content="AUD"><meta property="product:sale_price:amount" content="84.00">
       <meta property="product:sale_price:currency" content="AUD"><meta property="product:availability" content="oos">
       <meta name="twitter:card" content="summary"><meta name="twitter:image" content="${picture}">`,
    ),
    told: {
      title: 'Boxy Denim Jacket',
      brand: '',
      priceCents: 8400,
      currency: 'AUD',
      availability: 'out_of_stock',
      category: 'outerwear',
    },
  },
]

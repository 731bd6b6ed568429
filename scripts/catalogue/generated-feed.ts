import { nth } from '#shared/testing/first.ts'

/** Makes a feed of any size, the same one every time. Its words are plausible, and taken from no shop. */

const brands = [
  'Quince',
  'Abercrombie & Fitch',
  'J.Crew',
  'Aritzia',
  'Lilysilk',
  'H&M',
  'Demellier',
  'Marlow',
  'Odette',
]
const cuts = [
  'Relaxed',
  'Slim',
  'Cropped',
  'Oversized',
  'Draped',
  'Tailored',
  'Ribbed',
  'Pleated',
  'Belted',
  'Quilted',
]
const cloths = [
  'Linen',
  'Wool',
  'Silk',
  'Cotton',
  'Cashmere',
  'Denim',
  'Velvet',
  'Satin',
  'Leather',
  'Poplin',
  'Merino',
]
const things = [
  ['Tops', 'Shirt'],
  ['Tops', 'Cardigan'],
  ['Tops', 'Tee'],
  ['Dresses', 'Midi Dress'],
  ['Dresses', 'Slip Dress'],
  ['Skirts', 'Skirt'],
  ['Bottoms', 'Trousers'],
  ['Bottoms', 'Jeans'],
  ['Outerwear', 'Coat'],
  ['Outerwear', 'Blazer'],
  ['Shoes', 'Ankle Boots'],
  ['Shoes', 'Sandals'],
  ['Bags', 'Tote Bag'],
  ['Accessories', 'Belt'],
  ['Accessories', 'Scarf'],
  ['Home', 'Throw Blanket'],
] as const
const colours = [
  'black',
  'ivory',
  'navy',
  'camel',
  'olive',
  'burgundy',
  'rose',
  'charcoal',
  'sky blue',
  'mustard',
]
const sizes = ['XS', 'S', 'M', 'L', 'XL']

export type GeneratedProduct = Record<string, string>

/** The product at `index`; `priceShift` gives the same feed on another day. */
export function generatedProduct(index: number, priceShift = 0): GeneratedProduct {
  // Primes that share no factor with the lists walk through all their combinations.
  const pick = <T>(list: readonly T[], step: number) =>
    nth(list, Math.floor((index * step) / 7 + index) % list.length)
  const [type, noun] = pick(things, 3)
  const [cut, cloth, colour, brand] = [pick(cuts, 5), pick(cloths, 11), pick(colours, 13), pick(brands, 17)]
  const price = 15 + ((index * 7919) % 48_500) / 100 + priceShift
  return {
    id: `g-${index}`,
    title: `${brand} | ${cut} ${cloth} ${noun} No. ${index}`,
    description: `${cut} ${noun.toLowerCase()} in ${colour} ${cloth.toLowerCase()}. Cut for every day, finished by hand, and made to be worn for years. Dry clean or wash by hand in cold water; lay flat to dry.`,
    link: `https://shop.example.com/products/g-${index}?utm_source=feed&utm_medium=affiliate`,
    image_link: `https://cdn.example.com/pictures/${index % 100}/g-${index}.jpg`,
    additional_image_link: `https://cdn.example.com/pictures/${index % 100}/g-${index}-back.jpg`,
    price: `${price.toFixed(2)} USD`,
    availability: index % 17 === 0 ? 'out of stock' : 'in stock',
    brand,
    product_type: `${type} > ${noun}`,
    color: colour,
    size: pick(sizes, 19),
    material: cloth,
    gender: 'female',
    age_group: 'adult',
    item_group_id: `style-${Math.floor(index / 5)}`,
  }
}

const names = Object.keys(generatedProduct(0))
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`)

const item = (product: GeneratedProduct) =>
  `<item>${Object.entries(product)
    .map(([name, value]) => `<g:${name}>${escapeText(value)}</g:${name}>`)
    .join('')}</item>\n`

const line = (product: GeneratedProduct) => `${Object.values(product).join('\t')}\n`

/** A feed of `count` products in chunks of text. */
export function* generatedFeed(count: number, format: 'xml' | 'tsv', priceShift = 0) {
  const each = format === 'xml' ? item : line
  yield format === 'xml'
    ? '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Generated</title>\n'
    : `${names.join('\t')}\n`
  for (let from = 0; from < count; from += 500) {
    const indexes = Array.from({ length: Math.min(500, count - from) }, (_, at) => from + at)
    yield indexes.map((index) => each(generatedProduct(index, priceShift))).join('')
  }
  if (format === 'xml') yield '</channel></rss>\n'
}

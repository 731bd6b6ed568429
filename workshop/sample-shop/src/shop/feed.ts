import { isGarment, type SamplePiece } from '../product.ts'
import { availabilities, salePrices } from './editorial/merchandise.ts'
import { productTypeOf } from './product-types.ts'
import { sizeChartOf } from './size-charts.ts'
import { element } from './xml.ts'

const money = (cents: number, currency: string) => `${(cents / 100).toFixed(2)} ${currency}`

/** Google's namespace for what shops say, and one of our own for what the fitting room needs besides. */
const head = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0" xmlns:cabine="https://cabine.example/ns/1.0">
  <channel>
    <title>Cabine sample shop</title>
    <link>/sample-shop</link>
    <description>Pieces that exist in pictures alone, to look around with.</description>
`

function fieldsOf(piece: SamplePiece): [name: string, value: string | undefined][] {
  const widest = piece.pictures[piece.pictures.length - 1].webp
  const sale = salePrices[piece.id]
  return [
    ['g:id', piece.id],
    ['g:item_group_id', piece.groupId],
    ['g:title', `${piece.brand} | ${piece.name}`],
    ['g:description', piece.description],
    ['g:link', `/sample-shop/${piece.id}`],
    ['g:image_link', widest],
    ...[...piece.extra, ...(piece.video ? [piece.video] : [])].map((more): [string, string] => [
      'g:additional_image_link',
      more,
    ]),
    ['g:price', money(piece.priceCents, piece.currency)],
    ['g:sale_price', sale ? money(sale, piece.currency) : undefined],
    ['g:availability', availabilities[piece.id] ?? 'in_stock'],
    ['g:condition', 'new'],
    ['g:brand', piece.brand],
    ['g:product_type', productTypeOf(piece)],
    ['g:color', piece.colour],
    ...piece.sizes.map((size): [string, string] => ['g:size', size]),
    ['g:size_system', piece.sizes.length > 0 ? 'US' : undefined],
    ['g:material', piece.material],
    ['g:gender', piece.category === 'home' ? undefined : piece.department === 'men' ? 'male' : 'female'],
    ['g:age_group', piece.category === 'home' ? undefined : 'adult'],
    ['cabine:garment_category', isGarment(piece.category) ? piece.category : undefined],
    ['cabine:landmarks', piece.landmarks && JSON.stringify(piece.landmarks)],
    ['cabine:sewn', piece.sewn],
    ['cabine:size_chart', sizeChartOf(piece)],
    ...piece.occasions.map((occasion): [string, string] => ['cabine:occasion', occasion]),
    ['cabine:season', piece.season],
    ['cabine:dominant_color', piece.dominantColour],
    ['cabine:colour_family', piece.colourFamily],
  ]
}

function itemOf(piece: SamplePiece) {
  const lines = fieldsOf(piece).map(([name, value]) => (value ? element(name, value, 3) : ''))
  return `    <item>\n${lines.join('')}    </item>\n`
}

/**
 * The kinds take even turns from the end: lists begin with what came in last, and a shop that opens with
 * twenty vases is no shop for clothes.
 */
function inTurns(range: SamplePiece[]) {
  const kinds = Map.groupBy(range, ({ category }) => category)
  return [...kinds.values()]
    .flatMap((pieces) => pieces.map((piece, index) => ({ piece, turn: (index + 0.5) / pieces.length })))
    .toSorted((a, b) => b.turn - a.turn)
    .map(({ piece }) => piece)
}

/** The sample shop as a merchant would publish it: one item a colourway, in the Google Merchant format. */
export const writeFeed = (range: SamplePiece[]) =>
  `${head}${inTurns(range).map(itemOf).join('')}  </channel>\n</rss>\n`

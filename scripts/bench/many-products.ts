import type { D1Database } from '@cloudflare/workers-types'
import { sizeWordsOf } from '#shared/sizes/size-words.ts'
import type { SizeSystem } from '#shared/sizes/size-systems.ts'

const sizeSystems: (SizeSystem | null)[] = [null, 'EU', 'US', 'UK', 'FR', null]

/** Lists of sizes, each with its words of the index by the system that the shop names. */
const inWords = (category: 'tops' | 'shoes', lists: string[][]) =>
  lists.map((sizes) => ({
    sizes,
    words: Object.fromEntries(
      sizeSystems.map((sizeSystem) => [
        sizeSystem ?? 'none',
        sizeWordsOf({ category, department: 'women', sizeSystem, sizes }).join(' '),
      ]),
    ),
  }))

export const catalogueWords = {
  brand: Array.from({ length: 400 }, (_, i) => {
    const first = ['Maison', 'Studio', 'Atelier', 'House of', 'North', 'Petite', 'Grand', 'Good']
    const second = ['Alba', 'Brume', 'Corin', 'Dover', 'Elms', 'Fable', 'Gale', 'Harrow', 'Iris', 'Juno']
    const third = ['', ' & Co', ' London', ' Paris', ' Denim']
    return `${first[i % 8]} ${second[Math.floor(i / 8) % 10]}${third[Math.floor(i / 80) % 5]}`
  }),
  colour: [
    ['black', 'black'],
    ['jet', 'black'],
    ['white', 'white'],
    ['ivory', 'white'],
    ['charcoal', 'grey'],
    ['camel', 'beige'],
    ['oatmeal', 'beige'],
    ['mocha', 'brown'],
    ['burgundy', 'red'],
    ['crimson', 'red'],
    ['blush', 'pink'],
    ['fuchsia', 'pink'],
    ['rust', 'orange'],
    ['mustard', 'yellow'],
    ['olive', 'green'],
    ['emerald', 'green'],
    ['navy', 'blue'],
    ['indigo', 'blue'],
    ['lilac', 'purple'],
    ['gold', 'gold'],
    ['silver', 'silver'],
  ],
  material: ['cotton', 'linen', 'silk', 'wool', 'cashmere', 'denim', 'leather', 'viscose', 'velvet', 'satin'],
  cut: [
    'oversized',
    'slim',
    'cropped',
    'longline',
    'pleated',
    'belted',
    'ribbed',
    'quilted',
    'draped',
    'boxy',
  ],
  thing: [
    ['t-shirt', 'tops'],
    ['blouse', 'tops'],
    ['sweater', 'tops'],
    ['cardigan', 'tops'],
    ['camisole', 'tops'],
    ['jeans', 'bottoms'],
    ['trousers', 'bottoms'],
    ['shorts', 'bottoms'],
    ['midi skirt', 'skirts'],
    ['mini skirt', 'skirts'],
    ['wrap dress', 'dresses'],
    ['maxi dress', 'dresses'],
    ['shirt dress', 'dresses'],
    ['trench coat', 'outerwear'],
    ['blazer', 'outerwear'],
    ['puffer jacket', 'outerwear'],
    ['sneakers', 'shoes'],
    ['ankle boots', 'shoes'],
    ['sandals', 'shoes'],
    ['tote bag', 'bags'],
    ['crossbody bag', 'bags'],
    ['scarf', 'accessories'],
    ['belt', 'accessories'],
    ['necklace', 'accessories'],
    ['throw blanket', 'home'],
  ],
  season: ['summer', 'winter', 'all'],
  occasion: ['workwear', 'vacation', 'date-night', 'casual-day', 'everyday', 'special-event'],
  /** As shops write them: in letters, in numbers of a system that they name or not, in inches of the waist. */
  sizesOfClothes: inWords('tops', [
    ['XS', 'S', 'M', 'L', 'XL'],
    ['S', 'M', 'L', 'XL', 'XXL'],
    ['34', '36', '38', '40', '42'],
    ['36', '38', '40', '42', '44'],
    ['UK 8', 'UK 10', 'UK 12', 'UK 14', 'UK 16'],
    ['2', '4', '6', '8', '10'],
    ['IT 40', 'IT 42', 'IT 44', 'IT 46', 'IT 48'],
  ]),
  sizesOfTrousers: inWords('tops', [
    ['W26', 'W28', 'W30', 'W32', 'W34'],
    ['36', '38', '40', '42', '44'],
    ['XS', 'S', 'M', 'L', 'XL'],
  ]),
  sizesOfShoes: inWords('shoes', [
    ['36', '37', '38', '39', '40'],
    ['38', '39', '40', '41', '42'],
    ['UK 4', 'UK 5', 'UK 6', 'UK 7', 'UK 8'],
    ['US 6', 'US 7', 'US 8', 'US 8.5', 'US 9'],
    ['23.5 cm', '24 cm', '24.5 cm', '25 cm', '25.5 cm'],
  ]),
  sizeSystem: sizeSystems,
}

const chunk = 5_000

/** Draws from a list pseudo-randomly for each `salt`, the same in every run. */
const pick = (list: string, salt: number) =>
  `json_extract(w.list, '$.${list}[' || ((n * ${salt} + (n >> 7) * 31 + (n >> 13)) % json_array_length(w.list, '$.${list}')) || ']')`

const statement = `
with recursive
  w(list) as (select ?1),
  numbers(n) as (select cast(?2 as integer) union all select n + 1 from numbers where n + 1 < ?3),
  chosen as materialized (
    select n, ${pick('brand', 7919)} as brand, ${pick('colour', 104729)} as colour,
      ${pick('material', 1299709)} as material, ${pick('cut', 15485863)} as cut, ${pick('thing', 32452843)} as thing,
      ${pick('season', 49979687)} as season, ${pick('occasion', 67867967)} as occasion,
      ${pick('sizesOfClothes', 86028121)} as clothes, ${pick('sizesOfTrousers', 122949823)} as trousers,
      ${pick('sizesOfShoes', 141650939)} as shoes, ${pick('sizeSystem', 160481183)} as size_system
    from numbers, w
  ),
  sized as materialized (
    select *, case thing ->> 1 when 'shoes' then shoes when 'bottoms' then trousers when 'bags' then '{"sizes":["One size"]}'
      when 'accessories' then '{"sizes":["One size"]}' when 'home' then '{"sizes":[]}' else clothes end as size_list
    from chosen
  )
insert into products (
  id, feed_id, item_id, group_id, brand, name, description, category, colour, colour_family, material, sizes,
  size_words, size_system, occasions, season, price_cents, currency, availability, product_url, image_url, garment_category, popularity,
  content_hash, import_id, created_at, updated_at
)
select
  'bench' || n, 'bench', n, 'g' || (n / 3), brand,
  cut || ' ' || (colour ->> 0) || ' ' || material || ' ' || (thing ->> 0),
  'A ' || cut || ' ' || (thing ->> 0) || ' in ' || (colour ->> 0) || ' ' || material || ', made to be worn for years. '
    || 'Cut with room to move, finished by hand, with a clean hem and a quiet label inside. Number ' || n || '.',
  thing ->> 1, colour ->> 0, colour ->> 1, material,
  size_list ->> '$.sizes', coalesce(size_list ->> ('$.words.' || coalesce(size_system, 'none')), ''),
  size_system, json_array(occasion), season, 1500 + (n * 37) % 40000, 'USD',
  iif(n % 11, 'in_stock', 'out_of_stock'), 'https://shop.example/p/' || n, 'https://shop.example/i/' || n || '.jpg',
  iif((thing ->> 1) in ('tops', 'bottoms', 'skirts', 'dresses', 'outerwear'), thing ->> 1, null),
  iif(n % 50, 0, n % 997), n, 'bench', 1790000000000 + n, 1790000000000 + n
from sized`

/** Fills an empty catalogue with `count` products with realistic word frequencies. */
export async function fillWithProducts(db: D1Database, count: number) {
  const list = JSON.stringify(catalogueWords)
  for (let start = 0; start < count; start += chunk)
    await db
      .prepare(statement)
      .bind(list, start, Math.min(start + chunk, count))
      .run()
}

/** As an import leaves them that has met each size in a row of its own: a product a colour, two of a group. */
const grouped = `
update products set group_id = 'g' || ((cast(item_id as integer)) / 2), colour_key = item_id
where cast(item_id as integer) between ?1 and ?2 - 1`

const variants = `
insert into product_variants (
  id, product_number, sizes, place, price_cents, currency, availability, product_url, content_hash, import_id
)
select products.id || '-' || size.key, products.number, json_array(size.value), size.key, price_cents + 100 * size.key,
  currency, availability, product_url || '/' || size.key, content_hash, import_id
from products, json_each(iif(json_array_length(products.sizes) > 1, products.sizes, '["1","2","3","4","5"]')) size
where cast(item_id as integer) between ?1 and ?2 - 1`

/** Gives each colour of `fillWithProducts` its five sizes, as variants: ten rows of a feed for two of them. */
export async function fillWithVariants(db: D1Database, count: number) {
  for (let start = 0; start < count; start += chunk) {
    const end = Math.min(start + chunk, count)
    await db.batch([grouped, variants].map((one) => db.prepare(one).bind(start, end)))
  }
}

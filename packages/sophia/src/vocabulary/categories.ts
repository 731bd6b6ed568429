import type { Concept } from './concepts.ts'
import type { AnyCategory, ProductCategory, ShopAllFilter } from './product-categories.ts'

/** The slots of an outfit, in the order in which it is laid out. */
export const slots = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory'] as const
export type Slot = (typeof slots)[number]

/** What an outfit is not without; the rest is worn over it or beside it. */
export const clothes: ReadonlySet<Slot | null> = new Set(['dress', 'top', 'bottom'])

type Row = {
  /** The filter of Shop All under which it stands: the specification has none for skirts. */
  filter: Exclude<ShopAllFilter, 'all'>
  /** Where in an outfit it is worn; null for what is not. */
  slot: Slot | null
  /** What a piece is called of which nothing else is known. */
  kind: Concept | null
  /** Whether the engine can put it on her: its own list is contract/garment-categories.ts. */
  isTriedOn: boolean
}

/** The categories of the shop, a line each, in the order of `productCategories`; their words stand below and in each language's `shop.ts`. */
const table = {
  tops: { filter: 'tops', slot: 'top', kind: 'top', isTriedOn: true },
  bottoms: { filter: 'bottoms', slot: 'bottom', kind: 'trousers', isTriedOn: true },
  skirts: { filter: 'bottoms', slot: 'bottom', kind: 'skirt', isTriedOn: true },
  dresses: { filter: 'dresses', slot: 'dress', kind: 'dress', isTriedOn: true },
  outerwear: { filter: 'outerwear', slot: 'outer', kind: 'outerwear', isTriedOn: true },
  shoes: { filter: 'shoes', slot: 'shoes', kind: 'shoes', isTriedOn: true },
  accessories: { filter: 'accessories', slot: 'accessory', kind: null, isTriedOn: false },
  bags: { filter: 'bags', slot: 'bag', kind: 'bag', isTriedOn: true },
  home: { filter: 'home', slot: null, kind: null, isTriedOn: false },
} as const satisfies Record<ProductCategory, Row>

export type TriedOnCategory = {
  [Category in ProductCategory]: (typeof table)[Category]['isTriedOn'] extends true ? Category : never
}[ProductCategory]

const rows: Record<ProductCategory, Row> = table
const categories = Object.keys(table) as ProductCategory[]

const columnOf = <Value>(of: (row: Row) => Value, unknown: Value) =>
  Object.fromEntries([
    ...categories.map((category) => [category, of(rows[category])]),
    ['unknown', unknown],
  ]) as Record<AnyCategory, Value>

/** Null for categories that are not worn. */
export const slotOfCategory = columnOf<Slot | null>(({ slot }) => slot, null)

export const kindOfCategory = columnOf<Concept | null>(({ kind }) => kind, null)

/** The categories that stand under a filter of Shop All. */
export const categoriesUnder = (filter: Exclude<ShopAllFilter, 'all'>) =>
  categories.filter((category) => rows[category].filter === filter)

/** The categories that are worn in a slot. */
export const categoriesIn = (slot: Slot) => categories.filter((category) => rows[category].slot === slot)

/** What a thing is called that stands on none of the shelves: a swimsuit, a perfume. */
export type CategoryOrNone = ProductCategory | 'none'

/** Which kinds of things stand in a category, by their concepts. */
const kinds: Record<CategoryOrNone, string> = {
  bottoms: 'trousers, jeans, leggings, joggers, shorts, dungarees',
  skirts: 'skirt, pencil skirt',
  dresses: 'dress, jumpsuit',
  tops: 'sweater, sweatshirt, hoodie, cardigan, tee, polo, shirt, blouse, tunic, bodysuit, camisole, tank, top',
  outerwear: 'waistcoat, coat, trench, puffer, parka, cape, kimono, jacket, blazer, outerwear',
  shoes: 'shoes, sneakers, boots, ankle boots, flats, loafers, sandals, mules, espadrilles, slippers',
  bags: 'bag, tote, backpack, clutch, wallet, crossbody',
  accessories:
    'scarf, hat, cap, beanie, gloves, belt, jewellery, necklace, earrings, bracelet, ring, brooch, watch, sunglasses, socks, tights, tie',
  home: 'blanket, candle, cushion, bedding, towel, bathrobe',
  none: 'swimsuit, bikini, pyjamas, lingerie, suit',
}

/** These describe a piece as often as they name it: 'high heels', 'with heels'. */
const vagueKinds: Partial<Record<CategoryOrNone, string>> = {
  tops: 'turtleneck, knitwear',
  bottoms: 'bottoms',
  shoes: 'heels',
  accessories: 'accessories',
}

/** Kinds that are worn elsewhere than what stands beside them on the shelf. */
const wornElsewhere: Partial<Record<string, Slot>> = { dungarees: 'dress', kimono: 'dress', suit: 'outer' }

const byKind = (lists: Partial<Record<CategoryOrNone, string>>): ReadonlyMap<string, CategoryOrNone> =>
  new Map(
    Object.entries(lists).flatMap(([category, names]) =>
      names.split(', ').map((name) => [name, category as CategoryOrNone] as const),
    ),
  )
const [firm, vague] = [byKind(kinds), byKind(vagueKinds)]

export type KindMeaning = { told: CategoryOrNone; isWeak: boolean }

/** The category that a concept tells; null for what is no thing. */
export function categoryOfConcept(concept: Concept): KindMeaning | null {
  const told = firm.get(concept)
  if (told) return { told, isWeak: false }
  const hinted = vague.get(concept)
  return hinted ? { told: hinted, isWeak: true } : null
}

/** The place of an outfit in which a kind of piece is worn. */
export function slotOfKind(kind: string): Slot | null {
  const category = firm.get(kind) ?? vague.get(kind)
  return wornElsewhere[kind] ?? (category && category !== 'none' ? slotOfCategory[category] : null)
}

import type { Product } from '../../product.ts'
import { slotOfCategory, type Slot } from '../slots.ts'

/** The place of an outfit in which a kind of piece is worn, by the names of the lexicon. */
const kindsOf: Record<Slot, readonly string[]> = {
  dress: ['dress', 'jumpsuit', 'dungarees', 'kimono'],
  top: [
    'top',
    'sweater',
    'turtleneck',
    'sweatshirt',
    'hoodie',
    'cardigan',
    'tee',
    'polo',
    'shirt',
    'blouse',
    'tunic',
    'bodysuit',
    'camisole',
    'tank',
    'knitwear',
  ],
  bottom: ['trousers', 'jeans', 'leggings', 'joggers', 'shorts', 'bottoms', 'skirt'],
  outer: ['coat', 'trench', 'puffer', 'parka', 'cape', 'jacket', 'blazer', 'suit', 'waistcoat', 'outerwear'],
  shoes: [
    'shoes',
    'sneakers',
    'boots',
    'ankle boots',
    'heels',
    'flats',
    'loafers',
    'sandals',
    'mules',
    'espadrilles',
    'slippers',
  ],
  bag: ['bag', 'tote', 'backpack', 'clutch', 'wallet', 'crossbody'],
  accessory: [
    'scarf',
    'hat',
    'cap',
    'beanie',
    'gloves',
    'belt',
    'jewellery',
    'necklace',
    'earrings',
    'bracelet',
    'ring',
    'brooch',
    'watch',
    'sunglasses',
    'socks',
    'tights',
    'tie',
    'accessories',
  ],
}

export function slotOfKind(kind: string): Slot | null {
  const found = Object.entries(kindsOf).find(([, kinds]) => kinds.includes(kind))
  return (found?.[0] as Slot | undefined) ?? null
}

const slotOf = ({ category }: Product) => slotOfCategory[category]

/** Whether a piece is of a kind by the word in its name: a sandal among the shoes. */
export const isOfKind = ({ name, category }: Pick<Product, 'name' | 'category'>, kind: string) => {
  const stem = kind.replace(/e?s$/, '')
  return `${category} ${name}`.toLowerCase().includes(stem)
}

/** Where the pieces of a kind lie: those with its name, or else all that are worn in its place. */
export function placesOfKind(items: readonly Product[], kind: string): number[] {
  const all = items.map((_, place) => place)
  const slot = slotOfKind(kind)
  const inSlot = all.filter((place) => items[place] && slotOf(items[place]) === slot)
  const named = inSlot.filter((place) => items[place] && isOfKind(items[place], kind))
  return named.length > 0 ? named : inSlot
}

/** The same for a piece that she speaks of as there: the Chinese '裙子' is a dress, or a skirt. */
export function placesMeant(items: readonly Product[], kind: string): number[] {
  const places = placesOfKind(items, kind)
  if (places.length > 0 || kind !== 'dress') return places
  return placesOfKind(items, 'skirt').filter((place) => items[place] && isOfKind(items[place], 'skirt'))
}

/** The piece that a change without a name is about: the most expensive one for its price, or else what is seen first. */
export function placeOfChange(items: readonly Product[], isOfPrice: boolean): number {
  const dearest = Math.max(...items.map(({ price_cents: cents }) => cents ?? 0))
  if (isOfPrice) return items.findIndex(({ price_cents: cents }) => (cents ?? 0) === dearest)
  const first = (['dress', 'bottom', 'top', 'outer'] as const)
    .map((slot) => items.findIndex((one) => slotOf(one) === slot))
    .find((place) => place >= 0)
  return first ?? 0
}

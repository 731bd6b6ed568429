import type { AnyCategory } from './product-categories.ts'

/** The slots of an outfit. */
export const slots = ['dress', 'top', 'bottom', 'outer', 'shoes', 'bag', 'accessory'] as const
export type Slot = (typeof slots)[number]

/** Null for categories that are not worn. */
export const slotOfCategory: Record<AnyCategory, Slot | null> = {
  dresses: 'dress',
  tops: 'top',
  bottoms: 'bottom',
  skirts: 'bottom',
  outerwear: 'outer',
  shoes: 'shoes',
  bags: 'bag',
  accessories: 'accessory',
  home: null,
  unknown: null,
}

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

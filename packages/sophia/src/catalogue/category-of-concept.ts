import type { Concept } from '../vocabulary/concepts.ts'
import type { CategoryOrNone } from './category-words.ts'

const concepts: Record<CategoryOrNone, string> = {
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
const vague: Partial<Record<CategoryOrNone, string>> = {
  tops: 'turtleneck, knitwear',
  bottoms: 'bottoms',
  shoes: 'heels',
  accessories: 'accessories',
}

const listed = (table: Partial<Record<CategoryOrNone, string>>) =>
  Object.entries(table).flatMap(([told, names]) =>
    names.split(', ').map((name) => [name, told as CategoryOrNone] as const),
  )

const strong: ReadonlyMap<string, CategoryOrNone> = new Map(listed(concepts))
const weak: ReadonlyMap<string, CategoryOrNone> = new Map(listed(vague))

export type Meaning = { told: CategoryOrNone; isWeak: boolean }

/** The category that a word of the lexicon tells; null for what is no thing. */
export function categoryOfConcept(concept: Concept): Meaning | null {
  const told = strong.get(concept)
  if (told) return { told, isWeak: false }
  const hinted = weak.get(concept)
  return hinted ? { told: hinted, isWeak: true } : null
}

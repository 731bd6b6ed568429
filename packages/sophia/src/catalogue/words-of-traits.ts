import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { patterns } from '../vocabulary/concept-groups.ts'
import type { AnyCategory } from '../vocabulary/product-categories.ts'
import type { Traits } from '../vocabulary/traits.ts'

const ofSleeves = { none: 'sleeveless', short: 'short sleeve', elbow: 'short sleeve', long: 'long sleeve' }
const ofNeck = { high: 'high neck', round: 'round neck', open: 'low neck' }
const ofHem = { mini: 'mini', knee: 'knee length', midi: 'midi', long: 'maxi' }
const ofHeel = { flat: 'flat', low: 'low heel', high: 'high heel' }

const soft: ReadonlySet<Concept> = new Set([
  'knitted',
  'fleece',
  'joggers',
  'leggings',
  'hoodie',
  'sweatshirt',
  'cardigan',
  'sweater',
])

const isWorn = (category: AnyCategory) =>
  !['unknown', 'shoes', 'accessories', 'bags', 'home'].includes(category)

/** One wears it with care. */
const isDelicate = ({ is }: Traits) => is.some((one) => one === 'satin' || one === 'silk' || one === 'velvet')

/** In shoes one walks that are flat, and in clothes one sits that give way. */
const isComfortable = (traits: Traits, category: AnyCategory, english: string) =>
  category === 'shoes'
    ? traits.heel === 'flat'
    : isWorn(category) &&
      !isDelicate(traits) &&
      (traits.is.some((one) => soft.has(one)) ||
        givesWay.test(english) ||
        (traits.fit === 'loose' && category === 'dresses'))
const givesWay = /\b(?:drawstring|elastic(?:ated)? waist|jersey|pull-on|brushed cotton)\b/i

/** How a heel is called, which says more than how high it is. */
const heels: [name: string, pattern: RegExp][] = [
  ['block heel', /\bblock[- ]heel/i],
  ['kitten heel', /\bkitten[- ]heel/i],
]

/** It is worked into the cloth, which may be plain. */
const isOfCloth: ReadonlySet<Concept> = new Set<Concept>(['plain', 'pleated', 'ruffled', 'embroidered'])

/** What a piece is (read-traits.ts), in the English words by which shoppers of all languages look for it. */
export function wordsOfTraits(traits: Traits, category: AnyCategory, english: string): string[] {
  const { is, sleeves, neck, hem, heel, fit, details = [] } = traits
  const printed = is.filter((one) => patterns.has(one) && !isOfCloth.has(one))
  return [
    ...(sleeves ? [ofSleeves[sleeves]] : []),
    ...(neck ? [ofNeck[neck]] : []),
    ...(hem && category !== 'bottoms' ? [ofHem[hem]] : []),
    ...(heel ? [ofHeel[heel]] : []),
    ...(category === 'shoes'
      ? heels.flatMap(([name, pattern]) => (pattern.test(english) ? [name] : []))
      : []),
    ...(fit === 'loose' ? ['loose'] : fit === 'fitted' ? ['fitted'] : []),
    ...(isComfortable(traits, category, english) ? ['comfortable'] : []),
    ...(traits.isForRain ? ['waterproof'] : []),
    ...(traits.isLined ? ['lined'] : []),
    ...(traits.isSheer === false ? ['opaque'] : []),
    ...(traits.care === 'machine' ? ['machine washable'] : []),
    ...(isWorn(category)
      ? printed.length > 0
        ? printed.map((one) => concepts[one][0] ?? '')
        : ['plain', ...is.filter((one) => isOfCloth.has(one) && one !== 'plain')]
      : []),
    ...details.filter((one) => one !== 'elastic'),
  ].filter(Boolean)
}

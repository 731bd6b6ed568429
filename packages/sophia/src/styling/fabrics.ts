import type { Stuff } from '../vocabulary/needs-and-figures.ts'
import { textOf, type Worn } from './piece.ts'

/** Materials and patterns that a shopper may avoid, or that a day spoils, by the words of a shop. */
const words: Record<Stuff, string> = {
  leather: 'leather|calf(?:skin)?|nappa|lambskin',
  'faux leather': 'faux leather|vegan leather|pleather',
  suede: 'suede|nubuck',
  wool: 'wool|merino|lambswool|tweed|bouclé|boucle|flannel',
  cashmere: 'cashmere',
  fur: 'fur|shearling|sheepskin',
  silk: 'silk|charmeuse',
  satin: 'satin|charmeuse',
  velvet: 'velvet',
  lace: 'lace',
  denim: 'denim|jeans?',
  linen: 'linen',
  cotton: 'cotton|poplin|jersey|seersucker',
  viscose: 'viscose|rayon',
  polyester: 'polyester|nylon|acrylic|synthetic',
  knitted: 'knit|knitted|sweaters?|cardigans?',
  sequin: 'sequins?|sequinn?ed',
  chiffon: 'chiffon',
  tulle: 'tulle',
  corduroy: 'corduroy|cord',
  fleece: 'fleece',
  straw: 'straw|raffia|jute',
  pearl: 'pearls?',
  crochet: 'crochet',
  tweed: 'tweed|bouclé|boucle',
  striped: 'strip(?:es?|ed)|pinstripes?|breton',
  floral: 'floral|flowers?|flowered|botanical|blossoms?',
  checked: 'check(?:s|ed)?|plaid|gingham|tartan|houndstooth',
  'polka dot': 'polka[- ]dots?|dotted|spotted',
  leopard: 'leopard|animal[- ]print|zebra|snake(?:skin)?|python|cheetah',
  printed: 'print(?:s|ed)?|patterned|paisley|floral|leopard|polka[- ]dots?|dotted',
  embroidered: 'embroider(?:y|ed)|broderie',
  pleated: 'pleat(?:s|ed)?|plissé',
  ruffled: 'ruffl(?:es?|ed)|frill(?:s|ed|y)?|flounced?',
  /** Of animals: for shoppers who live vegan. */
  animal:
    '(?<!faux |vegan )leather|calf(?:skin)?|nappa|lambskin|suede|nubuck|wool|merino|lambswool|cashmere|fur|shearling|silk|charmeuse|pearls?|down',
}

const patterns = Object.fromEntries(
  Object.entries(words).map(([name, list]) => [name, new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')]),
) as Record<Stuff, RegExp>

export const isMadeOf = (piece: Worn, stuff: Stuff) => patterns[stuff].test(textOf(piece))

/** Whether rain spoils a piece or goes through it. A roll neck below a raincoat stays dry, and so does a closed shoe of smooth leather. */
export function isSpoiledByRain(piece: Worn) {
  const { slot, is } = piece
  const isOf = (...some: Stuff[]) => some.some((stuff) => isMadeOf(piece, stuff))
  if (isOf('suede', 'velvet', 'straw', 'satin')) return true
  if (slot === 'outer') return !is.rain && isOf('leather', 'wool', 'cashmere', 'fur', 'linen', 'denim')
  if (slot === 'dress' || slot === 'bottom') return isOf('leather', 'wool', 'silk')
  if (slot === 'shoes') return is.openShoe || /canvas|slingback|ballet/i.test(textOf(piece))
  if (slot === 'bag') return /canvas|lambskin/i.test(textOf(piece))
  return isOf('leather', 'fur')
}

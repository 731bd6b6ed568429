import { heelOf } from '../../styling/piece.ts'
import type { Concept } from '../../vocabulary/concepts.ts'
import { asWornPiece, isOf, placeOf, type Candidate } from './candidate.ts'
import type { ConditionOf, Verdict } from './conditions.ts'

/** Kinds that are also of another: a blouse is a shirt, and who asks for a jacket may be shown a blazer. */
const wider: Partial<Record<Concept, readonly Concept[]>> = {
  blouse: ['shirt'],
  shirt: ['blouse'],
  bottoms: ['trousers', 'jeans', 'skirt', 'shorts'],
  boots: ['ankle boots'],
  jacket: ['blazer', 'waistcoat'],
  coat: ['trench'],
  sweater: ['turtleneck', 'cardigan'],
  knitwear: ['sweater', 'turtleneck', 'cardigan'],
  jewellery: ['necklace', 'earrings', 'bracelet', 'ring', 'brooch'],
  hat: ['cap', 'beanie'],
  bag: ['tote', 'clutch', 'crossbody', 'backpack'],
  top: ['tee', 'shirt', 'blouse', 'tank', 'camisole', 'sweater', 'turtleneck', 'polo', 'tunic', 'cardigan'],
  outerwear: ['coat', 'jacket', 'blazer', 'trench', 'parka', 'puffer', 'cape', 'waistcoat'],
}

/** What is shown for a kind only where there is none: it does the same. */
const nearKinds: Partial<Record<Concept, readonly Concept[]>> = {
  jumpsuit: ['dress'],
  dungarees: ['dress'],
  tote: ['bag'],
  clutch: ['bag'],
  flats: ['loafers'],
  loafers: ['flats'],
  sneakers: ['loafers', 'flats'],
  trench: ['coat'],
  parka: ['coat'],
  puffer: ['coat', 'jacket'],
  waistcoat: ['jacket'],
  cardigan: ['sweater'],
}

/** The general kinds, which the whole shelf answers. */
const shelves: ReadonlySet<Concept> = new Set([
  'shoes',
  'bag',
  'top',
  'bottoms',
  'outerwear',
  'accessories',
  'home',
] as const)

/** Whether a piece is of a kind, by where it is worn and what it is called. */
export function kindVerdict(piece: Candidate, { which, slot }: ConditionOf<'kind'>): Verdict {
  if (placeOf(piece) !== slot) return 'no'
  if (shelves.has(which)) return 'yes'
  if (which === 'heels')
    return heelOf(asWornPiece(piece)) === 'flat' ? 'no' : isOf(piece, 'boots') ? 'near' : 'yes'
  if (which === 'skirt' && piece.category === 'skirts') return 'yes'
  if (which === 'dress' && piece.category === 'dresses') return 'yes'
  if (which === 'trousers' && piece.category === 'bottoms')
    return isOf(piece, 'shorts') ? 'no' : isOf(piece, 'jeans') ? 'near' : 'yes'
  if (isOf(piece, which)) return 'yes'
  if (wider[which]?.some((one) => isOf(piece, one)))
    return which === 'blouse' || which === 'shirt' ? 'near' : 'yes'
  return nearKinds[which]?.some((one) => isOf(piece, one)) ? 'near' : 'no'
}

import type { Brief } from '../../styling/brief.ts'
import { slotOfCategory, slotOfKind, type Slot } from '../../vocabulary/categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import type { OutfitType } from '../outfits/options.ts'
import { deniedOf, wantedOf, type SaidByNow } from '../wanted/said.ts'

export const slotOf = ({ category }: Product) => slotOfCategory[category]

/** The piece that she wants in a place. */
export const wantedIn = (slot: Slot | null, said: SaidByNow) =>
  wantedOf(said).find(({ kind }) => slotOfKind(kind) === slot)

/** What is looked for in a place: several things that she named can be worn beside each other as accessories. */
export function soughtIn(slot: Slot, said: SaidByNow): (WishedPiece | undefined)[] {
  if (slot !== 'accessory') return [wantedIn(slot, said)]
  const named = wantedOf(said).filter(({ kind }) => slotOfKind(kind) === slot)
  return named.length > 0 ? named : [undefined]
}

/** Kinds that stand for all that is worn in a place: who wants no coat wants nothing over it. */
const generalKinds: ReadonlySet<string> = new Set([
  'coat',
  'jacket',
  'outerwear',
  'bag',
  'shoes',
  'dress',
  'accessories',
  'blazer',
])

/** The places of the outfit that are still free, by what she wears and what she will not. */
export function placesOf(
  said: SaidByNow,
  base: readonly Product[],
  outfitType: OutfitType,
  weather: Brief['weather'],
): Slot[] {
  const denied = new Set(
    deniedOf(said)
      .filter(({ colours, materials, patterns }) => !colours && !materials && !patterns)
      .flatMap(({ kind }) => (generalKinds.has(kind) ? (slotOfKind(kind) ?? []) : []))
      // 'A layer, but no blazer'.
      .filter((slot) => !wantedIn(slot, said)),
  )
  const taken = new Set(base.flatMap((one) => slotOf(one) ?? []))
  const isDress =
    taken.has('dress') || (outfitType === 'dresses' && !taken.has('top') && !taken.has('bottom'))
  const isCool =
    weather === 'cool' || weather === 'cold' || said.weather?.rain === true || said.weather?.snow === true
  const places: Slot[] = [
    ...(isDress ? (['dress'] as const) : (['top', 'bottom'] as const)),
    ...(isCool ? (['outer'] as const) : []),
    'shoes',
    'bag',
    ...wantedOf(said).flatMap(({ kind }) => slotOfKind(kind) ?? []),
  ]
  return [...new Set(places)].filter(
    (slot) => !taken.has(slot) && !denied.has(slot) && !(isDress && (slot === 'top' || slot === 'bottom')),
  )
}

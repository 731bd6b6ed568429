import { familyOfShade } from '../../catalogue/colour-families.ts'
import { slotOfCategory, slotOfKind } from '../../vocabulary/categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Besides } from '../../vocabulary/besides-words.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { isOfKind } from '../outfits/places-meant.ts'
import { lookAt, setsOf } from '../outfits/outfits-state.ts'
import { wantedOf } from '../wanted/said.ts'
import { lastShown, type Talk } from './talk.ts'

export const lastShownPieces = ({ pieces }: Talk) =>
  pieces.messages.findLast(({ products = [] }) => products.length > 0)?.products ?? []

/** The pieces that lie lowest: those of a search, or of the outfit. */
export function onScreen(talk: Talk): readonly Product[] {
  if (lastShown(talk) === 'pieces') return lastShownPieces(talk)
  const [set] = setsOf(talk.outfits)
  if (!set) return []
  const look = lookAt(talk.outfits, { message: set.message })
  return look.length > 0 ? look : set.items
}

/** The piece that she means: by its place, its kind, its colour or its cloth. */
export function meantOnScreen(talk: Talk, reading: Reading, besides: Besides = {}): Product | undefined {
  const { change, colours, materials, patterns } = reading
  const lying = onScreen(talk)
  const which = change?.which ?? besides.which
  if (which !== undefined) return lying.at(which < 0 ? which : which - 1)
  const kind = change?.about ?? wantedOf(reading)[0]?.kind ?? (besides.asks === 'heel' ? 'shoes' : undefined)
  const traits = [...(materials?.wanted ?? []), ...(patterns?.avoided ?? [])]
  const ofKind = kind ? lying.filter((one) => isOfKind(one, kind)) : lying
  const among = ofKind.length > 0 ? ofKind : lying
  const withTrait = among.find((one) => traits.some((trait) => one.traits?.is.some((own) => own === trait)))
  return withTrait ?? inColour(among, colours?.wanted) ?? among[0]
}

/** 'The beige one': of that shade, or else of its family. */
const inColour = (among: readonly Product[], wanted: readonly string[] = []) =>
  among.find(({ traits }) => wanted.some((colour) => traits?.is.some((own) => own === colour))) ??
  among.find(({ colour_family: family }) =>
    wanted.some((colour) => (familyOfShade[colour] ?? colour) === family),
  )

/** What a piece is, as what she could look for. */
export function kindOf({ traits, category }: Product): WishedPiece | undefined {
  const kind = traits?.is.find((one) => slotOfKind(one) === slotOfCategory[category])
  return kind && { kind }
}

import { isGarment, type Worn } from './piece.ts'
import type { BodyShape, Height } from '../questions/profile.ts'

/** Flattering cuts. A preference for one excludes nothing. */
const cuts = {
  marks_waist: (piece) => isGarment(piece) && piece.is.waist,
  leaves_room: (piece) => isGarment(piece) && piece.slot !== 'outer' && piece.is.room,
  swings_below: ({ slot, name, is }) =>
    (slot === 'bottom' || slot === 'dress') &&
    (is.wide || /pleated|tiered|a-line|flared|tea dress/i.test(name)),
  draws_down: ({ slot, name }) =>
    (slot === 'outer' && /open|long|trench|duster|coat/i.test(name)) ||
    /pinstripe|column|wide-leg/i.test(name),
  looks_up: ({ slot, name, is }) =>
    slot === 'top' && (is.patterned || is.satin || /tie-neck|wrap|square-neck|bouclé/i.test(name)),
  opens_neck: ({ slot, name }) =>
    (slot === 'top' || slot === 'dress') && /wrap|v-neck|camisole|slip|cardigan|square-neck/i.test(name),
  ends_high: ({ slot, name, is }) =>
    (slot === 'bottom' || slot === 'dress' || slot === 'outer') &&
    (is.short || /straight|pencil|bomber|wrap/i.test(name)),
  runs_long: ({ slot, name, is }) =>
    isGarment({ slot }) && (is.wide || /maxi|midi|column|coat|flared/i.test(name)),
} satisfies Record<string, (piece: Worn) => boolean>
export type Cut = keyof typeof cuts

/** The cuts that each body shape is likely to feel good in. */
const ofShapes: Record<BodyShape, readonly Cut[]> = {
  hourglass: ['marks_waist', 'opens_neck'],
  pear: ['looks_up', 'marks_waist', 'swings_below'],
  apple: ['opens_neck', 'leaves_room', 'draws_down'],
  rectangle: ['marks_waist', 'swings_below'],
  inverted_triangle: ['swings_below', 'opens_neck'],
}
const ofHeights: Record<Height, readonly Cut[]> = {
  petite: ['ends_high', 'marks_waist'],
  regular: [],
  tall: ['runs_long'],
}

export const cutsFor = ({
  bodyShape,
  height,
}: {
  bodyShape: BodyShape | null
  height: Height | null
}): Cut[] => [...new Set([...(bodyShape ? ofShapes[bodyShape] : []), ...(height ? ofHeights[height] : [])])]

export const hasCut = (piece: Worn, wanted: readonly Cut[]) => wanted.some((cut) => cuts[cut](piece))

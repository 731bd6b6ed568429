import type { ColourFamily } from '../vocabulary/product-categories.ts'
import { accentOf } from './colour-harmony.ts'
import { inSlot } from './outfit-rules.ts'
import { isGarment, textOf, type Worn } from './piece.ts'
import { type Slot } from '../vocabulary/categories.ts'

export function garmentColours(pieces: Worn[]) {
  const found = new Set<ColourFamily | null>()
  for (const piece of pieces) if (isGarment(piece)) found.add(piece.colourFamily)
  return found
}

export const isOf = (pieces: Worn[], ...colours: ColourFamily[]) =>
  colours.every((colour) => pieces.some((piece) => piece.colourFamily === colour && isGarment(piece)))

/** Two garments or more, all of one colour. */
export const isOneColour = (pieces: Worn[]) =>
  pieces.filter(isGarment).length > 1 && garmentColours(pieces).size === 1

export const isAllBlack = (pieces: Worn[]) => isOneColour(pieces) && isOf(pieces, 'black')

export const accented = (pieces: Worn[]) => pieces.filter((piece) => accentOf(piece))

/** Whether shoes, bag or jewellery repeat a colour of the clothes. */
export const isEchoed = (pieces: Worn[]) =>
  accented(pieces).some(isGarment) && accented(pieces).some((piece) => !isGarment(piece))

export const has = (pieces: Worn[], slot: Slot, ...colours: ColourFamily[]) =>
  pieces.some(
    (piece) =>
      piece.slot === slot &&
      (colours.length === 0 || colours.some((colour) => colour === piece.colourFamily)),
  )

export const isMade = (pieces: Worn[], slots: readonly Slot[], of: RegExp) =>
  pieces.some((piece) => slots.includes(piece.slot) && of.test(textOf(piece)))

const warmLeathers: readonly (ColourFamily | null)[] = ['brown', 'beige', 'gold']
const coldLeathers: readonly (ColourFamily | null)[] = ['black', 'grey', 'silver']

/** Whether shoes and bag match: by colour, by temperature, or each with a colour of the clothes. */
export function shoesKnowBag(pieces: Worn[]) {
  const [shoes, bag] = [inSlot(pieces, 'shoes'), inSlot(pieces, 'bag')]
  if (!shoes || !bag) return false
  const isAnswered = (piece: Worn) =>
    pieces.some((one) => isGarment(one) && one.colourFamily === piece.colourFamily)
  return (
    shoes.colourFamily === bag.colourFamily ||
    [warmLeathers, coldLeathers].some((leathers) =>
      [shoes, bag].every(({ colourFamily }) => leathers.includes(colourFamily)),
    ) ||
    [shoes, bag].every(isAnswered)
  )
}

/** A colour that nothing else in the outfit has. */
export const isLonely = (piece: Worn | undefined, pieces: Worn[]) =>
  piece !== undefined &&
  accentOf(piece) !== null &&
  !pieces.some((other) => other !== piece && accentOf(other) === accentOf(piece))

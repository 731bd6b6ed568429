import { metals, quietColours, type ColourFamily } from '../vocabulary/product-categories.ts'
import { isGarment, once, type Worn } from './piece.ts'

export type Palette =
  /** Shades of one colour, light to dark. */
  | { kind: 'tonal'; colour: ColourFamily }
  /** Neutral colours only. */
  | { kind: 'neutral'; colour: ColourFamily }
  /** One accent among neutral colours. */
  | { kind: 'accent'; colour: ColourFamily }

const inky = /\b(?:navy|ink|indigo|midnight|dark|wash|denim)\b/i

const quietWord = '(?:black|white|ecru|cream|ivory|grey|navy|beige)'
const blackAndWhite = new RegExp(`^${quietWord}(?:(?:,| and|/| &) ?${quietWord})+\\b`, 'i')

/** Navy and denim go with everything, as black does. */
export const isNeutral = ({ colourFamily: family, colour, is }: Worn) =>
  !family ||
  quietColours.includes(family) ||
  (family === 'blue' && (is.denim || inky.test(colour))) ||
  (family === 'multi' && blackAndWhite.test(colour))

/** Metallic shoes, bags and jewellery count as no colour; metallic cloth is close to beige. */
export const isMetal = ({ colourFamily }: Worn) => metals.some((metal) => metal === colourFamily)

/** The piece's colour, if it is not neutral. */
export const accentOf = once((piece: Worn): ColourFamily | null =>
  isNeutral(piece) || isMetal(piece) ? null : piece.colourFamily,
)

/** A plain loop, because nothing else here is called as often. */
function distinctOf(pieces: Worn[], colourOf: (piece: Worn) => ColourFamily | null) {
  const found: ColourFamily[] = []
  for (const piece of pieces) {
    const colour = colourOf(piece)
    if (colour && !found.includes(colour)) found.push(colour)
  }
  return found
}

/** The distinct colours that are not neutral. */
export const accentsOf = (pieces: Worn[]) => distinctOf(pieces, accentOf)

const bright =
  /\b(?:scarlet|cherry|poppy|cobalt|ruby|emerald|kelly|fuchsia|magenta|hot pink|neon|electric|bright|coral|tomato|tangerine|lime|turquoise)\b/i

/** Two shades of one colour that look wrong together: scarlet beside rosewood, emerald beside olive. */
export function clashOfShades(pieces: Worn[]) {
  const accents = pieces.filter((piece) => accentOf(piece) && piece.colourFamily !== 'multi')
  return new Set(accents.map(({ colour, name }) => bright.test(`${colour} ${name}`))).size > 1
}

const familiesOf = (pieces: Worn[]) => distinctOf(pieces, ({ colourFamily }) => colourFamily)

/** Neighbouring warm tones, from cream to chocolate. */
const warm: readonly ColourFamily[] = ['white', 'beige', 'brown', 'gold']

export function paletteOf(pieces: Worn[]): Palette {
  const garments = pieces.filter(isGarment)
  const largest = garments.find(({ slot }) => slot === 'dress') ?? garments.at(-1) ?? pieces.at(0)
  const ground = largest?.colourFamily ?? 'white'
  const families = familiesOf(garments)
  const isTonal =
    families.length === 1 || (families.length > 1 && families.every((one) => warm.includes(one)))
  if (isTonal && garments.length > 1) return { kind: 'tonal', colour: ground }
  const accent = accentsOf(garments).at(0) ?? accentsOf(pieces).at(0)
  if (accent) return { kind: 'accent', colour: accent }
  return { kind: 'neutral', colour: ground }
}

/** More than one accent colour among neutral ones. */
export const clashOfAccents = (pieces: Worn[]) => accentsOf(pieces).length > 1

/** Four colours are too many; metal does not count. */
export const isCrowded = (pieces: Worn[]) =>
  familiesOf(pieces.filter((piece) => !isMetal(piece) || isGarment(piece))).length > 3

/** Gold beside silver. */
export const mixesMetals = (pieces: Worn[]) => {
  const found = familiesOf(pieces.filter((piece) => isMetal(piece) && !isGarment(piece)))
  return found.length > 1
}

const isBrownLeather = ({ colourFamily: family }: Worn) => family === 'brown'
const isBlack = ({ colourFamily }: Worn) => colourFamily === 'black'

/** Shoes, bag and belt in different leathers: brown beside black. */
export function mixesLeathers(pieces: Worn[]) {
  const leathers = pieces.filter(
    ({ slot, is }) => slot === 'shoes' || slot === 'bag' || (slot === 'accessory' && (is.belt || is.watch)),
  )
  return leathers.some(isBrownLeather) && leathers.some(isBlack)
}

/** Navy beside black looks like a mistake. Denim is exempt. */
export function mixesNavyAndBlack(pieces: Worn[]) {
  const garments = pieces.filter(isGarment)
  const isNavy = ({ colourFamily, colour, is }: Worn) =>
    colourFamily === 'blue' && !is.denim && /\b(?:navy|ink|midnight)\b/i.test(colour)
  return garments.some(isNavy) && garments.some(isBlack)
}

import type { PieceChange } from './outfit-questions.ts'
import { heelOf, once, textOf, type Worn } from './piece.ts'

/** How much a piece has of a quality, by the words of its shop; only comparisons of two pieces of one slot mean something. */
type Degree = (piece: Worn) => number

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Of hems, legs and coats. */
const length: Degree = once((piece) => {
  const text = textOf(piece)
  if (/\bshorts\b|\bmini\b|\bcropped\b|\bbomber\b|\bplaysuit/i.test(text)) return 0
  if (/\bmaxi\b|\bfloor\b|\bgown\b|\bcolumn\b|\blong\b/i.test(text)) return 3
  if (
    /\bmidi\b|\bwide-leg\b|\btrousers?\b|\bjeans\b|\btea dress\b|\bcoat\b|\btrench\b|\bslip\b|\bpleated\b/i.test(
      text,
    )
  )
    return 2
  return 1
})

const warmth: Degree = once(
  ({ is, season, material, name }) =>
    (season === 'winter' ? 2 : season === 'summer' ? -2 : 0) +
    (is.knit || is.wintry ? 1 : 0) +
    (is.coat ? 1 : 0) +
    (is.boots ? 1 : 0) +
    count(`${material} ${name}`, /wool|cashmere|puffer|quilted|velvet|tweed|shearling/gi) -
    count(`${material} ${name}`, /linen|voile|seersucker|poplin|silk/gi) -
    (is.bare || is.short || is.openShoe ? 1 : 0),
)

const dressiness: Degree = once(
  (piece) =>
    (piece.occasions.includes('special-event') ? 2 : 0) +
    (piece.occasions.includes('date-night') ? 1 : 0) +
    (piece.occasions.includes('workwear') ? 1 : 0) -
    (piece.occasions.includes('casual-day') ? 1 : 0) -
    (piece.occasions.includes('everyday') ? 1 : 0) +
    (piece.is.satin || /velvet|sequin|tailored|pencil|sheath/i.test(textOf(piece)) ? 1 : 0) -
    (piece.is.denim || piece.is.sneakers || /\btee\b|hoodie|sweatshirt|canvas/i.test(textOf(piece)) ? 2 : 0) +
    (piece.slot === 'shoes' && heelOf(piece) !== 'flat' ? 1 : 0),
)

const boldness: Degree = once(
  (piece) =>
    (piece.is.loud ? 2 : 0) +
    (piece.is.patterned ? 1 : 0) +
    (piece.colourFamily && !['black', 'white', 'grey', 'beige', 'brown'].includes(piece.colourFamily)
      ? 1
      : 0),
)

const room: Degree = once(
  ({ is }) => (is.room ? 1 : 0) + (is.wide ? 1 : 0) - (is.waist ? 1 : 0) - (is.bare ? 0.5 : 0),
)

const price: Degree = ({ priceCents }) => priceCents ?? 0

/** The quality that a change asks for more of, or for less. */
export const degreeOf: Partial<Record<PieceChange, { of: Degree; more: boolean }>> = {
  dearer: { of: price, more: true },
  warmer: { of: warmth, more: true },
  cooler: { of: warmth, more: false },
  longer: { of: length, more: true },
  shorter: { of: length, more: false },
  looser: { of: room, more: true },
  tighter: { of: room, more: false },
  dressier: { of: dressiness, more: true },
  plainer: { of: dressiness, more: false },
  bolder: { of: boldness, more: true },
  quieter: { of: boldness, more: false },
}

import type { ColourFamily } from '../../vocabulary/product-categories.ts'
import { widened, type Brief } from '../../styling/brief.ts'
import { isFitting } from '../../styling/piece-rules.ts'
import type { Worn } from '../../styling/piece.ts'
import { pieceScore } from '../../styling/taste.ts'
import { catalogueOccasions, weatherOf, type ChatChoices } from './chat-choices.ts'

/** What she told in the chat; anything left out sets no condition. */
export type ChatAsked = {
  vibe: ChatChoices['vibe'] | null
  weather: ChatChoices['weather'] | null
  occasion: ChatChoices['occasion'] | null
  maxCents: number | null
  /** Those that she named, the last one first. */
  colours: readonly ColourFamily[]
}

/** With fewer designs than this, pieces for neighbouring occasions are added. */
export const enoughDesigns = 6

export const designsOf = (pieces: readonly Worn[]) =>
  new Set(pieces.map(({ groupId, id }) => groupId || id)).size

function briefFor({ vibe, weather, occasion, maxCents }: ChatAsked, { slot }: Worn): Brief {
  const { day, layer } = weather ? weatherOf[weather] : { day: 'mild' as const, layer: 'mild' as const }
  return {
    occasions: occasion ? catalogueOccasions[occasion] : [],
    weather: slot === 'outer' ? layer : day,
    ...(vibe && { vibe }),
    ...(maxCents !== null && { maxPerPieceCents: maxCents }),
  }
}

/** Materials that water damages or passes through. */
const delicate = /suede|velvet|canvas|slingback|ballet|ivory/i

/** Rain is no temperature: it excludes nothing, but changes the order. */
const worthInRain = ({ is, name, material, slot }: Worn) =>
  (is.rain ? 1.2 : 0) +
  (is.boots ? 0.7 : 0) -
  (is.satin || (slot === 'shoes' && delicate.test(`${name} ${material}`)) ? 0.8 : 0)

/** How soon a piece comes by its colour: one that she did not name comes after all that she did. */
function placeOfColour({ colourFamily }: Worn, { colours }: ChatAsked) {
  const at = colourFamily === null ? -1 : colours.indexOf(colourFamily)
  return at < 0 ? colours.length : at
}

/** Whether a piece has the vibe, by the same rule as the taste. */
const isOfVibe = (piece: Worn, brief: Brief) =>
  brief.vibe !== undefined && pieceScore(piece, brief) > pieceScore(piece, { ...brief, vibe: undefined })

/**
 * Returns the pieces that suit what she told, those in her colour and of her vibe first, and how many these are. `pieces` come
 * with the most popular first, which decides between equals.
 */
export function rankForChat<Piece extends Worn>(pieces: readonly Piece[], asked: ChatAsked) {
  const looked = pieces.map((piece) => ({ piece, brief: briefFor(asked, piece) }))
  // Without a named occasion none is excluded.
  const anywhere = (brief: Brief, { occasions }: Worn): Brief =>
    asked.occasion ? brief : { ...brief, occasions }
  const strict = looked.filter(({ piece, brief }) => isFitting(piece, anywhere(brief, piece)))
  const beside =
    designsOf(strict.map(({ piece }) => piece)) < enoughDesigns
      ? looked.filter((one) => !strict.includes(one) && isFitting(one.piece, widened(one.brief)))
      : []
  const inOrder = (some: typeof looked) =>
    some
      .map(({ piece, brief }) => {
        const rain = asked.weather === 'rainy' ? worthInRain(piece) : 0
        return {
          piece,
          place: placeOfColour(piece, asked),
          isOfVibe: isOfVibe(piece, brief) && rain >= 0,
          score: pieceScore(piece, brief) + rain,
        }
      })
      .toSorted((a, b) => a.place - b.place || Number(b.isOfVibe) - Number(a.isOfVibe) || b.score - a.score)
  const ranked = inOrder(strict)
  const otherVibe = ranked.findIndex((one) => !one.isOfVibe)
  return {
    pieces: [...ranked, ...inOrder(beside)].map(({ piece }) => piece),
    ofVibe: otherVibe < 0 ? ranked.length : otherVibe,
  }
}

import { widened, type Brief } from './brief.ts'
import { chanceOf } from './chance.ts'
import type { Palette } from './colour-harmony.ts'
import { composeOutfits, type Outfit } from './compose.ts'
import { type MonthOccasion, type MonthWishes, type Vibe, type Weather } from '../questions/consultation.ts'
import { outfitsInALetter, planMonth, type MomentId, type PlannedMoment } from './letter-moments.ts'
import { resemblesOwned } from './owned.ts'
import { goTogether } from './outfit-rules.ts'
import { isFitting } from './piece-rules.ts'
import { asWorn, type Piece, type Worn } from './piece.ts'
import { type Slot } from '../vocabulary/categories.ts'
import { groundsOf, type Reason, type Shape } from './reasons.ts'
import { pieceScore } from './taste.ts'

export type LetterPiece = {
  id: string
  slot: Slot
  reason: Reason
  /** Replacements for when it is no longer sold, the best first. */
  alternatives: string[]
}

export type LetterOutfit = {
  moment: MomentId
  weather: Weather
  palette: Palette
  shape: Shape
  ownLayer: boolean
  pieces: LetterPiece[]
}

/** Sophia's letter as data: the language files have the sentences. */
export type Letter = {
  version: 1
  occasions: MonthOccasion[]
  /** The occasions for which the shop had nothing suitable. */
  missed: MonthOccasion[]
  weather: Weather
  vibe: Vibe
  note: string
  outfits: LetterOutfit[]
}

/** The brief of the outfit for one moment of her month. */
export function briefFor(moment: PlannedMoment, wishes: MonthWishes): Brief {
  const { shapes } = wishes
  const isAway = moment.occasion === 'travel' && moment.id !== 'departure'
  const wantsOne = shapes.includes('trousers') !== shapes.includes('dresses')
  return {
    occasions: moment.occasions,
    weather: isAway ? wishes.tripWeather : wishes.weather,
    // A shopper who prefers trousers, or dresses, prefers them at every moment.
    shape: wantsOne ? undefined : moment.shape,
    vibe: wishes.vibe,
    loves: wishes.loves,
    avoids: wishes.avoids,
    wishes: shapes,
    shoes: wishes.shoes,
    needs: wishes.needs,
    without: wishes.without,
    figure: wishes.figure,
    owned: wishes.owned,
    ...wishes.budget,
  }
}

/**
 * How far the search is relaxed to complete a letter: how often a piece may recur in a month, and how close its
 * occasion has to be.
 */
type Leeway = { wears: (piece: Worn) => number; widens: boolean }

const carries = ({ slot }: Worn) => slot === 'outer' || slot === 'bag' || slot === 'shoes'

/**
 * A coat, a bag and a pair of shoes may recur in any month, and the letter says so; in a small wardrobe trousers may,
 * too.
 */
const leeways: readonly Leeway[] = [
  { wears: (piece) => (carries(piece) ? 2 : 1), widens: false },
  { wears: capsule, widens: false },
  { wears: capsule, widens: true },
  { wears: (piece) => (piece.slot === 'top' || piece.slot === 'dress' ? 2 : outfitsInALetter), widens: true },
]

function capsule(piece: Worn) {
  return carries(piece) ? outfitsInALetter : piece.slot === 'bottom' ? 3 : 1
}

const alternativesEach = 2

/**
 * Composes a letter from the shop's pieces, or null when they do not make five whole outfits. `seed` makes two
 * letters of the same wishes differ; `profileBrief` is what her profile adds.
 */
export function composeLetter(
  wardrobe: readonly Piece[],
  wishes: MonthWishes,
  seed: string,
  profileBrief: Pick<Brief, 'flatters' | 'cuts'> = {},
): Letter | null {
  const { occasions, weather, vibe, note } = wishes
  const all = wardrobe.flatMap((piece) => asWorn(piece) ?? [])
  const worn: Worn[] = []
  const wears = (piece: Worn) => worn.filter(({ id }) => id === piece.id).length
  const designWears = ({ groupId, id }: Worn) =>
    worn.filter((one) => (groupId ? one.groupId === groupId : one.id === id)).length
  let isOwnedShown = false
  const outfits: LetterOutfit[] = []
  const dressed: MonthOccasion[] = []

  for (const moment of planMonth(occasions)) {
    const wished = { ...profileBrief, ...briefFor(moment, wishes) }
    const asked = isOwnedShown ? { ...wished, owned: undefined } : wished
    const bonus = (piece: Worn) =>
      0.7 * chanceOf(`${seed} ${moment.id} ${piece.id}`) - 1.4 * wears(piece) - 0.12 * brandWears(worn, piece)
    let found: { outfit: Outfit; brief: Brief; free: Worn[] } | undefined
    for (const { wears: most, widens } of leeways) {
      const free = all.filter(
        (piece) => wears(piece) < most(piece) && (carries(piece) || designWears(piece) < most(piece)),
      )
      const brief = widens ? widened(asked) : asked
      const outfit = compose(free, brief, bonus)
      found = outfit && { outfit, brief, free }
      if (found) break
    }
    if (!found) continue
    const { outfit, brief, free } = found
    isOwnedShown ||= outfit.pieces.some((piece) => resemblesOwned(piece, brief.owned))
    outfits.push(describe(moment, outfit, brief, free, (piece) => wears(piece) > 0))
    worn.push(...outfit.pieces)
    dressed.push(moment.occasion)
    if (outfits.length === outfitsInALetter) break
  }
  if (outfits.length < outfitsInALetter) return null
  return {
    version: 1,
    occasions,
    missed: occasions.filter((one) => !dressed.includes(one)),
    weather,
    vibe,
    note,
    outfits,
  }
}

/** In the shape of the moment, or else in another one. */
function compose(free: Worn[], brief: Brief, bonus: (piece: Worn) => number): Outfit | undefined {
  const [asked] = composeOutfits(free, brief, { bonus })
  if (!brief.shape || (asked && !asked.ownLayer)) return asked
  const [other] = composeOutfits(free, { ...brief, shape: undefined }, { bonus })
  return other && (!asked || !other.ownLayer) ? other : asked
}

const brandWears = (worn: Worn[], { brand }: Worn) => worn.filter((piece) => piece.brand === brand).length

function describe(
  moment: PlannedMoment,
  { pieces, ownLayer }: Outfit,
  brief: Brief,
  free: Worn[],
  isWornAgain: (piece: Worn) => boolean,
): LetterOutfit {
  const { palette, shape, reasons } = groundsOf(pieces, brief, isWornAgain)
  return {
    moment: moment.id,
    weather: brief.weather,
    palette,
    shape,
    ownLayer,
    pieces: pieces.map((piece) => ({
      id: piece.id,
      slot: piece.slot,
      reason: reasons.get(piece.id) ?? { why: 'finish' },
      alternatives: alternativesTo(piece, pieces, brief, free),
    })),
  }
}

/** What could replace a piece without breaking a rule. */
function alternativesTo(piece: Worn, pieces: Worn[], brief: Brief, free: Worn[]) {
  const others = pieces.filter((one) => one !== piece)
  return free
    .filter(({ slot, id }) => slot === piece.slot && !pieces.some((one) => one.id === id))
    .filter((other) => isFitting(other, brief) && goTogether([...others, other], brief))
    .toSorted(
      (a, b) => likeness(b, piece) - likeness(a, piece) || pieceScore(b, brief) - pieceScore(a, brief),
    )
    .slice(0, alternativesEach)
    .map(({ id }) => id)
}

const likeness = (a: Worn, b: Worn) =>
  Number(a.category === b.category) * 2 +
  Number(a.colourFamily === b.colourFamily) +
  Number(a.groupId !== '' && a.groupId === b.groupId)

import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import { widened, type Brief } from '@cabine/sophia/styling/brief.ts'
import { composeOutfits, type Outfit } from '@cabine/sophia/styling/compose.ts'
import { isSameDesign, likenessOf } from '@cabine/sophia/styling/likeness.ts'
import { goTogether } from '@cabine/sophia/styling/outfit-rules.ts'
import { isFitting } from '@cabine/sophia/styling/piece-rules.ts'
import { isGarment, type Worn } from '@cabine/sophia/styling/piece.ts'
import { type Slot } from '@cabine/sophia/vocabulary/categories.ts'
import { pieceScore } from '@cabine/sophia/styling/taste.ts'
import type { StoredDeparture } from '#shared/studio.ts'
import {
  coloursOf,
  departuresOf,
  isAsNamed,
  isOfFamily,
  isOffColour,
  isShade,
} from './template-departures.ts'
import type { Template } from './batch-machine.ts'
import { bottomNamed, briefOfTemplate, type TemplateBrief } from './template-brief.ts'

/** How well each piece matches the template's words, from 0 to 1. */
export type Matches = ReadonlyMap<string, number>

/** What she was given before: templates and pieces. */
export type Given = { templateId: string; pieceIds: string[] }

type Asked = {
  template: Template
  wardrobe: readonly Worn[]
  matches: Matches
  /** The part of the brief that comes from her profile. */
  profileBrief: Partial<Brief>
  given: readonly Given[]
}

export type WhyNot = 'budget' | 'nothing'

export type Composed = {
  brief: Brief
  ownLayer: boolean
  pieces: { id: string; slot: Slot; alternatives: string[] }[]
  /** What it has otherwise than the template. */
  departures: StoredDeparture[]
}

const alternativesEach = 3
/** How many outfits are tried to find one that she does not have. */
const maxTried = 6

const count = (ids: readonly string[], id: string) => ids.filter((one) => one === id).length

/** Scores the template's colours: the exact shade is worth more than its family. */
function colourScore(colours: ReturnType<typeof coloursOf>, piece: Worn) {
  if (isShade(colours, piece)) return isGarment(piece) ? 1 : 0.8
  return isOfFamily(colours, piece) ? 0.5 : 0
}

/**
 * A piece's bonus for this template, lower where she was given it before. An outfit's score is the mean of its
 * pieces', so the template's words have to outweigh general preferences.
 */
function bonusFor({ template, matches, given, wardrobe }: Asked, [occasion]: readonly ProductOccasion[]) {
  const colours = coloursOf(template)
  const bottom = bottomNamed(template)
  const ofTemplate = given.filter((one) => one.templateId === template.id).flatMap((one) => one.pieceIds)
  const others = given.filter((one) => one.templateId !== template.id).flatMap((one) => one.pieceIds)
  const designs = wardrobe.filter(({ id }) => ofTemplate.includes(id))
  // A tea dress that suits a dinner does not suit an opening night: rather repeat an evening dress that she was given
  // before.
  const rightDress = template.occasion === 'events' ? 14 : 3
  return (piece: Worn) => {
    const again = Math.min(2, count(ofTemplate, piece.id))
    const isOtherColour = !again && designs.some((one) => isSameDesign(one, piece))
    return (
      // A dress is most of its outfit.
      (piece.slot === 'dress' ? 9 : 5) * (matches.get(piece.id) ?? 0) +
      (occasion && piece.occasions.includes(occasion) ? (piece.slot === 'dress' ? rightDress : 1) : 0) +
      // A finishing piece must not be left out because it lowers the mean, so a jewel is worth as much as a dress.
      (isGarment(piece) ? 0 : piece.slot === 'accessory' ? 10 : 4) +
      1.4 * colourScore(colours, piece) -
      (piece.slot === 'bottom' && bottom && piece.category !== bottom ? 3 : 0) -
      (isGarment(piece) ? (piece.slot === 'dress' ? 8 : 5.5) : 2.4) * again -
      (isOtherColour && isGarment(piece) ? 1.6 : 0) -
      0.5 * Math.min(3, count(others, piece.id))
    )
  }
}

/**
 * Drops wishes that the template's shape would leave nothing of: a shopper who prefers trousers may still ask for a
 * dress.
 */
const withoutShapes = (brief: Brief): Brief => ({ ...brief, wishes: undefined })

const withoutBudget = (brief: Brief): Brief => ({
  ...brief,
  maxPerPieceCents: undefined,
  maxPerOutfitCents: undefined,
})

/** How far the search is widened before a template fails. Her price limit is never dropped. */
const leeways: readonly ((brief: Brief) => Brief)[] = [
  (brief) => brief,
  (brief) => widened(brief),
  (brief) => withoutShapes(widened(brief)),
  (brief) => ({ ...withoutShapes(widened(brief)), shape: undefined }),
]

const setOf = (ids: readonly string[]) => [...ids].sort().join(' ')

/**
 * Composes an outfit for a template that keeps every rule and differs from those that she has; otherwise the reason:
 * the shop has nothing, or nothing within her price limit.
 */
export function composeOutfit(asked: Asked): Composed | WhyNot {
  const { own, brief } = briefsOf(asked)
  return find(asked, own, brief) ?? (find(asked, own, withoutBudget(brief)) ? 'budget' : 'nothing')
}

function briefsOf({ template, profileBrief }: Asked) {
  const own = briefOfTemplate(template)
  const { occasions, weather, shape } = own.brief
  const brief: Brief = { ...own.brief, ...profileBrief, occasions, weather, shape }
  return { own, brief }
}

function find(asked: Asked, { brief: own, open }: TemplateBrief, brief: Brief): Composed | null {
  const { template, wardrobe, given } = asked
  const bonus = bonusFor(asked, own.occasions)
  const known = new Set(
    given.filter((one) => one.templateId === template.id).map(({ pieceIds }) => setOf(pieceIds)),
  )
  const isNew = ({ pieces }: Outfit) => !known.has(setOf(pieces.map(({ id }) => id)))
  for (const keep of faithful) {
    const kept = wardrobe.filter(keep(template))
    for (const loosen of keep === anyPiece ? leeways : leeways.slice(0, 2)) {
      const loosened = loosen(brief)
      const isOpen = ({ slot }: Worn) =>
        open.has(slot) || (loosened.shape !== brief.shape && ['dress', 'top', 'bottom'].includes(slot))
      const free = kept.filter(isOpen)
      const found = composeOutfits(free, loosened, { most: maxTried, bonus })
      const outfit = found.find(isNew) ?? (keep === anyPiece ? found[0] : undefined)
      if (outfit) return describe(outfit, loosened, wardrobe.filter(isOpen), { bonus, template })
    }
  }
  return null
}

const anyPiece = () => () => true

/** How closely an outfit keeps to its template: its colours and pieces, its pieces, and whatever suits. */
const faithful: readonly ((template: Template) => (piece: Worn) => boolean)[] = [
  (template) => {
    const colours = coloursOf(template)
    return (piece) => isAsNamed(template, piece) && !isOffColour(colours, piece)
  },
  (template) => (piece) => isAsNamed(template, piece),
  anyPiece,
]

function describe(
  { pieces, ownLayer }: Outfit,
  brief: Brief,
  free: readonly Worn[],
  { bonus, template }: { bonus: (piece: Worn) => number; template: Template },
): Composed {
  return {
    departures: departuresOf(template, pieces),
    brief,
    ownLayer,
    pieces: pieces.map((piece) => ({
      id: piece.id,
      slot: piece.slot,
      alternatives: alternativesTo(piece, pieces, brief, free, bonus),
    })),
  }
}

/** What could replace a piece without breaking a rule: one of each design, the most similar first. */
function alternativesTo(
  piece: Worn,
  pieces: Worn[],
  brief: Brief,
  free: readonly Worn[],
  bonus: (piece: Worn) => number,
) {
  const beside = pieces.filter((one) => one !== piece)
  const scoreOf = (one: Worn) => bonus(one) + pieceScore(one, brief) + 0.4 * likenessOf(one, piece)
  const found = free
    .filter(({ slot, id }) => slot === piece.slot && id !== piece.id)
    .filter((one) => isFitting(one, brief) && goTogether([...beside, one], brief))
    .map((one) => ({ one, score: scoreOf(one) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one)
  const chosen: Worn[] = []
  for (const one of found) {
    if (chosen.length === alternativesEach) break
    if (!chosen.some((other) => isSameDesign(other, one))) chosen.push(one)
  }
  return chosen.map(({ id }) => id)
}

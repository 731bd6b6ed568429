import type { Brief } from '../../styling/brief.ts'
import { clothes, slotOfKind, type Slot } from '../../vocabulary/categories.ts'
import type { Concept } from '../../vocabulary/concepts.ts'
import { productOccasions } from '../../vocabulary/product-categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Asked } from '../outfits/messages.ts'
import { lookAt, setsOf, type OutfitsState } from '../outfits/outfits-state.ts'
import type { Picks } from '../outfits/picks.ts'
import { wishesOf } from '../outfits/remembered-wishes.ts'
import { conditionsOfAll, conditionsOfPiece } from '../wanted/conditions-of.ts'
import { isFirm, type Condition } from '../wanted/conditions.ts'
import { judge, type Day } from '../wanted/judge.ts'
import { saidOfAll } from '../wanted/narrow-said.ts'
import { verdictOf } from '../wanted/verdicts.ts'
import { isRuledOut } from '../wanted/ruled-out.ts'
import { wantedOf, type SaidByNow } from '../wanted/said.ts'
import { candidateOf } from './answer-wanted.ts'
import { composeOutfit, type PlaceAnswer } from './compose-outfit.ts'
import { dayOf } from './day.ts'
import { placesOf, slotOf, soughtIn, wantedIn } from './outfit-places.ts'
import { ownProduct } from './own-product.ts'
import { presentOutfit, presentTogether } from './present-outfit.ts'
import type { Asking } from './shop.ts'
import { isOverSum, sumLimitOf } from './sum-limit.ts'

/** An outfit by all that was said, around what she has, what she keeps and what she named; null where the shop has nothing for it. */
export async function dressUp(state: OutfitsState, asked: Asked, asking: Asking): Promise<Picks | null> {
  const first = await dressOnce(state, asked, asking)
  if (!first) return null
  const found = [first]
  // The clothes differ; coat, shoes and bag may be those of the first.
  while (found.length < Math.min(state.said?.looks ?? 1, mostLooks)) {
    const used = found.flatMap(({ items }) =>
      items.filter((one) => clothes.has(slotOf(one))).map(({ id }) => id),
    )
    const next = await dressAs({ ...state, mends: false }, first.set.asked, asking, used)
    if (!next) break
    found.push(next)
  }
  return presentTogether(first, found)
}

/** So many outfits lie beside each other. */
const mostLooks = 3

async function dressOnce(state: OutfitsState, asked: Asked, asking: Asking): Promise<Picks | null> {
  const picks = await dressAs(state, asked, asking)
  const isMissed =
    picks?.set.relaxed?.some((one) => isFirm(one) || one.of === 'occasion' || one.of === 'weather') ?? true
  if (!state.isAnyType || !isMissed) return picks
  // Of the line for mothers to be a shop may have dresses and no trousers.
  const other = await dressAs(
    state,
    { ...asked, outfitType: asked.outfitType === 'dresses' ? 'top_bottom' : 'dresses' },
    asking,
  )
  const missed = (one: Picks | null) => one?.set.relaxed?.length ?? (one ? 0 : 99)
  return missed(other) < missed(picks) ? other : picks
}

async function dressAs(
  state: OutfitsState,
  asked: Asked,
  asking: Asking,
  used: readonly string[] = [],
): Promise<Picks | null> {
  const { shop, language, currency, seed } = asking
  const { said = {}, kept = [], mends, isPartial } = state
  const own = (said.own ?? []).flatMap((piece) => ownProduct(piece) ?? [])
  const day = dayOf(said, language)
  const weather = said.weather || said.season ? day.weather : asked.weather
  const known = await shop.known()
  const limit = sumLimitOf(said, currency)
  const conditions = conditionsOfAll(saidOfAll(said), { currency, wishes: day.wishes })
  const fixed = [...own, ...kept]
  const before = lyingIn(state)
  // Who asks for a layer 'if it gets cold' keeps the dress.
  const isLayered = state.named?.some((kind) => slotOfKind(kind) === 'outer') ?? false
  // What costs more than she wants to spend is begun anew.
  const stays =
    mends && !isOverSum(before, limit)
      ? staying(before, {
          said,
          asked,
          fixed,
          conditions: isLayered ? conditions.filter(({ of }) => of !== 'weather') : conditions,
          day,
        }).filter((one) => !isNamedNow(slotOf(one), state))
      : []
  const base = [...fixed, ...stays]
  const whole = placesOf(said, base, asked.outfitType, weather)
  const places = isPartial ? whole.filter((slot) => wantedIn(slot, said)) : whole
  const sought = places.flatMap((slot) => soughtIn(slot, said).map((piece) => ({ slot, piece })))
  const answers = await Promise.all(
    sought.map(async ({ slot, piece }): Promise<PlaceAnswer> => {
      // Nothing of an outfit for another day comes again, and who speaks of the shoes wants others.
      const isAnother = clothes.has(slot) ? state.wantsMore || !mends : isNamedNow(slot, state)
      const answer = await shop.wanted({
        said: saidOfPlace(slot, said, day.isAnyWeather ? weather : null),
        piece: piece ?? { kind: kindOfSlot[slot] },
        language,
        currency,
        not: [...(isAnother ? before.map(({ id }) => id) : []), ...(clothes.has(slot) ? used : [])],
        most: limit ? mostWithin : mostOfSlot,
      })
      return { slot, answer, isNamed: piece !== undefined }
    }),
  )
  const brief: Brief = {
    ...known.brief,
    ...wishesOf(said),
    ...day,
    occasions: day.occasions.length > 0 ? day.occasions : [...productOccasions],
    weather,
    wishes: [],
  }
  const draft = composeOutfit(base, answers, { brief, limit, seed })
  if (!draft || draft.pieces.length === own.length) return null
  return presentOutfit(draft, answers, { asked, own: said.own ?? [], limit, conditions })
}

/** So many pieces of each place are tried. */
const mostOfSlot = 14
/** Within a sum the cheap ones have to be among them. */
const mostWithin = 24

/** What is asked for where she named nothing. */
const kindOfSlot: Record<Slot, Concept> = {
  dress: 'dress',
  top: 'top',
  bottom: 'bottoms',
  outer: 'outerwear',
  shoes: 'shoes',
  bag: 'bag',
  accessory: 'accessories',
}

/** Whether the last sentence spoke of the shoes or the bag, and of no kind of them: others are meant. */
const isNamedNow = (slot: Slot | null, { named = [] }: OutfitsState) =>
  (slot === 'shoes' || slot === 'bag') && named.some((kind) => kind === slot)

/** The outfit that is spoken of. */
function lyingIn(state: OutfitsState): readonly Product[] {
  const [lying] = setsOf(state)
  return lying ? lookAt(state, { message: lying.message, item: 0 }) : []
}

type Staying = {
  said: SaidByNow
  asked: Asked
  fixed: readonly Product[]
  conditions: readonly Condition[]
  day: Day
}

/** What stays of an outfit: what is still as she said, and in the place of nothing that she has, keeps or names. */
function staying(before: readonly Product[], { said, asked, fixed, conditions, day }: Staying) {
  return before.filter((product) => {
    const slot = slotOf(product)
    return (
      judge(candidateOf(product), conditions, day)?.missed.length === 0 &&
      isStillWanted(product, slot, said) &&
      isAsWanted(product, slot, said) &&
      !fixed.some((one) => slotOf(one) === slot) &&
      !isRuledOut(product, said) &&
      (slot !== 'dress' || asked.outfitType === 'dresses') &&
      ((slot !== 'top' && slot !== 'bottom') || asked.outfitType === 'top_bottom')
    )
  })
}

/** Whether a piece is what she has asked for in its place. */
function isStillWanted(product: Product, slot: Slot | null, said: SaidByNow) {
  const wanted = wantedIn(slot, said)
  if (!wanted) return true
  return conditionsOfPiece(wanted).every((one) => verdictOf(candidateOf(product), one) !== 'no')
}

/** Whether the heart of the outfit has the colour and the cloth that she wants. */
function isAsWanted(product: Product, slot: Slot | null, said: SaidByNow) {
  if (!isHeart(slot, said)) return true
  const wanted: Condition[] = [
    ...(said.colours?.wanted ?? []).slice(0, 1).map((which) => ({ of: 'colour' as const, which })),
    ...(said.materials?.wanted ?? []).map((which) => ({ of: 'material' as const, which })),
  ]
  return wanted.every((one) => verdictOf(candidateOf(product), one) === 'yes')
}

/** A colour or a cloth that she wants is of these. */
const isHeart = (slot: Slot | null, said: SaidByNow) =>
  clothes.has(slot) && (slot === 'dress' || slot === 'top' || wantedOf(said).length > 0)

/** What is said of the piece in a place: a colour or a cloth that she wants is of the heart of the outfit. */
function saidOfPlace(slot: Slot, said: SaidByNow, warmth: Brief['weather'] | null): SaidByNow {
  const isOfHeart = isHeart(slot, said)
  return {
    ...saidOfAll(said),
    ...(isOfHeart && said.colours && { colours: said.colours }),
    ...(isOfHeart && said.materials && { materials: said.materials }),
    ...(said.details && (isOfHeart || wantedIn(slot, said)) && { details: said.details }),
    ...(warmth && { weather: { ...said.weather, warmth } }),
  }
}

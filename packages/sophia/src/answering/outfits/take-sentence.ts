import type { Product } from '../../vocabulary/product.ts'
import type { Feeling } from '../../vocabulary/besides-words.ts'
import type { SaidByNow } from '../wanted/said.ts'
import { act, takePieces } from './change-shown.ts'
import type { NamedPiece } from './messages.ts'
import { nameOf, occasionOf } from './occasion-groups.ts'
import type { ChatWeather, OutfitType } from './options.ts'
import type { OutfitsMeaning } from './outfits-meaning.ts'
import { goOn, hearTyped, nothingShown, showMore } from './outfits-moves.ts'
import { say, setsOf, type OutfitsState } from './outfits-state.ts'
import { remember } from './remembered-wishes.ts'

/** What a typed sentence wishes for, besides what it says to the open question: it is answered by an outfit and not by a question. */
export type Wishing = {
  said: SaidByNow
  isWish: boolean
  /** Pieces of the screen that the outfit is built around. */
  around: readonly Product[]
  /** Only what she named is looked for, to go with them. */
  isPartial: boolean
  feeling: Feeling
  /** What the shops tell nothing of, in her words. */
  untold: readonly string[]
}

/** Says which words were not understood; what was is done all the same. */
function nameUnread(state: OutfitsState, { heard }: OutfitsMeaning): OutfitsState {
  if (!heard) return state
  return say(state, heard.read.length > 0 ? 'unread' : 'unread_only', { heard })
}

/** Says of which of her wishes the shops tell nothing; the others are met all the same. */
const nameUntold = (state: OutfitsState, untold: readonly string[] = []) =>
  untold.length > 0 ? say(state, 'untold', { heard: { read: [], unread: [...untold] } }) : state

/** Takes what a typed sentence says; null if it says nothing for this step. Outfits that were shown stay in the log. */
export function take(
  state: OutfitsState,
  input: string,
  meaning: OutfitsMeaning,
  wishing: Partial<Wishing> = {},
): OutfitsState | null {
  const { occasion, fine, weather, isWet, outfitType, wishes, pieces = [], act: asked, line } = meaning
  const { said, isWish = false, around = [], isPartial = false, feeling, untold } = wishing
  const answered = hearTyped({ ...state, ...(said && isWish && { said }) }, input)
  const felt = feeling ? say(answered, `feels_${feeling}`) : answered
  // What she asked for is done, whatever else she said.
  const heard = isWish || asked ? nameUntold(felt, untold) : nameUnread(felt, meaning)
  const [shown] = setsOf(state)
  if (shown && asked?.do === 'start_over') return say(heard, 'ask_start_over')
  const isAnew = occasion !== undefined || weather !== undefined
  const told = {
    ...heard,
    ...(occasion && { occasion, fine: fine ?? null, isWet: false }),
    ...(weather && { weather }),
    ...(isWet !== undefined && { isWet }),
    ...(asked?.do === 'any_price' && { anyPrice: true, isHeldBack: false }),
    ...(wishes && { wishes: remember(state.wishes ?? {}, wishes) }),
  }
  const named = pieces.filter(({ not }) => !not).map(({ kind }) => kind)
  // What is answered at once shows by its reasons that it was understood.
  const noted = wishes && !isWish ? say(told, 'noted', { noted: wishes }) : told
  const isOfType = !outfitType || outfitType === state.outfitType
  // 'Trousers instead of the dress' is another outfit.
  const isSwap = asked?.do === 'change' && asked.change === 'something_else'
  if (shown && asked && !isAnew && (isOfType || !isSwap)) {
    const done = act(noted, shown, asked)
    if (done) return asked.do === 'remove' ? withoutOthers(done, pieces) : done
  }
  if (asked?.do === 'outfit' && !isAnew)
    return shown && state.step === 'complete' ? showMore(heard) : goOn(noted)
  if (shown && !isAnew && isOfType) {
    const done = takePieces(noted, shown, pieces)
    if (done) return done
  }
  if (isWish) {
    if (shown && asked?.do === 'more') return showMore(heard)
    // For rain, or for an evening coat, what still fits stays.
    const isOtherDay =
      named.length === 0 &&
      ((occasion !== undefined && occasion !== state.occasion) ||
        wishes?.vibe !== undefined ||
        (isAnew && asked?.do === 'change' && !asked.about))
    const stays = shown && !isOtherDay && isOfType && around.length === 0
    return pickNow(noted, {
      outfitType,
      named,
      around,
      mends: stays === true,
      isPartial: isPartial || (stays === true && state.isPartial === true),
    })
  }
  const isFirst = !shown && named.length > 0
  if (isAnew || outfitType || wishes || isFirst || asked?.do === 'any_price')
    return goOn({ ...noted, ...(outfitType && { outfitType }), ...(named.length > 0 && { named }) })
  if (shown && state.step === 'complete' && asked?.do === 'more') return showMore(heard)
  if (line) return say(heard, line)
  return meaning.heard ? heard : null
}

const festive: ReadonlySet<string> = new Set(['wedding', 'party', 'celebration', 'evening'])

/** The weather of what was said before. */
function weatherOf({ weather, season }: SaidByNow = {}): ChatWeather | undefined {
  if (weather?.warmth) return weather.warmth === 'cold' ? 'cool' : weather.warmth
  return season && ({ spring: 'mild', summer: 'warm', autumn: 'cool', winter: 'cool' } as const)[season]
}

/** Shows outfits now: what was not said is taken for the most usual, and can be changed afterwards. */
function pickNow(
  state: OutfitsState,
  {
    outfitType,
    named,
    around,
    mends,
    isPartial,
  }: {
    outfitType: OutfitType | undefined
    named: readonly string[]
    around: readonly Product[]
    mends: boolean
    isPartial: boolean
  },
): OutfitsState {
  const denied = (kinds: readonly string[]) =>
    state.said?.pieces?.some(({ kind, not }) => not && kinds.includes(kind)) ?? false
  const [fine] = state.said?.occasions ?? []
  const occasion = state.occasion ?? (fine ? occasionOf(fine) : 'casual_day')
  const dayNamed = state.fine ?? fine
  const isFestive = dayNamed ? festive.has(nameOf(dayNamed) ?? '') : false
  const wantsDress = isFestive && !denied(['dress'])
  const usual: OutfitType =
    around.some(({ category }) => category === 'dresses') || (wantsDress && around.length === 0)
      ? 'dresses'
      : 'top_bottom'
  const asked = outfitType ?? state.outfitType ?? usual
  const type = asked === 'dresses' && denied(['dress']) ? 'top_bottom' : asked
  return {
    ...state,
    occasion,
    fine: state.fine ?? fine ?? null,
    weather: state.weather ?? weatherOf(state.said) ?? 'mild',
    outfitType: type,
    isAnyType: outfitType === undefined && !wantsDress && around.length === 0 && !mends,
    latest: undefined,
    named,
    step: 'recommendations',
    ...nothingShown,
    mends,
    isPartial,
    kept: around,
  }
}

/** 'Without the belt and without the watch': what goes along with the first. */
const withoutOthers = (state: OutfitsState, pieces: readonly NamedPiece[]) =>
  pieces.reduce((now, piece) => {
    const [shown] = setsOf(now)
    return (piece.not && shown && takePieces(now, shown, [piece])) || now
  }, state)

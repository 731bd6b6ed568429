import { paletteOf } from '../../styling/colour-harmony.ts'
import { slots } from '../../vocabulary/categories.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import type { Asked, PickSet } from '../outfits/messages.ts'
import type { Picks } from '../outfits/picks.ts'
import { eachOnce, type Condition } from '../wanted/conditions.ts'
import type { Draft, PlaceAnswer } from './compose-outfit.ts'
import { slotOf } from './outfit-places.ts'
import { isOwn } from './own-product.ts'
import { isOverSum, type SumLimit } from './sum-limit.ts'

type Presenting = {
  asked: Asked
  own: readonly WishedPiece[]
  limit: SumLimit | undefined
  conditions: readonly Condition[]
}

/** An outfit as Sophia shows it: with the grounds of each piece, and what had to be let go of. */
export function presentOutfit(
  { pieces, worn }: Draft,
  places: readonly PlaceAnswer[],
  { asked, own, limit, conditions }: Presenting,
): Picks {
  const items = pieces
    .filter((one) => !isOwn(one))
    .toSorted((a, b) => slots.indexOf(slotOf(a) ?? 'accessory') - slots.indexOf(slotOf(b) ?? 'accessory'))
  const grounds = Object.fromEntries(
    places.flatMap(({ answer }) =>
      items.flatMap(({ id }) => (answer.grounds[id] ? [[id, answer.grounds[id]] as const] : [])),
    ),
  )
  const relaxed = [
    ...eachOnce(Object.values(grounds).flatMap(({ missed }) => missed)),
    ...(limit && isOverSum(items, limit) ? [conditionOf(limit)] : []),
  ]
  return {
    items,
    set: {
      asked,
      looks: [items.map((_, place) => place)],
      palette: worn.length > 1 && asked.outfitType === 'top_bottom' ? paletteOf(worn) : null,
      eased: null,
      ...(own.length > 0 && { own }),
      ...(relaxed.length > 0 && { relaxed }),
      conditions,
      grounds,
    },
  }
}

/** Several outfits beside each other; what they share lies there once. */
export function presentTogether(first: Picks, all: readonly Picks[]): Picks {
  if (all.length < 2) return first
  const items = [...new Map(all.flatMap((one) => one.items.map((item) => [item.id, item] as const))).values()]
  const relaxed = eachOnce(all.flatMap(({ set }) => set.relaxed ?? []))
  return {
    items,
    set: {
      ...first.set,
      looks: all.map((one) => one.items.map(({ id }) => items.findIndex((item) => item.id === id))),
      palette: null,
      grounds: Object.assign({}, ...all.map(({ set }) => set.grounds)) as PickSet['grounds'],
      ...(relaxed.length > 0 && { relaxed }),
    },
  }
}

const conditionOf = ({ cents, currency }: SumLimit): Condition => ({
  of: 'most',
  cents,
  ...(currency && { currency }),
})

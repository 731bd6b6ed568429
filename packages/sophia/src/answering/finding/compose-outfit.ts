import type { Brief } from '../../styling/brief.ts'
import { chanceOf } from '../../styling/chance.ts'
import { goTogether } from '../../styling/outfit-rules.ts'
import { costOfProduct, wornOf } from '../../styling/piece-of-product.ts'
import type { Worn } from '../../styling/piece.ts'
import { togetherScore } from '../../styling/preferences.ts'
import { pieceScore } from '../../styling/taste.ts'
import { clothes, type Slot } from '../../vocabulary/categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { Grounds, WantedAnswer } from '../wanted/answer.ts'
import { isFirm, weightOf } from '../wanted/conditions.ts'
import { isOverSum, sumOf, type SumLimit } from './sum-limit.ts'

/** What the shop has for a place of the outfit, and whether she named what shall be there. */
export type PlaceAnswer = { slot: Slot; answer: WantedAnswer; isNamed: boolean }

export type Draft = { pieces: Product[]; worn: Worn[]; score: number }

/** In hundredths of a dollar: beyond it a piece has to be asked for. */
const luxuryFrom = 20_000

/** So many unfinished outfits are gone on with. */
const beam = 60

const wornAll = (pieces: readonly Product[]) => pieces.flatMap((one) => wornOf(one) ?? [])

type Composing = { brief: Brief; limit: SumLimit | undefined; seed: string }

const misses = ({ missed, unsure }: Grounds) =>
  missed.reduce((sum, one) => sum + weightOf(one), 0) +
  unsure.reduce((sum, one) => sum + (isFirm(one) ? 2 : 0.4), 0)

/** How gladly a piece is taken, by itself. */
function worthOf(
  product: Product,
  worn: Worn,
  grounds: Grounds | undefined,
  { brief, limit, seed }: Composing,
) {
  const price = limit ? costOfProduct(product, limit.currency) / limit.cents : 0
  // A bag for six hundred is nobody's first idea.
  const cost = costOfProduct(product, 'USD')
  const dear = cost / 30_000 + Math.max(0, cost - luxuryFrom) / 15_000
  return (
    pieceScore(worn, brief) +
    0.6 * chanceOf(`${seed} ${product.id}`) -
    (grounds ? misses(grounds) : 0) -
    price * 4 -
    dear
  )
}

/** The outfits that a draft becomes with each piece of a place. */
const grown = ({ pieces, worn, score }: Draft, { products, grounds }: WantedAnswer, composing: Composing) =>
  products.flatMap((product): Draft[] => {
    const one = wornOf(product)
    if (!one || pieces.some(({ id }) => id === product.id)) return []
    const together = [...worn, one]
    const fits = goTogether(together, composing.brief)
    return [
      {
        pieces: [...pieces, product],
        worn: together,
        score: score + worthOf(product, one, grounds[product.id], composing) - (fits ? 0 : 2.5),
      },
    ]
  })

/** Fills place after place with what goes with the rest, and keeps to the sum where there is one. */
export function composeOutfit(
  base: readonly Product[],
  places: readonly PlaceAnswer[],
  composing: Composing,
): Draft | null {
  const { brief, limit } = composing
  let drafts: Draft[] = [{ pieces: [...base], worn: wornAll(base), score: 0 }]
  for (const [place, { slot, answer, isNamed }] of places.entries()) {
    // A bag that nobody asked for may be left out, if none is worth its price.
    const spared = slot === 'bag' && !isNamed ? drafts : []
    const all = [...drafts.flatMap((draft) => grown(draft, answer, composing)), ...spared]
    const within = all.filter(
      ({ pieces }) => !isOverSum(pieces, limit, leastOf(places.slice(place + 1), limit)),
    )
    const next = within.length > 0 ? within : all
    // What she did not name is left out where there is none of it.
    if (next.length > 0)
      drafts = next
        .toSorted((a, b) => b.score + togetherScore(b.worn, brief) - a.score - togetherScore(a.worn, brief))
        .slice(0, beam)
    else if (clothes.has(slot)) return null
  }
  return (
    drafts.find(({ pieces }) => !isOverSum(pieces, limit)) ??
    cheapest(base, places, limit) ??
    drafts[0] ??
    null
  )
}

/** What the places that are still empty cost at least. */
const leastOf = (places: readonly PlaceAnswer[], limit: SumLimit | undefined) =>
  places.reduce((sum, { answer }) => {
    const costs = answer.products.map((one) => costOfProduct(one, limit?.currency))
    return sum + (costs.length > 0 ? Math.min(...costs) : 0)
  }, 0)

/** Where no outfit that goes together is within the sum: the cheapest of each place. */
function cheapest(
  base: readonly Product[],
  places: readonly PlaceAnswer[],
  limit: SumLimit | undefined,
): Draft | null {
  const pieces = [
    ...base,
    ...places.flatMap(({ slot, answer }) => {
      const [first] = answer.products
        .filter(({ id }) =>
          (answer.grounds[id]?.missed ?? []).every((one) => !isFirm(one) && one.of !== 'kind'),
        )
        .toSorted((a, b) => costOfProduct(a, limit?.currency) - costOfProduct(b, limit?.currency))
      return first && !(slot === 'bag' && isBagTooDear(first, base, limit)) ? [first] : []
    }),
  ]
  return pieces.length > 0 ? { pieces, worn: wornAll(pieces), score: 0 } : null
}

/** A bag that nobody asked for is the first thing to save. */
const isBagTooDear = (bag: Product, base: readonly Product[], limit: SumLimit | undefined) =>
  limit !== undefined && sumOf([...base, bag], limit.currency) > limit.cents / 4

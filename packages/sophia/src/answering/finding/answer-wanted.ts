import { costOfProduct, pieceOf, wornOf } from '../../styling/piece-of-product.ts'
import { wishesOf } from '../outfits/remembered-wishes.ts'
import { refined } from '../pieces/refine.ts'
import { degreeOf } from '../../styling/degrees.ts'
import type { Product } from '../../vocabulary/product.ts'
import { hemLengths } from '../../vocabulary/traits.ts'
import type { WantedAnswer, WantedInput } from '../wanted/answer.ts'
import { conditionsOf } from '../wanted/conditions-of.ts'
import { isSameCondition, type Condition } from '../wanted/conditions.ts'
import { isRuledOut } from '../wanted/ruled-out.ts'
import { findAmong } from '../wanted/find-among.ts'
import type { Candidate } from '../wanted/candidate.ts'
import { dayOf } from './day.ts'

export const candidateOf = (product: Product): Candidate & { product: Product } => ({
  ...pieceOf(product),
  product,
  sizes: product.sizes,
  department: product.department ?? null,
})

/** What a change asks of the pieces, as a condition: 'longer' than a midi is long. */
function conditionOfChange(
  { change }: NonNullable<WantedInput['compare']>,
  than: readonly Product[],
  currency: string | undefined,
): Condition[] {
  const prices = than.map((one) => costOfProduct(one, currency)).filter(Number.isFinite)
  const hems = than.flatMap(({ traits }) => (traits?.hem ? [hemLengths.indexOf(traits.hem)] : []))
  const of = currency ?? than[0]?.currency
  switch (change) {
    case 'cheaper': {
      const average = prices.reduce((sum, one) => sum + one, 0) / Math.max(1, prices.length)
      return prices.length > 0
        ? [{ of: 'most', cents: Math.round(average * 0.9), ...(of && { currency: of }) }]
        : []
    }
    case 'dearer':
      return prices.length > 0
        ? [{ of: 'least', cents: Math.round(Math.max(...prices) * 1.05), ...(of && { currency: of }) }]
        : []
    case 'longer': {
      const least =
        hems.length > 0 ? hemLengths[Math.min(hemLengths.length - 1, Math.min(...hems) + 1)] : undefined
      return least ? [{ of: 'hem', least }] : []
    }
    case 'shorter': {
      const most = hems.length > 0 ? hemLengths[Math.max(0, Math.max(...hems) - 1)] : undefined
      return most ? [{ of: 'hem', most }] : []
    }
    case 'looser':
      return [{ of: 'fit', which: 'loose' }]
    case 'tighter':
      return [{ of: 'fit', which: 'fitted' }]
    default:
      return []
  }
}

/** Changes that are compared and no condition says. */
const isCompared = (change: string) =>
  ['warmer', 'cooler', 'dressier', 'plainer', 'bolder', 'quieter'].includes(change)

const isPrice = ({ of }: Condition) => of === 'most' || of === 'least'

/**
 * Answers a search by what a shop has: `pool` is all that may be meant, `known` what `like` and `than` name. A sum without a currency
 * is of her country's money, unless nothing costs so: then it is of the money that the prices are in, which she reads in the answer.
 */
export function answerWanted(
  pool: readonly Product[],
  input: WantedInput,
  known: readonly Product[] = pool,
): WantedAnswer {
  const answer = answerIn(pool, input, known)
  const { most, currency } = input.said.budget ?? {}
  const [seen] = answer.products
  const isGuessed = currency === undefined && seen && seen.currency !== input.currency
  // Ten thousand are no dollars where nothing costs as much.
  const isLimit = most !== undefined && pool.some((one) => costOfProduct(one, seen?.currency) > most * 100)
  if (!isGuessed || !isLimit || !answer.relaxed.some(isPrice)) return answer
  const onLabels = answerIn(pool, { ...input, currency: seen.currency }, known)
  return onLabels.relaxed.some(isPrice) ? answer : onLabels
}

function answerIn(pool: readonly Product[], input: WantedInput, known: readonly Product[]): WantedAnswer {
  const { said, piece, language, currency, not, like, compare, most } = input
  const than = compare ? known.filter(({ id }) => compare.than.includes(id)) : []
  const changed =
    compare && !(compare.change === 'cheaper' && said.budget?.most !== undefined)
      ? conditionOfChange(compare, than, said.budget?.currency ?? currency)
      : []
  const day = dayOf(said, language)
  const own = conditionsOf(said, piece, { currency, wishes: day.wishes })
  const conditions = [
    ...own.filter((one) => !changed.some((other) => isSameCondition(one, other))),
    ...changed,
  ]
  const base = known.find(({ id }) => id === like)
  const isOfDesign = (product: Product) =>
    base !== undefined &&
    (product.id === base.id || (product.group_id !== '' && product.group_id === base.group_id))
  // A candle is for everybody.
  const isForHer = ({ department, category }: Product) =>
    category === 'home' ||
    (said.for === 'men' || said.for === 'kids'
      ? !department || department === 'unisex' || department === said.for
      : department !== 'men' && department !== 'kids')
  const open = pool.filter((product) => isForHer(product) && !isRuledOut(product, said))
  const differing =
    compare && isCompared(compare.change) && degreeOf[compare.change]
      ? refined(open, compare.change, than)
      : open
  const named =
    piece || like
      ? differing
      : said.isGift && !said.size
        ? differing.filter(({ category }) => giftShelves.has(category))
        : differing.filter((one) => wornOf(one) !== null)
  const found = findAmong(named.map(candidateOf), { conditions, day, not, most, brief: wishesOf(said) })
  const ofDesign = base
    ? findAmong(named.filter((one) => isOfDesign(one) && one.id !== base.id).map(candidateOf), {
        conditions,
        day: { ...day, occasions: [] },
        most,
      })
    : null
  const exact = ofDesign && ofDesign.relaxed.length === 0 ? ofDesign : null
  const all = exact && exact.found.length > 0 ? exact : found
  return {
    products: all.found.map(({ piece: { product } }) => product),
    grounds: Object.fromEntries(
      all.found.map(({ piece: { id }, met, near, missed, unsure }) => [
        id,
        { met, missed: [...missed, ...near], unsure },
      ]),
    ),
    relaxed: all.relaxed,
    conditions,
    more: all.more,
  }
}

/** What is given without knowing a size. */
const giftShelves: ReadonlySet<string> = new Set(['home', 'accessories', 'bags'])

import type { PriceLimits } from '../vocabulary/prices.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import type { Amount } from '../sentence/numbers.ts'
import { means } from '../sentence/items.ts'
import type { Sentence } from '../sentence/sentence.ts'
import type { Unit } from '../sentence/units.ts'
import type { Scene } from './scene.ts'
import { spanOf, type Span } from './span.ts'

type Budget = Reading['budget']

/** The numbers of which the budget was read; in '15k' the sum is a thousand times as much. */
export const sumsIn = ({ amounts, reading: { budget } }: Scene): Amount[] =>
  amounts.filter(({ value }) =>
    [budget?.least, budget?.most].some(
      (sum) => sum !== undefined && factors.some((factor) => sum === value * factor),
    ),
  )
const factors = [1, 100, 1000]

/** The sums with the words and signs that make them prices: 'under 40', '100 €', and '$150 - $250' as one. */
export function spansOfPrices(sums: readonly Amount[], sentence: Sentence): Span[] {
  const stretches: Amount[] = []
  for (const { from, to, value } of sums) {
    let [first, last] = [from, to]
    while (first > 0 && isOfPrice(first - 1, sentence)) first -= 1
    while (last < sentence.units.length && isOfPrice(last, sentence)) last += 1
    last = endOfRange(last, isSign(sentence.units[from - 1]), sentence)
    const before = stretches.at(-1)
    const isOneRange =
      before && sentence.units.slice(before.to, first).every((_, at) => isLink(before.to + at, sentence))
    if (isOneRange) stretches[stretches.length - 1] = { ...before, to: last }
    else stretches.push({ from: first, to: last, value })
  }
  return stretches.map((stretch) => spanOf(stretch, sentence))
}

const isDash = (unit: Unit | undefined) => /^[-–—~〜/]$/.test(unit?.text ?? '')
const isLink = (at: number, { units, items }: Sentence) =>
  isDash(units[at]) ||
  items.some(
    (item) => item.from <= at && at < item.to && (means(item, 'budget:to') || means(item, 'grammar:and')),
  )

/** Behind the '250' of '$150-$250', of which the first sum alone was read; in '100 € 38' the sign is that of the sum before. */
function endOfRange(at: number, isSignAhead: boolean, { units }: Sentence) {
  const isSigned = isSignAhead && isSign(units[at - 1]) && units[at]?.kind === 'number'
  const isDashed = isDash(units[at]) && units[at + 1]?.kind === 'number'
  return isSigned ? at + 1 : isDashed ? at + 2 : at
}

const isSign = (unit: Unit | undefined) => /^[€$£¥₽]$/.test(unit?.text ?? '')

const isOfPrice = (at: number, { units, items }: Sentence) =>
  isSign(units[at]) ||
  items.some(
    ({ from, to, tags }) =>
      from <= at &&
      at < to &&
      tags.every((tag) => /^(?:budget|currency|grammar:plain)/.test(tag)) &&
      !tags.every((tag) => tag === 'grammar:plain'),
  )

export const limitsOf = (budget: Budget): PriceLimits => ({
  ...(budget?.least !== undefined && { min: budget.least }),
  ...(budget?.most !== undefined && { max: budget.most }),
  ...(budget?.currency !== undefined && { currency: budget.currency }),
})

export function orderOf(budget: Budget) {
  if (budget?.level === 'low') return 'cheap'
  return budget?.level === 'high' ? 'dear' : null
}

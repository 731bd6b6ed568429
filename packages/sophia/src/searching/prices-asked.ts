import type { PriceLimits } from '../vocabulary/prices.ts'
import type { Reading } from '../vocabulary/reading-words.ts'
import type { Amount } from '../sentence/numbers.ts'
import type { Sentence } from '../sentence/sentence.ts'
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

/** A sum with the words and signs that make it a price: 'under 40', '100 €'. */
export function spanOfPrice({ from, to }: Amount, sentence: Sentence): Span {
  let [first, last] = [from, to]
  while (first > 0 && isOfPrice(first - 1, sentence)) first -= 1
  while (last < sentence.units.length && isOfPrice(last, sentence)) last += 1
  return spanOf({ from: first, to: last }, sentence)
}

const isOfPrice = (at: number, { units, items }: Sentence) =>
  /^[€$£¥₽]$/.test(units[at]?.text ?? '') ||
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

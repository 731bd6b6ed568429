import { means, namesIn, says } from '../../sentence/items.ts'
import type { Amount } from '../../sentence/numbers.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { kinds } from '../../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

type Budget = NonNullable<Reading['budget']>

const leastBudget = 5
/** '300 to 500' is of money without its name; sizes and ages are smaller. */
const leastOfRange = 70

/** The 'piece' of '一件开衫' counts what follows. */
function isCounter(item: Item, items: readonly Item[]) {
  const after = items.filter((one) => one.clause === item.clause && one.from >= item.to)
  const next = after.find((one) => namesIn(one, 'concept').some((name) => kinds.has(name)))
  return (
    means(item, 'grammar:piece') &&
    next !== undefined &&
    !after.some((one) => one.from < next.from && namesIn(one, 'budget').length > 0)
  )
}

export type Price = Amount & { currency: string | undefined }

/** Two numbers without a currency that lie no further apart than two sizes of clothes. */
export function areSizes([one, other, ...others]: readonly Price[], { items }: Sentence) {
  if (!one || !other || others.length > 0 || one.currency || other.currency) return false
  const isBetween = items.some(
    (item) =>
      item.to <= one.from &&
      one.from - item.to <= 1 &&
      (means(item, 'budget:between') || means(item, 'budget:least')),
  )
  const apart = other.value - one.value
  return isBetween && apart > 0 && apart <= 4 && one.value >= 4 && other.value <= 60
}

const letterSize = /^(?:x{0,3}s|m|x{0,4}l|p|g|gg|ll)$/

/** 'Between M and L', 'M or L?'. */
export function areLetterSizes({ units, items, isQuestion }: Sentence) {
  const isSizeAt = (at: number) => letterSize.test(units[at]?.text ?? '')
  const isCapital = (at: number) => /^\p{Lu}+$/u.test(units[at]?.shown ?? '')
  return units.some((_, at) => {
    const other = [at + 2, at + 1, at + 3].find((one) => isSizeAt(at) && isSizeAt(one))
    if (other === undefined) return false
    const isBetween = items.some((item) => item.to === at && means(item, 'budget:between'))
    return isBetween || (isQuestion && isCapital(at) && isCapital(other))
  })
}

/** What she has paid for something else; the clause ends at a sign, or at 'and'. */
function isOfPast({ from, to }: Price, sentence: Sentence) {
  const { units, items } = sentence
  const isEnd = (at: number) =>
    units[at]?.kind === 'comma' ||
    units[at]?.kind === 'break' ||
    items.some((item) => item.from === at && (means(item, 'grammar:and') || means(item, 'grammar:but')))
  const places = units.map((_, at) => at)
  const start = places.findLast((at) => at < from && isEnd(at)) ?? -1
  const end = places.find((at) => at >= to && isEnd(at)) ?? units.length
  return says(sentence, 'paid', start + 1, end)
}

/** The budget that prices and the words around them name. */
export function budgetOf(prices: Price[], sentence: Sentence, amounts: readonly Amount[]): Budget | null {
  const { units, items } = sentence
  const has = (item: Item, name: string) => means(item, `budget:${name}`)
  const around = ({ from, to, currency }: Price) => {
    const slack = currency ? 2 : 1
    return {
      before: items.filter((item) => item.to <= from && item.to >= from - slack),
      // The 'under' of 'over 50 but under 100' is of the second.
      after: items.filter(
        (item) =>
          item.from >= to &&
          item.from <= to + slack &&
          !prices.some((one) => one.from === item.to && one.from > to),
      ),
    }
  }
  // 'Ned so a billigs Dirndl': a small word may stand between.
  const isDenied = (item: Item) =>
    means(item, 'quality:cheap') &&
    items.some(
      (one) =>
        (means(one, 'grammar:not') || means(one, 'grammar:less')) &&
        one.clause === item.clause &&
        one.to <= item.from &&
        item.from - one.to <= 1,
    )
  const level = (['open', 'high', 'low'] as const).find((name) =>
    items.some((item) => has(item, name) && !isDenied(item)),
  )
  const budget: Budget = {}
  // 'I paid 300 last time, 120 at most now'.
  const own = prices.filter((price) => prices.length === 1 || !isOfPast(price, sentence))
  for (const [place, price] of own.entries()) {
    const next = own[place + 1]
    const link = next ? units.slice(price.to, next.from) : []
    const linking = items.filter((item) => next && item.from >= price.to && item.to <= next.from)
    const isLinked =
      next !== undefined &&
      link.length <= 3 &&
      !link.some(({ kind }) => kind === 'comma' || kind === 'break') &&
      !amounts.some((one) => one.from >= price.to && one.to <= next.from) &&
      (link.some(({ text }) => /^[-–~〜]$/.test(text)) ||
        linking.some((item) => has(item, 'to')) ||
        (next.from === price.to && price.value >= leastBudget)) &&
      next.value > price.value
    const { before, after } = around(price)
    // '三百到四百之间'.
    const isEnclosed =
      next !== undefined && items.some((item) => item.from === next.to && has(item, 'between'))
    const isBetween =
      isEnclosed || before.some((item) => has(item, 'between') || has(item, 'least') || has(item, 'most'))
    // '两件衬衫 每件三百到六百': two is no price.
    const isOfPrices =
      amounts.filter(({ value }) => value >= leastOfRange).length === 2 ||
      (amounts.length === 2 && units.length <= 3)
    if (isLinked && (price.currency || next.currency || isBetween || isOfPrices)) {
      // 'Between 20 and 35 thousand', 'three to five hundred'.
      const isInWords = units[next.to - 1]?.kind === 'word' && next.to - next.from > 1
      const isOfThousands = isInWords && price.value < next.value / 1000
      const isOfHundreds = isInWords && price.value < 10 && next.value % 100 === 0
      budget.least = price.value * (isOfThousands ? 1000 : isOfHundreds ? 100 : 1)
      budget.most = next.value
      const currency = next.currency ?? price.currency
      if (currency) budget.currency = currency
      break
    }
    // 'Cheaper than 150', 'سعره أقل من ١٥٠'.
    const isMost =
      [...before, ...after].some((item) => has(item, 'most')) ||
      items.some(
        (item) => means(item, 'change:cheaper') && item.to <= price.from && price.from - item.to <= 1,
      )
    const isLeast = [...before.filter((item) => item.to === price.from), ...after].some((item) =>
      has(item, 'least'),
    )
    // 'Three hundred for the whole outfit'.
    const isOfWhole =
      price.value >= leastOfRange && [...before, ...after].some((item) => means(item, 'grammar:outfit'))
    // '60 por prenda'.
    const isOfEach = after.some((item) => item.from === price.to && means(item, 'grammar:piece'))
    const isFromWords =
      price.value >= leastBudget && (isMost || isLeast || isOfWhole || isOfEach || price.isRough === true)
    if (!price.currency && (!isFromWords || price.value < 15)) continue
    if (isLeast && !isMost && !isDeniedLeast(price)) budget.least ??= price.value
    else budget.most ??= price.value
    if (price.currency) budget.currency = price.currency
  }
  /** The '一件' of '挑一件礼物，五百左右' is one gift, and not so much for each piece. */
  function isFarFromPrice({ from, to }: Item) {
    const next = units[to]
    const isOne = units[from]?.text === '一' && to - from === 2 && next?.kind === 'word'
    const isParted = (one: Price) =>
      units
        .slice(Math.min(to, one.to), Math.max(from, one.from))
        .some(({ kind }) => kind === 'comma' || kind === 'break')
    return isOne && prices.filter((one) => one.from >= to || one.to <= from).every(isParted)
  }
  /** 'Nothing over 30', 'mehr als 80 möchte ich nicht ausgeben'. */
  function isDeniedLeast({ from, to }: Price) {
    const least = items.findLast((item) => item.to <= from && has(item, 'least'))
    return (
      least !== undefined &&
      (says(sentence, 'notSpent', to) ||
        // 'Mehr als 120 Euro sollen es nicht werden'.
        items.some((item) => means(item, 'grammar:not') && item.clause === least.clause && item.from >= to) ||
        items.some(
          (item) =>
            means(item, 'grammar:not') &&
            item.clause === least.clause &&
            item.to <= least.from &&
            least.from - item.to <= 1,
        ))
    )
  }
  const isAmount = budget.most !== undefined || budget.least !== undefined
  if (isAmount) {
    const per = (['outfit', 'piece'] as const).find((name) =>
      items.some(
        (item) => means(item, `grammar:${name}`) && !isCounter(item, items) && !isFarFromPrice(item),
      ),
    )
    if (per) budget.per = per
  } else if (level) budget.level = level
  return Object.keys(budget).length > 0 ? budget : null
}

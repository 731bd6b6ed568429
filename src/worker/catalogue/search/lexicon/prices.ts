import type { PriceLimits } from '../price-words.ts'
import { fold } from './fold.ts'

/** How a price is spoken of, `#` being the amount: 'moins de #, # max'. */
export type PricePhrases = { most: string; least: string; between: string }

const currencies = fold(
  `US$|R$|$|€|£|¥|₽|usd|eur|gbp|jpy|cny|rmb|rub|brl|euros|euro|eur|dollars|dollar|dollari|dollaro|dólares|dólar|dolares|
  pounds|livres|libras|sterline|reais|real|долларов|доллара|доллар|дол|евро|рублей|рубля|руб|р|
  ドル|ユーロ|円|美元|美金|欧元|人民币|元|块钱|块|دولارات|دولارا|دولار|يورو|درهما|درهم|ريالا|ريال|جنيه`,
)
  .split('|')
  .map((word) => word.trim().replaceAll('$', String.raw`\$`))
  .toSorted((one, other) => other.length - one.length)
  .join('|')

const amount = String.raw`(\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d{1,6})([.,]\d{1,2})?(?!\d)`

/** A phrase as a pattern; where words are not parted by spaces, nor are they here. */
function patternOf(phrases: string, isUnspaced: boolean) {
  const space = isUnspaced ? String.raw`\s*` : String.raw`\s+`
  const [before, after] = isUnspaced ? ['', ''] : [String.raw`(?<![\p{L}\d.,])`, String.raw`(?![\p{L}\d])`]
  const money = String.raw`\s*(?:(?:${currencies})\s*)?${amount}(?:\s*(?:${currencies})${after})?\s*`
  const one = (phrase: string) =>
    phrase
      .trim()
      .split('#')
      .map((words) =>
        fold(words)
          .trim()
          .replaceAll(/[.+*?^$()[\]{}|\\]/g, String.raw`\$&`)
          .split(/\s+/)
          .join(space),
      )
      .join(money)
  return new RegExp(`${before}(?:${phrases.split(',').map(one).join('|')})${after}`, 'u')
}

/** The groups are pairs of a whole amount and what stands behind its point; the other phrases' are not set. */
function amountsOf(groups: (string | undefined)[]) {
  const amounts: number[] = []
  for (let at = 0; at + 1 < groups.length; at += 2) {
    const whole = groups[at]
    if (whole === undefined) continue
    amounts.push(Number(whole.replaceAll(/\D/g, '') + (groups[at + 1]?.replace(',', '.') ?? '')))
  }
  return amounts
}

/** What a folded text says of a price, and the text with blanks in its place. */
export function priceReader({ most, least, between }: PricePhrases, isUnspaced: boolean) {
  const patterns = {
    between: patternOf(between, isUnspaced),
    most: patternOf(most, isUnspaced),
    least: patternOf(least, isUnspaced),
  }
  return (folded: string): { text: string; limits: PriceLimits } => {
    const limits: PriceLimits = {}
    let text = folded
    const take = (pattern: RegExp) => {
      const found = pattern.exec(text)
      if (!found) return []
      text =
        text.slice(0, found.index) + ' '.repeat(found[0].length) + text.slice(found.index + found[0].length)
      return amountsOf(found.slice(1))
    }
    const range = take(patterns.between)
    if (range.length === 2) return { text, limits: { min: Math.min(...range), max: Math.max(...range) } }
    const [max] = take(patterns.most)
    const [min] = take(patterns.least)
    if (max !== undefined) limits.max = max
    if (min !== undefined) limits.min = min
    return { text, limits }
  }
}

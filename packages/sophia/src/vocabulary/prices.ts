import { fold } from './fold.ts'

/** In whole units of the currency, where one was named; `isGuess` where it is her country's, and she named none. */
export type PriceLimits = { min?: number; max?: number; currency?: string; isGuess?: true }

/** Phrases for prices, with `#` for the amount: 'moins de #, # max'; `to` replaces a dash. */
export type PricePhrases = { most: string; least: string; between: string; to?: string }

/** How shoppers write a currency. A yen sign in a Chinese question is the yuan's. */
const currencyWords: [code: string, words: string][] = [
  [
    'USD',
    'US$|$|usd|dollars|dollar|dollari|dollaro|dólares|dólar|долларов|доллара|доллар|дол|ドル|美元|美金|دولارات|دولارا|دولار',
  ],
  ['BRL', 'R$|brl|reais|real'],
  ['EUR', '€|eur|euros|euro|евро|ユーロ|欧元|يورو'],
  ['GBP', '£|gbp|pounds|livres|libras|sterline'],
  ['JPY', '¥|jpy|円'],
  ['CNY', 'cny|rmb|人民币|元|块钱|块'],
  ['RUB', '₽|rub|рублей|рубля|руб|р'],
  ['AED', 'درهما|درهم'],
  ['SAR', 'ريالا|ريال'],
  ['EGP', 'جنيه'],
]

const codeOfWord = new Map(
  currencyWords.flatMap(([code, words]) => words.split('|').map((word) => [fold(word), code] as const)),
)

const currencies = [...codeOfWord.keys()]
  .map((word) => word.replaceAll('$', String.raw`\$`))
  .toSorted((one, other) => other.length - one.length)
  .join('|')

/** Within a phrase a word of letters stands by itself, except in languages without spaces. */
const currencyPattern = (isUnspaced: boolean) =>
  new RegExp(
    isUnspaced ? currencies : String.raw`(?<!\p{L})(?:${currencies})(?!\p{L})|(?:US|R)?\$|[€£¥₽]`,
    'giu',
  )

/** The currency that a price names; none where it names two. */
function currencyIn(text: string, isUnspaced: boolean) {
  const words = text.match(currencyPattern(isUnspaced)) ?? []
  const [code, ...others] = new Set(words.map((word) => codeOfWord.get(word)))
  return others.length === 0 ? code : undefined
}

const amount = String.raw`(\d{1,3}(?:[ .,\u00a0\u202f]\d{3})+(?!\d)|\d{1,6})([.,]\d{1,2})?(?!\d)`

/** The patterns before and after a phrase that require a word boundary; empty in languages without spaces. */
const edgesOf = (isUnspaced: boolean) =>
  isUnspaced ? ['', ''] : [String.raw`(?<![\p{L}\d.,])`, String.raw`(?![\p{L}\d])`]

/** '$50–100' and '50-100 €' are prices in every language; without a currency they may be sizes. */
function rangeOf(to: string | undefined, isUnspaced: boolean) {
  const [before, after] = edgesOf(isUnspaced)
  const link = String.raw`\s*(?:[-\u2010-\u2015\u2212~\u301c]${to ? `|${fold(to)}` : ''})\s*`
  const first = String.raw`(?:${currencies})\s*${amount}(?:\s*(?:${currencies}))?${link}(?:(?:${currencies})\s*)?${amount}(?:\s*(?:${currencies}))?`
  const last = String.raw`${amount}(?:\s*(?:${currencies}))?${link}${amount}\s*(?:${currencies})`
  return new RegExp(`${before}(?:${first}|${last})${after}`, 'u')
}

/** Compiles phrases, separated by commas, to one pattern. */
function patternOf(phrases: string, isUnspaced: boolean) {
  const space = isUnspaced ? String.raw`\s*` : String.raw`\s+`
  const [before, after] = edgesOf(isUnspaced)
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

/** The groups are pairs of a whole amount and its decimals; those of the other phrases are undefined. */
function amountsOf(groups: (string | undefined)[]) {
  const amounts: number[] = []
  for (let at = 0; at + 1 < groups.length; at += 2) {
    const whole = groups[at]
    if (whole === undefined) continue
    amounts.push(Number(whole.replaceAll(/\D/g, '') + (groups[at + 1]?.replace(',', '.') ?? '')))
  }
  return amounts
}

/** Returns a function that finds the price in a folded text, and gives the text with blanks in its place. */
export function priceReader(
  { most, least, between, to }: PricePhrases,
  isUnspaced: boolean,
  /** What '¥' stands for. */
  yen: 'JPY' | 'CNY' = 'JPY',
) {
  const patterns = {
    range: rangeOf(to, isUnspaced),
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
      const currency = currencyIn(found[0], isUnspaced)
      if (currency) limits.currency = currency === 'JPY' && found[0].includes('¥') ? yen : currency
      text =
        text.slice(0, found.index) + ' '.repeat(found[0].length) + text.slice(found.index + found[0].length)
      return amountsOf(found.slice(1))
    }
    const range = [patterns.between, patterns.range].map(take).find(({ length }) => length === 2)
    if (range) return { text, limits: { ...limits, min: Math.min(...range), max: Math.max(...range) } }
    const [max] = take(patterns.most)
    const [min] = take(patterns.least)
    if (max !== undefined) limits.max = max
    if (min !== undefined) limits.min = min
    return { text, limits }
  }
}

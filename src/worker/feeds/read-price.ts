import { currencyOf, isCurrency } from './rows/currencies.ts'

export type Price = { cents: number; currency: string }
export type PriceRefusal =
  | 'price missing'
  | 'price not understood'
  | 'price is negative'
  | 'price is zero'
  | 'price is too large'
  | 'currency missing'
  | 'the sign of the currency is of several'

/** A hundred million units of any currency: a coat in dong stays below it, a typing error does not. */
const maxCents = 10_000_000_000

/** No price is longer, and the patterns below are slow for longer texts. */
const maxLetters = 120

/** Currencies with thousandths, in which three digits after a point are no thousands. */
const thousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

/** Invisible marks that turn the reading direction, between an Arabic currency and its digits. */
const turning = /[\u061c\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g
const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Digits and separators as in ASCII: '١٬٢٩٩٫٠٠' is '1,299.00'. */
const plain = (raw: string) =>
  raw
    .replace(turning, '')
    .replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/(?<=\d)،(?=\d)/g, ',')
    .replace(/[０-９．，]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()

/**
 * The number in '1.299,00', '1,299.00', '1 299', "1'299.50", '49,90'. Of two kinds of separators the later one is the
 * decimal; a single kind is the decimal unless three digits follow, as in '1.299' or '5,000'.
 */
function readFigure(text: string, hasThousandths: boolean) {
  const [found] = text.match(/\d[\d.,'’\s\u00a0\u202f]*/) ?? []
  if (!found) return null
  const figure = found.replace(/[\s\u00a0\u202f'’]/g, '').replace(/[.,]+$/, '')
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','))
  if (last < 0) return Number(figure)
  const separator = figure.charAt(last)
  const isAlone = !figure.includes(separator === '.' ? ',' : '.')
  const decimals = figure.slice(last + 1)
  const isRepeated = figure.indexOf(separator) !== last
  // Before thousands there are three digits at most: '1299.000' has decimals.
  const mayGroup = decimals.length === 3 && last <= 3 && !hasThousandths && !/^0*[.,]/.test(figure)
  const isThousands = isAlone && (isRepeated || mayGroup)
  const whole = (isThousands ? figure : figure.slice(0, last)).replace(/[.,]/g, '')
  return Number(isThousands ? whole : `${whole || '0'}.${decimals}`)
}

/** 'CHF 1299.–' and '49,-' have a dash for the hundredths. */
const withoutDash = (text: string) => text.replace(/(\d)(?:[.,:]\s*[-–—]{1,2}|\s*[-–—]{2})(?!\s*\d)/, '$1')

/** A range of prices, an exponent, or a Japanese and Chinese count of ten thousands. */
const isNoPrice = (text: string) =>
  !/\d/.test(text) ||
  /\d\s*[a-z€$£]*\s*[-–—~〜～]\s*\D{0,4}\d/i.test(text) ||
  /\de[+-]?\d/i.test(text) ||
  /\d\s*[万萬億亿千]/.test(text)

/** Reads a price of a feed: '129.99 USD', 'USD 129.99', '$59', '1.299,00 €', 'GBP39.99', '12,800円', '١٢٠٫٠٠ د.إ'. */
export function readPrice(raw: string, currencyColumn: string, fallback: string | null) {
  const text = withoutDash(plain(raw))
  if (text === '') return refuse('price missing')
  if (text.length > maxLetters || isNoPrice(text)) return refuse('price not understood')
  if (/^\D*[-−–]\s*\D{0,4}\d/.test(text)) return refuse('price is negative')
  const named = currencyColumn.trim().toUpperCase()
  const column = named === '' ? null : isCurrency(named) ? named : currencyOf(currencyColumn, [fallback])
  const known = column === 'several' ? fallback : (column ?? fallback)
  const said = currencyOf(text, [known, fallback])
  const currency = said === 'several' ? null : (said ?? known)
  const amount = readFigure(text, currency !== null && thousandths.has(currency))
  if (amount === null || !Number.isFinite(amount)) return refuse('price not understood')
  const cents = Math.round(amount * 100)
  if (cents === 0) return refuse('price is zero')
  if (cents > maxCents) return refuse('price is too large')
  if (!currency)
    return refuse(
      said === 'several' || column === 'several'
        ? 'the sign of the currency is of several'
        : 'currency missing',
    )
  return { cents, currency } satisfies Price
}

const refuse = (refused: PriceRefusal) => ({ refused })

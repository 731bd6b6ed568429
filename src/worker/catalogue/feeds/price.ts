import { currencySigns, isCurrency } from './currencies.ts'

export type Price = { cents: number; currency: string }
export type PriceRefusal =
  | 'price missing'
  | 'price not understood'
  | 'price is negative'
  | 'price is zero'
  | 'price is too large'
  | 'currency missing'

/** A hundred million units of any currency: a coat in dong stays below it, a typing error does not. */
const mostCents = 10_000_000_000

/** No price is longer, and the patterns below are slow for longer texts. */
const mostLetters = 120

/** Currencies with thousandths, in which three digits after a point are no thousands. */
const thousandths = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND'])

function findCurrency(text: string) {
  const word = text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)?.find(isCurrency)
  if (word) return word
  return currencySigns.find(([sign]) => text.includes(sign))?.[1] ?? null
}

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
  const isThousands =
    isAlone && (isRepeated || (decimals.length === 3 && !hasThousandths && !/^0*[.,]/.test(figure)))
  const whole = (isThousands ? figure : figure.slice(0, last)).replace(/[.,]/g, '')
  return Number(isThousands ? whole : `${whole || '0'}.${decimals}`)
}

/** Reads a price of a feed: '129.99 USD', 'USD 129.99', '$59', '1.299,00 €', 'GBP39.99', '¥5,000'. */
export function readPrice(raw: string, currencyColumn: string, fallback: string | null) {
  const text = raw.trim()
  if (text === '') return refuse('price missing')
  if (text.length > mostLetters) return refuse('price not understood')
  if (!/\d/.test(text) || /\d\s*[a-z]*\s*-\s*\d/i.test(text) || /e[+-]?\d/i.test(text)) {
    return refuse('price not understood')
  }
  if (/^\D*[-−–]\s*\D{0,4}\d/.test(text)) return refuse('price is negative')
  const named = currencyColumn.trim().toUpperCase()
  const currency =
    findCurrency(text) ?? (isCurrency(named) ? named : findCurrency(currencyColumn)) ?? fallback
  const amount = readFigure(text, currency !== null && thousandths.has(currency))
  if (amount === null || !Number.isFinite(amount)) return refuse('price not understood')
  const cents = Math.round(amount * 100)
  if (cents === 0) return refuse('price is zero')
  if (cents > mostCents) return refuse('price is too large')
  if (!currency) return refuse('currency missing')
  return { cents, currency } satisfies Price
}

const refuse = (refused: PriceRefusal) => ({ refused })

import lines from './currency-signs.json' with { type: 'json' }

/** The currencies of shops. Three capital letters alone are no currency: 'NEW', 'OFF', 'XXL'. */
const codes = new Set(
  (
    'AED ARS AUD BDT BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GEL HKD HRK HUF IDR ILS INR ISK ' +
    'JOD JPY KES KRW KWD KZT LKR MAD MXN MYR NGN NOK NZD OMR PEN PHP PKR PLN QAR RON RSD RUB SAR SEK SGD ' +
    'THB TND TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
)

export const isCurrency = (text: string) => codes.has(text)

/** Codes that are also written small; others are words then ('try', 'all'). */
const smallCodes =
  /(?<!\p{L})(?:aed|aud|brl|cad|chf|cny|czk|dkk|eur|gbp|hkd|inr|jpy|krw|mxn|nok|nzd|pln|rub|sar|sek|sgd|twd|usd)(?!\p{L})/iu

/**
 * Signs and words for currencies, the longer ones first, so that 'NT$' is no '$'. Of several currencies the first is usually meant;
 * after '?' none is: a crown is Swedish as often as Danish.
 */
const signs = lines
  .flatMap(([same = '', currencies = '']) => same.split(' ').map((sign) => [sign, currencies] as const))
  .sort(([a], [b]) => b.length - a.length)

const isLetter = /\p{L}/u

/** From so many letters on a word is one in capitals as well: 'Euro', 'RUB', but no 'FT'. */
const shortestWord = 3

/** Whether a sign stands in a text; one of letters is not part of a word, for which Chinese and Japanese have no end. */
function stands(written: string, whole: string) {
  const isWord = isLetter.test(written) && !/[\p{Script=Han}\p{Script=Hangul}]/u.test(written)
  const isLong = isWord && written.length >= shortestWord
  const [sign, text] = isLong ? [written.toLowerCase(), whole.toLowerCase()] : [written, whole]
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + sign.length)]
    const isBegun = isLetter.test(sign.charAt(0)) && isLetter.test(before)
    const goesOn = isLetter.test(sign.at(-1) ?? '') && isLetter.test(after)
    if (!isWord || (!isBegun && !goesOn)) return true
  }
  return false
}

/**
 * The currency that a text names. Where a sign is of several, it is the one that is known from elsewhere (`hints`), or else the usual
 * one; 'several' where there is none.
 */
export function currencyOf(text: string, hints: readonly (string | null)[]): string | 'several' | null {
  const word = text.match(/(?<![A-Za-z])[A-Z]{3}(?![A-Za-z])/g)?.find(isCurrency)
  if (word) return word
  const small = smallCodes.exec(text)?.[0]
  if (small) return small.toUpperCase()
  const found = signs.find(([sign]) => stands(sign, text))
  if (!found) return null
  const [first = '', ...others] = found[1].split(' ')
  const hinted = hints.find((hint) => hint !== null && (hint === first || others.includes(hint)))
  return hinted ?? (first === '?' ? 'several' : first)
}

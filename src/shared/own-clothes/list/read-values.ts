const signs: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₽': 'RUB',
  r$: 'BRL',
  ca$: 'CAD',
  a$: 'AUD',
}

const priced = /^(?<before>[^\d\s.,-]{0,4})\s*(?<figure>\d[\d.,'\s]*)\s*(?<after>[^\d\s.,-]{0,4})$/u

const maxCents = 1e9

/** An amount as people write it: '49', '$1,249.00', '1.249,50 €', '1 249 ₽'. Null where it is none. */
export function readAmount(text: string): { cents: number; currency: string } | null {
  const { before = '', figure, after = '' } = priced.exec(text.trim())?.groups ?? {}
  if (!figure) return null
  const digits = figure.replaceAll(/[\s']/g, '')
  // The last sign parts the cents where one or two digits follow; three make thousands.
  const { whole = digits, cents = '0' } = /^(?<whole>.*)[.,](?<cents>\d{1,2})$/.exec(digits)?.groups ?? {}
  const sign = (before || after).toLowerCase()
  const currency = signs[sign] ?? (/^[a-z]{3}$/.test(sign) ? sign.toUpperCase() : '')
  if (sign && !currency) return null
  const amount = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
  return Number.isSafeInteger(amount) && amount <= maxCents ? { cents: amount, currency } : null
}

const dayOf = (year: string, month: string, day: string) => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null
}

/**
 * A day as people write it, as `2026-11-30`: 2026/11/30, 30.11.2026, 11/30/2026. With strokes it may be read two ways, '3/4/2026':
 * null, as for what is no day.
 */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s].*)?$/.exec(text) ?? []
  if (year && month && day) return dayOf(year, month, day)
  const [, first, sign, second, last] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? []
  if (!first || !second || !last) return null
  if (sign === '.' || Number(first) > 12) return dayOf(last, second, first)
  if (Number(second) > 12) return dayOf(last, first, second)
  return first === second ? dayOf(last, first, second) : null
}

import { formatPrice } from './format.ts'

const signs: Record<string, string | undefined> = { $: 'USD', '€': 'EUR', '£': 'GBP', CA$: 'CAD', A$: 'AUD' }

const priced = /^(?<sign>[^\d\s]{1,3})\s?(?<figure>\d[\d,]*(?:\.\d{1,2})?)$/u

/** The amount in a text such as '$1,249.00'; null where it cannot be read. */
export function readPrice(text: string) {
  const { sign = '', figure = '' } = priced.exec(text)?.groups ?? {}
  const currency = signs[sign] ?? (/^[A-Z]{3}$/.test(sign) ? sign : undefined)
  return currency ? { cents: Math.round(Number(figure.replaceAll(',', '')) * 100), currency } : null
}

/** A price given as text in the shopper's format; one that cannot be read stays as it is. */
export function localPrice(text: string) {
  const read = readPrice(text)
  return read ? formatPrice(read.cents, read.currency) : text
}

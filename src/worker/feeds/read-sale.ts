import type { Columns } from './dialects/dialect.ts'
import { readPrice } from './read-price.ts'
import type { FeedContext } from './product-draft.ts'
import { firstValue, type RawRow } from './rows/raw-row.ts'

const day = 86_400_000

/** A time as feeds write it: '2026-03-01T13:00-0800'. A day without a time ends with it. NaN where it cannot be read. */
export function momentOf(written: string) {
  const text = written.trim().replace(/([+-]\d\d)(\d\d)$/, '$1:$2')
  const read = Date.parse(text)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? read + day - 1 : read
}

/**
 * Whether a sale is on, by a range such as '2026-03-01T13:00-0800/2026-03-11T15:30-0800'. Unreadable dates count as
 * yes.
 */
function isOn(dates: string, now: number) {
  const [from = Number.NaN, to = Number.NaN] = dates.split('/').map(momentOf)
  return !(from > now) && !(to < now)
}

/** The price, and the price before a sale. Of two prices the lower one is asked. */
export function readPrices(row: RawRow, columns: Columns, { currency: usual, needsPrice, now }: FeedContext) {
  const said = (field: 'price' | 'salePrice' | 'listPrice' | 'currency' | 'saleDates') =>
    firstValue(row, columns[field])
  const price = readPrice(said('price'), said('currency'), usual)
  if ('refused' in price) {
    const isUnpriced = price.refused === 'price missing' || /^sold out$/i.test(said('price'))
    if (!isUnpriced || needsPrice) return price
    return { priceCents: null, listPriceCents: null, currency: usual ?? 'USD' }
  }
  const { currency } = price
  const other = (field: 'salePrice' | 'listPrice') => {
    const read = readPrice(said(field), said('currency'), currency)
    return 'refused' in read || read.currency !== currency ? null : read.cents
  }
  const sale = isOn(said('saleDates'), now) ? other('salePrice') : null
  const asked = sale !== null && sale < price.cents ? sale : price.cents
  const list = Math.max(price.cents, other('listPrice') ?? 0)
  return { priceCents: asked, listPriceCents: list > asked ? list : null, currency }
}

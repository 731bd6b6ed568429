export const unknownPrice = 'Price varies'
export const soldOut = 'SOLD OUT'

/**
 * Cleans a feed's price for a card: removes the shop (' at Nordstrom', ' from store') and trailing capital codes
 * ('USD', 'CAD US'). A text without a number that is not 'SOLD OUT' is unknown.
 */
export function cleanPrice(raw: string | null | undefined) {
  const text = (raw ?? '').trim()
  if (/^sold out$/i.test(text)) return soldOut
  const cleaned = text
    .replace(/\s+(?:at|from)\s.*$/i, '')
    .replace(/(?:\s+[A-Z]{2,})+$/, '')
    .trim()
  return /\d/.test(cleaned) ? cleaned : unknownPrice
}

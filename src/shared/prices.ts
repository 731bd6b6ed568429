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

type Asked = { cents: number | null; currency: string }

/** What pieces cost together; null where one has no price, or two are asked in different money. */
export function sumOf(pieces: Asked[]) {
  const [first] = pieces
  let cents = 0
  for (const piece of pieces) {
    if (piece.cents === null || piece.currency !== first?.currency) return null
    cents += piece.cents
  }
  return first ? { cents, currency: first.currency } : null
}

export const unknownPrice = 'Price varies'
export const soldOut = 'SOLD OUT'

/**
 * A feed's price as a card shows it: without the shop (' at Nordstrom', ' from store') and without
 * trailing capital codes ('USD', 'CAD US'). What holds no figure and is not 'SOLD OUT' is unknown.
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

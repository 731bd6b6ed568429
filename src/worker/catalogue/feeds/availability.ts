import type { Availability } from '#shared/product-categories.ts'

const meanings: [RegExp, Availability][] = [
  [/^(?:pre ?order|back ?order(?:ed)?|available for order|coming soon)$/, 'preorder'],
  [
    /^(?:out of stock|sold out|oos|no|n|false|0|discontinued|unavailable|not available|oversold)$/,
    'out_of_stock',
  ],
]

/** Reads a feed's availability; a missing or unknown one counts as in stock. */
export function readAvailability(raw: string): Availability {
  const said = raw
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[_-]+/g, ' ')
    .replace(/^outofstock$/, 'out of stock')
  return meanings.find(([words]) => words.test(said))?.[1] ?? 'in_stock'
}

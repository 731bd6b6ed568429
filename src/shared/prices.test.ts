import { describe, expect, test } from 'vitest'
import { cleanPrice } from './prices.ts'

describe("spec 2.5.10: prices on cards lose ' at/from store' and trailing capital codes", () => {
  test.each([
    ['$98.00 at Nordstrom', '$98.00'],
    ['$98.00 from J.Crew', '$98.00'],
    ['from $40', 'from $40'],
    ['$120.50 USD', '$120.50'],
    ['120,00 € EUR FR', '120,00 €'],
    ['$35', '$35'],
    ['$35 USD at H&M', '$35'],
    ['SOLD OUT', 'SOLD OUT'],
    ['', 'Price varies'],
    ['Price varies', 'Price varies'],
    [undefined, 'Price varies'],
    [null, 'Price varies'],
    ['USD', 'Price varies'],
  ])('%s → %s', (raw, shown) => {
    expect(cleanPrice(raw)).toBe(shown)
  })
})

import { expect, test } from 'vitest'
import * as addresses from '../../e2e/addresses.ts'

test('what the browser tests and the bench open stands in a place of its own', () => {
  const { benchAddresses, browserAddresses, ...others } = addresses
  const places = [
    ...Object.values(benchAddresses),
    ...Object.values(browserAddresses),
    ...Object.values(others),
  ].flatMap((place) => (typeof place === 'object' && 'port' in place ? [place.port] : []))
  expect(places.length).toBeGreaterThan(12)
  expect(new Set(places).size).toBe(places.length)
})

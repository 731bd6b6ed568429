import { expect, test } from '@playwright/test'
import { bundleSizes } from '../scripts/bench/bundle-sizes.ts'

test('no page needs more JavaScript before it shows than its budget (DESIGN, Aims)', () => {
  const sizes = Object.entries(bundleSizes())
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, { holds }]) => !holds)).toEqual([])
})

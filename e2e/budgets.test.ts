import { importCycles, readChunks } from '../scripts/bench/built-chunks.ts'
import { bundleSizes } from '../scripts/bench/bundle-sizes.ts'
import { siteBuild } from './addresses.ts'
import { expect, test } from './test.ts'

test('no page needs more JavaScript before it shows than its budget', { tag: '@smoke' }, () => {
  const sizes = Object.entries(bundleSizes(siteBuild))
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter(([, { holds }]) => !holds)).toEqual([])
})

test('no two files of the build wait for each other: any page may be the first', { tag: '@smoke' }, () => {
  expect(importCycles(readChunks(siteBuild))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { monthOf, sizes, tableOf } from './month.ts'

/** Without what a formatter adds. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .map((cell) => cell.trim().replace(/^-+:?$/, '---'))
    .join('|')

test('docs/scale.md tells what the prices come to', () => {
  const lines = readFileSync(join(root, 'docs/scale.md'), 'utf8').split('\n').map(cellsOf)
  expect(lines).toEqual(expect.arrayContaining(tableOf().map(cellsOf)))
})

test('ten million shoppers cost less than ten thousand dollars a month, a thousand less than ten', () => {
  expect(sizes).toContain(10_000_000)
  expect(monthOf(10_000_000).sum).toBeLessThan(10_000)
  expect(monthOf(1_000).sum).toBeLessThan(10)
})

test('what is included is free, and what is more costs its price', () => {
  const costOf = (shoppers: number) =>
    monthOf(shoppers).parts.find(({ what }) => what === 'D1: rows written')?.cost
  expect(costOf(300_000)).toBe(0)
  expect(costOf(1_000_000)).toBeCloseTo(95)
})

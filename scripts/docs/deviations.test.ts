import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

const text = readFileSync(join(root, 'docs/specification/deviations.md'), 'utf8')

/** Lines of the specification, what is specified, what is built, why, and the files that have it. */
const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

test('every deviation has a line, both sides, a reason and a place', () => {
  expect(rows.length).toBeGreaterThan(30)
  for (const cells of rows) {
    expect(cells).toHaveLength(5)
    expect(cells[0]).toMatch(/^[12]\.[1-9]\.\d+(?:, [12]\.[1-9]\.\d+)*$/)
    for (const cell of cells.slice(1)) expect(cell, cells.join(' | ')).toMatch(/.{3,}/)
  }
})

test('the files that have a deviation are there', () => {
  for (const [, , , , where = ''] of rows) {
    const [first = '', ...others] = findAll(where, /`([^`]+)`/g)
    const paths = [first, ...others.map((name) => join(dirname(first), name))]
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true)
  }
})

import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'

/** Words, without the lines and bars of tables. */
const wordsIn = (path: string) =>
  readFileSync(join(root, path), 'utf8')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

const decisions = globSync('docs/decisions/*.md', { cwd: root })
const pages = globSync(['docs/*.md', 'README.md', 'CONTRIBUTING.md'], { cwd: root })

test('a decision is a page: what was decided, why, and what was not taken', () => {
  expect(decisions.length).toBeGreaterThan(55)
  expect(decisions.filter((path) => wordsIn(path) > 500)).toEqual([])
})

test('all pages for people who run, secure or change the product are 25,000 words together', () => {
  expect(pages.length).toBeGreaterThan(12)
  const words = pages.map(wordsIn)
  expect(words.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(25_000)
})

test('each page names its reader before anything else', () => {
  const unnamed = pages.filter((path) => {
    const [, , first = ''] = readFileSync(join(root, path), 'utf8').split('\n')
    return path.startsWith('docs/') && !/^For (?:whoever|somebody)/.test(first)
  })
  expect(unnamed).toEqual([])
})

test('the glossary of the code is sixty lines, so that it is read', () => {
  const lines = readFileSync(join(root, 'docs/words.md'), 'utf8').trimEnd().split('\n')
  expect(lines.length).toBeLessThanOrEqual(60)
})

test('the README is under a hundred lines', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8').trimEnd().split('\n').length).toBeLessThan(100)
})

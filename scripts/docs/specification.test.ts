import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

const pages = globSync('docs/specification/*.md', { cwd: root }).filter(
  (path) => !/README|deviations/.test(path),
)

const rows = pages.flatMap((page) =>
  textOf(page)
    .split('\n')
    .filter((line) => line.startsWith('| <a'))
    .map((line) => {
      const [, first = '', text = '', where = ''] = line.split('|')
      const [, anchor, id] = /<a id="([\d.]+)"><\/a>([\d.]+)/.exec(first) ?? []
      return { page, anchor, id, text, where }
    }),
)

/** The lines of one section in the order of their numbers. */
const ids = rows.map(({ id }) => id ?? '')

/** `2.4.8 to 2.4.12` names the lines between, too. */
function linesOf(named: string) {
  return named.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split(' to ')
    const between = ids.slice(ids.indexOf(from), ids.indexOf(to) + 1)
    return ids.includes(from) && ids.includes(to) && between.length > 0 ? between : [`${part}: no such line`]
  })
}

const id = String.raw`[12]\.\d\.\d+`
const references = new RegExp(String.raw`\b[Ss]pec (${id}(?: to ${id})?(?:, ${id}(?: to ${id})?)*)`, 'g')

const sources = globSync(['{e2e,packages,scripts,src}/**/*.{ts,tsx,css,md}', 'docs/**/*.md'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
})

describe('the specification', () => {
  test('each line has its own number, counted within its section, and an anchor of that name', () => {
    expect(rows.length).toBeGreaterThan(250)
    for (const row of rows) expect(row.anchor, row.text).toBe(row.id)
    const sections = Map.groupBy(ids, (one) => one.replace(/\.\d+$/, ''))
    for (const [section, lines] of sections)
      expect(lines).toEqual(lines.map((_, index) => `${section}.${index + 1}`))
  })

  // Whether the files are there is asked by documents.test.ts, of every link.
  test('each line says something, and where it is built', () => {
    for (const { id: line, text, where } of rows) {
      expect(text.trim().length, line).toBeGreaterThan(10)
      expect(where.trim(), line).toMatch(
        /^\[[^\]]+\]\(\.\.\/\.\.\/[^)]+\)(?:, \[[^\]]+\]\(\.\.\/\.\.\/[^)]+\))*$/,
      )
    }
  })

  test('what code, tests and documents call `spec 1.9.2` is a line', () => {
    const named = sources.flatMap((path) => findAll(textOf(path), references))
    expect(named.length).toBeGreaterThan(90)
    expect(named.flatMap(linesOf).filter((line) => !ids.includes(line))).toEqual([])
  })

  test('nothing names a document and a section, which nobody can look up', () => {
    expect(sources.filter((path) => /\bdocument [12], section/.test(textOf(path)))).toEqual([])
  })

  test('a line that the product departs from says so, and no other', () => {
    const departed = findAll(textOf('docs/specification/deviations.md'), /^\| ([12]\.[\d., ]+?) +\|/gm)
    const saying = rows.filter(({ text }) => text.includes('([differs](deviations.md))'))
    expect(saying.map((row) => row.id ?? '').toSorted()).toEqual(
      [...new Set(departed.flatMap(linesOf))].toSorted(),
    )
  })
})

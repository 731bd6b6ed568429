import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { faultsOf, readArea, reportOn } from '#scripts/messages/faults.ts'
import { apiErrors } from '#shared/errors.ts'
import { languages } from './language.ts'

const pieces = '{count, plural, one{# piece} other{# pieces}}'

describe.each(languages)('%s', (language) => {
  const { missing, extra, faulty } = reportOn(language)

  test('has every sentence that English has, area by area, and no other', () => {
    expect({ missing, extra }).toEqual({ missing: [], extra: [] })
  })

  test('takes what English takes, counts as the language counts, and holds no markup', () => {
    expect(faulty).toEqual([])
  })
})

test.each([
  ['fr', 'Hello {name}', 'Bonjour', 'takes {} where English takes {name}'],
  ['fr', 'Hello', '  ', 'is empty'],
  ['fr', 'Hello', 'Bonjour ', 'begins or ends with another space'],
  ['de', 'Read', 'Lies <b>das</b>', 'holds markup'],
  ['ru', pieces, '{count, plural, one{# вещь} other{# вещи}}', '{count} lacks the form few, many'],
  ['ar', pieces, '{count, plural, one{قطعة} other{# قطعة}}', '{count} lacks the form few, many, two, zero'],
  ['es', '{who, select, a{A} other{B}}', '{who, select, b{A} other{B}}', 'chooses by'],
  ['it', 'Hello', '{name', 'cannot be read'],
] as const)('in %s, "%s" said as "%s": %s', (language, english, translated, fault) => {
  expect(faultsOf(language, english, translated).join()).toContain(fault)
})

test.each([
  ['ja', '{count, plural, other{# 点}}'],
  ['ru', '{count, plural, one{# вещь} few{# вещи} many{# вещей} other{# вещи}}'],
  ['ar', '{count, plural, =0{لا شيء} one{قطعة} two{قطعتان} few{# قطع} many{# قطعة} other{# قطعة}}'],
] as const)('what %s counts with is enough', (language, translated) => {
  expect(faultsOf(language, pieces, translated)).toEqual([])
})

test('every way in which a call can fail has a sentence', () => {
  expect(Object.keys(readArea('en', 'errors'))).toEqual(
    expect.arrayContaining([...Object.keys(apiErrors), 'connection_lost']),
  )
})

type Node = { type: string; [name: string]: unknown }

const spoken = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title', 'hint', 'aria-description'])
const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** Words that a shopper would see or hear and that no language file holds. */
function untranslated(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(untranslated)
  if (typeof node !== 'object' || node === null) return []
  const { type, ...parts } = node as Node
  if (type === 'JSXText') return hasWords(parts.value) ? [String(parts.value).trim()] : []
  if (type === 'JSXAttribute') {
    const { name, value } = parts as { name: { name: string }; value: Node | null }
    if (spoken.has(name.name) && value?.type === 'Literal' && hasWords(value.value))
      return [String(value.value)]
  }
  return Object.values(parts).flatMap(untranslated)
}

const wordsIn = (file: string, code: string) => untranslated(parseSync(file, code).program)

test('no component speaks for itself', () => {
  const root = join(import.meta.dirname, '..')
  const components = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  )
  expect(components.length).toBeGreaterThan(10)
  expect(components.flatMap((file) => wordsIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([])
})

test('the search for untranslated words finds them', () => {
  const code = `const A = () => <p title="Shown">Read me {name}<img alt="" /><b>{t('a.b')}</b> · </p>`
  expect(wordsIn('a.tsx', code)).toEqual(['Shown', 'Read me'])
})

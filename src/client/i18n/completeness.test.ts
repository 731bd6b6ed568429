import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { apiErrors } from '#shared/errors.ts'
import { languages } from './language.ts'

const folder = join(import.meta.dirname, 'messages')
const areas = readdirSync(join(folder, 'en')).map((file) => basename(file, '.json'))

const read = (language: string, area: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${area}.json`), 'utf8'))

/** The names of what a message takes, from all its branches. */
function placeholdersOf(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (!('arg' in token)) return []
    const inner = 'cases' in token ? token.cases.flatMap((one) => placeholdersOf(one.tokens)) : []
    return [token.arg, ...inner]
  })
}

const namesIn = (message: string) => [...new Set(placeholdersOf(parse(message)))].sort()

describe.each(languages.filter((language) => language !== 'en'))('%s', (language) => {
  test.each(areas)('%s has every sentence, and each takes what the English one takes', (area) => {
    const english = read('en', area)
    const translated = read(language, area)
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort())
    for (const [key, message] of Object.entries(english)) {
      expect([key, namesIn(translated[key])]).toEqual([key, namesIn(message)])
      expect(translated[key].trim(), key).not.toBe('')
    }
  })
})

test('every way in which a call can fail has a sentence', () => {
  expect(Object.keys(read('en', 'errors'))).toEqual(
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

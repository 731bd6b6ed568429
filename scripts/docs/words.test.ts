import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

/**
 * How many files may export a type of each of these names, which once meant four to nine things each. A piece is one of the engine, and of
 * the stylist's rules; a look is the engine's picture, and its row. docs/words.md says what they mean.
 */
const homes = { Piece: 2, Look: 2, Photograph: 1, Told: 0, Found: 0, History: 0, Entry: 0, Hers: 0 }

const sources = globSync('{packages,scripts,src,workshop}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
}).map((path) => readFileSync(join(root, path), 'utf8'))

const exported = sources.flatMap((text) => findAll(text, /^export (?:type|interface) ([A-Z]\w*)\b/gm))

test('a word that names a type names no further one', () => {
  expect(exported.length).toBeGreaterThan(500)
  const counted = Object.keys(homes).map((name) => [name, exported.filter((one) => one === name).length])
  expect(Object.fromEntries(counted)).toEqual(homes)
})

test('no value is named by a pronoun alone', () => {
  const bound = sources.flatMap((text) =>
    findAll(text, /(?:\b(?:const|let) |[({,] ?)(hers|isHers)(?=[,:)]| [=}])/g),
  )
  // The argument of one sentence, which ten languages share, in two places.
  expect(bound).toHaveLength(2)
})

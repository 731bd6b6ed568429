import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

/** How many files export a type of each of these names; may only fall, until each has one home. docs/words.md says what they mean. */
const homes = { Piece: 6, Look: 4, Told: 4, Found: 6, History: 4, Entry: 4, Photograph: 1, Hers: 0 }

const exported = globSync('{packages,scripts,src,workshop}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
}).flatMap((path) =>
  findAll(readFileSync(join(root, path), 'utf8'), /^export (?:type|interface) ([A-Z]\w*)\b/gm),
)

test('a word that names a type names no further one', () => {
  expect(exported.length).toBeGreaterThan(500)
  const counted = Object.keys(homes).map((name) => [name, exported.filter((one) => one === name).length])
  expect(Object.fromEntries(counted)).toEqual(homes)
})

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

/** Files whose names tell their subject only with their folder's: what each noun of the Worker, each page and each feature has. */
const roles = [
  'answers',
  'file',
  'index',
  'lazy-parts',
  'page',
  'present',
  'queries',
  'route',
  'routes',
  'schema',
  'sweep',
]

/** Of each part the files that ship, without the folders in which every language, test or page has the same ones. */
const parts = ['src/client', 'src/worker', 'src/shared', 'packages/engine/src', 'packages/sophia/src'].map(
  (part) =>
    globSync(`${part}/**/*.{ts,tsx}`, { cwd: root })
      .filter(
        (path) =>
          !/\.(?:test|d)\.|\/(?:testing|languages|pages|i18n\/files|dialects|node_modules)\//.test(path),
      )
      .map((path) => ({ path, name: path.replace(/^.*\/|\.tsx?$/g, '') })),
)

test('within a part of the house a file name stands for one subject', () => {
  expect(parts.flat().length).toBeGreaterThan(1_500)
  for (const files of parts) {
    const byName = Map.groupBy(files, ({ name }) => name)
    const twice = [...byName].filter(([name, same]) => same.length > 1 && !roles.includes(name))
    expect(twice.map(([, same]) => same.map(({ path }) => path))).toEqual([])
  }
})

const silent =
  /^(?:base|common|core|data|extras|flow|helpers?|hers|latest|lives|look|main|marks|misc|more|other|place|protocol|put|reach|read|rest|shared|stage|step|stuffs?|take|terms|things?|told|types|utils?|write)$/

test('a file name says its subject', () => {
  const untold = parts.flat().filter(({ name }) => silent.test(name))
  expect(untold.map(({ path }) => path).toSorted()).toEqual([
    // What its folder is about.
    'packages/sophia/src/reading/read.ts',
    'src/client/features/style-profile/steps/step.tsx',
    'src/client/main.tsx',
  ])
})

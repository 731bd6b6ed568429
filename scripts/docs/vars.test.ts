import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unstable_readConfig as readConfig } from 'wrangler'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The rows of the tables in docs/vars.md: a name, and what stands in the cell beside it. */
const rows = new Map(
  [...textOf('docs/vars.md').matchAll(/^\| `(\w+)` +\| ([^|]+) \|/gm)].map(([, name = '', beside = '']) => [
    name,
    beside.trim(),
  ]),
)
const named = new Set(findAll(textOf('docs/vars.md'), /`([A-Z][A-Z0-9_]+)`/g))

/** Vite's own. */
const ofVite = ['DEV', 'PROD', 'SSR']

/** What the Worker is given: the bindings and vars that wrangler.toml has, and what an operator may add. */
const ofWorker = ['src/worker-configuration.d.ts', 'src/worker/env.d.ts'].flatMap((path) =>
  findAll(textOf(path), /^\s+([A-Z][A-Z0-9_]+)\??: /gm),
)

const sources = globSync(
  '{*.ts,e2e/**/*.ts,scripts/**/*.ts,src/**/*.{ts,tsx},packages/*/src/**/*.ts,workshop/*/**/*.ts}',
  {
    cwd: root,
  },
).map(textOf)

/** What the build and the commands read of their environment. */
const ofEnvironment = sources.flatMap((text) => [
  ...findAll(text, /(?:process|import\.meta)\.env\.([A-Z][A-Z0-9_]+)/g),
  ...findAll(text, /const \{ (.+) \} = process\.env/g).flatMap((names) =>
    findAll(names, /([A-Z][A-Z0-9_]+)/g),
  ),
])

const read = new Set([...ofWorker, ...ofEnvironment].filter((name) => !ofVite.includes(name)))

test('every binding, variable and secret that the code reads is in docs/vars.md', () => {
  expect(read.size).toBeGreaterThan(50)
  expect([...read].filter((name) => !named.has(name))).toEqual([])
})

test('every row of docs/vars.md is of something that the code reads', () => {
  expect(rows.size).toBeGreaterThan(45)
  expect([...rows.keys()].filter((name) => !read.has(name))).toEqual([])
})

test('the defaults in docs/vars.md are those of wrangler.toml', () => {
  const { vars } = readConfig({ config: join(root, 'wrangler.toml') }, { hideWarnings: true })
  const told = Object.entries(vars).map(([name, value]): [string, string] => [
    name,
    value === '' ? 'empty' : `\`${String(value)}\``,
  ])
  expect(Object.fromEntries(told.map(([name]) => [name, rows.get(name)]))).toEqual(Object.fromEntries(told))
})

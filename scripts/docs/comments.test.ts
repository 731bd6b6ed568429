import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'
import { findAll } from './find-all.ts'

const files = globSync(['*', '{deploy,docs,e2e,packages,public,scripts,src,workshop}/**/*.*'], {
  cwd: root,
  exclude: (path) => /(?:^|\/)(?:node_modules|dist)(?:\/|$)/.test(path),
})

/** A file's bare name stands for one of the same part; what drives the product from outside names any of it. */
const partOf = (path: string) => /^(?:packages|src|workshop)\/[^/]+/.exec(path)?.[0]

/** Files of other projects, of the build, and what commands and the Worker write. */
const notHere = new Set([
  'ai-api.ts',
  'cases.json',
  'charts.js',
  'importMeta.d.ts',
  'key.json',
  'manifest.json',
  'products.json',
  'report.json',
  'stripe.js',
])

const isThere = (name: string, from: string) =>
  notHere.has(name.replace(/^.*\//, '')) ||
  files.some(
    (path) =>
      `/${path}`.endsWith(`/${name}`) &&
      (name.includes('/') || !partOf(from) || !partOf(path) || partOf(path) === partOf(from)),
  )

const commentsOf = (path: string) =>
  findAll(readFileSync(join(root, path), 'utf8'), /(\/\*[^]*?\*\/|(?:^|\s)\/\/[^\n]*)/g)

const namedFile =
  /(?<![\w./:*-])((?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|js|json|md|toml|css|html|sql|py))\b/g

const named = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) =>
    commentsOf(path)
      .flatMap((comment) => findAll(comment, namedFile))
      .map((name) => ({ path, name })),
  )

test('a comment names no file that is gone, and one of another part with its folder', () => {
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ path, name }) => !isThere(name, path))).toEqual([])
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '..')
const files = globSync('**/*.{ts,tsx}', { cwd: client })
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/**
 * Every import in the client, with its file and what it names. Lint does not look at lazy imports, so this test
 * does.
 */
const imports = files.flatMap((file) => {
  const text = readFileSync(join(client, file), 'utf8')
  return [...text.matchAll(imported)].map(([, name = '']) => ({
    file,
    name,
    target: name.startsWith('#client/')
      ? name.slice('#client/'.length)
      : name.startsWith('.')
        ? relative(client, join(client, dirname(file), name))
        : null,
  }))
})

const featureOf = (path: string) => /^features\/([^/]+)\//.exec(path)?.[1]

test('a feature is used by the files of its own folder; its subfolders are its own', () => {
  const deep = imports.filter(
    ({ file, target }) =>
      target !== null && /^features\/[^/]+\/.+\//.test(target) && featureOf(target) !== featureOf(file),
  )
  expect(deep.map(({ file, name }) => `${file}: ${name}`)).toEqual([])
})

test('the browser knows the Worker by the types of its two APIs', () => {
  const known = imports.filter(({ name }) => name.startsWith('#worker/') || name.includes('/worker/'))
  expect(known.map(({ file, name }) => `${file}: ${name}`).toSorted()).toEqual([
    'lib/api.ts: #worker/index.ts',
    'lib/office-api.ts: #worker/index.ts',
  ])
})

import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = globSync('{src,packages/*/src}/**/*.{ts,tsx}', { cwd: root })
const known = new Set(files)

const aliases = [
  [/^#(client|worker|shared)\//, 'src/$1/'],
  [/^@cabine\/(\w+)\//, 'packages/$1/src/'],
] as const

/** What a file imports, at once or later, types too: `import/no-cycle` looks at none that comes later. */
function importsOf(file: string) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/^(?:import|export|\}) [^'"\n]*'([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm)]
    .map(([, now, later]) => now ?? later ?? '')
    .map((named) => {
      const alias = aliases.find(([start]) => start.test(named))
      return alias ? named.replace(alias[0], alias[1]) : join(dirname(file), named)
    })
    .filter((target) => known.has(target) && target !== file)
}

/** The files that are left when those that use nothing of the rest are taken away, again and again, from either end. */
function inCircles(uses: Map<string, Set<string>>): string[] {
  const left = [...uses.keys()].filter(
    (file) =>
      [...(uses.get(file) ?? [])].some((other) => uses.has(other)) &&
      [...uses.values()].some((others) => others.has(file)),
  )
  return left.length === uses.size
    ? left
    : inCircles(new Map(left.map((file) => [file, uses.get(file) ?? new Set()])))
}

test('no file needs itself, not even later', () => {
  expect(files.length).toBeGreaterThan(2000)
  expect(inCircles(new Map(files.map((file) => [file, new Set(importsOf(file))])))).toEqual([])
})

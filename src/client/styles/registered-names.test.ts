import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

// A registered property accepts values of its own type only, on the whole page: a colour token of the same name
// would stop working.
test('no registered property has the name of a token', () => {
  const styles = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.css'))
  const registered = styles.flatMap((file) => [...read(file).matchAll(/@property (--[\w-]+)/g)])
  const tokens = new Set([...read('tokens.css').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name))
  expect(registered.length).toBeGreaterThan(0)
  expect(tokens.has('--edge')).toBe(true)
  expect(registered.map(([, name]) => name).filter((name) => tokens.has(name))).toEqual([])
})

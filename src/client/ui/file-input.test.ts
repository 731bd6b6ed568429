import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('a file input is as large as its button, and each is this one: of itself it covers what is beside', () => {
  const inputs = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && /type=["'{]+file\b/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(inputs).toEqual([join('ui', 'file-input.tsx')])
  expect(readFileSync(join(root, 'ui/file-input.tsx'), 'utf8')).toMatch(
    /className="absolute inset-0 size-full /,
  )
})

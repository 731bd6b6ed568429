import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { areasSpokenBy, withMessagesOfParts } from './messages-of-parts.ts'

const root = mkdtempSync(join(tmpdir(), 'cabine-parts-'))
const folder = join(root, 'src/client')

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code)
  write(
    'part.tsx',
    "import { Line } from './line.tsx'\nexport const Part = () => Line()\nexport * from './again.ts'\n",
  )
  write(
    'line.tsx',
    "import type { Other } from './other.ts'\nexport const Line = () => t('hearts.saved') as Other\n",
  )
  write('again.ts', 'export const again = (code: string) => t(`photo-notes.advice_${code}`)\n')
  write('other.ts', "export type Other = string\nexport const other = t('billing.title')\n")
  write('silent.ts', "export const silent = t('common.close')\n")
  write(
    'asks.ts',
    "export const ask = () => import('./part.tsx')\nexport const hush = () => import('./silent.ts')\n",
  )
  write('names.ts', "export const ask = () => withMessages(import('./part.tsx'), 'hearts')\n")
})
afterAll(() => rmSync(root, { recursive: true }))

const written = (name: string) => {
  const file = join(folder, name)
  return withMessagesOfParts(readFileSync(file, 'utf8'), file) ?? ''
}

test('a part comes with the messages that it speaks, and so do what it imports and passes on', () => {
  const code = written('asks.ts')
  expect(code).toMatch(/__withMessages\(import\([^)]*part\.tsx[^)]*\), 'hearts', 'photo-notes'\)/)
  expect(code).not.toMatch(/__withMessages\(import\([^)]*silent/)
})

test('who names the areas is left alone', () => {
  expect(written('names.ts')).not.toContain('__withMessages')
})

test('what stands in for a page without a network, and the notice of a new version, bring their words', () => {
  const shell = join(import.meta.dirname, '../../src/client/shell')
  for (const part of ['offline-page.tsx', 'version-notice.tsx'])
    expect(areasSpokenBy(join(shell, part))).toContain('shell')
  expect(areasSpokenBy(join(shell, 'page-error.tsx'))).not.toContain('common')
})

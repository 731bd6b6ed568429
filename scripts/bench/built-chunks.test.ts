import { expect, test } from 'vitest'
import { importCycles } from './built-chunks.ts'

test('files that wait for each other are found, whichever comes first', () => {
  const chunks = {
    page: { file: 'page.js', imports: ['app', 'base'] },
    app: { file: 'app.js', imports: ['rest', 'base'] },
    rest: { file: 'rest.js', imports: ['app'] },
    base: { file: 'base.js' },
  }
  expect(importCycles(chunks)).toEqual(['app.js → rest.js → app.js'])
  expect(importCycles({ ...chunks, rest: { file: 'rest.js', imports: ['base'] } })).toEqual([])
})

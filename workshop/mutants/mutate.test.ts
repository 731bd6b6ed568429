import { expect, test } from 'vitest'
import { applied, mutantsOf } from './mutate.ts'

const made = (source: string) => mutantsOf(source, 'a.ts').map((mutant) => applied(source, mutant))

test.each([
  [
    'if (a === 1) f()',
    [
      'if (!(a === 1)) f()',
      'if (a !== 1) f()',
      'if (a === (1 + 1)) f()',
      'if (a === (1 - 1)) f()',
      'if (a === 1) ;',
    ],
  ],
  [
    'const f = (a: number) => a < b && c',
    [
      'const f = (a: number) => !(a < b && c)',
      'const f = (a: number) => a <= b && c',
      'const f = (a: number) => a < b || c',
    ],
  ],
  ['await save()', [';', 'void save()']],
  ['const x = db.batch([one, two])', ['const x = db.batch([two])', 'const x = db.batch([one])']],
  ['const x = and(one, two)', ['const x = and(two)', 'const x = and(one)']],
  [
    "const x = authorize({ who: 'owner', proven: true })",
    [
      "const x = authorize({ who: 'shopper', proven: true })",
      "const x = authorize({ who: 'owner', proven: undefined })",
    ],
  ],
  [
    'const x = sql`a >= ${b} and not exists c`',
    [
      'const x = sql`a > ${b} and not exists c`',
      'const x = sql`a >= ${b} or not exists c`',
      'const x = sql`a >= ${b} and exists c`',
    ],
  ],
])('%s', (source, mutants) => {
  expect(made(source).toSorted()).toEqual(mutants.toSorted())
})

test('types, imports, logs and milliseconds are left alone', () => {
  expect(made("import { a } from 'b'\ntype A = { b: 1 }\nlogEvent('x')\nconst waitMs = 5_000")).toEqual([])
})

import { expect, test } from 'vitest'
import { passwordLengthFrom } from './password-rules.ts'

test.each([
  [undefined, 6],
  ['', 6],
  ['6', 6],
  ['12', 12],
  ['4', 6],
  ['0', 6],
  ['-9', 6],
  ['12.5', 6],
  ['a lot', 6],
  ['1000', 64],
])('an operator who sets %j asks for %i characters', (set, asked) =>
  expect(passwordLengthFrom(set)).toBe(asked),
)

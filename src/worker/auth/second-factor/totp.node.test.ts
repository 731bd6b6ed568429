import { expect, test } from 'vitest'
import { codeAt, stepAt, stepOf } from './totp.ts'

/** The secret of RFC 6238's appendix B. */
const secret = new TextEncoder().encode('12345678901234567890')

/** Its rows for SHA-1. They have eight digits, of which ours are the last six. */
test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('at second %i the code is that of the RFC', async (second, code) => {
  expect(await codeAt(secret, stepAt(second * 1000))).toBe(code.slice(2))
})

test('a code counts one step before and after its own, and no longer', async () => {
  const code = await codeAt(secret, 1000)
  const at = (step: number) => stepOf(secret, code, step * 30_000)
  expect(await Promise.all([998, 999, 1000, 1001, 1002].map(at))).toEqual([null, 1000, 1000, 1000, null])
})

test('what is no code is none', async () => {
  for (const typed of ['', '000000', '28708', 'abcdef'])
    expect(await stepOf(secret, typed, 59_000)).toBeNull()
})

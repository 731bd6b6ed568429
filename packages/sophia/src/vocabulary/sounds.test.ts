import { expect, test } from 'vitest'
import { isMistyped, soundOf } from './sounds.ts'

test.each([
  ['chaketa', 'chaqueta'],
  ['bakera', 'vaquera'],
  ['bukle', 'boucle'],
  ['jaket', 'jacket'],
])('%s sounds like %s', (typed, meant) => {
  expect(soundOf(typed)).toBe(soundOf(meant))
})

test('of a short word another consonant makes another word, another vowel or a swap a slip', () => {
  expect(isMistyped('klein', 'kleid')).toBe(false)
  expect(isMistyped('kleed', 'kleid')).toBe(true)
  expect(isMistyped('balck', 'black')).toBe(true)
  expect(isMistyped('vestdo', 'vestido')).toBe(true)
})

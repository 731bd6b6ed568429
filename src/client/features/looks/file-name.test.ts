import { expect, test } from 'vitest'
import { fileNameOf } from './file-name.ts'

test.each([
  ['Olive Silk', 'cabine-olive-silk.jpg'],
  ['Été à Paris / n° 5', 'cabine-ete-a-paris-n-5.jpg'],
  ['../../etc', 'cabine-etc.jpg'],
  ['丝绸', 'cabine-丝绸.jpg'],
  ['***', 'cabine-look.jpg'],
])('the look %s is downloaded as %s', (outfit, name) => {
  expect(fileNameOf(outfit)).toBe(name)
})

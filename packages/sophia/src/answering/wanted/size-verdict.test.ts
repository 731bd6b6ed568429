import { expect, test } from 'vitest'
import { makeProduct } from '../outfits/testing.ts'
import { candidateOf } from '../finding/answer-wanted.ts'
import { sizeVerdict } from './size-verdict.ts'

test.for([
  ['38', ['24', '26', '28'], 'bottoms', 'yes'],
  ['38', ['XS', 'S'], 'dresses', 'no'],
  ['6', ['S', 'M'], 'tops', 'yes'],
  ['50', ['14W', '18W'], 'dresses', 'yes'],
  ['3X', ['22W'], 'dresses', 'yes'],
  ['36.5', ['5', '6'], 'shoes', 'yes'],
  ['24', ['7'], 'shoes', 'yes'],
  ['41', ['5', '6'], 'shoes', 'no'],
  ['M', [], 'tops', 'unsure'],
  ['M', ['one size'], 'bags', 'beside'],
] as const)('size %s of %j %s: %s', ([said, sizes, category, verdict]) => {
  const product = makeProduct('one', { category, sizes: [...sizes] })
  expect(sizeVerdict(candidateOf(product), said)).toBe(verdict)
})

import { expect, test } from 'vitest'
import { decode, likeness } from '../../src/shared/alike/code.ts'
import looks from '../../scripts/sample-shop/data/looks.json' with { type: 'json' }
import { describeFile, fileOf, samples, shippedWeights } from './samples.ts'

const codes: Record<string, string> = looks

test('each sample piece has its code, made by the weights that ship', async () => {
  expect(Object.keys(codes).sort()).toEqual(samples.map(({ picture }) => picture).sort())
  const weights = await shippedWeights()
  for (const sample of samples.filter((_, at) => at % 60 === 0)) {
    const vector = await describeFile(fileOf(sample), weights)
    // Another version of the decoder may give another last bit.
    expect(likeness(vector, codes[sample.picture]), sample.picture).toBeGreaterThan(0.98)
    expect(decode(codes[sample.picture])).toHaveLength(vector.length)
  }
})

test('views of one design are more alike than any two pieces', () => {
  const [tee, otherTee] = ['white-tee', 'black-tee'].map((id) => codes[`/samples/garments/${id}/960.webp`])
  const boots = codes['/samples/objects/black-knee-boots/960.webp']
  const vector = decode(tee)
  expect(likeness(vector, otherTee)).toBeGreaterThan(likeness(vector, boots))
})

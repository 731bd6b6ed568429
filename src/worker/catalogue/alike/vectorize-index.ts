import * as v from 'valibot'
import { decode } from '#shared/alike/code.ts'
import type { VectorIndex } from './index-of-vectors.ts'

/** Vectorize gives no more at once. */
const maxAnswers = 100
/** It takes a thousand vectors from a Worker at once. */
const maxAtOnce = 1_000

const idOf = (number: number) => String(number)
const matches = v.array(v.object({ id: v.pipe(v.string(), v.transform(Number)), score: v.number() }))

/**
 * Vectorize, with an index on `category` for its filter (docs/deploying.md). The catalogue's own index is written besides: a
 * product's code is read from there with the product.
 */
export function vectorizeIndex(binding: Vectorize, own: VectorIndex): VectorIndex {
  return {
    async put(entries) {
      for (let i = 0; i < entries.length; i += maxAtOnce)
        await binding.upsert(
          entries.slice(i, i + maxAtOnce).map(({ number, category, code }) => ({
            id: idOf(number),
            values: Array.from(decode(code)),
            metadata: { category },
          })),
        )
      await own.put(entries)
    },
    async remove(numbers) {
      for (let i = 0; i < numbers.length; i += maxAtOnce)
        await binding.deleteByIds(numbers.slice(i, i + maxAtOnce).map(idOf))
      await own.remove(numbers)
    },
    async nearest({ vector, category, most }) {
      const found = await binding.query(Array.from(vector), {
        topK: Math.min(most, maxAnswers),
        ...(category && { filter: { category: { $in: category } } }),
      })
      return v.parse(matches, found.matches).map(({ id, score }) => ({ number: id, likeness: score }))
    },
  }
}

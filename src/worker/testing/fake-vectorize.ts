type Stored = { values: number[]; metadata?: Record<string, VectorizeVectorMetadata> }

const product = (one: number[], other: number[]) =>
  one.reduce((sum, value, i) => sum + value * (other[i] ?? 0), 0)

/**
 * Stands in for the binding of Vectorize, with its limits: a thousand vectors a write, a hundred answers, vectors of the index's
 * length. What it was given it answers at once; Vectorize takes some seconds.
 */
export function fakeVectorize(dimensions: number) {
  const stored = new Map<string, Stored>()
  const atMost = (count: number, most: number) => {
    if (count > most) throw new Error(`VECTOR_ERROR: ${count} are more than ${most}`)
  }
  const isIn = (one: Stored, filter: VectorizeVectorMetadataFilter = {}) =>
    Object.entries(filter).every(([key, test]) => {
      const among = (test as { $in: unknown[] }).$in
      return among.includes(one.metadata?.[key])
    })
  const binding = {
    upsert(vectors: (Stored & { id: string })[]) {
      atMost(vectors.length, 1_000)
      for (const { id, values, metadata } of vectors) {
        if (values.length !== dimensions || !values.every(Number.isFinite))
          throw new Error('VECTOR_ERROR: dimensions')
        stored.set(id, { values, metadata })
      }
      return Promise.resolve({ mutationId: 'upserted' })
    },
    deleteByIds(ids: string[]) {
      for (const id of ids) stored.delete(id)
      return Promise.resolve({ mutationId: 'deleted' })
    },
    query(vector: number[], { topK = 5, filter }: VectorizeQueryOptions = {}) {
      atMost(topK, 100)
      const length = (values: number[]) => Math.sqrt(product(values, values))
      const matches = [...stored]
        .filter(([, one]) => isIn(one, filter))
        .map(([id, { values }]) => ({
          id,
          score: product(values, vector) / (length(values) * length(vector)),
        }))
        .sort((a, b) => b.score - a.score)
        .slice(0, topK)
      return Promise.resolve({ matches, count: matches.length })
    },
  }
  return { binding: binding as unknown as Vectorize, ids: () => [...stored.keys()] }
}

import type { FigureModel } from '../body/model/model.ts'

/** Neighbours of each vertex: those of vertex v are `of[from[v]]` to `of[from[v + 1]]`, without the last. */
export type Neighbours = { from: Uint32Array; of: Uint16Array }

export function neighboursOf({ mean, triangles }: FigureModel): Neighbours {
  const sets = Array.from({ length: mean.length / 3 }, () => new Set<number>())
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]]
      sets[a].add(b)
      sets[b].add(a)
    }
  const from = new Uint32Array(sets.length + 1)
  sets.forEach((set, vertex) => (from[vertex + 1] = from[vertex] + set.size))
  return { from, of: Uint16Array.from(sets.flatMap((set) => [...set])) }
}

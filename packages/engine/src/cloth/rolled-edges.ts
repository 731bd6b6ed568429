import { createPairNumbers } from '../drapery/pair-numbers.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'

/** How far hems, cuffs and necklines are turned over at their very edge: the tangent of an angle. */
const TURN = 0.45

/** Cloth ends in a fold, not in a cut: at its borders it faces outwards, as a turned edge does. `normals` are changed in place. */
export function rollEdges(cloth: Cloth, normals: Float32Array) {
  const { at } = cloth
  const nodes = nodesOf(cloth)
  const { border, of } = bordersOf(nodes)
  const outwards = new Float32Array(3 * border.length)
  for (let t = 0; t < nodes.length; t += 3) {
    const [a, b, c] = [nodes[t], nodes[t + 1], nodes[t + 2]]
    for (const node of [a, b, c]) {
      const k = of[node]
      if (k < 0) continue
      for (let axis = 0; axis < 3; axis++) {
        const middle = (at[3 * a + axis] + at[3 * b + axis] + at[3 * c + axis]) / 3
        outwards[3 * k + axis] += at[3 * node + axis] - middle
      }
    }
  }
  for (let k = 0; k < border.length; k++) {
    const o = 3 * k
    const n = 3 * border[k]
    const length = Math.hypot(outwards[o], outwards[o + 1], outwards[o + 2]) || 1
    for (let axis = 0; axis < 3; axis++) normals[n + axis] += (TURN * outwards[o + axis]) / length
    const by = Math.hypot(normals[n], normals[n + 1], normals[n + 2]) || 1
    for (let axis = 0; axis < 3; axis++) normals[n + axis] /= by
  }
}

/** Nodes on a border, and at each node its place among them, -1 for none. */
type Borders = { border: Uint32Array; of: Int32Array }
const known = new WeakMap<Uint32Array, Borders>()

function bordersOf(nodes: Uint32Array): Borders {
  const made = known.get(nodes) ?? findBorders(nodes)
  known.set(nodes, made)
  return made
}

/** A side that only one triangle has is a border's. */
function findBorders(nodes: Uint32Array): Borders {
  const sides = createPairNumbers(nodes.length)
  const counts = new Uint8Array(nodes.length)
  const ends = new Uint32Array(2 * nodes.length)
  for (let t = 0; t < nodes.length; t += 3)
    for (let corner = 0; corner < 3; corner++) {
      const a = nodes[t + corner]
      const b = nodes[t + ((corner + 1) % 3)]
      const side = sides.numberOf(a, b)
      counts[side]++
      ends[2 * side] = a
      ends[2 * side + 1] = b
    }
  const border = new Set<number>()
  counts.forEach((count, side) => {
    if (count !== 1) return
    border.add(ends[2 * side])
    border.add(ends[2 * side + 1])
  })
  const list = Uint32Array.from(border)
  const of = new Int32Array(nodes.reduce((most, node) => Math.max(most, node), 0) + 1).fill(-1)
  list.forEach((node, k) => (of[node] = k))
  return { border: list, of }
}

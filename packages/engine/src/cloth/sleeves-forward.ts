import { smoothstep } from '../drapery/scalar.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'
import type { SewnGarment } from './sewn-garment.ts'

/** An arm beside the trunk pushes the trunk's cloth aside; in the drape it does not: sleeves come forward by so much, cm. */
const SLEEVE = 6
/** Where her hand is seen her forearm is in front, cm; and where on a sleeve's pattern that begins and is sure. */
const FOREARM = { by: 20, from: -18, sure: -30 }

/** The cloth's places with sleeves brought forward: what is in front is told by them alone. */
export function sleevesForward(
  { piece }: SewnGarment,
  cloth: Cloth,
  seenNodes: Float64Array,
  [left, right]: readonly [boolean, boolean],
) {
  const { node, surfaceOf, uv } = cloth
  const forward = seenNodes.slice()
  const free = freeOfTrunk(piece, cloth)
  node.forEach((n, corner) => {
    const { carrier } = piece.surfaces[surfaceOf[corner]]
    if (!carrier.startsWith('arm')) return
    const isBefore = carrier === 'armLeft' ? left : right
    const by = isBefore ? FOREARM.by * smoothstep(FOREARM.from, FOREARM.sure, uv[2 * corner + 1]) : 0
    forward[3 * n + 2] = Math.max(forward[3 * n + 2], seenNodes[3 * n + 2] + SLEEVE * free[n] + by)
  })
  return forward
}

/** So many edges of a piece from its armhole a sleeve comes forward as a whole. */
const FREE = 3

/** By the cloth's triangles, which a garment has once. */
const frees = new WeakMap<Uint32Array, Float32Array>()

/** How far from an armhole's seam each node is, 0 to 1. */
function freeOfTrunk({ surfaces, triangles: sewn }: SewnGarment['piece'], cloth: Cloth) {
  const { at, node, surfaceOf, triangles } = cloth
  const known = frees.get(triangles)
  if (known) return known
  // Edges of refined cloth are half as long.
  const most = triangles.length > sewn.length ? 2 * FREE : FREE
  const rings = new Float32Array(at.length / 3).fill(most)
  const ofTrunk = new Uint8Array(rings.length)
  node.forEach((n, corner) => {
    if (surfaces[surfaceOf[corner]].carrier === 'trunk') ofTrunk[n] = 1
  })
  node.forEach((n, corner) => {
    if (ofTrunk[n] && surfaces[surfaceOf[corner]].carrier.startsWith('arm')) rings[n] = 0
  })
  const nodes = nodesOf(cloth)
  for (let ring = 0; ring < most - 1; ring++)
    for (let t = 0; t < nodes.length; t += 3) {
      if (Math.min(rings[nodes[t]], rings[nodes[t + 1]], rings[nodes[t + 2]]) !== ring) continue
      for (let k = t; k < t + 3; k++) if (rings[nodes[k]] > ring) rings[nodes[k]] = ring + 1
    }
  const free = rings.map((value) => value / most)
  frees.set(triangles, free)
  return free
}

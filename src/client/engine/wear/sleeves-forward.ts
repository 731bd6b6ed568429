import { smoothstep } from '@cabine/drapery/scalar.ts'
import type { Cloth } from './refine.ts'
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

/** So many edges from its armhole a sleeve comes forward as a whole. */
const FREE = 6

/** By the cloth's triangles, which a garment has once. */
const frees = new WeakMap<Uint32Array, Float32Array>()

/** How far from an armhole's seam each node is, 0 to 1. */
function freeOfTrunk({ surfaces }: SewnGarment['piece'], { at, node, surfaceOf, triangles }: Cloth) {
  const known = frees.get(triangles)
  if (known) return known
  const rings = new Float32Array(at.length / 3).fill(FREE)
  const ofTrunk = new Uint8Array(rings.length)
  node.forEach((n, corner) => {
    if (surfaces[surfaceOf[corner]].carrier === 'trunk') ofTrunk[n] = 1
  })
  node.forEach((n, corner) => {
    if (ofTrunk[n] && surfaces[surfaceOf[corner]].carrier.startsWith('arm')) rings[n] = 0
  })
  for (let ring = 0; ring < FREE - 1; ring++)
    for (let t = 0; t < triangles.length; t += 3) {
      const [a, b, c] = [node[triangles[t]], node[triangles[t + 1]], node[triangles[t + 2]]]
      if (Math.min(rings[a], rings[b], rings[c]) !== ring) continue
      for (const n of [a, b, c]) if (rings[n] > ring) rings[n] = ring + 1
    }
  const free = rings.map((ring) => ring / FREE)
  frees.set(triangles, free)
  return free
}

import { rasterise } from '@cabine/engine/drapery/raster.ts'
import { MeshoptSimplifier } from 'meshoptimizer'

/** A part of the skin that gets fewer triangles than in the source. */
export type Part = {
  /** Which vertices may go. */
  holds: (vertex: number) => boolean
  /** How many of its triangles stay, 0 to 1. */
  share: number
}

/** Makes parts of a mesh coarser. Vertices that stay are the old ones, so that shapes and shares stay true. */
export async function thin(positions: Float32Array, triangles: Uint32Array, parts: Part[]) {
  await MeshoptSimplifier.ready
  let kept = triangles
  for (const { holds, share } of parts) {
    const lock = Uint8Array.from({ length: positions.length / 3 }, (_, vertex) => (holds(vertex) ? 0 : 1))
    const inside = kept.filter((vertex) => !lock[vertex]).length
    const target = Math.floor((kept.length - (1 - share) * inside) / 3) * 3
    ;[kept] = MeshoptSimplifier.simplifyWithAttributes(
      kept,
      positions,
      3,
      new Float32Array(positions.length / 3),
      1,
      [0],
      lock,
      target,
      1,
      ['Regularize'],
    )
  }
  return kept
}

/** Triangles of a part that are seen from somewhere: the mouth's inside and the like are not. */
export function seenFromOutside(
  positions: Float32Array,
  triangles: Uint32Array,
  isAsked: (vertex: number) => boolean,
) {
  const isSeen = new Uint8Array(triangles.length / 3)
  for (let t = 0; t < isSeen.length; t++) isSeen[t] = isAsked(triangles[3 * t]) ? 0 : 1
  const asked: number[] = []
  for (let t = 0; t < isSeen.length; t++) if (!isSeen[t]) asked.push(t)
  const corners = Int32Array.from(asked.flatMap((t) => [...triangles.subarray(3 * t, 3 * t + 3)]))
  const golden = Math.PI * (3 - Math.sqrt(5))
  const count = 60
  for (let k = 0; k < count; k++) {
    const z = 1 - (2 * (k + 0.5)) / count
    const around = golden * k
    const turned = turnTo(positions, [
      Math.sqrt(1 - z * z) * Math.cos(around),
      z,
      Math.sqrt(1 - z * z) * Math.sin(around),
    ])
    const [left, bottom, right, top] = boxOf(turned, corners)
    const scale = 700 / Math.max(right - left, top - bottom)
    const camera = { left, top, scale, width: 700, height: 700 }
    const { triangle } = rasterise(camera, turned, corners, () => 0, null)
    for (const t of triangle) if (t >= 0) isSeen[asked[t]] = 1
  }
  return triangles.filter((_, corner) => isSeen[Math.floor(corner / 3)])
}

/** Places as a camera sees them that looks from `direction`. */
function turnTo(positions: Float32Array, [x, y, z]: [number, number, number]) {
  const across = Math.hypot(x, z) || 1
  const right = [z / across, 0, -x / across]
  const up = [y * right[2], z * right[0] - x * right[2], -y * right[0]]
  const turned = new Float64Array(positions.length)
  for (let i = 0; i < positions.length; i += 3) {
    const [a, b, c] = [positions[i], positions[i + 1], positions[i + 2]]
    turned[i] = a * right[0] + c * right[2]
    turned[i + 1] = a * up[0] + b * up[1] + c * up[2]
    turned[i + 2] = a * x + b * y + c * z
  }
  return turned
}

function boxOf(places: Float64Array, corners: Int32Array) {
  const box = [Infinity, Infinity, -Infinity, -Infinity]
  for (const corner of corners) {
    box[0] = Math.min(box[0], places[3 * corner])
    box[1] = Math.min(box[1], places[3 * corner + 1])
    box[2] = Math.max(box[2], places[3 * corner])
    box[3] = Math.max(box[3], places[3 * corner + 1])
  }
  return box
}

import type { Scene } from '@cabine/tailoring/scene.ts'
import { tangents } from '@cabine/tailoring/tangents.ts'
import type { Draped } from '../design.ts'
import type { Box, Slot } from './atlas.ts'
import { cover, dilate, type Part } from './cover.ts'

/** Triangles that two stages of halving make of one. */
const parts = 16
/** Cosine below which a fine normal that turns away from the lattice is held back. */
const leastFacing = 0.25

/**
 * Slopes, two a texel, by which the finely draped cloth leans away from the coarse lattice: its folds. The
 * map is half as fine as the atlas.
 */
export function foldSlopes(
  lattice: Scene,
  { mesh, normals }: Draped,
  part: Part,
  box: Box,
  slot: Slot,
  scale: number,
) {
  const { triangle, wa, wb, width } = cover(part, box, slot, scale, 0.5)
  const map = new Float32Array(2 * triangle.length)
  const fine = new Float64Array(3)
  for (let p = 0; p < triangle.length; p++) {
    if (triangle[p] < 0) continue
    const t = part.whole[triangle[p]]
    const weights = [wa[p], wb[p], 1 - wa[p] - wb[p]]
    fine.fill(0)
    for (let k = 0; k < 3; k++) {
      const n = 3 * mesh.node[mesh.triangles[3 * t + k]]
      for (let c = 0; c < 3; c++) fine[c] += normals[n + c] * weights[k]
    }
    const x = box.left + ((p % width) + 0.5) / (scale / 2)
    const y = box.top - (Math.floor(p / width) + 0.5) / (scale / 2)
    leanOf(lattice, Math.floor(t / parts), x, y, fine, map, 2 * p)
  }
  dilate(
    map,
    [0, 0],
    Uint8Array.from(triangle, (t) => (t >= 0 ? 1 : 0)),
    width,
  )
  return map
}

/** How a normal leans away from a triangle's own smooth one at a pattern place: slopes along the pattern, into `out`. */
function leanOf(
  scene: Scene,
  triangle: number,
  x: number,
  y: number,
  fine: Float64Array,
  out: Float32Array,
  at: number,
) {
  const { triangles, uv, normal } = scene
  const [a, b, c] = triangles.subarray(3 * triangle, 3 * triangle + 3)
  const [ax, ay, bx, by] = [
    uv[2 * a] - uv[2 * c],
    uv[2 * a + 1] - uv[2 * c + 1],
    uv[2 * b] - uv[2 * c],
    uv[2 * b + 1] - uv[2 * c + 1],
  ]
  const area = ax * by - ay * bx || 1e-9
  const [dx, dy] = [x - uv[2 * c], y - uv[2 * c + 1]]
  const wa = (dx * by - dy * bx) / area
  const wb = (ax * dy - ay * dx) / area
  const smooth = [0, 1, 2].map(
    (k) => normal[3 * a + k] * wa + normal[3 * b + k] * wb + normal[3 * c + k] * (1 - wa - wb),
  )
  const long = Math.hypot(smooth[0], smooth[1], smooth[2]) || 1
  const length = Math.hypot(fine[0], fine[1], fine[2]) || 1
  const { ux, uy, uz, vx, vy, vz } = tangents(scene, a, b, c)
  /** Across both directions of the pattern, on the smooth normal's side. */
  let [wx, wy, wz] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
  let along = (wx * smooth[0] + wy * smooth[1] + wz * smooth[2]) / long
  if (along < 0) [wx, wy, wz, along] = [-wx, -wy, -wz, -along]
  const facing = (wx * fine[0] + wy * fine[1] + wz * fine[2]) / length
  const k = along / Math.max(facing, leastFacing)
  const [rx, ry, rz] = [0, 1, 2].map((i) => smooth[i] / long - (k * fine[i]) / length)
  const uv2 = ux * vx + uy * vy + uz * vz
  const [ru, rv] = [rx * ux + ry * uy + rz * uz, rx * vx + ry * vy + rz * vz]
  const square = Math.max(1 - uv2 * uv2, 0.05)
  out[at] = (ru - rv * uv2) / square
  out[at + 1] = (rv - ru * uv2) / square
}

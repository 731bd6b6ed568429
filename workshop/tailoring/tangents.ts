import type { Scene } from './scene.ts'
import { unit } from '@cabine/engine/drapery/studio.ts'

const frame = { ux: 0, uy: 0, uz: 0, vx: 0, vy: 0, vz: 0, nx: 0, ny: 0, nz: 0 }
let framed = { scene: null as Scene | null, a: -1, b: -1, c: -1 }
/** Directions of the pattern's x and y on a triangle, and its face normal. */
export function tangents(scene: Scene, a: number, b: number, c: number) {
  if (framed.scene === scene && framed.a === a && framed.b === b && framed.c === c) return frame
  framed = { scene, a, b, c }
  const { at, uv } = scene
  const [x1, y1, z1] = [at[3 * b] - at[3 * a], at[3 * b + 1] - at[3 * a + 1], at[3 * b + 2] - at[3 * a + 2]]
  const [x2, y2, z2] = [at[3 * c] - at[3 * a], at[3 * c + 1] - at[3 * a + 1], at[3 * c + 2] - at[3 * a + 2]]
  const [u1, v1] = [uv[2 * b] - uv[2 * a], uv[2 * b + 1] - uv[2 * a + 1]]
  const [u2, v2] = [uv[2 * c] - uv[2 * a], uv[2 * c + 1] - uv[2 * a + 1]]
  const det = u1 * v2 - u2 * v1 || 1e-9
  ;[frame.ux, frame.uy, frame.uz] = unit([
    (x1 * v2 - x2 * v1) / det,
    (y1 * v2 - y2 * v1) / det,
    (z1 * v2 - z2 * v1) / det,
  ])
  ;[frame.vx, frame.vy, frame.vz] = unit([
    (x2 * u1 - x1 * u2) / det,
    (y2 * u1 - y1 * u2) / det,
    (z2 * u1 - z1 * u2) / det,
  ])
  ;[frame.nx, frame.ny, frame.nz] = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2]
  return frame
}

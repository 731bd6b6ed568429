import { occlude } from '@cabine/drapery/occlusion.ts'
import { rasterise, type Visible } from '@cabine/drapery/raster.ts'
import { clamp } from '@cabine/drapery/scalar.ts'
import type { Light } from '../figure/light.ts'
import { cameraOn, type Box, type Posed } from './framing.ts'

/** Light and shade are looked for on a picture so much coarser. */
const COARSE = 0.5

/** How much light reaches what is seen, 0 to 1: from everywhere, and from where most of it comes. */
export type Reach = { width: number; height: number; open: Float32Array; lit: Float32Array }

/**
 * Shadows of everything on one layer of cloth: of itself, of arms, of other layers.
 *
 * @param normals three a node of `cloth`, in the room
 */
export function shadowsOn(
  box: Box,
  cloth: Posed,
  normals: Float32Array,
  everything: Posed,
  perCm: number,
  light: Light,
): Reach {
  const camera = cameraOn(box, COARSE)
  const { width, height } = camera
  const seen = rasterise(camera, cloth.seen, Int32Array.from(cloth.triangles), () => 0, null)
  const before = rasterise(camera, everything.seen, Int32Array.from(everything.triangles), () => 0, null)
  const normal = new Float32Array(width * height * 3)
  for (let p = 0; p < seen.triangle.length; p++) {
    const t = seen.triangle[p]
    if (t < 0) continue
    const a = 3 * cloth.triangles[3 * t]
    const b = 3 * cloth.triangles[3 * t + 1]
    const c = 3 * cloth.triangles[3 * t + 2]
    const wa = seen.wa[p]
    const wb = seen.wb[p]
    for (let axis = 0; axis < 3; axis++)
      normal[3 * p + axis] =
        normals[a + axis] * wa + normals[b + axis] * wb + normals[c + axis] * (1 - wa - wb)
    if (normal[3 * p + 2] < 0) for (let axis = 0; axis < 3; axis++) normal[3 * p + axis] *= -1
  }
  const length = Math.hypot(light[1], light[2], light[3]) || 1
  const towards = [light[1] / length, -light[2] / length, -light[3] / length] as const
  const { open, lit } = occlude(seen.depth, normal, width, height, perCm * COARSE, towards, before.depth)
  for (const plane of [open, lit]) runOnBeside(plane, seen)
  return { width, height, open, lit }
}

/** Beside the cloth there is nothing for light to fall on: its edge takes what lies within. */
function runOnBeside(plane: Float32Array, { width, height, triangle }: Visible) {
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      if (triangle[p] >= 0) continue
      let [sum, count] = [0, 0]
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
          if (triangle[v * width + u] < 0) continue
          sum += plane[v * width + u]
          count++
        }
      plane[p] = count ? sum / count : 1
    }
}

/** Bilinear; x and y in px of the photo from the box's corner. */
export function reachAt({ width, height }: Reach, plane: Float32Array, x: number, y: number) {
  const u = clamp(x * COARSE - 0.5, 0, width - 1.001)
  const v = clamp(y * COARSE - 0.5, 0, height - 1.001)
  const left = u | 0
  const top = v | 0
  const p = top * width + left
  const across = u - left
  const above = plane[p] + (plane[p + 1] - plane[p]) * across
  const below = plane[p + width] + (plane[p + width + 1] - plane[p + width]) * across
  return above + (below - above) * (v - top)
}

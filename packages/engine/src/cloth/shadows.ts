import { occlude } from '../drapery/occlusion.ts'
import { rasterise, type Camera, type Visible } from '../drapery/raster.ts'
import { clamp } from '../drapery/scalar.ts'
import type { Light } from '../body/figure/fit-light.ts'
import { createPlane, type Plane, type Size } from '../raster/plane.ts'
import { alongFolds } from './along-folds.ts'
import { cameraOn, type Box, type Posed } from './framing.ts'

/** Light and shade are looked for on a picture so much coarser. */
const COARSE = 0.5
/** What is no nearer is nothing at all, cm. */
const NOTHING = -1e8

/** How much light reaches what is seen, 0 to 1: from everywhere, and from where most of it comes. */
export type Reach = {
  width: number
  height: number
  scale: number
  open: Float32Array
  lit: Float32Array
  /** How much more folds face the brightest side than what is around them. */
  folds: Plane & { scale: number }
}

/**
 * Shadows on cloth: of itself and of her.
 *
 * @param normals three a node of `cloth`, in the room
 * @param facing how much more each node's fold faces the brightest side
 */
export function shadowsOn(
  box: Box,
  cloth: Posed,
  normals: Float32Array,
  facing: Float32Array,
  skin: Posed,
  perCm: number,
  light: Light,
): Reach {
  const camera = cameraOn(box, COARSE)
  const addSkin = (seen: Visible) => rasterise(camera, skin.seen, skin.triangles, () => 0, null, seen)
  return shadowsBefore(camera, cloth, normals, facing, addSkin, perCm, light)
}

/**
 * @param facing as `shadowsOn` is told
 * @param addSkin what else the camera sees that throws shadows, into what it sees of the cloth
 */
export function shadowsBefore(
  camera: Camera,
  cloth: Posed,
  normals: Float32Array,
  facing: Float32Array,
  addSkin: (seen: Visible) => void,
  perCm: number,
  light: Light,
): Reach {
  const { width, height, scale } = camera
  const seen = rasterise(camera, cloth.seen, cloth.triangles, () => 0, null)
  const normal = new Float32Array(width * height * 3)
  for (let p = 0, i = 0; p < seen.triangle.length; p++, i += 3) {
    const t = seen.triangle[p]
    if (t < 0) continue
    const a = 3 * cloth.triangles[3 * t]
    const b = 3 * cloth.triangles[3 * t + 1]
    const c = 3 * cloth.triangles[3 * t + 2]
    const wa = seen.wa[p]
    const wb = seen.wb[p]
    const wc = 1 - wa - wb
    const nx = normals[a] * wa + normals[b] * wb + normals[c] * wc
    const ny = normals[a + 1] * wa + normals[b + 1] * wb + normals[c + 1] * wc
    const nz = normals[a + 2] * wa + normals[b + 2] * wb + normals[c + 2] * wc
    const sign = nz < 0 ? -1 : 1
    normal[i] = sign * nx
    normal[i + 1] = sign * ny
    normal[i + 2] = sign * nz
  }
  const depth = seen.depth.slice()
  const folds = foldsOf(seen, depth, cloth, facing, scale, perCm)
  addSkin(seen)
  const length = Math.hypot(light[1], light[2], light[3]) || 1
  const towards = [light[1] / length, -light[2] / length, -light[3] / length] as const
  const { open, lit } = occlude(depth, normal, width, height, perCm * scale, towards, seen.depth)
  for (const plane of [open, lit]) runOnBeside(plane, depth, width, height)
  return { width, height, scale, open, lit, folds }
}

/** Folds are looked for no finer than this, px a centimetre. */
const FOLDED = 2.2

/** How much more folds face the brightest side, on a picture of their own. */
function foldsOf(
  seen: Visible,
  depth: Float32Array,
  cloth: Posed,
  facing: Float32Array,
  scale: number,
  perCm: number,
) {
  const every = perCm * scale > FOLDED ? 2 : 1
  const size = { width: Math.ceil(seen.width / every), height: Math.ceil(seen.height / every) }
  const folds = createPlane(size)
  const deep = new Float32Array(folds.data.length)
  for (let y = 0, q = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, q++) {
      const p = every * (y * seen.width + x)
      const t = 3 * seen.triangle[p]
      deep[q] = depth[p]
      if (depth[p] <= NOTHING) continue
      const wa = seen.wa[p]
      const wb = seen.wb[p]
      folds.data[q] =
        facing[cloth.triangles[t]] * wa +
        facing[cloth.triangles[t + 1]] * wb +
        facing[cloth.triangles[t + 2]] * (1 - wa - wb)
    }
  return { ...alongFolds(folds, deep, (perCm * scale) / every), scale: scale / every }
}

/** Beside the cloth there is nothing for light to fall on: its edge takes what lies within. */
function runOnBeside(plane: Float32Array, depth: Float32Array, width: number, height: number) {
  for (let y = 0, p = 0; y < height; y++)
    for (let x = 0; x < width; x++, p++) {
      if (depth[p] > NOTHING) continue
      const left = Math.max(0, x - 1)
      const right = Math.min(width - 1, x + 1)
      const bottom = Math.min(height - 1, y + 1)
      let sum = 0
      let count = 0
      for (let v = Math.max(0, y - 1); v <= bottom; v++)
        for (let q = v * width + left; q <= v * width + right; q++) {
          if (depth[q] <= NOTHING) continue
          sum += plane[q]
          count++
        }
      plane[p] = count ? sum / count : 1
    }
}

/** Bilinear; x and y in px of the photo from the box's corner. */
export function reachAt(
  { width, height, scale }: Size & { scale: number },
  plane: Float32Array,
  x: number,
  y: number,
) {
  const u = clamp(x * scale - 0.5, 0, width - 1.001)
  const v = clamp(y * scale - 0.5, 0, height - 1.001)
  const left = u | 0
  const top = v | 0
  const p = top * width + left
  const across = u - left
  const above = plane[p] + (plane[p + 1] - plane[p]) * across
  const below = plane[p + width] + (plane[p + width + 1] - plane[p + width]) * across
  return above + (below - above) * (v - top)
}

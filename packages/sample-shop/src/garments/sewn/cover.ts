import { rasterise, type Visible } from '@cabine/drapery/raster.ts'
import type { Box, Slot } from './atlas.ts'

/** A surface's triangles flat in its pattern. */
export interface Flat {
  /** Three numbers a corner: the pattern's x and y, and nought. */
  at: Float64Array
  triangles: Int32Array
}

/** The triangles of each surface, and which triangle of the whole each of them is. */
export function flatten(uv: Float64Array, surfaceOf: Uint8Array, triangles: Int32Array, count: number) {
  const at = new Float64Array((uv.length / 2) * 3)
  for (let i = 0; i < uv.length / 2; i++) {
    at[3 * i] = uv[2 * i]
    at[3 * i + 1] = uv[2 * i + 1]
  }
  const own = Array.from({ length: count }, (): number[] => [])
  for (let t = 0; t < triangles.length / 3; t++) own[surfaceOf[triangles[3 * t]]].push(t)
  return own.map((list) => ({
    at,
    triangles: Int32Array.from(list.flatMap((t) => [...triangles.subarray(3 * t, 3 * t + 3)])),
    whole: Int32Array.from(list),
  }))
}

/** Which triangle covers each texel of a slot, whose maps are `share` as fine as the atlas. */
export const cover = (flat: Flat, box: Box, slot: Slot, scale: number, share = 1): Visible =>
  rasterise(
    {
      left: box.left,
      top: box.top,
      scale: scale * share,
      width: slot.width * share,
      height: slot.height * share,
    },
    flat.at,
    flat.triangles,
    () => 0,
    null,
  )

/** Fills texels that hold nothing with the nearest ones that do, in place; true in `filled` is what holds something. */
export function dilate(map: Float32Array, channels: number, filled: Uint8Array, width: number) {
  const height = filled.length / width
  let edge: number[] = []
  for (let p = 0; p < filled.length; p++) if (filled[p]) edge.push(p)
  while (edge.length) {
    const next: number[] = []
    for (const p of edge) {
      const [x, y] = [p % width, Math.floor(p / width)]
      for (const q of [
        x > 0 ? p - 1 : -1,
        x + 1 < width ? p + 1 : -1,
        y > 0 ? p - width : -1,
        y + 1 < height ? p + width : -1,
      ]) {
        if (q < 0 || filled[q]) continue
        filled[q] = 1
        for (let k = 0; k < channels; k++) map[channels * q + k] = map[channels * p + k]
        next.push(q)
      }
    }
    edge = next
  }
}

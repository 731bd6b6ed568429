import { rasterise, type Visible } from '@cabine/engine/drapery/raster.ts'
import { mix } from '@cabine/engine/drapery/scalar.ts'
import type { Atlas, Box, Slot } from './atlas.ts'

/** A surface's triangles flat in its pattern. */
export interface Part {
  /** Three numbers a corner: the pattern's x and y, and nought. */
  at: Float64Array
  triangles: Int32Array
  /** Which triangle of the whole mesh each of them is. */
  whole: Int32Array
}

/** The triangles of each surface. */
export function partsOf(uv: Float64Array, surfaceOf: Uint8Array, triangles: Int32Array, count: number) {
  const at = new Float64Array((uv.length / 2) * 3)
  for (let i = 0; i < uv.length / 2; i++) {
    at[3 * i] = uv[2 * i]
    at[3 * i + 1] = uv[2 * i + 1]
  }
  const own = Array.from({ length: count }, (): number[] => [])
  for (let t = 0; t < triangles.length / 3; t++) own[surfaceOf[triangles[3 * t]]].push(t)
  return own.map((list): Part => ({
    at,
    triangles: Int32Array.from(list.flatMap((t) => [...triangles.subarray(3 * t, 3 * t + 3)])),
    whole: Int32Array.from(list),
  }))
}

/** Which triangle covers each texel of a slot, whose maps are `share` as fine as the atlas. */
export const cover = (part: Part, box: Box, slot: Slot, scale: number, share = 1): Visible =>
  rasterise(
    {
      left: box.left,
      top: box.top,
      scale: scale * share,
      width: slot.width * share,
      height: slot.height * share,
    },
    part.at,
    part.triangles,
    () => 0,
    null,
  )

/** Texels that continue an edge as it is; farther out it fades, so that empty corners pack small. */
const plain = 3
const fade = 0.15

/**
 * Fills texels that hold nothing from their neighbours, in place: first with the nearest that does, then more and more
 * with `far`. True in `filled` is what holds something.
 */
export function dilate(map: Float32Array, far: number[], filled: Uint8Array, width: number) {
  const height = filled.length / width
  const channels = far.length
  let edge: number[] = []
  for (let p = 0; p < filled.length; p++) if (filled[p]) edge.push(p)
  for (let ring = 0; edge.length; ring++) {
    const share = ring < plain ? 0 : fade
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
        for (let k = 0; k < channels; k++) map[channels * q + k] = mix(map[channels * p + k], far[k], share)
        next.push(q)
      }
    }
    edge = next
  }
}

/** Puts the maps of all slots into one; what lies between them continues them. `share` is how fine they are. */
export function join({ width, height, slots }: Atlas, maps: Float32Array[], far: number[], share = 1) {
  const channels = far.length
  const wide = width * share
  const whole = new Float32Array(channels * wide * height * share)
  const filled = new Uint8Array(wide * height * share)
  slots.forEach((slot, i) => {
    const own = slot.width * share
    for (let y = 0; y < slot.height * share; y++) {
      const p = (slot.y * share + y) * wide + slot.x * share
      whole.set(maps[i].subarray(channels * y * own, channels * (y + 1) * own), channels * p)
      filled.fill(1, p, p + own)
    }
  })
  dilate(whole, far, filled, wide)
  return whole
}

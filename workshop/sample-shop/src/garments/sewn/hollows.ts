import { reliefAt } from '@cabine/tailoring/cloth-point.ts'
import { clamp } from '@cabine/engine/drapery/scalar.ts'
import type { Box, Slot } from './atlas.ts'
import type { Layers } from './layers.ts'
import { samplePlaces } from './samples.ts'

/** Share of light that a hollow takes for each cm of its depth, and the most that is taken or given. */
const strength = 3
const most = 0.12
/** How wide the ground is that a hollow is measured from, in texels to each side. */
const reach = 2

/**
 * What hollows of the cloth leave of its colour, a factor a texel: ribs and stitches too fine for the relief map still
 * show so, whatever the light.
 */
export function hollowShade(layers: Layers, isCovered: Uint8Array, box: Box, slot: Slot, scale: number) {
  const { width, height } = slot
  const relief = new Float32Array(width * height)
  for (let p = 0; p < relief.length; p++)
    if (isCovered[p])
      for (const [x, y] of samplePlaces(p, box, width, scale))
        relief[p] += reliefAt(layers.clothAt(x, y), x, y) / 4
  const ground = meanAround(meanAround(relief, isCovered, 1, width), isCovered, width, width)
  return relief.map((h, p) => (isCovered[p] ? 1 + clamp(strength * (h - ground[p]), -most, most) : 1))
}

/** The mean of what is covered within reach, along a row (`step` 1) or a column (`step` the map's width). */
function meanAround(map: Float32Array, isCovered: Uint8Array, step: number, width: number) {
  return map.map((_, p) => {
    if (!isCovered[p]) return 0
    let [sum, count] = [0, 0]
    for (let k = -reach; k <= reach; k++) {
      const q = p + k * step
      if (!isCovered[q] || (step === 1 && Math.floor(q / width) !== Math.floor(p / width))) continue
      sum += map[q]
      count++
    }
    return sum / count
  })
}

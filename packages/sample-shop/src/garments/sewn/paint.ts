import { toSrgb } from '@cabine/drapery/colour.ts'
import { createLook, paintAt } from '@cabine/drapery/look.ts'
import { cellRandom } from '@cabine/drapery/noise.ts'
import { clamp } from '@cabine/drapery/scalar.ts'
import type { Atlas, Box, Slot } from './atlas.ts'
import { dilate } from './cover.ts'
import type { Layers } from './layers.ts'

/** Samples a texel, along each side. */
const fine = 2

/** The colours of a surface in its slot, linear light; texels outside of it continue its edge. */
export function paintSurface(
  layers: Layers,
  isCovered: Uint8Array,
  box: Box,
  { width, height }: Slot,
  scale: number,
) {
  const map = new Float32Array(3 * width * height)
  const look = createLook()
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const p = py * width + px
      if (!isCovered[p]) continue
      for (let k = 0; k < fine * fine; k++) {
        const [i, j] = [px * fine + (k % fine), py * fine + Math.floor(k / fine)]
        const x = box.left + (i + cellRandom(i, j, 1)) / fine / scale
        const y = box.top - (j + cellRandom(i, j, 2)) / fine / scale
        paintAt(layers.clothAt(x, y), x, y, look)
        const shade = (look.shade * layers.shadeAt(x, y)) / fine / fine
        for (let c = 0; c < 3; c++) map[3 * p + c] += look.colour[c] * shade
      }
    }
  dilate(map, 3, Uint8Array.from(isCovered), width)
  return map
}

/** Puts the maps of all slots into one, as sRGB bytes; what lies between them continues them. */
export function joinColours({ width, height, slots }: Atlas, maps: Float32Array[]) {
  const whole = new Float32Array(3 * width * height)
  const filled = new Uint8Array(width * height)
  slots.forEach((slot, i) => {
    for (let y = 0; y < slot.height; y++) {
      const p = (slot.y + y) * width + slot.x
      whole.set(maps[i].subarray(3 * y * slot.width, 3 * (y + 1) * slot.width), 3 * p)
      filled.fill(1, p, p + slot.width)
    }
  })
  dilate(whole, 3, filled, width)
  return Uint8Array.from(whole, (light) => Math.round(toSrgb(clamp(light)) * 255))
}

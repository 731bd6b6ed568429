import { toSrgb } from '@cabine/engine/drapery/colour.ts'
import { createClothPoint, paintAt } from '@cabine/tailoring/cloth-point.ts'
import { clamp } from '@cabine/engine/drapery/scalar.ts'
import type { Box, Slot } from './atlas.ts'
import { dilate } from './cover.ts'
import { hollowShade } from './hollows.ts'
import type { Layers } from './layers.ts'
import { samplePlaces } from './samples.ts'

/** The colours of a surface in its slot, linear light, and their mean; texels outside of it continue its edge. */
export function paintSurface(layers: Layers, isCovered: Uint8Array, box: Box, slot: Slot, scale: number) {
  const { width, height } = slot
  const map = new Float32Array(3 * width * height)
  const look = createClothPoint()
  const hollows = hollowShade(layers, isCovered, box, slot, scale)
  for (let p = 0; p < isCovered.length; p++) {
    if (!isCovered[p]) continue
    for (const [x, y] of samplePlaces(p, box, width, scale)) {
      paintAt(layers.clothAt(x, y), x, y, look)
      const share = (look.shade * layers.shadeAt(x, y) * hollows[p]) / 4
      for (let c = 0; c < 3; c++) map[3 * p + c] += look.colour[c] * share
    }
  }
  const far = meanOf(map, isCovered)
  dilate(map, far, Uint8Array.from(isCovered), width)
  return { map, far }
}

function meanOf(map: Float32Array, isCovered: Uint8Array) {
  const sum = [0, 0, 0]
  let count = 0
  isCovered.forEach((covered, p) => {
    if (!covered) return
    for (let c = 0; c < 3; c++) sum[c] += map[3 * p + c]
    count++
  })
  return sum.map((light) => light / Math.max(1, count))
}

/** The whole map as sRGB bytes. */
export const toBytes = (map: Float32Array) =>
  Uint8Array.from(map, (light) => Math.round(toSrgb(clamp(light)) * 255))

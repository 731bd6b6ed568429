import { createClothPoint, paintAt, reliefAt } from '@cabine/tailoring/cloth-point.ts'
import { cellRandom } from '@cabine/engine/drapery/noise.ts'
import type { Box, Slot } from './atlas.ts'
import type { Layers } from './layers.ts'

/** Samples a texel, along each side. */
const fine = 3

/**
 * Adds to the slopes of a map, two a texel, those of the cloth itself: weave, stitches, rims of patches, buttons. What
 * is finer than a texel fades out. The map is half as fine as the atlas.
 */
export function addWeave(
  map: Float32Array,
  isCovered: Uint8Array,
  layers: Layers,
  box: Box,
  slot: Slot,
  scale: number,
) {
  const [width, height] = [slot.width / 2, slot.height / 2]
  const texel = 2 / scale
  const placeOf = (i: number, j: number): [number, number] => [
    box.left + ((i + cellRandom(i, j, 1)) / fine) * texel,
    box.top - ((j + cellRandom(i, j, 2)) / fine) * texel,
  ]
  const wide = width * fine
  const heights = new Float32Array(wide * height * fine).fill(NaN)
  const heightAt = (i: number, j: number) => {
    const known = heights[j * wide + i]
    if (!Number.isNaN(known)) return known
    const [x, y] = placeOf(i, j)
    return (heights[j * wide + i] = reliefAt(layers.clothAt(x, y), x, y) + layers.liftAt(x, y))
  }
  const look = createClothPoint()
  /** Mean distance between the samples on either side of a texel's middle, cm. */
  const apart = (4 * texel) / fine
  for (let py = 0; py < height; py++)
    for (let px = 0; px < width; px++) {
      const p = py * width + px
      if (!isCovered[p]) continue
      const [mi, mj] = [px * fine + 1, py * fine + 1]
      let [sx, sy] = [0, 0]
      for (let away = 1; away <= fine; away++)
        for (let beside = -1; beside <= 1; beside++) {
          sx += heightAt(mi + away, mj + beside) - heightAt(mi - away, mj + beside)
          sy += heightAt(mi + beside, mj - away) - heightAt(mi + beside, mj + away)
        }
      sx /= fine * fine * apart
      sy /= fine * fine * apart
      const [x, y] = placeOf(mi, mj)
      if (layers.clothAt(x, y).buttons.length)
        for (let k = 0; k < fine * fine; k++) {
          const [u, v] = placeOf(px * fine + (k % fine), py * fine + Math.floor(k / fine))
          paintAt(layers.clothAt(u, v), u, v, look)
          const { rise, dx, dy } = look.button
          sx -= (dx * rise) / fine / fine
          sy -= (dy * rise) / fine / fine
        }
      map[2 * p] += sx
      map[2 * p + 1] += sy
    }
}

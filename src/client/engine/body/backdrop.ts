import { softBlur } from '../raster/blur.ts'
import { erode } from '../raster/morphology.ts'
import { createMask, type Picture } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Segments } from './segments.ts'

/** What would be seen where she stands: the background, run on behind her. */
export type Backdrop = { colourAt(x: number, y: number, out: Colour): void }

const SHRINK = 2

/** Fills the person's place from the background around her, at half the photo's size. */
export function spreadBackdrop(photo: Picture, { background }: Segments): Backdrop {
  const width = photo.width >> 1
  const height = photo.height >> 1
  const count = width * height
  const sure = createMask({ width, height })
  const colours = new Float32Array(count * 3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = 2 * y * photo.width + 2 * x
      const j = y * width + x
      sure.data[j] = background.data[i] > 237 ? 255 : 0
      for (let c = 0; c < 3; c++) {
        const at = (k: number) => photo.data[k * 4 + c]
        colours[c * count + j] = (at(i) + at(i + 1) + at(i + photo.width) + at(i + photo.width + 1)) / 4
      }
    }
  }
  // The outline's own pixels are half person.
  const { data } = erode(sure, 2)
  const weights = Float32Array.from(data, (value) => (value ? 1 : 0))
  pushPull({ width, height, colours, weights })
  for (let c = 0; c < 3; c++) {
    const plane = { width, height, data: colours.subarray(c * count, (c + 1) * count) }
    const soft = softBlur(plane, 2).data
    for (let j = 0; j < count; j++) if (weights[j] < 1) plane.data[j] = soft[j]
  }
  return {
    colourAt(x, y, out) {
      const u = Math.min(width - 1.001, Math.max(0, (x + 0.5) / SHRINK - 0.5))
      const v = Math.min(height - 1.001, Math.max(0, (y + 0.5) / SHRINK - 0.5))
      const left = u | 0
      const top = v | 0
      const along = u - left
      const down = v - top
      const j = top * width + left
      for (let c = 0; c < 3; c++) {
        const k = c * count + j
        const above = colours[k] + (colours[k + 1] - colours[k]) * along
        const below = colours[k + width] + (colours[k + width + 1] - colours[k + width]) * along
        out[c] = above + (below - above) * down
      }
    },
  }
}

import type { Foreground } from '../body/foreground.ts'
import { copyPicture } from '../raster/decode.ts'
import type { Picture, Plane } from '../raster/plane.ts'
import { createRowSampler } from '../raster/resize.ts'

export type Blend = {
  photo: Picture
  /** The cloud's picture in her frame and light, as large as the photo. */
  cloud: Picture
  /** How much is taken, 0 to 1, of any size. */
  take: Plane
  /** What is added to the cloud's picture, a plane a channel, of any size. */
  seam: Plane[]
  /** Her head lies before the new clothes, cut out as finely as the photo has it. */
  head?: Pick<Foreground, 'head' | 'colours'>
}

/** Less is nothing: such a pixel stays the photo's to the last bit. */
const LEAST = 1 / 64

/** The photo, with what is taken in its place. Where nothing is taken every pixel is the photo's own. */
export function blend({ photo, cloud, take, seam, head }: Blend): Picture {
  const { width, height } = photo
  const result = copyPicture(photo)
  const row = new Float32Array(width)
  const sampleRow = createRowSampler(take, photo)
  const seams = seam.map((plane) => ({
    values: new Float32Array(width),
    sample: createRowSampler(plane, photo),
  }))
  for (let y = 0; y < height; y++) {
    sampleRow(y, row)
    for (const { values, sample } of seams) sample(y, values)
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const o = 4 * i
      if (row[x] < LEAST || cloud.data[o + 3] < 255) continue
      const own = head ? head.head.data[i] / 255 : 0
      for (let c = 0; c < 3; c++) {
        const sent = cloud.data[o + c] + seams[c].values[x]
        const behind = photo.data[o + c] + (sent - photo.data[o + c]) * row[x]
        // Strands have their own colour over the new cloth, not that of the old.
        const front = head ? head.colours.data[o + c] : 0
        result.data[o + c] = behind + (front - behind) * own
      }
    }
  }
  return result
}

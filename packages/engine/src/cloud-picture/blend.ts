import type { Foreground } from '../photo/foreground.ts'
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

export type Blended = {
  picture: Picture
  /** What share of a pixel is the photo's, 0 to 1; just 1 where it is the photo's to the last bit. */
  own: Float32Array
  /** What share is the cloud's. */
  taken: Float32Array
}

/** The photo, with what is taken in its place. Where nothing is taken every pixel is the photo's own. */
export function blend({ photo, cloud, take, seam, head }: Blend): Blended {
  const { width, height } = photo
  const picture = copyPicture(photo)
  const own = new Float32Array(width * height).fill(1)
  const taken = new Float32Array(width * height)
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
      const before = head ? head.head.data[i] / 255 : 0
      taken[i] = row[x] * (1 - before)
      own[i] = 1 - taken[i]
      for (let c = 0; c < 3; c++) {
        const sent = cloud.data[o + c] + seams[c].values[x]
        const behind = photo.data[o + c] + (sent - photo.data[o + c]) * row[x]
        // Strands have their own colour over the new cloth, not that of the old.
        const front = head ? head.colours.data[o + c] : 0
        picture.data[o + c] = behind + (front - behind) * before
      }
    }
  }
  return { picture, own, taken }
}

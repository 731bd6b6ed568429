import { createPlane, type Picture, type Plane } from '../raster/plane.ts'
import { fillMembrane, type Known } from '../raster/membrane.ts'
import type { Seen } from './take-plane.ts'

/** The field is a quarter of the photo's size: half of what everything else here is. */
const SHRINK = 2
/** Beside the seam, what differs by more than this is something else, 0 to 255 a channel. */
const MOST_APART = 40
/** Clothes farther than this from the seam keep the colour they came in, px of the field. */
const ALOOF = 6

/**
 * What must be added to the cloud's picture for it to meet her photo without a seam, red, green and blue a plane: a
 * membrane between the seam, where the difference is known, and the clothes, which stay as they are. All at a quarter
 * of the photo's size. (Pérez et al. 2003, with the seam's difference in place of the gradient: Farbman et al. 2009.)
 *
 * @param cloud in the photo's light, at half the photo's size, as all else
 */
export function seamField(photo: Picture, cloud: Picture, seen: Seen, take: Plane): Plane[] {
  const field = knownAtSeam(photo, cloud, seen, take)
  keepClothes(field, seen, take)
  fillMembrane(field)
  return [0, 1, 2].map((c) => {
    const plane = createPlane(field)
    for (let i = 0; i < plane.data.length; i++) plane.data[i] = field.colours[3 * i + c]
    return plane
  })
}

function knownAtSeam(photo: Picture, cloud: Picture, { photo: own, cloud: sent }: Seen, take: Plane): Known {
  const size = { width: take.width >> 1, height: take.height >> 1 }
  const count = size.width * size.height
  const field = { ...size, colours: new Float32Array(3 * count), known: new Uint8Array(count) }
  const names = ['skin', 'background', 'hair', 'face'] as const
  for (let y = 0, j = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, j++) {
      const i = SHRINK * y * take.width + SHRINK * x
      if (take.data[i] > 0.25 || cloud.data[4 * i + 3] < 255) continue
      const isAlike = names.some((name) => own[name].data[i] > 0.8 && sent[name].data[i] > 0.8)
      const apart = [0, 1, 2].map((c) => photo.data[4 * i + c] - cloud.data[4 * i + c])
      if (!isAlike || Math.max(...apart.map(Math.abs)) > MOST_APART) continue
      field.known[j] = 255
      for (let c = 0; c < 3; c++) field.colours[3 * j + c] = apart[c]
    }
  return field
}

/** Nothing is added to clothes but close to the seam; what is kept and unlike takes part in nothing. */
function keepClothes({ width, height, known }: Known, { cloud }: Seen, take: Plane) {
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = SHRINK * y * take.width + SHRINK * x
      if (known[j] || cloud.clothes.data[i] < 0.6) continue
      if (isWithin(take, SHRINK * x, SHRINK * y, SHRINK * ALOOF)) known[j] = 255
    }
}

/** Is all around a place taken? Four places tell. */
function isWithin({ width, height, data }: Plane, x: number, y: number, reach: number) {
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 1 : data[row * width + column]
  return Math.min(at(x - reach, y), at(x + reach, y), at(x, y - reach), at(x, y + reach)) > 0.9
}

import { addPhotoDetail } from '../compose/sharpen.ts'
import type { Picture } from '../raster/plane.ts'
import { sampling } from '../raster/resize.ts'
import type { Composed } from './compose-photograph.ts'
import { relight } from './relight.ts'
import { atSizes } from './registration.ts'
import { pictureThrough } from './sample-through.ts'

/** A share of the cloud's picture that cannot be seen. */
const LEAST = 0.02

/**
 * A photograph in the size of a finer copy of her photo: what is hers gets the fine structure of that copy, what is the
 * cloud's that of its picture as it came. The blend stays as it was made.
 *
 * @param photo of the blend's size, and `fine` the same, larger
 * @param cloud the cloud's picture that was blended, and `fineCloud` the same, as large as it came
 */
export function sharpenPhotograph(
  { picture, own, taken, sent, registration, flow, light, take }: Composed,
  { photo, fine }: { photo: Picture; fine: Picture },
  { cloud, fineCloud }: { cloud: Picture; fineCloud: Picture },
): Picture {
  const sharp = addPhotoDetail(picture, photo, fine, { photo: own })
  const larger = atSizes(registration, fine.width / photo.width, fineCloud.width / cloud.width)
  const detail = relight(pictureThrough(fineCloud, fine, larger, flow, take), light)
  const columns = sampling(picture.width, fine.width)
  const rows = sampling(picture.height, fine.height)
  for (let y = 0, p = 0; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++, p += 4) {
      const upper = rows.first[y] * picture.width
      const lower = rows.second[y] * picture.width
      const [a, b] = [upper + columns.first[x], upper + columns.second[x]]
      const [c, d] = [lower + columns.first[x], lower + columns.second[x]]
      const [along, down] = [columns.share[x], rows.share[y]]
      const share = mixed(taken[a], taken[b], taken[c], taken[d], along, down)
      if (share < LEAST || detail.data[p + 3] < 255) continue
      const { data } = sent
      for (let n = 0; n < 3; n++) {
        const coarse = mixed(data[4 * a + n], data[4 * b + n], data[4 * c + n], data[4 * d + n], along, down)
        sharp.data[p + n] += share * (detail.data[p + n] - coarse)
      }
    }
  return sharp
}

function mixed(a: number, b: number, c: number, d: number, along: number, down: number) {
  const above = a + (b - a) * along
  return above + (c + (d - c) * along - above) * down
}

import type { Body } from '../body/body.ts'
import { digest } from '../try-on/recall-pictures.ts'
import { decodePicture } from '../raster/decode.ts'
import type { Picture } from '../raster/plane.ts'
import { createRecent } from '../try-on/recent-results.ts'
import { partsOf } from './read-picture-parts.ts'
import type { SegmentPlanes } from '../photo/read-parts.ts'
import { halfPicture } from './half-size.ts'

/** The device's own look, and what is what in it at half its size. */
export type OwnLook = { picture: Picture; half: Picture; parts: SegmentPlanes }

/** Several pictures from the cloud may be compared with one look. */
const looks = createRecent<Promise<OwnLook | null>>(2)

/** Null where it is not of the photo's shape. */
export async function recallLook(draft: Blob, body: Body): Promise<OwnLook | null> {
  return looks.recall(await digest(draft), async () => {
    const { width, height } = body.photo
    const { picture } = await decodePicture(draft, Math.max(width, height))
    if (picture.width !== width || picture.height !== height) return null
    const half = halfPicture(picture)
    return { picture, half, parts: await partsOf(half, body) }
  })
}

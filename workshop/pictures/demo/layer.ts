import sharp from 'sharp'
import { softBlur } from '@cabine/engine/raster/blur.ts'
import { keepLargeComponents } from '@cabine/engine/raster/components.ts'
import { dilate, erode } from '@cabine/engine/raster/morphology.ts'
import { createMask, planeFrom } from '@cabine/engine/raster/plane.ts'

type Crop = { left: number; top: number; width: number; height: number }

/** How far a channel has to differ from the photo's: a JPEG's own noise stays below. */
const changedBy = 16
/** A region smaller than this share of the largest change is noise, too. */
const leastShare = 0.002
/** The layer's edge is feathered within the unchanged area, in pixels. */
const featherPx = 3

/**
 * The changes that a look makes to its photo, as a picture that is transparent everywhere else: laid over the photo
 * it is the look, and no picture of the person has to be stored.
 */
export async function differenceLayer(photo: Buffer, look: Buffer, crop: Crop): Promise<Buffer> {
  const raw = (picture: Buffer) => sharp(picture).extract(crop).removeAlpha().raw().toBuffer()
  const [before, after] = await Promise.all([raw(photo), raw(look)])
  const { width, height } = crop
  const changed = createMask({ width, height })
  for (let i = 0; i < changed.data.length; i++) {
    const p = i * 3
    const most = Math.max(
      Math.abs(before.readUInt8(p) - after.readUInt8(p)),
      Math.abs(before.readUInt8(p + 1) - after.readUInt8(p + 1)),
      Math.abs(before.readUInt8(p + 2) - after.readUInt8(p + 2)),
    )
    if (most > changedBy) changed.data[i] = 255
  }
  const whole = keepLargeComponents(erode(dilate(changed, 4), 3), leastShare)
  const soft = softBlur(planeFrom(dilate(whole, featherPx)), featherPx)
  const rgba = Buffer.alloc(width * height * 4)
  for (const [i, opacity] of soft.data.entries()) {
    after.copy(rgba, i * 4, i * 3, i * 3 + 3)
    rgba[i * 4 + 3] = Math.round(Math.min(1, opacity) * 255)
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer()
}

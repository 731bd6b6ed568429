import { boneNames } from '../body/model/model.ts'
import type { Body } from '../body/body.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { findComponents } from '../raster/components.ts'
import { createMask, type Mask } from '../raster/plane.ts'
import type { Occluders } from '../fit/coverage.ts'
import type { Undressed } from './old-garment.ts'

/** No neckline goes farther down, as a share of the way from the shoulders to the hips. */
const NECKLINE = 0.62
/** Skin that reaches up to here hangs together with her neck. */
const SHOULDERS = 0.02

const isTorso = boneNames.map((name) => /pelvis|spine/.test(name))

/**
 * How much painted skin of her torso would show that no neckline or armhole shows, over a torso's area: islands of it in
 * the cloth, and whatever is below any neckline. What the photo shows is hers to show.
 */
export function bareTorso(
  { photo, segments, figure, frame }: Body,
  covered: Mask,
  { head, arms, hands, bared }: Occluders,
  { skin }: Pick<Undressed, 'skin'>,
) {
  if (!skin) return 0
  const { width, height } = photo
  const shown = createMask(photo)
  // Hair hangs over skin, which goes on under it.
  for (let i = 0; i < shown.data.length; i++)
    if (head.data[i] > 127 || (covered.data[i] < 128 && (skin.data[i] > 0.5 || segments.skin.data[i] > 127)))
      shown.data[i] = 255
  const { labels, sizes } = findComponents(shown)
  const isOfNeck = new Uint8Array(sizes.length)
  const islands = new Float64Array(sizes.length)
  let below = 0
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!labels[i]) continue
      const fy = frame.fromPhoto(x, y)[1]
      if (fy < SHOULDERS * frame.torso) isOfNeck[labels[i]] = 1
      const bone = figure.view.bone[i]
      if (skin.data[i] <= 0.5 || bone === NO_BONE || !isTorso[bone]) continue
      if (Math.max(arms.data[i], hands.data[i], bared.data[i]) > 127) continue
      if (fy > NECKLINE * frame.torso) below++
      else islands[labels[i]]++
    }
  const enclosed = islands.reduce((sum, pixels, label) => sum + (isOfNeck[label] ? 0 : pixels), 0)
  return (below + enclosed) / (frame.shoulders * frame.torso)
}

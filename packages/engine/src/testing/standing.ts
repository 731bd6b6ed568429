import { buildBody, type Body } from '../body/body.ts'
import { createTorsoFrame } from '../photo/frame.ts'
import { createPicture } from '../raster/plane.ts'
import { photographFigure } from './figure-photo.ts'
import { sharedBody } from './shared-body.ts'
import { shippedFigure as model } from './shipped-figure.ts'

/** Somebody in a shirt and trousers, arms hanging, who holds something before her hands where that is said. */
export const stand = (holds = false) => sharedBody(`standing ${holds}`, () => photograph(holds))

function photograph(holds: boolean): Body {
  const { evidence } = photographFigure(model, model.builds[1].shape, 5, {
    pelvis: 1,
    spine: 1,
    thigh: 1,
    calf: 1,
  })
  const { size, segments, pose } = evidence
  const photo = createPicture(size)
  for (let i = 0; i < segments.skin.data.length; i++)
    photo.data.set(
      [
        ...(segments.background.data[i]
          ? [150, 150, 150]
          : segments.clothes.data[i]
            ? [60, 70, 60]
            : [205, 160, 135]),
        255,
      ],
      4 * i,
    )
  if (holds)
    for (const number of [19, 20]) {
      const { x, y } = pose.joints[number]
      for (let v = Math.round(y); v < y + 40; v++)
        for (let u = Math.round(x) - 20; u < x + 20; u++) {
          const i = v * size.width + u
          for (const mask of Object.values(segments)) mask.data[i] = 0
          segments.other.data[i] = 255
        }
    }
  return buildBody(photo, pose, createTorsoFrame(pose.joints), segments, model)
}

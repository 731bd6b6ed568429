import type { UpperLandmarks } from '../contract/garment-landmarks.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import type { Picture } from '../raster/plane.ts'
import { findNeckline } from './neckline.ts'
import type { Outline } from './trace-outline.ts'

/**
 * The front neckline looked for once more, now that it is known between which neck points, where the network sees it: a
 * contrast alone often takes the back's seam for it, and then the inside of the back hangs in front of her neck.
 */
export function correctNeckline(
  points: UpperLandmarks,
  outline: Outline,
  picture: Picture,
  seen: GarmentAnswer | undefined,
): UpperLandmarks {
  const front = seen?.points.neckFront
  if (!front) return points
  const { neck, armpit } = points
  const { lowest, innerCollar } = findNeckline({
    picture,
    outline,
    necks: [neck.left, neck.right],
    chest: armpit.right[0] - armpit.left[0],
    armpitY: (armpit.left[1] + armpit.right[1]) / 2,
    seen: [front[0] * outline.width, front[1] * outline.height],
  })
  return {
    ...points,
    neckFront: [lowest[0], lowest[1]],
    innerCollar: innerCollar?.map(([x, y]): [number, number] => [x, y]),
  }
}

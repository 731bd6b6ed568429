import { createMask, type Mask } from '../raster/plane.ts'
import type { Body } from '../body/body.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { boneNames } from '../body/model/model.ts'
import { GROUND, OTHER, SHAFT, SHOE, UNTOLD } from './align-foot.ts'
import { asFitted, putOnFoot, type Foot } from './feet.ts'

/** A shoe is looked for so many foot lengths around the foot's own line. */
const REACH = 0.75

/** What the photo shows at each foot: its shoe, the ground, or what says nothing. */
export function shownShoes({ photo, segments, figure }: Body, feet: Foot[]): Mask[] {
  const lines = feet.map((foot) => {
    const seen = putOnFoot([2, 0, 3, 22, 0, 3], 3, foot, figure.fitted.camera, asFitted)
    return [seen[0], -seen[1], seen[3], -seen[4]] as const
  })
  const reach = REACH * 25 * figure.fitted.scale
  const { bone } = figure.view
  return feet.map((_, n) => {
    const shown = createMask(photo)
    for (let y = 0, i = 0; y < photo.height; y++)
      for (let x = 0; x < photo.width; x++, i++) {
        const away = lines.map((line) => toLine(x, y, line))
        const isOther = away[n] > away[1 - n] + 2
        const isLeg = bone[i] !== NO_BONE && boneNames[bone[i]].startsWith('calf')
        if (segments.other.data[i] > 110 && away[n] < reach)
          shown.data[i] = isOther ? OTHER : isLeg ? SHAFT : SHOE
        else if (segments.background.data[i] > 140) shown.data[i] = GROUND
        else shown.data[i] = UNTOLD
      }
    return shown
  })
}

function toLine(x: number, y: number, [ax, ay, bx, by]: readonly [number, number, number, number]) {
  const [dx, dy] = [bx - ax, by - ay]
  const share = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - share * dx, y - ay - share * dy)
}

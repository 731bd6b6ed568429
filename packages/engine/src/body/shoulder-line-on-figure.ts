import { interpolate, smoothed } from '../photo/samples.ts'
import { sides, sideSign, type TorsoFrame } from '../photo/frame.ts'
import type { Segments } from '../photo/segments.ts'
import {
  COLUMN_STEP,
  COLUMNS,
  FIRST_COLUMN,
  measureShoulderLine,
  type ShoulderLine,
} from '../photo/shoulder-line.ts'
import type { KeptView } from './figure/figure.ts'
import { NO_BONE } from './figure/view.ts'
import { boneNames } from './model/model.ts'

/** How far above and below the figure's line the photo's is believed, in shoulder widths. */
const BELIEVED: [above: number, below: number] = [-0.04, 0.1]

/** With a figure under the photo thick old cloth and hair no longer raise her shoulders. */
export function shoulderLineOn(
  view: KeptView,
  frame: TorsoFrame,
  segments: Segments,
  before: ShoulderLine,
): ShoulderLine {
  const { shoulders } = frame
  const tops = sides.map((side) =>
    Array.from({ length: COLUMNS }, (_, column) => {
      const x = sideSign(side) * (FIRST_COLUMN + column * COLUMN_STEP) * shoulders
      for (let y = -0.5 * shoulders; y < 0.3 * shoulders; y++)
        if (isShoulder(view, ...frame.toPhoto(x, y))) return y
      return before(x)
    }),
  )
  const smooth = tops.map((top) => smoothed(top, 1))
  const expected: ShoulderLine = (x) =>
    interpolate(smooth[x > 0 ? 1 : 0], (Math.abs(x) / shoulders - FIRST_COLUMN) / COLUMN_STEP)
  return measureShoulderLine(view, frame, segments, expected, BELIEVED)
}

function isShoulder({ width, height, bone }: KeptView, x: number, y: number) {
  const [column, row] = [Math.round(x), Math.round(y)]
  if (column < 0 || row < 0 || column >= width || row >= height) return false
  const at = bone[row * width + column]
  return at !== NO_BONE && !/head|neck/.test(boneNames[at])
}

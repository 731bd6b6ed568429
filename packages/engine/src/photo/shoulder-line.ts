import { clamp, mix } from '../drapery/scalar.ts'
import { maskAt, type Size } from '../raster/plane.ts'
import { sides, sideSign, type Side, type TorsoFrame } from './frame.ts'
import { interpolate, smoothed } from './samples.ts'
import type { Segments } from './segments.ts'

/** The height of the shoulder's upper edge, above the spine at x, torso coordinates, px: mostly negative. */
export type ShoulderLine = (x: number) => number

/** Places along a shoulder, in shoulder widths from the spine. */
export const FIRST_COLUMN = 0.22
export const COLUMN_STEP = 0.042
export const COLUMNS = 11
/** How far above and below the expected line the photo's is believed, in shoulder widths. */
const USUAL_BOUNDS: Bounds = [-0.1, 0.16]
/** So far above it cloth lies, in shoulder widths. */
const CLOTH = 0.02

type Bounds = [above: number, below: number]

/** Her shoulders as the photo shows them; where hair hides them, as far from the expected line as elsewhere. */
export function measureShoulderLine(
  bounds: Size,
  frame: TorsoFrame,
  segments: Segments,
  expected: ShoulderLine,
  believed = USUAL_BOUNDS,
): ShoulderLine {
  const { shoulders } = frame
  const below = sides.map((side) => measureShoulder(side, bounds, frame, segments, expected, believed))
  fillUnseen(below)
  return (x) =>
    expected(x) +
    interpolate(below[x > 0 ? 1 : 0], (Math.abs(x) / shoulders - FIRST_COLUMN) / COLUMN_STEP) -
    CLOTH * shoulders
}

/** A bare shoulder's usual edge. */
export const usualShoulderTop =
  ({ shoulders }: TorsoFrame): ShoulderLine =>
  (x) => {
    const away = Math.abs(x) / shoulders
    if (away < 0.2) return -0.28 * shoulders
    if (away < 0.5) return mix(-0.28, -0.12, (away - 0.2) / 0.3) * shoulders
    return mix(-0.12, -0.02, clamp((away - 0.5) / 0.12, 0, 1.5)) * shoulders
  }

/** How far the photo's shoulder lies below the expected one, px; NaN where hair hides it. */
function measureShoulder(
  side: Side,
  bounds: Size,
  frame: TorsoFrame,
  segments: Segments,
  expected: ShoulderLine,
  [above, below]: Bounds,
) {
  const { shoulders } = frame
  return Array.from({ length: COLUMNS }, (_, column) => {
    const x = sideSign(side) * (FIRST_COLUMN + column * COLUMN_STEP) * shoulders
    for (let y = -0.55 * shoulders; y < 0.25 * shoulders; y++) {
      const [px, py] = frame.toPhoto(x, y)
      if (px < 0 || py < 0 || px >= bounds.width || py >= bounds.height) continue
      if (maskAt(segments.hair, px, py) > 90 || maskAt(segments.face, px, py) > 90) return NaN
      if (maskAt(segments.clothes, px, py) + maskAt(segments.skin, px, py) > 127)
        return clamp(y - expected(x), above * shoulders, below * shoulders)
    }
    return NaN
  })
}

/** A hidden place takes its own shoulder's mean, or the other's. */
function fillUnseen(tops: number[][]) {
  const means = tops.map((top) => {
    const seen = top.filter((value) => !Number.isNaN(value))
    return seen.length ? seen.reduce((sum, value) => sum + value, 0) / seen.length : NaN
  })
  for (const side of sides) {
    const mean = [means[side], means[1 - side], 0].find((value) => !Number.isNaN(value))!
    tops[side] = smoothed(
      tops[side].map((value) => (Number.isNaN(value) ? mean : value)),
      1,
    )
  }
}

import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import { maskAt, type Size } from '../raster/plane.ts'
import { sides, sideSign, type Side, type TorsoFrame } from './frame.ts'
import type { Limb } from './limbs.ts'
import { interpolate, smoothed } from './samples.ts'
import type { Segments } from './segments.ts'
import { measureShoulderLine, usualShoulderTop } from './shoulder-line.ts'

/** The outline of a clothed torso without its arms, in torso coordinates (see `TorsoFrame`), px. */
export type Silhouette = {
  /** From the spine to the side at a height; between 0.25 and 1.2 torsos it was measured, beyond it is held. */
  halfWidth: (y: number, side: Side) => number
  /** What a body of these shoulders would have there, clothes aside. */
  usualHalfWidth: (y: number) => number
  /** The height of the shoulder's upper edge, above the spine at x. Mostly negative: above the joints. */
  shoulderTop: (x: number) => number
}

const ROWS = 17
const FIRST_ROW = 0.25
const ROW_STEP = 0.06

export function measureSilhouette(
  bounds: Size,
  frame: TorsoFrame,
  arms: Limb[],
  segments: Segments,
  hipDistance: number,
): Silhouette {
  const { shoulders, torso } = frame
  const hip = Math.max(0.44 * shoulders, 0.92 * hipDistance)
  const waist = Math.max(0.4 * shoulders, 0.84 * hipDistance)
  const usualHalfWidth = (y: number) => {
    const t = y / torso
    if (t < 0.68) return mix(0.5 * shoulders, waist, smoothstep(0.3, 0.68, t))
    return mix(waist, hip, smoothstep(0.68, 1.05, t))
  }

  const isBody = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= bounds.width || y >= bounds.height) return false
    if (maskAt(segments.background, x, y) > 127) return false
    return !arms.some((arm) => arm.locate(x, y, place) && place.distance < 0.85 && place.along > 0.35)
  }
  const place = { distance: 0, along: 0, across: 0 }

  const halfWidths = sides.map((side) => {
    const measured = Array.from({ length: ROWS }, (_, row) => {
      const y = torso * (FIRST_ROW + row * ROW_STEP)
      let x = 0.15 * shoulders
      while (x < 1.1 * shoulders && isBody(...frame.toPhoto(sideSign(side) * x, y))) x++
      return clamp(x, 0.86 * usualHalfWidth(y), 1.35 * usualHalfWidth(y))
    })
    return smoothed(measured, 2)
  })

  return {
    usualHalfWidth,
    halfWidth: (y, side) => interpolate(halfWidths[side], (y / torso - FIRST_ROW) / ROW_STEP),
    shoulderTop: measureShoulderLine(bounds, frame, segments, usualShoulderTop(frame)),
  }
}

/** A hand on the hip widens the silhouette there: that is no torso. */
export const torsoHalf = ({ halfWidth, usualHalfWidth }: Silhouette, fx: number, fy: number) =>
  Math.min(halfWidth(fy, fx > 0 ? 1 : 0), 1.1 * usualHalfWidth(fy))

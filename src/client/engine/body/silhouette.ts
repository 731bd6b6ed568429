import { clamp, mix, smoothstep } from '@cabine/drapery/scalar.ts'
import { maskAt, type Size } from '../raster/plane.ts'
import { sides, sideSign, type Side, type TorsoFrame } from './frame.ts'
import type { Limb } from './limbs.ts'
import type { Segments } from './segments.ts'

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
/** Places along a shoulder, in shoulder widths from the spine. */
const FIRST_COLUMN = 0.22
const COLUMN_STEP = 0.042
const COLUMNS = 11

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

  const tops = sides.map((side) => measureShoulder(side, bounds, frame, segments))
  fillUnseen(tops)

  return {
    usualHalfWidth,
    halfWidth: (y, side) => interpolate(halfWidths[side], (y / torso - FIRST_ROW) / ROW_STEP),
    shoulderTop: (x) => {
      const away = Math.abs(x) / shoulders
      const above = interpolate(tops[x > 0 ? 1 : 0], (away - FIRST_COLUMN) / COLUMN_STEP)
      return usualShoulderTop(away) * shoulders + above - 0.02 * shoulders
    },
  }
}

/** Height of a bare shoulder's edge, in shoulder widths, at so many shoulder widths from the spine. */
function usualShoulderTop(away: number) {
  if (away < 0.2) return -0.28
  if (away < 0.5) return mix(-0.28, -0.12, (away - 0.2) / 0.3)
  return mix(-0.12, -0.02, clamp((away - 0.5) / 0.12, 0, 1.5))
}

/** How far the photo's shoulder lies below the usual one, px; NaN where hair hides it. */
function measureShoulder(side: Side, bounds: Size, frame: TorsoFrame, segments: Segments) {
  const { shoulders } = frame
  const measured = Array.from({ length: COLUMNS }, (_, column) => {
    const away = FIRST_COLUMN + column * COLUMN_STEP
    const usual = usualShoulderTop(away) * shoulders
    for (let y = -0.55 * shoulders; y < 0.25 * shoulders; y++) {
      const [px, py] = frame.toPhoto(sideSign(side) * away * shoulders, y)
      if (px < 0 || py < 0 || px >= bounds.width || py >= bounds.height) continue
      if (maskAt(segments.hair, px, py) > 90 || maskAt(segments.face, px, py) > 90) return NaN
      if (maskAt(segments.clothes, px, py) + maskAt(segments.skin, px, py) > 127) {
        return clamp(y - usual, -0.1 * shoulders, 0.16 * shoulders)
      }
    }
    return NaN
  })
  return measured
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

function smoothed(values: number[], reach: number) {
  return values.map((_, i) => {
    const near = values.slice(Math.max(0, i - reach), i + reach + 1)
    return near.reduce((sum, value) => sum + value, 0) / near.length
  })
}

function interpolate(values: number[], place: number) {
  const at = clamp(place, 0, values.length - 1.001)
  const first = Math.floor(at)
  return mix(values[first], values[first + 1], at - first)
}

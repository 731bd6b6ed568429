import { clamp, mix } from '../math.ts'
import type { Mask } from '../raster/plane.ts'
import { runsOf, type Outline } from './outline.ts'
import type { LowerPoints } from './lower-landmarks.ts'

/** A skirt, or trousers, row by row. px of the garment's picture. */
export type LowerShape = {
  kind: 'lower'
  points: LowerPoints
  outline: Outline
  top: number
  bottom: number
  centre: number
  /** Where the legs part; absent on skirts. */
  crotch?: { x: number; y: number }
  /** The outermost pixels of a row. */
  outerEdge(y: number, side: 0 | 1): number
  /** A leg's inner edge; above the crotch the middle line. */
  innerEdge(y: number, side: 0 | 1): number
}

export function shapeLower(points: LowerPoints, outline: Outline, alpha: Mask): LowerShape {
  const { left, right } = outline
  const top = Math.round(Math.max(outline.top, Math.min(points.waist.left[1], points.waist.right[1])))
  const bottom = outline.bottom
  const centre = (points.waist.left[0] + points.waist.right[0]) / 2
  const crotch = points.legs && { x: points.legs.crotch[0], y: points.legs.crotch[1] }
  const rows = Array.from({ length: outline.height }, (_, y) => runsOf(alpha, y, left, right))
  const rowAt = (y: number) => rows[Math.round(clamp(y, outline.top, bottom))]

  return {
    kind: 'lower',
    points,
    outline,
    top,
    bottom,
    centre,
    crotch,
    outerEdge(y, side) {
      const runs = rowAt(y)
      if (!runs.length) return side === 0 ? left : right
      return side === 0 ? runs[0].from : runs[runs.length - 1].to
    },
    innerEdge(y, side) {
      if (!crotch) return centre
      if (y <= crotch.y) return mix(centre, crotch.x, clamp((y - top) / Math.max(1, crotch.y - top), 0, 1))
      const runs = rowAt(y)
      const own = runs.filter(({ from, to }) =>
        side === 0 ? (from + to) / 2 < crotch.x : (from + to) / 2 > crotch.x,
      )
      if (!own.length || runs.length < 2) return crotch.x
      return side === 0 ? Math.max(...own.map(({ to }) => to)) : Math.min(...own.map(({ from }) => from))
    },
  }
}

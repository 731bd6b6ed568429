import { clamp, mix } from '../drapery/scalar.ts'
import { runsOf, type Outline, type Run } from './trace-outline.ts'
import type { LowerPoints } from './lower-landmarks.ts'

type Side = 0 | 1

/** Above a curved hem the cloth is widest just before the curve begins. */
function widestRow(rowAt: (y: number) => Run[], from: number, to: number) {
  let widest = Math.round(from)
  const widthAt = (y: number) => {
    const runs = rowAt(y)
    return runs.length ? runs[runs.length - 1].to - runs[0].from : 0
  }
  for (let y = widest; y <= to; y++) if (widthAt(y) >= widthAt(widest) - 1) widest = y
  return widest
}

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
  outerEdge: (y: number, side: Side) => number
  /** A leg's inner edge; above the crotch the middle line. */
  innerEdge: (y: number, side: Side) => number
}

export function shapeLower(points: LowerPoints, outline: Outline): LowerShape {
  const { left, right } = outline
  const top = Math.round(Math.max(outline.top, Math.min(points.waist.left[1], points.waist.right[1])))
  const bottom = outline.bottom
  const centre = (points.waist.left[0] + points.waist.right[0]) / 2
  const crotch = points.legs && { x: points.legs.crotch[0], y: points.legs.crotch[1] }
  const rows = Array.from({ length: outline.height }, (_, y) => runsOf(outline.filled, y, left, right))
  const rowAt = (y: number) => rows[Math.round(clamp(y, outline.top, bottom))]

  const height = bottom - top
  /** Rows nearer to the waistband's or the hem's curve than this are cut short by it. */
  const trusted = {
    from: top + height * 0.04,
    to: widestRow(rowAt, bottom - height * 0.14, bottom - height * 0.02),
  }
  const rawOuter = (y: number, side: Side) => {
    const runs = rowAt(y)
    if (!runs.length) return side === 0 ? left : right
    return side === 0 ? runs[0].from : runs[runs.length - 1].to
  }
  const rawInner = (y: number, side: Side) => {
    if (!crotch) return centre
    if (y <= crotch.y) return mix(centre, crotch.x, clamp((y - top) / Math.max(1, crotch.y - top), 0, 1))
    const runs = rowAt(y)
    const own = runs.filter(({ from, to }) =>
      side === 0 ? (from + to) / 2 < crotch.x : (from + to) / 2 > crotch.x,
    )
    if (!own.length || runs.length < 2) return crotch.x
    return side === 0 ? Math.max(...own.map(({ to }) => to)) : Math.min(...own.map(({ from }) => from))
  }
  /** Outside of the trusted rows an edge goes on as it went there. */
  const extended = (edge: (y: number, side: Side) => number) => (y: number, side: Side) => {
    if (y < trusted.from) return edge(trusted.from, side)
    if (y <= trusted.to) return edge(y, side)
    const slope = (edge(trusted.to, side) - edge(trusted.to - height * 0.08, side)) / (height * 0.08)
    return edge(trusted.to, side) + slope * (y - trusted.to)
  }
  const outerEdge = extended(rawOuter)
  const innerEdge = extended(rawInner)
  return {
    kind: 'lower',
    points,
    outline,
    top,
    bottom,
    centre,
    crotch,
    outerEdge: (y, side) => {
      const corner = points.waist[side === 0 ? 'left' : 'right']
      const below = clamp((y - top) / Math.max(1, trusted.from - top), 0, 1)
      return mix(corner[0], outerEdge(y, side), below)
    },
    innerEdge: (y, side) => (crotch && y > crotch.y ? innerEdge(y, side) : rawInner(y, side)),
  }
}

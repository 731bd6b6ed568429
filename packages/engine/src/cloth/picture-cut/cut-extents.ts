import type { SewnPiece } from '../../drapery/sewn.ts'
import { clamp } from '../../drapery/scalar.ts'

/** cm between two rows. */
const ROW = 2

/** From where to where something reaches, by height. */
export type Extents = (y: number) => [least: number, most: number]

/** How far values of corners reach at each height, where neither is known as at the next row that is. */
export function extentsBy(
  piece: SewnPiece,
  counts: (corner: number) => boolean,
  heightOf: (corner: number) => number,
  valueOf: (corner: number) => number,
): Extents {
  const rows = new Map<number, [number, number]>()
  piece.node.forEach((_, corner) => {
    if (!counts(corner)) return
    const row = Math.round(heightOf(corner) / ROW)
    const known = rows.get(row)
    const value = valueOf(corner)
    if (known) {
      known[0] = Math.min(known[0], value)
      known[1] = Math.max(known[1], value)
    } else rows.set(row, [value, value])
  })
  const keys = [...rows.keys()].sort((a, b) => a - b)
  return (y) => {
    const place = clamp(y / ROW, keys[0], keys[keys.length - 1])
    const lower = Math.floor(place)
    const below = nearestOf(rows, keys, lower)
    const above = nearestOf(rows, keys, lower + 1)
    const t = place - lower
    return [below[0] + (above[0] - below[0]) * t, below[1] + (above[1] - below[1]) * t]
  }
}

function nearestOf(rows: Map<number, [number, number]>, keys: number[], row: number) {
  const known = rows.get(row)
  if (known) return known
  const nearest = keys.reduce((best, key) => (Math.abs(key - row) < Math.abs(best - row) ? key : best))
  return rows.get(nearest)!
}

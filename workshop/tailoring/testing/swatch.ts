import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import type { Edge, Point } from '../outline.ts'
import type { PatternPiece } from '../mesh.ts'

/** A square of cloth, its lower left corner at (left, bottom) of the pattern; flat before the camera if not placed. */
export function swatch(
  name: string,
  {
    left = 0,
    bottom = 0,
    size = 8,
    place = (x: number, y: number): Vector => [x, y, 0],
  }: { left?: number; bottom?: number; size?: number; place?: PatternPiece['place'] } = {},
): PatternPiece {
  const corners: Point[] = [
    [left, bottom],
    [left + size, bottom],
    [left + size, bottom + size],
    [left, bottom + size],
  ]
  const edges = ['bottom', 'right', 'top', 'left'].map((edge, i): Edge => ({
    name: edge,
    points: [corners[i], corners[(i + 1) % 4]],
  }))
  return { name, edges, place }
}

import type { Point } from './math.ts'

/** Distance to a polygon's outline in px, negative inside. */
export function signedDistance(polygon: Point[], x: number, y: number) {
  let nearest = Infinity
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [ax, ay] = polygon[j]
    const [bx, by] = polygon[i]
    const dx = bx - ax
    const dy = by - ay
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
    nearest = Math.min(nearest, (x - ax - dx * along) ** 2 + (y - ay - dy * along) ** 2)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside ? -Math.sqrt(nearest) : Math.sqrt(nearest)
}

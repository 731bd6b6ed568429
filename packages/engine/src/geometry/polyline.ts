import { add, distance, mixPoints, normalise, subtract, type Point } from './math.ts'

/** Lengths from the first point to each, the last being the whole. */
export function lengthsAlong(points: Point[]): number[] {
  const lengths = [0]
  for (let i = 1; i < points.length; i++) lengths.push(lengths[i - 1] + distance(points[i - 1], points[i]))
  return lengths
}

/** The point at a share of a polyline's length. Under 0 and over 1 it goes on straight ahead. */
export function pointAt(points: Point[], share: number): Point {
  const lengths = lengthsAlong(points)
  const wanted = share * lengths[lengths.length - 1]
  let i = 1
  while (i < points.length - 1 && lengths[i] < wanted) i++
  const part = lengths[i] - lengths[i - 1]
  return mixPoints(points[i - 1], points[i], part > 0 ? (wanted - lengths[i - 1]) / part : 0)
}

/** The unit direction of travel at a share of the length, averaged over `reach` of it to both sides. */
export function directionAt(points: Point[], share: number, reach = 0.12): Point {
  return normalise(
    subtract(pointAt(points, Math.min(1, share + reach)), pointAt(points, Math.max(0, share - reach))),
  )
}

/** Takes the corners off; the ends stay. */
export function smoothPolyline(points: Point[], rounds: number): Point[] {
  let current = points
  for (let round = 0; round < rounds; round++) {
    const before = current
    current = before.map((point, i) => {
      if (i === 0 || i === before.length - 1) return point
      return add(
        mixPoints(before[i - 1], before[i + 1], 0.5),
        subtract(point, mixPoints(before[i - 1], before[i + 1], 0.5)),
        0.5,
      )
    })
  }
  return current
}

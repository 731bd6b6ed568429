/** Pattern space: centimetres; x from the wearer's middle, to the picture's right; y upwards from the floor. */
export type Point = readonly [number, number]
export interface Edge {
  name: string
  points: Point[]
  /** Cut into segments this many times shorter: narrow straps need it. */
  dense?: number
}

/** A cubic Bézier as a polyline, both ends included. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const s = 1 - t
    const [wa, wb, wc, wd] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return [wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]
  })
}

/** A Catmull-Rom spline through all points, as a polyline. */
export function spline(points: Point[], steps = 10): Point[] {
  const out: Point[] = []
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, i - 1)],
      points[i],
      points[i + 1],
      points[Math.min(points.length - 1, i + 2)],
    ]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const at = (j: 0 | 1) =>
        0.5 *
        (2 * p1[j] +
          (p2[j] - p0[j]) * t +
          (2 * p0[j] - 5 * p1[j] + 4 * p2[j] - p3[j]) * t * t +
          (3 * p1[j] - p0[j] - 3 * p2[j] + p3[j]) * t * t * t)
      out.push([at(0), at(1)])
    }
  }
  out.push(points[points.length - 1])
  return out
}

export const mirror = (points: Point[]): Point[] => points.map(([x, y]): Point => [-x, y]).reverse()

export function lengthOf(points: Point[]) {
  let sum = 0
  for (let i = 1; i < points.length; i++)
    sum += Math.hypot(points[i][0] - points[i - 1][0], points[i][1] - points[i - 1][1])
  return sum
}

/** `count + 1` points at equal distances along a polyline. */
export function resample(points: Point[], count: number): Point[] {
  const step = lengthOf(points) / count
  const out: Point[] = [points[0]]
  let walked = 0
  for (let i = 1; i < points.length && out.length < count; i++) {
    const [x0, y0] = points[i - 1]
    const dx = points[i][0] - x0
    const dy = points[i][1] - y0
    const length = Math.hypot(dx, dy)
    while (out.length < count && walked + length >= out.length * step - 1e-9) {
      const t = length ? (out.length * step - walked) / length : 0
      out.push([x0 + dx * t, y0 + dy * t])
    }
    walked += length
  }
  out.push(points[points.length - 1])
  return out
}

export function isInside(polygon: Point[], x: number, y: number) {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]
    const [xj, yj] = polygon[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

/** The nearest place of a polyline: its distance, how far along it lies (cm), and on which side (+1 left of travel). */
export function nearest(points: Point[], x: number, y: number) {
  let best = Infinity
  let along = 0
  let side = 1
  let walked = 0
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]
    const dx = points[i][0] - x0
    const dy = points[i][1] - y0
    const squared = dx * dx + dy * dy
    let t = squared ? ((x - x0) * dx + (y - y0) * dy) / squared : 0
    t = t < 0 ? 0 : t > 1 ? 1 : t
    const ex = x - x0 - dx * t
    const ey = y - y0 - dy * t
    const d = ex * ex + ey * ey
    const length = Math.sqrt(squared)
    if (d < best) {
      best = d
      along = walked + length * t
      side = dx * ey - dy * ex >= 0 ? 1 : -1
    }
    walked += length
  }
  return { distance: Math.sqrt(best), along, side }
}

import type { Point } from './math.ts'
import type { Mask } from '../raster/plane.ts'

/** The eight neighbours, clockwise in a picture whose y points down, from the left. */
const around: Point[] = [
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
]

/**
 * Moore's boundary trace: the outline's pixels of the shape that holds the first set pixel of the topmost
 * row, clockwise, each next to the one before.
 */
export function traceContour({ width, height, data }: Mask): Point[] {
  const start = data.findIndex((value) => value > 127)
  if (start < 0) return []
  const isSet = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] > 127
  const first: Point = [start % width, Math.floor(start / width)]
  const contour: Point[] = [first]
  let [x, y] = first
  // Reached from the left, where nothing is.
  let from = 0
  const longest = 4 * (width + height) * 8
  while (contour.length < longest) {
    let step = -1
    for (let turn = 1; turn <= 8; turn++) {
      const direction = (from + turn) % 8
      if (!isSet(x + around[direction][0], y + around[direction][1])) continue
      step = direction
      break
    }
    if (step < 0) return contour
    x += around[step][0]
    y += around[step][1]
    if (x === first[0] && y === first[1]) return contour
    contour.push([x, y])
    // The next search begins after the place we came from.
    from = (step + 4) % 8
  }
  return contour
}

/** A part of a path that lies inside of its convex hull. */
export type Notch = {
  /** Path numbers of the two hull corners and of the deepest place between them. */
  from: number
  to: number
  deepest: number
  /** Distance of the deepest place from the line between the corners. */
  depth: number
}

/** Where a path (from one end to the other, without crossing itself) leaves its convex hull. */
export function findNotches(path: Point[]): Notch[] {
  const corners = hullNumbers(path)
  const notches: Notch[] = []
  for (let c = 0; c + 1 < corners.length; c++) {
    const notch = deepestBetween(path, corners[c], corners[c + 1])
    if (notch.depth > 0) notches.push(notch)
  }
  return notches
}

export function deepestBetween(path: Point[], from: number, to: number): Notch {
  const notch: Notch = { from, to, deepest: from, depth: 0 }
  for (let k = from + 1; k < to; k++) {
    const depth = Math.abs(offsetFromLine(path[k], path[from], path[to]))
    if (depth > notch.depth) {
      notch.depth = depth
      notch.deepest = k
    }
  }
  return notch
}

/** Distance of a point from the line through two others; positive to the right of the way, as one sees the picture. */
export function offsetFromLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point) {
  const length = Math.hypot(bx - ax, by - ay) || 1
  return ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
}

/** Andrew's monotone chain; the path numbers of the hull's corners, in the path's order. */
function hullNumbers(path: Point[]): number[] {
  const order = path.map((_, k) => k).sort((a, b) => path[a][0] - path[b][0] || path[a][1] - path[b][1])
  const turn = (a: number, b: number, c: number) =>
    (path[b][0] - path[a][0]) * (path[c][1] - path[a][1]) -
    (path[b][1] - path[a][1]) * (path[c][0] - path[a][0])
  const chain = (numbers: number[]) => {
    const hull: number[] = []
    for (const k of numbers) {
      while (hull.length > 1 && turn(hull[hull.length - 2], hull[hull.length - 1], k) <= 0) hull.pop()
      hull.push(k)
    }
    return hull
  }
  return [...new Set([...chain(order), ...chain([...order].reverse())])].sort((a, b) => a - b)
}

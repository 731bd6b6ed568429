import type { Point } from './math.ts'
import type { Size } from '../raster/plane.ts'

/** A grid of corners: where each lies in the target, and which place of the source it shows. Rows are equally long. */
export type Mesh = { target: Point[][]; source: Point[][] }

/** For each pixel of a box of the target, the place of the source; NaN where the mesh does not reach. */
export type Lookup = Size & { left: number; top: number; places: Float32Array }

/** A corner may lie this far outside of its triangle, so that neighbours leave no seam. */
const OVERLAP = 0.02

/** Rasterises a mesh within the bounds of a target picture. Later rows lie over earlier ones. */
export function rasteriseMesh({ target, source }: Mesh, bounds: Size): Lookup {
  const lookup = createLookup(target.flat(), bounds)
  for (let row = 0; row + 1 < target.length; row++) {
    for (let column = 0; column + 1 < target[row].length; column++) {
      const cell = (grid: Point[][]): [Point, Point, Point, Point] => [
        grid[row][column],
        grid[row][column + 1],
        grid[row + 1][column],
        grid[row + 1][column + 1],
      ]
      const [a, b, c, d] = cell(target)
      const [p, q, r, s] = cell(source)
      fillTriangle(lookup, [a, b, c], [p, q, r])
      fillTriangle(lookup, [b, d, c], [q, s, r])
    }
  }
  return lookup
}

/** An empty lookup over the box around some places, within the bounds. */
export function createLookup(places: Point[], bounds: Size): Lookup {
  const xs = places.map(([x]) => x)
  const ys = places.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs)) - 1)
  const top = Math.max(0, Math.floor(Math.min(...ys)) - 1)
  const width = Math.max(1, Math.min(bounds.width, Math.ceil(Math.max(...xs)) + 2) - left)
  const height = Math.max(1, Math.min(bounds.height, Math.ceil(Math.max(...ys)) + 2) - top)
  return { left, top, width, height, places: new Float32Array(width * height * 2).fill(NaN) }
}

type Triangle = [Point, Point, Point]

function fillTriangle(lookup: Lookup, [a, b, c]: Triangle, [p, q, r]: Triangle) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])
  if (Math.abs(area) < 1e-6) return
  const firstX = Math.max(lookup.left, Math.floor(Math.min(a[0], b[0], c[0])))
  const lastX = Math.min(lookup.left + lookup.width - 1, Math.ceil(Math.max(a[0], b[0], c[0])))
  const firstY = Math.max(lookup.top, Math.floor(Math.min(a[1], b[1], c[1])))
  const lastY = Math.min(lookup.top + lookup.height - 1, Math.ceil(Math.max(a[1], b[1], c[1])))
  for (let y = firstY; y <= lastY; y++) {
    for (let x = firstX; x <= lastX; x++) {
      const toB = ((x - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (y - a[1])) / area
      const toC = ((b[0] - a[0]) * (y - a[1]) - (x - a[0]) * (b[1] - a[1])) / area
      const toA = 1 - toB - toC
      if (toA < -OVERLAP || toB < -OVERLAP || toC < -OVERLAP) continue
      const i = ((y - lookup.top) * lookup.width + (x - lookup.left)) * 2
      lookup.places[i] = toA * p[0] + toB * q[0] + toC * r[0]
      lookup.places[i + 1] = toA * p[1] + toB * q[1] + toC * r[1]
    }
  }
}

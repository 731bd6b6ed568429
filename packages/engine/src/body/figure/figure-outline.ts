import { mainBone, type FigureModel } from '../model/model.ts'
import { createMask, maskAt, type Mask, type Size } from '../../raster/plane.ts'

/** An edge of the mesh with the triangles on its two sides. */
type Edges = { vertices: Uint16Array; triangles: Uint16Array }

const known = new WeakMap<FigureModel, Edges>()

function edgesOf(model: FigureModel): Edges {
  const found = known.get(model)
  if (found) return found
  const { triangles } = model
  const first = new Map<number, number>()
  const vertices: number[] = []
  const sides: number[] = []
  for (let t = 0; t < triangles.length; t += 3)
    for (let k = 0; k < 3; k++) {
      const [a, b] = [triangles[t + k], triangles[t + ((k + 1) % 3)]]
      const key = Math.min(a, b) * 65_536 + Math.max(a, b)
      const other = first.get(key)
      if (other === undefined) first.set(key, t / 3)
      else {
        vertices.push(a, b)
        sides.push(other, t / 3)
      }
    }
  const edges = { vertices: Uint16Array.from(vertices), triangles: Uint16Array.from(sides) }
  known.set(model, edges)
  return edges
}

/** Where the figure ends in the picture: a vertex, and which way is out. */
export type OutlinePlace = { vertex: number; bone: number; x: number; y: number; outX: number; outY: number }

/** What a figure covers, at a share of the picture's size. */
export type Cover = { mask: Mask; scale: number }

/** Covers are as coarse as this, px high: they are asked for in every round of a fit. */
const COVER_HEIGHT = 256

export function coverOf({ triangles }: FigureModel, projected: Float32Array, size: Size): Cover {
  const scale = coverScale(size)
  return { mask: fillMask(triangles, projected, size, scale), scale }
}

export const coverScale = ({ height }: Size) => Math.min(1, COVER_HEIGHT / height)

/**
 * Places along the outer outline of the projected figure, about `spacing` px apart: nothing of it lies beyond them.
 *
 * @param projected two numbers a vertex, px
 * @param cover of the same projection
 */
export function outlineOf(
  model: FigureModel,
  projected: Float32Array,
  size: Size,
  cover: Cover,
  spacing: number,
): OutlinePlace[] {
  const { triangles } = model
  const facing = new Int8Array(triangles.length / 3)
  for (let t = 0; t < facing.length; t++) {
    const [a, b, c] = [triangles[3 * t] * 2, triangles[3 * t + 1] * 2, triangles[3 * t + 2] * 2]
    const area =
      (projected[b] - projected[a]) * (projected[c + 1] - projected[a + 1]) -
      (projected[c] - projected[a]) * (projected[b + 1] - projected[a + 1])
    facing[t] = area > 0 ? 1 : -1
  }
  const { mask, scale } = cover
  const inside = (x: number, y: number) => maskAt(mask, x * scale - 0.5, y * scale - 0.5) > 0
  const step = 1.6 / scale
  const edges = edgesOf(model)
  const places: OutlinePlace[] = []
  const taken = new Set<number>()
  for (let e = 0; e < edges.triangles.length; e += 2) {
    if (facing[edges.triangles[e]] === facing[edges.triangles[e + 1]]) continue
    const [a, b] = [edges.vertices[e], edges.vertices[e + 1]]
    const [ax, ay, bx, by] = [projected[2 * a], projected[2 * a + 1], projected[2 * b], projected[2 * b + 1]]
    const [x, y] = [(ax + bx) / 2, (ay + by) / 2]
    const length = Math.hypot(bx - ax, by - ay)
    if (length < 1e-3) continue
    let [outX, outY] = [(by - ay) / length, (ax - bx) / length]
    const isThere = inside(x + outX * step, y + outY * step)
    if (isThere === inside(x - outX * step, y - outY * step)) continue
    if (isThere) [outX, outY] = [-outX, -outY]
    if (inside(x + outX * 2 * step, y + outY * 2 * step)) continue
    const cell = Math.floor(ax / spacing) * 65_536 + Math.floor(ay / spacing)
    if (taken.has(cell)) continue
    taken.add(cell)
    places.push({ vertex: a, bone: mainBone(model, a), x: ax, y: ay, outX, outY })
  }
  return places
}

/** What the triangles that face the camera cover, 255, at `scale` of the picture's size. */
export function fillMask(
  triangles: Uint16Array,
  projected: Float32Array,
  { width, height }: Size,
  scale: number,
): Mask {
  const mask = createMask({ width: Math.ceil(width * scale), height: Math.ceil(height * scale) })
  // The first row whose middle lies below a vertex: where the three are one, a triangle lies between two rows.
  const rows = new Int32Array(projected.length / 2)
  for (let vertex = 0; vertex < rows.length; vertex++)
    rows[vertex] = Math.ceil(projected[2 * vertex + 1] * scale - 0.5)
  for (let t = 0; t < triangles.length; t += 3) {
    const rowA = rows[triangles[t]]
    const rowB = rows[triangles[t + 1]]
    const rowC = rows[triangles[t + 2]]
    if (rowA === rowB && rowB === rowC) continue
    const a = triangles[t] * 2
    const b = triangles[t + 1] * 2
    const c = triangles[t + 2] * 2
    const ax = projected[a] * scale
    const ay = projected[a + 1] * scale
    const bx = projected[b] * scale
    const by = projected[b + 1] * scale
    const cx = projected[c] * scale
    const cy = projected[c + 1] * scale
    // The skin is closed: what faces away lies behind what faces us.
    if ((bx - ax) * (cy - ay) < (cx - ax) * (by - ay)) continue
    const top = Math.max(0, Math.min(rowA, rowB, rowC))
    const bottom = Math.min(mask.height, Math.max(rowA, rowB, rowC)) - 1
    for (let y = top; y <= bottom; y++) fillRow(mask, y, ax, ay, bx, by, cx, cy)
  }
  return mask
}

/** Fills what a triangle covers of one row. */
function fillRow(
  { width, data }: Mask,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
) {
  const row = y + 0.5
  let from = Infinity
  let to = -Infinity
  if (ay <= row !== by <= row) {
    const x = ax + ((row - ay) / (by - ay)) * (bx - ax)
    from = x
    to = x
  }
  if (by <= row !== cy <= row) {
    const x = bx + ((row - by) / (cy - by)) * (cx - bx)
    if (x < from) from = x
    if (x > to) to = x
  }
  if (cy <= row !== ay <= row) {
    const x = cx + ((row - cy) / (ay - cy)) * (ax - cx)
    if (x < from) from = x
    if (x > to) to = x
  }
  const end = y * width + Math.min(width - 1, Math.floor(to - 0.5))
  for (let i = y * width + Math.max(0, Math.ceil(from - 0.5)); i <= end; i++) data[i] = 255
}

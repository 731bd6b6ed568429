import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { placeObjects } from './free-space.ts'
import { isGarment } from './real-size.ts'
import type { Mask, Placed, Shape } from './shape.ts'

export interface Layout<Piece extends Shape = Shape> {
  widthCm: number
  heightCm: number
  /** In painting order. */
  placed: Placed<Piece>[]
}

const layers: GarmentCategory[] = ['bottoms', 'skirts', 'dresses', 'tops', 'outerwear']
const depth = ({ category }: Shape) => (isGarment(category) ? layers.indexOf(category) : layers.length)

/** Places all garments in one scale: the top, the bottom piece tucked under its hem, a jacket at its side. */
function arrangeGarments<Piece extends Shape>(garments: Piece[]): Placed<Piece>[] {
  const top = garments.find((p) => p.category === 'tops' || p.category === 'dresses')
  const isLayered = garments.some((p) => p.category === 'outerwear')
  return garments.map((piece) => {
    if (!top || piece === top) return { piece, x: 0, y: 0 }
    if (piece.category === 'outerwear')
      return { piece, x: -piece.widthCm * 0.5 - 4, y: piece.heightCm / 2 - top.heightCm / 2 + 14 }
    const tuck = isLayered ? 5 : 13
    return { piece, x: isLayered ? 4 : 20, y: top.heightCm / 2 - tuck + piece.heightCm / 2 }
  })
}

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

function boxOf(placed: Placed[]): Box {
  return {
    left: Math.min(...placed.map(({ piece, x }) => x - piece.widthCm / 2)),
    right: Math.max(...placed.map(({ piece, x }) => x + piece.widthCm / 2)),
    top: Math.min(...placed.map(({ piece, y }) => y - piece.heightCm / 2)),
    bottom: Math.max(...placed.map(({ piece, y }) => y + piece.heightCm / 2)),
  }
}

const move = <Piece extends Shape>(placed: Placed<Piece>[], dx: number, dy: number) =>
  placed.map(({ piece, x, y }) => ({ piece, x: x + dx, y: y + dy }))

export interface Wish {
  /** Width divided by height. */
  aspect: number
  /** Mirrors the arrangement horizontally. */
  isMirrored?: boolean
  /** A jacket that would make the board wide, and everything on it small, overlaps the dress or top further. */
  isSnug?: boolean
}

/** The least height in centimetres that a board with objects shows. */
const leastHeightCm = 122
/** The greatest share of its frame that an outfit fills. */
const filled = 0.88
/** The greatest share of its width by which a jacket may be moved in. */
const maxDrawnIn = 0.3

/** Moves the jacket in where the outfit is wider than a board of its height. */
function drawIn<Piece extends Shape>(placed: Placed<Piece>[], aspect: number, leastCm: number) {
  const box = boxOf(placed)
  const room = Math.max(box.bottom - box.top, leastCm * filled) * aspect
  const excess = Math.max(0, box.right - box.left - room)
  return placed.map((one) =>
    one.piece.category === 'outerwear'
      ? { ...one, x: one.x + Math.min(excess, one.piece.widthCm * maxDrawnIn) }
      : one,
  )
}

const range = (from: number, to: number, steps: number) =>
  Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / Math.max(1, steps - 1))

/**
 * Lays pieces out as an editor would: the garments large, shoes low, the bag at the side, small things high. It
 * searches for the tightest frame in which nothing overlaps that was not tucked on purpose.
 */
export function arrange<Piece extends Shape>(
  pieces: Piece[],
  { aspect, isMirrored = false, isSnug = false }: Wish,
): Layout<Piece> {
  const objects = pieces.filter(({ category }) => !isGarment(category))
  const leastCm = objects.length ? leastHeightCm : 0
  const spread = arrangeGarments(pieces.filter(({ category }) => isGarment(category)))
  const garments = isSnug ? drawIn(spread, aspect, leastCm) : spread
  const turned = isMirrored ? garments.map((p) => ({ ...p, x: -p.x })) : garments
  const box = boxOf(turned)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  // Beside a short dress in a tight frame a shoe would look too large.
  const closest = Math.max(height / filled, width / filled / aspect, leastCm)
  let best: (Layout<Piece> & { cost: number }) | null = null
  for (const loosening of range(1, 1.9, 19)) {
    const heightCm = closest * loosening
    const widthCm = heightCm * aspect
    const margin = 0.06 * Math.min(heightCm, widthCm)
    // A looser frame makes everything smaller, so it is penalised.
    const looseness = 3 * (loosening - 1)
    if (best && best.cost <= looseness) break
    const lefts = objects.length ? range(margin, widthCm - margin - width, 7) : [(widthCm - width) / 2]
    const tops = objects.length ? range(margin, heightCm - margin - height, 3) : [(heightCm - height) / 2]
    for (const left of lefts)
      for (const top of tops) {
        const worn = move(turned, left - box.left, top - box.top)
        const most: number = best ? best.cost - looseness : Infinity
        const found = placeObjects(worn, objects, { widthCm, heightCm, margin }, most)
        if (!found) continue
        const all = [...worn, ...found.placed]
        const cost = looseness + found.cost + imbalance(all, widthCm, heightCm)
        if (!best || cost < best.cost) best = { widthCm, heightCm, placed: all, cost }
      }
  }
  if (!best) throw new Error(`no room on the board for ${pieces.map(({ id }) => id).join(', ')}`)
  return { ...best, placed: best.placed.toSorted((a, b) => depth(a.piece) - depth(b.piece)) }
}

const areas = new WeakMap<Mask, number>()
function areaOf(mask: Mask) {
  const area = areas.get(mask) ?? mask.cells.reduce((sum, cell) => sum + cell, 0)
  areas.set(mask, area)
  return area
}

/** How far the centre of mass of all pieces is from the middle of the board. */
function imbalance(placed: Placed[], widthCm: number, heightCm: number) {
  let [mass, x, y] = [0, 0, 0]
  for (const p of placed) {
    const area = areaOf(p.piece.mask)
    mass += area
    x += area * p.x
    y += area * p.y
  }
  return Math.abs(x / mass / widthCm - 0.5) * 1.2 + Math.abs(y / mass / heightCm - 0.5) * 0.9
}

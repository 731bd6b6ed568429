import type { GarmentCategory } from '#shared/garment-categories.ts'
import { isGarment } from '../range.ts'
import type { CutOut, Mask } from './cut-out.ts'
import { placeObjects } from './free-space.ts'

/** Where the middle of a piece lies, in centimetres from the top left corner of the board. */
export interface Placed {
  piece: CutOut
  x: number
  y: number
}
export interface Layout {
  widthCm: number
  heightCm: number
  /** In the order of painting. */
  placed: Placed[]
}

const layers: GarmentCategory[] = ['bottoms', 'skirts', 'dresses', 'tops', 'outerwear']
const depth = ({ category }: CutOut) => (isGarment(category) ? layers.indexOf(category) : layers.length)

/** All garments in one scale: the top, what is worn below tucked under its hem, a jacket at its side. */
function arrangeGarments(garments: CutOut[]): Placed[] {
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

const move = (placed: Placed[], dx: number, dy: number) =>
  placed.map(({ piece, x, y }) => ({ piece, x: x + dx, y: y + dy }))

export interface Wish {
  /** Width by height. */
  aspect: number
  /** The other way round: what is left goes right. */
  isMirrored?: boolean
}

/** How much of the world a board with objects shows, at least. */
const leastHeightCm = 122

const range = (from: number, to: number, steps: number) =>
  Array.from({ length: steps }, (_, i) => from + ((to - from) * i) / Math.max(1, steps - 1))

/**
 * Lays pieces out as an editor would: the garments large, shoes low, the bag at the side, small things high.
 * It looks for the closest frame in which nothing lies on anything else that was not tucked on purpose.
 */
export function arrange(pieces: CutOut[], { aspect, isMirrored = false }: Wish): Layout {
  const garments = arrangeGarments(pieces.filter(({ category }) => isGarment(category)))
  const objects = pieces.filter(({ category }) => !isGarment(category))
  const turned = isMirrored ? garments.map((p) => ({ ...p, x: -p.x })) : garments
  const box = boxOf(turned)
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  const fitting = Math.max(height / 0.88, width / 0.88 / aspect)
  // Beside a short dress in a close frame, a shoe would look like a boat.
  const closest = objects.length ? Math.max(fitting, leastHeightCm) : fitting
  let best: (Layout & { cost: number }) | null = null
  for (const loosening of range(1, 1.9, 19)) {
    const heightCm = closest * loosening
    const widthCm = heightCm * aspect
    const margin = 0.06 * Math.min(heightCm, widthCm)
    // A looser frame makes everything smaller: it has to earn that.
    const looseness = 3 * (loosening - 1)
    if (best && best.cost <= looseness) break
    const lefts = objects.length ? range(margin, widthCm - margin - width, 7) : [(widthCm - width) / 2]
    const tops = objects.length ? range(margin, heightCm - margin - height, 3) : [(heightCm - height) / 2]
    for (const left of lefts)
      for (const top of tops) {
        const worn = move(turned, left - box.left, top - box.top)
        const found = placeObjects(worn, objects, { widthCm, heightCm, margin })
        if (!found) continue
        const all = [...worn, ...found.placed]
        const cost = looseness + found.cost + imbalance(all, widthCm, heightCm)
        if (!best || cost < best.cost) best = { widthCm, heightCm, placed: all, cost }
      }
  }
  if (!best) throw new Error(`no room on the board for ${pieces.map(({ id }) => id).join(', ')}`)
  return { ...best, placed: best.placed.toSorted((a, b) => depth(a.piece) - depth(b.piece)) }
}

const areaOf = ({ cells }: Mask) => cells.reduce((sum, cell) => sum + cell, 0)

/** How far the weight of all pieces lies from the middle of the board. */
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

import type { Mask, Placed, Role, Shape } from './shape.ts'

interface Board {
  widthCm: number
  heightCm: number
  margin: number
}

interface Place {
  /** Preferred places, as shares of the board's width and height. */
  spots: [x: number, y: number][]
  /** The highest and lowest position as shares of the height, so that shoes do not float above a collar. */
  between: [top: number, bottom: number]
}

const places: Record<Role, Place> = {
  worn: { spots: [[0.5, 0.5]], between: [0, 1] },
  shoes: {
    spots: [
      [0.2, 0.87],
      [0.8, 0.87],
    ],
    between: [0.66, 1],
  },
  bag: {
    spots: [
      [0.17, 0.64],
      [0.83, 0.64],
    ],
    between: [0.35, 1],
  },
  small: {
    spots: [
      [0.16, 0.15],
      [0.84, 0.15],
    ],
    between: [0, 0.5],
  },
  large: {
    spots: [
      [0.17, 0.3],
      [0.83, 0.3],
    ],
    between: [0, 0.8],
  },
}

/** Air around an object: the least, and the most that is worth having, as shares of the board's height. */
const leastAir = 0.022
const enoughAir = 0.05

/**
 * The distance of every cell of the board from the nearest piece, in centimetres, by two sweeps of a chamfer
 * transform.
 */
function distances(placed: Placed[], width: number, height: number) {
  const field = new Float32Array(width * height).fill(width + height)
  for (const { piece, x, y } of placed) stamp(field, width, height, piece.mask, x, y)
  const diagonal = Math.SQRT2
  // The outermost cells are left as they are: they lie in the margin, where nothing is placed.
  for (let y = 1; y < height - 1; y++)
    for (let x = 1, at = y * width + 1; x < width - 1; x++, at++) {
      let near = field[at] ?? 0
      if (near === 0) continue
      near = Math.min(near, (field[at - 1] ?? 0) + 1, (field[at - width] ?? 0) + 1)
      field[at] = Math.min(
        near,
        (field[at - width - 1] ?? 0) + diagonal,
        (field[at - width + 1] ?? 0) + diagonal,
      )
    }
  for (let y = height - 2; y > 0; y--)
    for (let x = width - 2, at = y * width + x; x > 0; x--, at--) {
      let near = field[at] ?? 0
      if (near === 0) continue
      near = Math.min(near, (field[at + 1] ?? 0) + 1, (field[at + width] ?? 0) + 1)
      field[at] = Math.min(
        near,
        (field[at + width + 1] ?? 0) + diagonal,
        (field[at + width - 1] ?? 0) + diagonal,
      )
    }
  return field
}

function stamp(field: Float32Array, width: number, height: number, mask: Mask, x: number, y: number) {
  const [left, top] = [Math.round(x - mask.width / 2), Math.round(y - mask.height / 2)]
  for (let j = 0; j < mask.height; j++)
    for (let i = 0; i < mask.width; i++) {
      const [u, w] = [left + i, top + j]
      if (mask.cells[j * mask.width + i] && u >= 0 && w >= 0 && u < width && w < height)
        field[w * width + u] = 0
    }
}

/** The cells at a piece's edge: where they have room, all of it has. */
function edgeOf({ width, height, cells }: Mask) {
  const is = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && cells[y * width + x] === 1
  const edge: [number, number][] = []
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (is(x, y) && !(is(x - 1, y) && is(x + 1, y) && is(x, y - 1) && is(x, y + 1))) edge.push([x, y])
  return edge
}

const edges = new WeakMap<Mask, [number, number][]>()
function knownEdgeOf(mask: Mask) {
  const edge = edges.get(mask) ?? edgeOf(mask)
  edges.set(mask, edge)
  return edge
}

/** The distance between the places that are tried. */
const stepCm = 1.5

function bestPlace(object: Shape, placed: Placed[], { widthCm, heightCm, margin }: Board) {
  const [width, height] = [Math.ceil(widthCm), Math.ceil(heightCm)]
  const field = distances(placed, width, height)
  const edge = knownEdgeOf(object.mask)
  const [halfWidth, halfHeight] = [object.widthCm / 2, object.heightCm / 2]
  const { spots, between } = places[object.role]
  const highest = Math.max(margin + halfHeight, between[0] * heightCm)
  const lowest = Math.min(heightCm - margin - halfHeight, between[1] * heightCm)
  const least = leastAir * heightCm
  let best: { x: number; y: number; cost: number } | null = null
  for (let y = highest; y <= lowest; y += stepCm) {
    const top = Math.round(y - object.mask.height / 2)
    for (let x = margin + halfWidth; x <= widthCm - margin - halfWidth; x += stepCm) {
      let reach = Infinity
      for (const [u, w] of spots) {
        const [dx, dy] = [x / widthCm - u, (y / heightCm - w) * 1.2]
        reach = Math.min(reach, Math.sqrt(dx * dx + dy * dy))
      }
      if (best && reach - 0.3 >= best.cost) continue
      const left = Math.round(x - object.mask.width / 2)
      let air = Infinity
      for (const [i, j] of edge) {
        const cell = field[Math.min(height - 1, top + j) * width + Math.min(width - 1, left + i)] ?? Infinity
        if (cell < air) air = cell
        if (air < least) break
      }
      if (air < least) {
        // A step gains at most its own length plus the rounding of a cell, so places that cannot be free enough are
        // skipped.
        x += Math.max(0, Math.ceil((least - air - 1) / stepCm) - 1) * stepCm
        continue
      }
      const cost = reach - 0.3 * Math.min(1, air / heightCm / enoughAir)
      if (!best || cost < best.cost) best = { x, y, cost }
    }
  }
  return best
}

/**
 * Finds a free place for each object, the large ones first; null where the board has none, or where it costs more
 * than `most`.
 */
export function placeObjects<Piece extends Shape>(
  worn: Placed<Piece>[],
  objects: Piece[],
  board: Board,
  most = Infinity,
) {
  const placed: Placed<Piece>[] = []
  let cost = 0
  for (const piece of objects.toSorted((a, b) => b.widthCm * b.heightCm - a.widthCm * a.heightCm)) {
    const place = bestPlace(piece, [...worn, ...placed], board)
    if (!place) return null
    placed.push({ piece, x: place.x, y: place.y })
    // Costs are never negative, so a candidate that is too expensive already is dropped.
    cost += place.cost + 0.3
    if (cost / objects.length >= most) return null
  }
  return { placed, cost: objects.length ? cost / objects.length : 0 }
}

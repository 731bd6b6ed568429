import type { Place } from './annotations.ts'

/** A grid over a picture: a byte a cell, 1 inside. */
export type Grid = { width: number; height: number; cells: Uint8Array }

const LONG_SIDE = 240

export function gridFor(picture: { width: number; height: number }): { width: number; height: number } {
  const by = LONG_SIDE / Math.max(picture.width, picture.height)
  return { width: Math.round(picture.width * by), height: Math.round(picture.height * by) }
}

/** The cells whose middle lies in one of the polygons, whose places are fractions of the picture. */
export function fillPolygons(
  polygons: Place[][] | undefined,
  { width, height }: { width: number; height: number },
): Grid {
  const cells = new Uint8Array(width * height)
  for (const polygon of polygons ?? [])
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        if (isWithin((x + 0.5) / width, (y + 0.5) / height, polygon)) cells[y * width + x] = 1
  return { width, height, cells }
}

function isWithin(x: number, y: number, polygon: Place[]) {
  let isIn = false
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length]
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) isIn = !isIn
  })
  return isIn
}

export function subtract(from: Grid, taken: Grid): Grid {
  return { ...from, cells: from.cells.map((cell, i) => (taken.cells[i] ? 0 : cell)) }
}

/** Cells of both over cells of either; undefined where both are empty. */
export function overlap(a: Grid, b: Grid): number | undefined {
  let [both, either] = [0, 0]
  a.cells.forEach((cell, i) => {
    if (cell && b.cells[i]) both++
    if (cell || b.cells[i]) either++
  })
  return either ? both / either : undefined
}

export const countOf = ({ cells }: Grid) => cells.reduce((sum, cell) => sum + cell, 0)

import { arrange, type Layout } from './arrange.ts'
import { paint, type Cut } from './paint.ts'
import type { Pixels } from '../../pictures/pixels.ts'

export const boardAspect = 3 / 4
export const boardWidth = 960

/** Lays pieces out in rows of equal cells, for outfits that the arrangement finds no room for. */
function inRows(cuts: Cut[]): Layout<Cut> {
  const heightCm = 130
  const widthCm = heightCm * boardAspect
  const columns = Math.ceil(Math.sqrt(cuts.length))
  const rows = Math.ceil(cuts.length / columns)
  const [cellWidth, cellHeight] = [widthCm / columns, heightCm / rows]
  const placed = cuts.map((piece, i) => {
    const fit = Math.min((cellWidth * 0.84) / piece.widthCm, (cellHeight * 0.84) / piece.heightCm)
    const shown = { ...piece, widthCm: piece.widthCm * fit, heightCm: piece.heightCm * fit }
    const row = Math.floor(i / columns)
    const inRow = row === rows - 1 ? cuts.length - row * columns : columns
    return {
      piece: shown,
      x: (widthCm - inRow * cellWidth) / 2 + ((i % columns) + 0.5) * cellWidth,
      y: (row + 0.5) * cellHeight,
    }
  })
  return { widthCm, heightCm, placed }
}

/**
 * Arranges the pieces as an editor would, and leaves off the smallest objects until the rest has room. If even the
 * garments have none, all pieces are laid out in rows.
 */
function layOut(cuts: Cut[], isMirrored: boolean): Layout<Cut> {
  // Without a garment there is nothing to arrange the objects around.
  let shown = cuts.some(({ role }) => role === 'worn') ? cuts : []
  while (shown.length > 1) {
    try {
      return arrange(shown, { aspect: boardAspect, isMirrored, isSnug: true })
    } catch {
      const objects = shown.filter(({ role }) => role !== 'worn')
      const smallest = objects.toSorted((a, b) => a.widthCm * a.heightCm - b.widthCm * b.heightCm)[0]
      if (!smallest) break
      shown = shown.filter((one) => one !== smallest)
    }
  }
  return inRows(cuts)
}

/** Composes an outfit's pieces as one picture; without any it is blank paper. */
export const composeBoard = (cuts: Cut[], isMirrored: boolean): Pixels =>
  paint(layOut(cuts, isMirrored), boardWidth)

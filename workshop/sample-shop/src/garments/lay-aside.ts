import type { PatternPiece } from '@cabine/tailoring/mesh.ts'
import type { Design } from './design.ts'

/** How firmly the edges stay where they are laid, as of a pin. */
const hold = 0.03
/** Above the bust fronts hang from the neck as they do, cm of the pattern. */
const bust = 128

/**
 * Fronts that were cut to lie far over one another do not fall apart by themselves: whoever wears them open has laid them
 * aside. Their edges are put `aside` cm from the middle.
 */
export function layAside(design: Design, aside: number): Design {
  return {
    ...design,
    pieces: design.pieces.map((piece) => (piece.name.startsWith('front') ? laid(piece, aside) : piece)),
    pins: [...(design.pins ?? []), ...['frontL.edge', 'frontR.edge'].map((edge) => ({ edge, hold }))],
  }
}

function laid(piece: PatternPiece, aside: number): PatternPiece {
  const side = piece.name.endsWith('R') ? 1 : -1
  const across = piece.edges.flatMap(({ points }) => points.map(([x]) => side * x))
  const [edge, seam] = [Math.min(...across), Math.max(...across)]
  const narrower = (seam - aside) / (seam - edge)
  return {
    ...piece,
    place: (x, y) => piece.place(y < bust ? side * (seam - (seam - side * x) * narrower) : x, y),
  }
}

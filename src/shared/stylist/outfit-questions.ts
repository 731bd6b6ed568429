/** The changes that she may ask of a piece. */
export const pieceChanges = ['another_colour', 'cheaper', 'something_else'] as const
export type PieceChange = (typeof pieceChanges)[number]

export const outfitShapes = ['dress', 'separates'] as const

export const mostAlternatives = 6
export const mostOutfitsAtOnce = 3

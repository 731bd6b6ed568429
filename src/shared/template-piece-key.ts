/** The key of a template piece's words, 'silk blouse', in the language files. */
export const pieceKey = (piece: string) => `piece_${piece.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`

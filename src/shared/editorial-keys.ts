/** Where the words of a template's piece, 'silk blouse', stand in the language files. */
export const pieceKey = (piece: string) => `piece_${piece.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}`

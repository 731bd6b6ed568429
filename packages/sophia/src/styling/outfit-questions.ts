/** The changes that the buttons of a piece ask for. */
export const pressedChanges = ['another_colour', 'cheaper'] as const

/** The changes that she may ask of a piece. */
export const pieceChanges = [
  ...pressedChanges,
  'something_else',
  'in_colour',
  'dearer',
  'warmer',
  'cooler',
  'longer',
  'shorter',
  'looser',
  'tighter',
  'dressier',
  'plainer',
  'bolder',
  'quieter',
] as const
export type PieceChange = (typeof pieceChanges)[number]

export const outfitShapes = ['dress', 'separates'] as const

export const maxAlternatives = 6
export const maxOutfitsAtOnce = 3

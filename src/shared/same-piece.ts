/** A saved piece has an item id and, where the catalogue knows it, its product's id. */
export type NamedPiece = { itemId: string; productId: string | null }

/** Two lists may name one piece differently: one by its shop's address, one by its id. */
export const isSamePiece = (one: NamedPiece, other: NamedPiece) =>
  one.itemId === other.itemId || (one.productId !== null && one.productId === other.productId)

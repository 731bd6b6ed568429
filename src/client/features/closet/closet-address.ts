const prefix = 'closet-'

/** How a piece of her own is named where pieces of the shop have their ids: in a look, in the mirror's address. */
export const closetPieceAddress = (id: string) => prefix + id

/** The id of a piece of her own; null for a piece of the shop. */
export const closetIdOf = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : null)

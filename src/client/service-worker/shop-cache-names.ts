/** Nothing of hers is in these: lists and pictures of pieces, as anybody sees them. */
export const shelvesCache = 'shelves'
export const picturesCache = 'pictures'

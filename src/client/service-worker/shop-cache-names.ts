/** Caches without personal data: lists and pictures of pieces, as everybody sees them. */
export const shelvesCache = 'shelves'
export const picturesCache = 'pictures'

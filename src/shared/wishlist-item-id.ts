export const maxAddressLength = 2000

/**
 * The product's address in its shop, or its id where the address is hidden. '.' and '..' fit in no path, lone
 * surrogates in no address, and control characters in no database.
 */
export const isWishlistItemId = (id: string) =>
  id.length <= maxAddressLength && /^(?!\.{1,2}$)\P{Cc}+$/u.test(id) && id.isWellFormed()

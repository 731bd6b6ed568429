export const mostAddressLength = 2000

/**
 * The product's address in its shop, or its id where the address is kept back. '.' and '..' fit in no path,
 * half characters in no address, and what is no character in no database.
 */
export const isWishlistItemId = (id: string) =>
  id.length <= mostAddressLength && /^(?!\.{1,2}$)\P{Cc}+$/u.test(id) && id.isWellFormed()

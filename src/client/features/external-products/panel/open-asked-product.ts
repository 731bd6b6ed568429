import { mirrored } from '#client/ui/product/mirror-address.ts'
import { readAddress, showProduct } from './external-product-store.ts'

/** She came to paste the address of a shop's page. */
export const asksForAddress = (search: string) =>
  new URLSearchParams(search).get('address') === '' || mirrored(search)?.kind === 'address'

let answered: string | null = null

/**
 * `?address=` reads a shop's page and `?find=` shows a piece found before, once for each visit to such an
 * address. Returns whether the address asked for anything.
 */
export function openAskedProduct(search: string, visit: string) {
  if (answered === visit + search) return false
  answered = visit + search
  const asked = new URLSearchParams(search)
  const [address, product] = [asked.get('address'), asked.get('find')]
  if (address) void readAddress(address)
  else if (product) showProduct(product)
  return address !== null || product !== null
}

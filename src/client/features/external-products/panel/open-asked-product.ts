import { readAddress, showProduct } from './external-product-store.ts'

let answered: string | null = null

/** `?address=` reads a shop's page, `?find=` shows one of hers: once each time that she comes by such an address. True where something was asked. */
export function openAskedProduct(search: string, visit: string) {
  if (answered === visit + search) return false
  answered = visit + search
  const asked = new URLSearchParams(search)
  const [address, product] = [asked.get('address'), asked.get('find')]
  if (address) void readAddress(address)
  else if (product) showProduct(product)
  return address !== null || product !== null
}

import { readAddress, showFind } from './finds-store.ts'

let answered: string | null = null

/** `?address=` reads a shop's page, `?find=` shows one of hers: once each time that she comes by such an address. True where something was asked. */
export function openAsked(search: string, visit: string) {
  if (answered === visit + search) return false
  answered = visit + search
  const asked = new URLSearchParams(search)
  const [address, find] = [asked.get('address'), asked.get('find')]
  if (address) void readAddress(address)
  else if (find) showFind(find)
  return address !== null || find !== null
}

import { timingSafeEqual } from 'node:crypto'

/** Takes as long for a near miss as for a far one. */
export function isSame(given: string, kept: string) {
  const [a, b] = [given, kept].map((text) => new TextEncoder().encode(text))
  return a.length === b.length && timingSafeEqual(a, b)
}

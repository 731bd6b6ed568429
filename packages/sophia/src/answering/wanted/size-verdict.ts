import type { Candidate } from './candidate.ts'
import type { Verdict } from './conditions.ts'

/** Sizes from XS on, in the ways in which shops and countries count them: letters, American numbers, inches of a waist. */
const american: readonly RegExp[] = [
  /^(?:xx?s|00?|24|25)$/,
  /^(?:s|2|4|26|27)$/,
  /^(?:m|6|8|28|29)$/,
  /^(?:l|10|12|30|31)$/,
  /^(?:xl|14|16|32|33)$/,
  /^(?:xxl|1x|14w|16w)$/,
  /^(?:2x|2xl|18w|20w)$/,
  /^(?:xxxl|3x|3xl|22w|24w)$/,
  /^(?:4x|4xl|26w|28w)$/,
]

/** European numbers, which lie between two of them here and there. */
const european: Readonly<Record<string, readonly number[]>> = {
  32: [0],
  34: [0],
  36: [1],
  38: [2],
  40: [2, 3],
  42: [3],
  44: [4],
  46: [4, 5],
  48: [5, 6],
  50: [6],
  52: [6, 7],
  54: [7],
  56: [7, 8],
  58: [8],
}

/** The places of a size in that order; sizes for small figures are counted alike. */
function placesOf(size: string): readonly number[] {
  const plain = size.replace(/(?<=\d)p$/, '')
  const place = american.findIndex((row) => row.test(plain))
  return european[plain] ?? (place >= 0 ? [place] : [])
}

/** American sizes of women's shoes: European ones are counted from 33, Japanese ones are centimetres. */
function americanShoe(said: string) {
  const size = Number(said.replace(',', '.'))
  if (size >= 33) return size - 30.5
  return size >= 21 && size <= 28 ? size - 17 : size
}

/** Whether there is a piece in a size, in whatever country's words. */
export function sizeVerdict({ sizes, category }: Candidate, which: string): Verdict {
  if (category === 'bags' || category === 'accessories' || category === 'home') return 'beside'
  if (sizes.length === 0) return 'unsure'
  const said = which.toLowerCase()
  const own = sizes.map((size) => size.toLowerCase())
  if (own.some((size) => size === said || size === `${said}w` || size === `${said}p`)) return 'yes'
  if (category === 'shoes')
    return own.some((size) => Math.abs(Number(size) - americanShoe(said)) <= 0.6) ? 'yes' : 'no'
  const places = placesOf(said)
  return own.some((size) => placesOf(size).some((place) => places.includes(place))) ? 'yes' : 'no'
}

import type { Candidate } from './candidate.ts'
import type { Verdict } from './conditions.ts'

/** Letters of sizes beside numbers of them, where a shop has the one and she says the other. */
const letterSizes: Record<string, RegExp> = {
  xs: /^(?:xs|0|00|24|25)$/i,
  s: /^(?:s|2|4|26|27)$/i,
  m: /^(?:m|6|8|28|29)$/i,
  l: /^(?:l|10|12|30|31)$/i,
  xl: /^(?:xl|14|16|32|33)w?$/i,
}

const letterOfEuropean: Record<string, readonly string[]> = {
  34: ['xs'],
  36: ['s'],
  38: ['m'],
  40: ['m', 'l'],
  42: ['l'],
  44: ['xl'],
}

/** Whether there is a piece in a size, in whatever country's words. */
export function sizeVerdict({ sizes, category }: Candidate, which: string): Verdict {
  if (category === 'bags' || category === 'accessories' || category === 'home') return 'beside'
  if (sizes.length === 0) return 'unsure'
  const said = which.toLowerCase()
  const isIt = (size: string) => {
    const own = size.toLowerCase()
    return own === said || own === `${said}w` || own === `${said}p` || (letterSizes[said]?.test(own) ?? false)
  }
  if (sizes.some(isIt)) return 'yes'
  // European sizes of clothes, where a shop has letters or American numbers.
  const american = category === 'shoes' ? undefined : letterOfEuropean[said]
  if (american && sizes.some((size) => american.some((one) => letterSizes[one]?.test(size)))) return 'near'
  // European shoes are counted from 33: a shop that counts otherwise may still have hers.
  if (category === 'shoes' && Number(said) > 30) {
    const counted = Number(said) - 30.5
    return sizes.some((size) => Math.abs(Number(size) - counted) <= 0.6) ? 'near' : 'no'
  }
  return 'no'
}

const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL']

/** 'S', 'xl': a size that every shop of clothes means much the same by. */
export const isLetter = (size: string) => letters.includes(size.trim().toUpperCase())

/** Letter sizes from small to large, then numbers, then words. */
function rank(size: string): [number, number] {
  const at = letters.indexOf(size.toUpperCase())
  if (at >= 0) return [0, at]
  const number = Number.parseFloat(size.replace(',', '.'))
  return Number.isNaN(number) ? [2, 0] : [1, number]
}

/** The order that shops use, where an alphabet would put L before S. */
export function compareSizes(one: string, other: string) {
  const [group, place] = rank(one)
  const [otherGroup, otherPlace] = rank(other)
  return group - otherGroup || place - otherPlace || one.localeCompare(other)
}

const maxOfAGroup = 1_000_000

/** The same order as one whole number, for a database to sort by. */
export function placeOfSize(size: string) {
  const [group, place] = rank(size)
  return group * maxOfAGroup + Math.min(maxOfAGroup - 1, Math.max(0, Math.round(place * 100)))
}

/**
 * How many letters must be put in, left out, changed or swapped with their neighbour to make one word the
 * other (optimal string alignment; a swap counts once). Anything above `most` is told as Infinity.
 */
export function editDistance(a: string, b: string, most: number) {
  if (Math.abs(a.length - b.length) > most) return Infinity
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)
      row[j] = Math.min(changed, above[j] + 1, row[j - 1] + 1)
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) row[j] = Math.min(row[j], before[j - 2] + 1)
    }
    if (Math.min(...row) > most) return Infinity
    before = above
    above = row
  }
  return above[b.length] > most ? Infinity : above[b.length]
}

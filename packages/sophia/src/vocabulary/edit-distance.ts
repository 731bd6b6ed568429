/**
 * The number of letters to insert, remove, change or swap with their neighbour to turn one word into the other
 * (optimal string alignment; a swap counts once). Anything above `most` is Infinity, so that only the table's cells
 * within `most` of its diagonal are computed.
 */
export function editDistance(a: string, b: string, most: number) {
  if (Math.abs(a.length - b.length) > most) return Infinity
  const tooMany = most + 1
  const newRow = () => Array<number>(b.length + 1).fill(tooMany)
  let [before, above, row] = [newRow(), newRow(), newRow()]
  for (let j = 0; j <= Math.min(most, b.length); j++) above[j] = j
  for (let i = 1; i <= a.length; i++) {
    row.fill(tooMany)
    let least = i <= most ? i : tooMany
    row[0] = least
    for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
      let edits = Math.min(
        (above[j - 1] ?? tooMany) + (a[i - 1] === b[j - 1] ? 0 : 1),
        (above[j] ?? tooMany) + 1,
        (row[j - 1] ?? tooMany) + 1,
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) edits = Math.min(edits, (before[j - 2] ?? tooMany) + 1)
      row[j] = edits
      if (edits < least) least = edits
    }
    if (least > most) return Infinity
    ;[before, above, row] = [above, row, before]
  }
  const edits = above[b.length] ?? tooMany
  return edits > most ? Infinity : edits
}

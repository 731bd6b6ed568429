/** Some of many places, from the lowest up, to look for the nearest among. */
export type ByHeight = { places: Float32Array; chosen: Uint16Array; heights: Float32Array }

/** @param places three numbers each @param chosen which of them count, in rising order */
export function byHeight(places: Float32Array, chosen: Uint16Array): ByHeight {
  const sorted = chosen.slice().sort((a, b) => places[3 * a + 1] - places[3 * b + 1])
  return { places, chosen: sorted, heights: Float32Array.from(sorted, (i) => places[3 * i + 1]) }
}

/**
 * Writes which places are nearest to another one, nearest first, and the squares of how far they are. It is looked for up
 * and down from the place's own height, until height alone is too far; of two that are as far the lower number comes first.
 *
 * @param squares as many as are wanted
 * @param found written from `first` on
 */
export function findNearest(
  { places, chosen, heights }: ByHeight,
  x: number,
  y: number,
  z: number,
  squares: Float64Array,
  found: Uint16Array,
  first: number,
) {
  squares.fill(Infinity)
  const last = squares.length - 1
  let low = 0
  let high = heights.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (heights[middle] < y) low = middle + 1
    else high = middle
  }
  let down = low - 1
  let up = low
  while (down >= 0 || up < heights.length) {
    const goesUp = down < 0 || (up < heights.length && heights[up] - y < y - heights[down])
    const next = goesUp ? up++ : down--
    if ((heights[next] - y) ** 2 > squares[last]) break
    const one = chosen[next]
    const square =
      (places[3 * one] - x) ** 2 + (places[3 * one + 1] - y) ** 2 + (places[3 * one + 2] - z) ** 2
    if (square > squares[last] || (square === squares[last] && found[first + last] < one)) continue
    let k = last
    for (; k > 0; k--) {
      const before = squares[k - 1]
      if (before < square || (before === square && found[first + k - 1] < one)) break
      squares[k] = before
      found[first + k] = found[first + k - 1]
    }
    squares[k] = square
    found[first + k] = one
  }
}

/** A band of places, a column each step across and a row each step down. */
export type Band = { columns: number; rows: number }

/**
 * The line across a band above which its scores are most negative and below which they are most positive, one row number
 * a column, 0 to `rows`. It may climb, at a price: a fold in the shade that looks like what is worn below is passed by.
 *
 * @param scores row after row; 0 says nothing
 * @param stiffness what a step of one row from column to column costs
 */
export function findSeam({ columns, rows }: Band, scores: Float32Array, stiffness: number): Int32Array {
  const levels = rows + 1
  const cost = new Float32Array(columns * levels)
  const from = new Int32Array(columns * levels)
  for (let x = 0; x < columns; x++) {
    const own = x * levels
    for (let y = 0; y < rows; y++) cost[own + y + 1] = cost[own + y] + scores[y * columns + x]
    if (x > 0) addCheapest(cost, from, own, levels, stiffness)
  }
  const seam = new Int32Array(columns)
  let best = 0
  const last = (columns - 1) * levels
  for (let y = 1; y < levels; y++) if (cost[last + y] < cost[last + best]) best = y
  for (let x = columns - 1; x >= 0; x--) {
    seam[x] = best
    best = from[x * levels + best]
  }
  return seam
}

/** To each level of a column the cheapest way to it from the column before. */
function addCheapest(cost: Float32Array, from: Int32Array, own: number, levels: number, stiffness: number) {
  const before = own - levels
  const cheapest = cost.slice(before, own)
  for (let y = 0; y < levels; y++) from[own + y] = y
  const tryFrom = (y: number, next: number) => {
    if (cheapest[next] + stiffness >= cheapest[y]) return
    cheapest[y] = cheapest[next] + stiffness
    from[own + y] = from[own + next]
  }
  for (let y = 1; y < levels; y++) tryFrom(y, y - 1)
  for (let y = levels - 2; y >= 0; y--) tryFrom(y, y + 1)
  for (let y = 0; y < levels; y++) cost[own + y] += cheapest[y]
}

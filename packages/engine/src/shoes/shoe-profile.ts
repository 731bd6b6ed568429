/** The monotone cubic through points (Fritsch and Carlson 1980), which never overshoots them; flat beyond both ends. */
export function profile(points: [number, number][]): (x: number) => number {
  const slopes = points.slice(1).map(([x, y], i) => (y - points[i][1]) / (x - points[i][0]))
  const tangents = points.map((_, i) => {
    const [before, after] = [slopes[i - 1] ?? slopes[i], slopes[i] ?? slopes[i - 1]]
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
  return (x) => {
    const last = points.length - 1
    if (x <= points[0][0]) return points[0][1]
    if (x >= points[last][0]) return points[last][1]
    let i = 0
    while (points[i + 1][0] < x) i++
    const step = points[i + 1][0] - points[i][0]
    const u = (x - points[i][0]) / step
    return (
      points[i][1] * (1 + 2 * u) * (1 - u) ** 2 +
      points[i + 1][1] * u * u * (3 - 2 * u) +
      step * u * (1 - u) * (tangents[i] * (1 - u) - tangents[i + 1] * u)
    )
  }
}

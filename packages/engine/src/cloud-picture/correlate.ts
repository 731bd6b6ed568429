/** Correlation of two rows of numbers after their means, -1 to 1; 0 where one of them is flat. */
export function correlation(a: ArrayLike<number>, b: ArrayLike<number>, flat = 1e-9): number {
  let [sumA, sumB, both, squaresA, squaresB] = [0, 0, 0, 0, 0]
  const count = a.length
  for (let i = 0; i < count; i++) {
    sumA += a[i]
    sumB += b[i]
    both += a[i] * b[i]
    squaresA += a[i] * a[i]
    squaresB += b[i] * b[i]
  }
  const varianceA = squaresA - (sumA * sumA) / count
  const varianceB = squaresB - (sumB * sumB) / count
  if (varianceA < flat * count || varianceB < flat * count) return 0
  return (both - (sumA * sumB) / count) / Math.sqrt(varianceA * varianceB)
}

/** Where between three neighbours, -0.5 to 0.5 from the middle one, a parabola through them is highest. */
export function peakBetween(before: number, at: number, after: number) {
  const bend = before - 2 * at + after
  return bend > -1e-6 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)))
}

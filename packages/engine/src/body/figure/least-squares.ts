/** Sums of a least-squares problem: JᵀJ (the lower half, by rows), Jᵀr and rᵀr. */
export type NormalEquations = { size: number; matrix: Float64Array; gradient: Float64Array; cost: number }

export const createEquations = (size: number): NormalEquations => ({
  size,
  matrix: new Float64Array(size * size),
  gradient: new Float64Array(size),
  cost: 0,
})

/**
 * Adds one residual.
 *
 * @param places which unknowns it depends on, rising
 * @param slopes its derivative by each of them
 */
export function addResidual(
  { size, matrix, gradient }: NormalEquations,
  residual: number,
  places: Int32Array,
  slopes: Float64Array,
  count = places.length,
) {
  for (let i = 0; i < count; i++) {
    const slope = slopes[i]
    if (slope === 0) continue
    const row = places[i] * size
    gradient[places[i]] += slope * residual
    for (let j = 0; j <= i; j++) matrix[row + places[j]] += slope * slopes[j]
  }
}

/** The step that solves (JᵀJ + damping · its diagonal) step = −Jᵀr, by Cholesky; undefined where that has no solution. */
export function solveDamped({ size, matrix, gradient }: NormalEquations, damping: number) {
  const lower = matrix.slice()
  for (let i = 0; i < size; i++) lower[i * size + i] += damping * (matrix[i * size + i] + 1e-3) + 1e-9
  for (let i = 0; i < size; i++) {
    const own = i * size
    for (let j = 0; j < i; j++) {
      const other = j * size
      let sum = lower[own + j]
      for (let k = 0; k < j; k++) sum -= lower[own + k] * lower[other + k]
      lower[own + j] = sum / lower[other + j]
    }
    let sum = lower[own + i]
    for (let k = 0; k < i; k++) sum -= lower[own + k] * lower[own + k]
    if (sum <= 0) return undefined
    lower[own + i] = Math.sqrt(sum)
  }
  const step = new Float64Array(size)
  for (let i = 0; i < size; i++) {
    let sum = -gradient[i]
    for (let k = 0; k < i; k++) sum -= lower[i * size + k] * step[k]
    step[i] = sum / lower[i * size + i]
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = step[i]
    for (let k = i + 1; k < size; k++) sum -= lower[k * size + i] * step[k]
    step[i] = sum / lower[i * size + i]
  }
  return step
}

/** What `minimise` turns: a state, the sums at it, and the state a step further. */
export type Problem<State> = {
  /** Fills the sums, or tells the cost alone where there are none to fill. */
  evaluate(state: State, equations?: NormalEquations): number
  advance(state: State, step: Float64Array): State
  size: number
}

/** Levenberg–Marquardt. Stops where a round gains less than `enough` of the cost. */
export function minimise<State>(problem: Problem<State>, start: State, rounds: number, enough = 1e-3) {
  let state = start
  let damping = 1e-2
  let cost = Infinity
  for (let round = 0; round < rounds; round++) {
    const equations = createEquations(problem.size)
    cost = problem.evaluate(state, equations)
    let isBetter = false
    for (let attempt = 0; attempt < 4 && !isBetter; attempt++) {
      const step = solveDamped(equations, damping)
      if (step) {
        const next = problem.advance(state, step)
        const reached = problem.evaluate(next)
        if (reached < cost) {
          isBetter = true
          state = next
          const gain = (cost - reached) / cost
          cost = reached
          damping = Math.max(damping / 3, 1e-4)
          if (gain < enough) return { state, cost }
        }
      }
      if (!isBetter) damping *= 4
    }
    if (!isBetter) break
  }
  return { state, cost }
}

import { CholeskyDecomposition, Matrix } from 'ml-matrix'

/** Of each look, standardised signals, and which shares of its graders gave at least a 2, 3, 4 and 5. */
export type GradedRow = { values: number[]; atLeast: number[] }

export type Ordinal = { weights: number[]; atLeast: number[] }

const ROUNDS = 40
const SETTLED = 1e-5
/** A step of Newton's goes no farther, so that levels that nobody reached run away slowly. */
const LONGEST_STEP = 2
/** Holds the odds of a grade that was never given. */
const LEVEL_RIDGE = 0.02

const sigmoid = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

export const chancesOf = ({ weights, atLeast }: Ordinal, values: number[]) => {
  const sum = values.reduce((total, value, i) => total + value * weights[i], 0)
  return atLeast.map((logOdds) => sigmoid(logOdds + sum))
}

/** What is known of a value before any look is seen. */
export type Prior = {
  /** What the weight's square costs: the more, the less is believed. */
  ridge: number
  /** Whether more of it may make a look better (1), worse (-1), or either (0). */
  sign: -1 | 0 | 1
}

/**
 * Fits one logistic regression for every step from a grade to the next, with the same weights and odds of their own
 * (all-threshold loss; Rennie and Srebro, 2005). Values whose weight would have the wrong sign are left out, the worst
 * first.
 */
export function fitOrdinal(rows: GradedRow[], priors: Prior[]): Ordinal {
  const kept = priors.map(() => true)
  for (;;) {
    const columns = priors.flatMap((_, i) => (kept[i] ? [i] : []))
    const own = rows.map(({ values, atLeast }) => ({ values: columns.map((i) => values[i]), atLeast }))
    const fitted = descend(
      own,
      columns.map((i) => priors[i].ridge),
    )
    const weights = priors.map(() => 0)
    columns.forEach((column, k) => (weights[column] = fitted.weights[k]))
    const wrong = weights.map((weight, i) => -weight * priors[i].sign)
    const worst = Math.max(...wrong)
    if (worst <= 0) return { weights, atLeast: fitted.atLeast }
    kept[wrong.indexOf(worst)] = false
  }
}

/** Newton's method. */
function descend(rows: GradedRow[], ridges: number[]): Ordinal {
  const signals = ridges.length
  const levels = rows[0].atLeast.length
  const size = signals + levels
  const state = new Float64Array(size)
  const holds = Float64Array.from({ length: size }, (_, i) => ridges[i] ?? LEVEL_RIDGE)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = state.map((value, i) => holds[i] * value)
    const curve = Matrix.diag([...holds])
    const fitted = ordinalOf(state, signals)
    for (const { values, atLeast } of rows) {
      const chances = chancesOf(fitted, values)
      let [miss, weight] = [0, 0]
      for (let level = 0; level < levels; level++) {
        const at = signals + level
        const own = chances[level] * (1 - chances[level])
        slope[at] += chances[level] - atLeast[level]
        curve.set(at, at, curve.get(at, at) + own)
        for (let i = 0; i < signals; i++)
          if (values[i] !== 0) curve.set(at, i, curve.get(at, i) + own * values[i])
        miss += chances[level] - atLeast[level]
        weight += own
      }
      for (let i = 0; i < signals; i++) {
        // Most are: of all persons a look has one.
        if (values[i] === 0) continue
        slope[i] += miss * values[i]
        for (let k = 0; k <= i; k++) curve.set(i, k, curve.get(i, k) + weight * values[i] * values[k])
      }
    }
    // Filled below the diagonal only.
    for (let i = 0; i < size; i++) for (let k = 0; k < i; k++) curve.set(k, i, curve.get(i, k))
    const step = new CholeskyDecomposition(curve).solve(Matrix.columnVector(slope)).to1DArray()
    const longest = Math.max(...step.map(Math.abs))
    const share = Math.min(1, LONGEST_STEP / longest)
    for (let i = 0; i < size; i++) state[i] -= share * step[i]
    if (longest < SETTLED) break
  }
  return ordinalOf(state, signals)
}

const ordinalOf = (state: Float64Array, signals: number): Ordinal => ({
  weights: [...state.subarray(0, signals)],
  atLeast: [...state.subarray(signals)],
})

/** How surprised a model is by what the graders gave, mean of the looks. */
export function surprise(model: Ordinal, rows: GradedRow[]) {
  let sum = 0
  for (const { values, atLeast } of rows)
    chancesOf(model, values).forEach((chance, level) => {
      const sure = Math.min(1 - 1e-9, Math.max(1e-9, chance))
      sum -= atLeast[level] * Math.log(sure) + (1 - atLeast[level]) * Math.log(1 - sure)
    })
  return sum / rows.length
}

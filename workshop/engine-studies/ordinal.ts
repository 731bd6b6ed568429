import { CholeskyDecomposition, Matrix } from 'ml-matrix'
import { firstIn, nth } from '../../src/shared/testing/first.ts'

/** Of each look, standardised signals, and which shares of its graders gave at least a 2, 3, 4 and 5. */
export type GradedRow = { values: number[]; atLeast: number[] }

export type Ordinal = { weights: number[]; atLeast: number[] }

const ROUNDS = 40
const SETTLED = 1e-5
/** A Newton step is at most this long, so that the odds of a grade that nobody gave do not diverge quickly. */
const LONGEST_STEP = 2
/** The ridge of the levels, which bounds the odds of a grade that was never given. */
const LEVEL_RIDGE = 0.02

const sigmoid = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

export const chancesOf = ({ weights, atLeast }: Ordinal, values: number[]) => {
  const sum = values.reduce((total, value, i) => total + value * nth(weights, i), 0)
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
    const own = rows.map(({ values, atLeast }) => ({ values: values.filter((_, i) => kept[i]), atLeast }))
    const fitted = descend(
      own,
      priors.filter((_, i) => kept[i]).map(({ ridge }) => ridge),
    )
    const weights = priors.map((_, i) => fitted.weights[columns.indexOf(i)] ?? 0)
    const wrong = priors.map(({ sign }, i) => -nth(weights, i) * sign)
    const worst = Math.max(...wrong)
    if (worst <= 0) return { weights, atLeast: fitted.atLeast }
    kept[wrong.indexOf(worst)] = false
  }
}

const add = (matrix: Matrix, row: number, column: number, value: number) =>
  matrix.set(row, column, matrix.get(row, column) + value)

/** Newton's method. */
function descend(rows: GradedRow[], ridges: number[]): Ordinal {
  const signals = ridges.length
  const holds = [...ridges, ...firstIn(rows).atLeast.map(() => LEVEL_RIDGE)]
  const size = holds.length
  let state = holds.map(() => 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = Matrix.columnVector(state.map((value, i) => nth(holds, i) * value))
    const curve = Matrix.diag(holds)
    const fitted = ordinalOf(state, signals)
    for (const { values, atLeast } of rows) {
      let [miss, weight] = [0, 0]
      for (const [level, chance] of chancesOf(fitted, values).entries()) {
        const at = signals + level
        const own = chance * (1 - chance)
        const wrong = chance - nth(atLeast, level)
        add(slope, at, 0, wrong)
        add(curve, at, at, own)
        for (const [i, value] of values.entries()) if (value !== 0) add(curve, at, i, own * value)
        miss += wrong
        weight += own
      }
      for (const [i, value] of values.entries()) {
        // Most values are 0, because each look is of one person among all.
        if (value === 0) continue
        add(slope, i, 0, miss * value)
        for (const [k, other] of values.slice(0, i + 1).entries()) add(curve, i, k, weight * value * other)
      }
    }
    // Only the part below the diagonal has been filled.
    for (let i = 0; i < size; i++) for (let k = 0; k < i; k++) curve.set(k, i, curve.get(i, k))
    const step = new CholeskyDecomposition(curve).solve(slope).to1DArray()
    const longest = Math.max(...step.map(Math.abs))
    const share = Math.min(1, LONGEST_STEP / longest)
    state = state.map((value, i) => value - share * nth(step, i))
    if (longest < SETTLED) break
  }
  return ordinalOf(state, signals)
}

const ordinalOf = (state: number[], signals: number): Ordinal => ({
  weights: state.slice(0, signals),
  atLeast: state.slice(signals),
})

/** How surprised a model is by what the graders gave, mean of the looks. */
export function surprise(model: Ordinal, rows: GradedRow[]) {
  let sum = 0
  for (const { values, atLeast } of rows)
    chancesOf(model, values).forEach((chance, level) => {
      const sure = Math.min(1 - 1e-9, Math.max(1e-9, chance))
      const given = nth(atLeast, level)
      sum -= given * Math.log(sure) + (1 - given) * Math.log(1 - sure)
    })
  return sum / rows.length
}

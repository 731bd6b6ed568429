import { clamp } from '../drapery/scalar.ts'
import type { LookSignals } from './look-signals.ts'

/** An ordinal logistic regression: every step from a grade to the next has the same weights and odds of its own. */
export type ConfidenceModel = {
  /** What is usual of each signal, how far it strays, and what a deviation more adds to the log odds. */
  signals: Record<keyof LookSignals, { mean: number; spread: number; weight: number }>
  /** Log odds that a look whose signals are all usual earns at least a 2, 3, 4 and 5. */
  atLeast: readonly number[]
}

export type Judgement = {
  /** 0 to 1: how likely it is that somebody would give the look a 3 or more, a look of use. */
  chance: number
  /** The grade to be expected, 1 to 5. */
  grade: number
}

/** So many deviations away from what is usual a signal says no more: no look on which the model was made went farther. */
const FARTHEST = 3

export const standardise = (value: number, { mean, spread }: { mean: number; spread: number }) =>
  clamp((value - mean) / spread, -FARTHEST, FARTHEST)

const sigmoid = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

/** What speaks most against a look, beside a usual one. */
export function worstSignal(signals: LookSignals, { signals: known }: ConfidenceModel) {
  const names = Object.keys(known) as (keyof LookSignals)[]
  const against = (name: keyof LookSignals) => known[name].weight * standardise(signals[name], known[name])
  return names.reduce((worst, name) => (against(name) < against(worst) ? name : worst))
}

/** How good a look is to be expected, by what graders said of others with such signals. */
export function judge(signals: LookSignals, model: ConfidenceModel): Judgement {
  let sum = 0
  for (const [name, signal] of Object.entries(model.signals))
    sum += signal.weight * standardise(signals[name as keyof LookSignals], signal)
  const chances = model.atLeast.map((logOdds) => sigmoid(logOdds + sum))
  return { chance: chances[1], grade: chances.reduce((grade, chance) => grade + chance, 1) }
}

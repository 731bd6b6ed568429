import { judge, standardise, type ConfidenceModel } from '@cabine/engine/verdict/confidence.ts'
import type { LookSignals } from '@cabine/engine/verdict/look-signals.ts'
import { firstIn, nth } from '../../src/shared/testing/first.ts'
import { mean, shareBroken, type GradedLook } from './grades.ts'
import type { LookEntry } from './looks.ts'
import { fitOrdinal, surprise, type GradedRow, type Ordinal, type Prior } from './ordinal.ts'

/** A look with what its graders said of it. */
export type Sample = { person: string; look: string; signals: Record<string, number>; grades: number[] }

/** Steps between grades: to 2, 3, 4 and 5. */
const STEPS = [2, 3, 4, 5]
const RIDGES = [1, 3, 10, 30, 100, 300]

/** Looks without a grade are left out; grades of the engine before the change are not about these signals. */
export function collectSamples(entries: LookEntry[], graded: GradedLook[]): Sample[] {
  const own = graded.filter(({ side }) => side === 'new')
  const byLook = Map.groupBy(own, ({ look }) => look)
  return entries.flatMap(({ person, look, signals }) => {
    const grades = look === undefined ? undefined : byLook.get(look)
    if (!look || !signals || !grades) return []
    return [{ person, look, signals, grades: grades.map(({ grade }) => grade) }]
  })
}

/** More of a signal in `BETTER` makes a look better, of one in `EITHER` better or worse, and of any other only worse. */
const BETTER = ['ease', 'leastSeen']
const EITHER = ['dress', 'coat', 'lower']
/** What it costs to explain looks by whose photo it is. Without that, signals of the photo would explain its person. */
const PERSON_RIDGE = 1

type Usual = Record<string, { mean: number; spread: number }>

function signalOf(signals: Sample['signals'], name: string) {
  const value = signals[name]
  if (value === undefined) throw new Error(`A look has no signal ${name}.`)
  return value
}

function usualOf(samples: Sample[]): Usual {
  const names = Object.keys(firstIn(samples).signals)
  return Object.fromEntries(
    names.map((name) => {
      const values = samples.map(({ signals }) => signalOf(signals, name))
      const middle = mean(values)
      const spread = Math.sqrt(mean(values.map((value) => (value - middle) ** 2)))
      // A signal that never changes tells nothing, so it stays at 0 deviations.
      return [name, { mean: middle, spread: spread > 1e-9 ? spread : 1 }]
    }),
  )
}

const rowOf = (usual: Usual, { signals, grades }: Sample): GradedRow => ({
  values: Object.entries(usual).map(([name, one]) => standardise(signalOf(signals, name), one)),
  atLeast: STEPS.map((step) => grades.filter((grade) => grade >= step).length / grades.length),
})

/** Fits signals and, beside them, whose photo it is; the latter is of no use for anybody new and left out of the result. */
function fitSamples(samples: Sample[], usual: Usual, ridge: number): Ordinal {
  const people = [...new Set(samples.map(({ person }) => person))]
  const rows = samples.map((sample) => {
    const { values, atLeast } = rowOf(usual, sample)
    return { values: [...values, ...people.map((person) => (person === sample.person ? 1 : 0))], atLeast }
  })
  const priors = [
    ...Object.keys(usual).map((name): Prior => ({
      ridge,
      sign: EITHER.includes(name) ? 0 : BETTER.includes(name) ? 1 : -1,
    })),
    ...people.map((): Prior => ({ ridge: PERSON_RIDGE, sign: 0 })),
  ]
  const { weights, atLeast } = fitOrdinal(rows, priors)
  return { weights: weights.slice(0, -people.length), atLeast }
}

/** A model of some looks at a given ridge. */
export function fitModel(samples: Sample[], ridge: number): ConfidenceModel {
  const usual = usualOf(samples)
  const { weights, atLeast } = fitSamples(samples, usual, ridge)
  const signals = Object.entries(usual).map(([name, one], i) => [name, { ...one, weight: nth(weights, i) }])
  return { signals: Object.fromEntries(signals), atLeast }
}

/** The ridge of which looks of persons that a model has not seen surprise it least. */
export function chooseRidge(samples: Sample[]): number {
  const folds = leaveOnePersonOut(samples).map(({ kept, left }) => {
    const usual = usualOf(kept)
    return { kept, usual, left: left.map((sample) => rowOf(usual, sample)) }
  })
  const surprises = RIDGES.map((ridge) =>
    folds.reduce(
      (sum, { kept, usual, left }) => sum + surprise(fitSamples(kept, usual, ridge), left) * left.length,
      0,
    ),
  )
  return nth(RIDGES, surprises.indexOf(Math.min(...surprises)))
}

function leaveOnePersonOut(samples: Sample[]) {
  return [...new Set(samples.map(({ person }) => person))].map((person) => ({
    kept: samples.filter((sample) => sample.person !== person),
    left: samples.filter((sample) => sample.person === person),
  }))
}

export type Predicted = Sample & { chance: number; grade: number }

/**
 * Each look judged by a model that has seen nothing of its person, its ridge chosen without that person too. How
 * common each grade is, is taken from everybody: estimated without a person it would err in the opposite direction of
 * that person's grades, and the worst photos would seem best.
 */
export function predict(samples: Sample[]): Predicted[] {
  const { atLeast } = fitModel(samples, 1e9)
  return leaveOnePersonOut(samples).flatMap(({ kept, left }) => {
    const model = { ...fitModel(kept, chooseRidge(kept)), atLeast }
    return left.map((sample) => ({ ...sample, ...judge(sample.signals as LookSignals, model) }))
  })
}

export type Gate = { shown: number; above: number; looks: number; grade: number; broken: number }

const SHOWN = [1, 0.95, 0.9, 0.85, 0.75, 0.6, 0.5, 0.4, 0.25]

/** What would be seen if only the likeliest share of the looks were shown. */
export function gateTable(predicted: Predicted[], shares = SHOWN): Gate[] {
  const ranked = [...predicted].sort((a, b) => b.chance - a.chance)
  return shares.map((shown) => {
    const seen = ranked.slice(0, Math.round(shown * ranked.length))
    return {
      shown,
      above: nth(seen, seen.length - 1).chance,
      looks: seen.length,
      grade: mean(seen.map(({ grades }) => mean(grades))),
      broken: shareBroken(seen.flatMap(({ grades }) => grades)),
    }
  })
}

/** Of two looks with different grades, how often the better one is predicted to be better. A coin would reach 0.5. */
export function ranking(predicted: Predicted[]) {
  const wins = predicted.flatMap((a) =>
    predicted
      .filter((b) => mean(a.grades) > mean(b.grades))
      .map((b) => (a.chance > b.chance ? 1 : a.chance === b.chance ? 0.5 : 0)),
  )
  return mean(wins)
}

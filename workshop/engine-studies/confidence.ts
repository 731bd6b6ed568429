import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { ConfidenceModel } from '@cabine/engine/verdict/confidence.ts'
import { firstOf } from '../../src/shared/testing/first.ts'
import {
  chooseRidge,
  collectSamples,
  fitModel,
  predict,
  gateTable,
  ranking,
  type Gate,
} from './confidence-fit.ts'
import { readGrades } from './grades.ts'
import { readLooks } from './looks.ts'

const modelFile = fileURLToPath(
  new URL('../../packages/engine/src/verdict/confidence-model.json', import.meta.url),
)

type Order = {
  looks: string
  key: string
  grades: string[]
  /** Share of the looks that are not refused for little confidence. */
  shown: number
  /** Share of the looks that are shown without a word of doubt. */
  sure: number
}

/** Fits the model of confidence to graded looks, prints what it is worth for persons that it has not seen, and writes it. */
export async function fitConfidence({ looks, key, grades, shown, sure }: Order) {
  const samples = collectSamples(await readLooks(looks), await readGrades(key, grades))
  if (samples.length === 0) throw new Error('no graded look has signals: is the report of today’s engine?')
  const people = new Set(samples.map(({ person }) => person)).size
  const predicted = predict(samples)
  const ridge = chooseRidge(samples)
  const model = fitModel(samples, ridge)
  const [gate, doubt] = firstOf(2, gateTable(predicted, [shown, sure]))
  const basis =
    `${samples.length} looks of ${people} persons by ${grades.length} graders; ridge ${ridge}; ` +
    `the better of two looks is predicted ${ranking(predicted).toFixed(2)} of the time`
  const table = gateLines(gateTable(predicted))
  console.log(`${basis}\n\n${table.join('\n')}\n\n${weightLines(model).join('\n')}`)
  const refuseBelow = shown < 1 ? gate.above : 0
  await writeFile(modelFile, modelSource(model, [basis, ...table], refuseBelow, doubt.above))
}

function gateLines(gates: Gate[]) {
  const rows = gates.map(({ shown, above, looks, grade, broken }) =>
    [
      `${(100 * shown).toFixed(0)} %`,
      above.toFixed(3),
      looks,
      grade.toFixed(2),
      `${(100 * broken).toFixed(0)} %`,
    ]
      .map((cell) => String(cell).padStart(11))
      .join(''),
  )
  const head = ['shown', 'chance', 'looks', 'grade', 'at most 2'].map((cell) => cell.padStart(11)).join('')
  return [head, ...rows]
}

function weightLines({ signals }: ConfidenceModel) {
  return Object.entries(signals)
    .sort(([, a], [, b]) => Math.abs(b.weight) - Math.abs(a.weight))
    .map(
      ([name, { mean, spread, weight }]) =>
        `${name.padEnd(16)} ${weight.toFixed(3).padStart(7)}  usual ${mean.toPrecision(3)} ± ${spread.toPrecision(3)}`,
    )
}

const short = (value: number) => Number(value.toPrecision(4))

function modelSource(model: ConfidenceModel, judged: string[], refuseBelow: number, doubtfulBelow: number) {
  const signals = Object.entries(model.signals).map(([name, { mean, spread, weight }]) => [
    name,
    { mean: short(mean), spread: short(spread), weight: short(weight) },
  ])
  const written = {
    judged,
    refuseBelow: short(refuseBelow),
    doubtfulBelow: short(doubtfulBelow),
    signals: Object.fromEntries(signals) as ConfidenceModel['signals'],
    atLeast: model.atLeast.map(short),
  }
  return `${JSON.stringify(written, null, 2)}\n`
}

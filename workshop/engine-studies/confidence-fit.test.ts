import { expect, test } from 'vitest'
import { nth } from '../../src/shared/testing/first.ts'
import { collectSamples, predict, gateTable, ranking, type Predicted, type Sample } from './confidence-fit.ts'

const entry = { person: 'a.jpg', garments: ['tee'], warnings: [], ms: 1 }

test('a look is learnt from with every grade that it was given as made by the engine after the change', () => {
  const signals = { ease: 1 }
  const entries = [
    { ...entry, look: 'graded.jpg', signals },
    { ...entry, look: 'not-graded.jpg', signals },
    { ...entry, refused: 'cropped' },
  ]
  const given = { look: 'graded.jpg', flaw: '', grader: 'x' }
  const samples = collectSamples(entries, [
    { ...given, side: 'new', grade: 3 },
    { ...given, side: 'new', grader: 'y', grade: 2 },
    { ...given, side: 'old', grade: 1 },
  ])
  expect(samples).toEqual([{ person: 'a.jpg', look: 'graded.jpg', signals, grades: [3, 2] }])
})

/** Four looks each of seven people, of whom some are harder to dress; what is painted costs grades. */
const crowd: Sample[] = Array.from({ length: 28 }, (_, i) => {
  const painted = (i % 4) / 4
  const grade = Math.max(1, Math.round(3.6 - 2.5 * painted - 0.3 * (Math.floor(i / 4) % 3)))
  const signals = { ease: 1, paintedArms: painted }
  return { person: `person ${Math.floor(i / 4)}`, look: String(i), signals, grades: [grade] }
})

test('what holds for everybody is foretold for somebody who was not seen', () => {
  const predicted = predict(crowd)
  expect(predicted).toHaveLength(crowd.length)
  expect(ranking(predicted)).toBeGreaterThan(0.8)
})

test('a gate shows the likeliest share, and tells what they were given', () => {
  const looks: Predicted[] = [4, 3, 2, 1].map((grade, i) => ({
    ...nth(crowd, i),
    grades: [grade, grade],
    chance: grade / 5,
    grade,
  }))
  expect(gateTable(looks, [1, 0.5])).toEqual([
    { shown: 1, above: 0.2, looks: 4, grade: 2.5, broken: 0.5 },
    { shown: 0.5, above: 0.6, looks: 2, grade: 3.5, broken: 0 },
  ])
})

import { expect, test } from 'vitest'
import { judge, worstSignal, type ConfidenceModel } from './confidence.ts'
import { confidenceModel, doubtfulBelow, refuseBelow } from './confidence-model.ts'
import type { LookSignals } from './look-signals.ts'

const usual = Object.fromEntries(
  Object.entries(confidenceModel.signals).map(([name, { mean }]) => [name, mean]),
) as LookSignals

test('the usual look is judged by how common the grades are', () => {
  const model: ConfidenceModel = { ...confidenceModel, atLeast: [3, 0, -3, -9] }
  const { chance, grade } = judge(usual, model)
  expect(chance).toBe(0.5)
  expect(grade).toBeCloseTo(1 + 0.953 + 0.5 + 0.047, 2)
})

test('more painted arms never make a look likelier to be of use', () => {
  const chances = [0, 0.2, 0.5, 1].map(
    (paintedArms) => judge({ ...usual, paintedArms }, confidenceModel).chance,
  )
  expect(chances).toEqual([...chances].sort((a, b) => b - a))
})

test('what lies far beyond all that was graded counts no more than what lies at its end', () => {
  const far = judge({ ...usual, stretch: 1e6 }, confidenceModel)
  expect(far).toEqual(judge({ ...usual, stretch: 1e3 }, confidenceModel))
  expect(far.chance).toBeGreaterThan(0)
})

test('what speaks most against a look is what is farthest from usual to its harm', () => {
  const { signals } = confidenceModel
  const model: ConfidenceModel = {
    ...confidenceModel,
    signals: {
      ...signals,
      paintedArms: { mean: 0, spread: 1, weight: -1 },
      oldShown: { mean: 0, spread: 1, weight: -1 },
      ease: { mean: 1, spread: 1, weight: 1 },
    },
  }
  expect(worstSignal({ ...usual, paintedArms: 2, oldShown: 1, ease: 1 }, model)).toBe('paintedArms')
  expect(worstSignal({ ...usual, paintedArms: 0, oldShown: 1, ease: -1 }, model)).toBe('ease')
})

test('what is refused would have been doubtful too', () => {
  expect(refuseBelow).toBeLessThanOrEqual(doubtfulBelow)
  expect(doubtfulBelow).toBeLessThan(1)
})

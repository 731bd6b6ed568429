import { expect, test } from 'vitest'
import { compareLooks } from './comparison.ts'
import { comparisonText } from './comparison-text.ts'
import type { GradedLook, Side } from './grades.ts'
import type { LookEntry } from './looks.ts'

const lookOf = (person: string, garment: string) => `${person}__${garment}.jpg`

const shown = (person: string, garment: string, over: Partial<LookEntry> = {}): LookEntry => ({
  person: `${person}.png`,
  garments: [garment],
  look: lookOf(person, garment),
  warnings: [],
  ms: 100,
  timings: { warp: 10 },
  ...over,
})

const refused = (person: string, garment: string, code: string): LookEntry => ({
  ...shown(person, garment),
  look: undefined,
  refused: code,
})

const grade = (side: Side, look: string, grader: string, value: number): GradedLook => ({
  side,
  look,
  grader,
  grade: value,
  flaw: '',
})

const categoryOf = (garment: string) => ({ tee: 'tops', gown: 'dresses' })[garment]

const old = [shown('ann', 'tee'), shown('ben', 'gown'), shown('cat', 'tee'), refused('dan', 'tee', 'cropped')]
const now = [
  shown('ann', 'tee'),
  shown('ben', 'gown', { signals: { paintedArms: 0.3 }, ms: 300 }),
  refused('cat', 'tee', 'warp_doubtful'),
  shown('dan', 'tee'),
]
const graded = [
  grade('old', lookOf('ann', 'tee'), 'x', 2),
  grade('old', lookOf('ann', 'tee'), 'y', 3),
  grade('old', lookOf('ben', 'gown'), 'x', 2),
  grade('old', lookOf('cat', 'tee'), 'x', 1),
  grade('new', lookOf('ann', 'tee'), 'x', 3),
  grade('new', lookOf('ann', 'tee'), 'y', 3),
  grade('new', lookOf('ben', 'gown'), 'x', 4),
  grade('new', lookOf('dan', 'tee'), 'y', 1),
]
const comparison = compareLooks({ old, new: now }, graded, categoryOf)

test('each look counts once in the mean, however many graded it, and each grade in the share', () => {
  expect(comparison.overall.old).toEqual({ looks: 3, mean: (2.5 + 2 + 1) / 3, broken: 3 / 4 })
  expect(comparison.graders.y?.new).toEqual({ looks: 2, mean: 2, broken: 0.5 })
})

test('grades are told apart by category, and for looks that paint skin on either side', () => {
  expect(Object.keys(comparison.categories)).toEqual(['dresses', 'tops'])
  expect(comparison.categories.dresses?.new.mean).toBe(4)
  expect(comparison.painted).toEqual({
    old: { looks: 1, mean: 2, broken: 1 },
    new: { looks: 1, mean: 4, broken: 0 },
  })
})

test('graders are compared on what both have seen', () => {
  expect(comparison.agreement).toEqual([{ graders: ['x', 'y'], looks: 2, difference: 0.5, withinOne: 1 }])
})

test('a difference is that of pairs which both sides show, with bounds around it', () => {
  const { from = NaN, to = NaN, ...paired } = comparison.paired ?? {}
  expect(paired).toEqual({
    pairs: 2,
    people: 2,
    difference: 1.25,
    better: 2,
    worse: 0,
  })
  expect([from, to]).toEqual([0.5, 2])
})

test('refusals are counted, and what changed is named', () => {
  expect(comparison.refusals).toEqual({ old: { cropped: 1 }, new: { warp_doubtful: 1 } })
  expect(comparison.changed).toEqual([
    { pair: 'cat__tee', old: 'shown', new: 'warp_doubtful' },
    { pair: 'dan__tee', old: 'cropped', new: 'shown' },
  ])
  expect(comparison.timings.new['in all']).toEqual({ median: 100, late: 100 })
})

test('one engine alone has marks and no difference', () => {
  const alone = compareLooks({ new: now }, graded, categoryOf)
  expect(alone.overall).toEqual({ new: comparison.overall.new })
  expect(alone.paired).toBeUndefined()
  expect(comparisonText(alone)).not.toContain('old')
})

test('as text it says the difference, and a category that one side lacks is empty there', () => {
  const text = comparisonText(comparison)
  expect(text).toContain('**+1.25**')
  expect(text).toContain('| dresses | 1 | 2.00 | 100 % | 1 | 4.00 | 0 % |')
})

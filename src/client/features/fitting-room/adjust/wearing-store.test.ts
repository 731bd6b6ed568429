import { expect, test } from 'vitest'
import { asItComes } from '@cabine/engine'
import { forgetVisitorsWearings, keepWearings, readWearings } from './wearing-store.ts'

const larger = { ...asItComes, size: 1 }

// A browser without storage: what is kept here lasts as long as the page.
test('a piece is worn next time as it was worn last, by her who set it', async () => {
  await keepWearings('0-a', [
    { key: 'top', wearing: larger },
    { key: 'skirt', wearing: asItComes },
  ])
  expect(await readWearings('0-a', ['skirt', 'top', 'coat'])).toEqual([asItComes, larger, asItComes])
  expect(await readWearings('0-b', ['top'])).toEqual([asItComes])
  expect(await readWearings(null, ['top'])).toEqual([asItComes])
})

test('a piece that is worn as it comes again is not remembered any more', async () => {
  await keepWearings('0-c', [{ key: 'top', wearing: larger }])
  await keepWearings('0-c', [{ key: 'top', wearing: asItComes }])
  expect(await readWearings('0-c', ['top'])).toEqual([asItComes])
})

test('of many pieces those are remembered that she set last', async () => {
  for (let piece = 0; piece <= 200; piece++)
    await keepWearings('0-d', [{ key: String(piece), wearing: larger }])
  expect(await readWearings('0-d', ['0', '1', '200'])).toEqual([asItComes, larger, larger])
})

test("a visitor's is forgotten when she says so", async () => {
  await keepWearings(null, [{ key: 'top', wearing: larger }])
  expect(await readWearings(null, ['top'])).toEqual([larger])
  forgetVisitorsWearings()
  expect(await readWearings(null, ['top'])).toEqual([asItComes])
})

import { expect, test } from 'vitest'
import { findLimits } from './find-limits.ts'

test('a limit is found with its value, its place and what is said of it', () => {
  const found = findLimits()
  expect(found.length).toBeGreaterThan(300)
  expect(found).toContainEqual({
    path: 'src/shared/try-on-job.ts',
    name: 'tryOnDeadlineMs',
    value: '300_000',
    comment: 'A job has ended this long after its start in any case.',
  })
  expect(found.find(({ name }) => name === 'productsPerPage')).toMatchObject({ value: '48' })
  // One that follows from another.
  expect(found.find(({ name }) => name === 'maxPolls')).toMatchObject({
    value: 'tryOnDeadlineMs / pollIntervalMs',
  })
})

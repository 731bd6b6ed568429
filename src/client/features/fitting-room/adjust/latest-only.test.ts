import { expect, test } from 'vitest'
import { createLatest } from './latest-only.ts'
import { nth } from '#shared/testing/first.ts'

/** A worker that finishes when it is told to. */
function slowWorker() {
  const begun: string[] = []
  const ends: PromiseWithResolvers<void>[] = []
  const latest = createLatest<string>((asked) => {
    begun.push(asked)
    const end = Promise.withResolvers<void>()
    ends.push(end)
    return end.promise
  })
  return { ...latest, begun, ends }
}

test('of what is asked while one is under way only the last is done, and never two at once', async () => {
  const { ask, begun, ends } = slowWorker()
  for (const one of ['a', 'b', 'c', 'd']) ask(one)
  expect(begun).toEqual(['a'])
  nth(ends, 0).resolve()
  await expect.poll(() => begun).toEqual(['a', 'd'])
  nth(ends, 1).resolve()
  await nth(ends, 1).promise
  ask('e')
  await expect.poll(() => begun).toEqual(['a', 'd', 'e'])
})

test('what waits can be dropped, and a failure does not stop what comes after it', async () => {
  const { ask, drop, begun, ends } = slowWorker()
  ask('a')
  ask('b')
  drop()
  nth(ends, 0).reject(new Error('no sketch'))
  await expect(nth(ends, 0).promise).rejects.toThrow('no sketch')
  ask('c')
  await expect.poll(() => begun).toEqual(['a', 'c'])
})

import { expect, test } from 'vitest'
import { ApiFailure } from '#client/lib/api-failure.ts'
import type { BatchView } from '#shared/studio.ts'
import { followBatch } from './follow-batch.ts'

const view = (state: BatchView['state'], count: number): BatchView => ({
  batchId: 'b',
  state,
  outfits: [],
  count,
})

/** Follows a batch whose server gives these answers, one each time it is asked. */
async function follow(answers: (BatchView | Error)[]) {
  const seen: number[] = []
  let isGone = false
  const source = {
    fetchBatch: async () => {
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('was asked too often')
      return answer
    },
    wait: () => Promise.resolve(),
  }
  await followBatch('b', source, {
    signal: new AbortController().signal,
    onView: ({ count }) => seen.push(count),
    onGone: () => (isGone = true),
  })
  return { seen, isGone, left: answers.length }
}

test('a batch is asked for until it has ended, over lost networks and servers that stumble', async () => {
  const lost = new ApiFailure(0, '', 'connection_lost')
  const stumble = new ApiFailure(502, '', 'server_error')
  const { seen, isGone } = await follow([
    view('running', 0),
    lost,
    stumble,
    view('running', 1),
    view('done', 2),
  ])
  expect(seen).toEqual([0, 1, 2])
  expect(isGone).toBe(false)
})

test('one that nobody knows any more, or that is not hers, is not asked for again', async () => {
  const gone = [new ApiFailure(404, '', 'not_found'), new ApiFailure(401, '', 'not_authenticated')]
  for (const failure of gone) {
    const { isGone, left } = await follow([failure, view('done', 1)])
    expect([isGone, left]).toEqual([true, 1])
  }
})

test('a page of whatever stands before the server, of the same status, does not end it', async () => {
  const strangers = [404, 401].map((status) => new ApiFailure(status, '<p>401</p>', 'server_error'))
  const { seen, isGone } = await follow([...strangers, view('done', 1)])
  expect([seen, isGone]).toEqual([[1], false])
})

import { expect, test, vi } from 'vitest'
import { createRecent } from './recent-results.ts'

test('the one unused for longest goes first', async () => {
  const recent = createRecent<Promise<string>>(2)
  const create = vi.fn((key: string) => Promise.resolve(key))
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await recent.recall(key, () => create(key))
  expect(create.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})

test('a failure is not kept', async () => {
  const recent = createRecent<Promise<string>>(2)
  await expect(recent.recall('a', () => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  await expect(recent.recall('a', () => Promise.resolve('online'))).resolves.toBe('online')
})

import { expect, test } from 'vitest'
import type { BatchOutfit, BatchView, GeneratedOutfit } from '#shared/studio.ts'
import { mergeBatch, deskOf, failedBefore } from './batch-progress.ts'

const outfit = (id: string, createdAt = '2026-11-01T10:00:00.000Z') =>
  ({ id, title: id, createdAt, isPublished: false, shopItems: [] }) as unknown as GeneratedOutfit

/** 'desk:done' is a template and how far its outfit is. */
const batch = (batchId: string, ...steps: string[]): BatchView => {
  const outfits = steps.map((step): BatchOutfit => {
    const [templateId, state] = step.split(':') as [string, BatchOutfit['state']]
    return { templateId, title: templateId, state, outfit: state === 'done' ? outfit(templateId) : null }
  })
  const isOver = outfits.every(({ state }) => state === 'done' || state === 'failed')
  const count = outfits.filter(({ state }) => state === 'done').length
  return { batchId, state: isOver ? 'done' : 'running', outfits, count }
}

const statesOf = ({ outfits }: BatchView) => outfits.map(({ state }) => state)

test('an answer that was slow on its way takes nothing back', () => {
  const known = batch('b', 'desk:done', 'date:working')
  const late = batch('b', 'desk:working', 'date:waiting')
  expect(statesOf(mergeBatch(known, late))).toEqual(['done', 'working'])
  expect(mergeBatch(known, late).count).toBe(1)
  const over = batch('b', 'desk:done', 'date:failed')
  expect(mergeBatch(over, known).state).toBe('done')
})

test('a batch of another device is seen, but the last word on a former one does not hide it', () => {
  const former = batch('a', 'desk:done')
  const next = batch('b', 'desk:waiting')
  expect(mergeBatch(null, next).batchId).toBe('b')
  expect(mergeBatch(former, next).batchId).toBe('b')
  expect(mergeBatch(next, former).batchId).toBe('b')
})

test('what failed stays to be tried again until it is being made anew', () => {
  const first = batch('a', 'desk:failed', 'date:failed', 'walk:done')
  const failed = failedBefore([], first, batch('b', 'desk:waiting'))
  expect(failed.map(({ templateId }) => templateId)).toEqual(['date'])
  expect(failedBefore(failed, batch('b', 'desk:done'), batch('c', 'date:waiting'))).toEqual([])
})

test('the desk shows the batch in its order, then what failed before, then earlier outfits, newest first', () => {
  const made = batch('b', 'walk:working', 'desk:done')
  const earlier = [outfit('old', '2026-10-01T10:00:00.000Z'), outfit('newer', '2026-10-02T10:00:00.000Z')]
  const cards = deskOf(made, [{ templateId: 'date', title: 'date' }], [outfit('desk'), ...earlier])
  expect(
    cards.map((card) => (card.is === 'outfit' ? card.outfit.id : `${card.templateId} ${card.is}`)),
  ).toEqual(['walk working', 'desk', 'date failed', 'newer', 'old'])
})

test('an outfit that she has deleted does not come back with its batch', () => {
  expect(deskOf(batch('b', 'desk:done'), [], [])).toEqual([])
})

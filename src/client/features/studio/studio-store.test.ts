import { beforeEach, expect, test } from 'vitest'
import { setShopper } from '#client/session/shopper.ts'
import type { BatchView, GeneratedOutfit } from '#shared/studio.ts'
import {
  dropFailed,
  dropOutfit,
  mergeBatchView,
  markPublished,
  openStudio,
  useStudio,
} from './studio-store.ts'

const outfit = { id: 'o', title: 'Desk', isPublished: false, createdAt: '2026-11-01' } as GeneratedOutfit

const view = (state: 'running' | 'done', made: boolean): BatchView => ({
  batchId: 'b',
  state,
  outfits: [
    { templateId: 'desk', title: 'Desk', state: made ? 'done' : 'working', outfit: made ? outfit : null },
    { templateId: 'date', title: 'Date', state: state === 'done' ? 'failed' : 'waiting', outfit: null },
  ],
  count: made ? 1 : 0,
})

const idsOf = () => useStudio.getState().outfits.map(({ id }) => id)

let shoppers = 0
beforeEach(() => setShopper(`shopper-${++shoppers}`))

test('the end of a batch is told once, and only of one that was seen being made', () => {
  expect(mergeBatchView(view('done', true))).toBeNull()
  setShopper('another')
  expect(idsOf()).toEqual([])
  openStudio([], view('running', false))
  expect(mergeBatchView(view('running', true))).toBeNull()
  expect(idsOf()).toEqual(['o'])
  expect(mergeBatchView(view('done', true))?.count).toBe(1)
  expect(mergeBatchView(view('done', true))).toBeNull()
  expect(idsOf()).toEqual(['o'])
})

test('an outfit that she deletes while its batch is being made stays deleted', () => {
  openStudio([], view('running', false))
  mergeBatchView(view('running', true))
  dropOutfit('o')
  mergeBatchView(view('done', true))
  expect(idsOf()).toEqual([])
})

test('what is published is known as that, and a later word on its batch does not undo it', () => {
  openStudio([], view('running', false))
  mergeBatchView(view('running', true))
  markPublished('o', true)
  mergeBatchView(view('done', true))
  expect(useStudio.getState().outfits[0]?.isPublished).toBe(true)
})

test('an outfit that did not come about can be put away', () => {
  openStudio([], view('running', false))
  mergeBatchView(view('done', true))
  dropFailed('date')
  expect(useStudio.getState().batch?.outfits.map(({ templateId }) => templateId)).toEqual(['desk'])
})

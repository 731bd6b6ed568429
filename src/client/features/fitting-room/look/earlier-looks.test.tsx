import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { freeState, signedInAs, stubDialogs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { fetchDriver } from '../fetch-parts.ts'
import { customOutfit } from '../outfit.ts'
import { ResultColumn } from '../result-column.tsx'
import { StartBar } from '../start-bar.tsx'
import { dispatch } from '../try-on/dispatch-event.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { readTryOn, resetTryOn, setSaving, setTried } from '../try-on-store.ts'
import { useEarlierLooks } from './earlier-looks.ts'

const lookOf = (name: string): FinishedLook => ({
  url: `blob:${name}`,
  blob: null,
  width: 800,
  height: 1200,
  predictionId: name,
  provider: 'device',
  confidence: 1,
  warnings: [],
  layering: null,
  worn: [],
  accountUrl: null,
})

const photo = { blob: new Blob(['photo']), width: 800, height: 1200 }

beforeAll(async () => {
  stubDialogs()
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  await loadMessages('common', 'fitting-room')
  await fetchDriver()
})
beforeEach(async () => {
  await signedInAs({ ...freeState })
  resetTryOn()
  useEarlierLooks.setState({ looks: [], comparedId: null })
})

/** She tries something on, and stands before the look. */
function make(name: string, on = photo) {
  resetTryOn()
  setTried({ ...customOutfit(name, 'tops'), id: name }, on)
  for (const type of ['started', 'prepared', 'accepted'] as const) dispatch({ type })
  dispatch({ type: 'completed', look: lookOf(name) })
}

async function show() {
  await renderAt(
    '/fitting-room',
    <>
      <ResultColumn />
      <StartBar />
    </>,
  )
  await act(async () => await new Promise((done) => setTimeout(done, 30)))
}

const shown = () => {
  const { state, saving } = readTryOn()
  return state.phase === 'complete' && [state.look.predictionId, saving]
}

test('an earlier look is a tap away, with what became of it', async () => {
  make('shirt')
  act(() => setSaving('saved'))
  make('gown')
  await show()
  expect(shown()).toEqual(['gown', 'no'])
  await press(named('button', 'Show shirt'))
  expect(shown()).toEqual(['shirt', 'saved'])
  expect(document.querySelector('img[src="blob:shirt"]')).not.toBeNull()
  await press(named('button', 'Show gown'))
  expect(shown()).toEqual(['gown', 'no'])
})

test('a look stands there again under an address of its own: the one before is given up with the look', async () => {
  let made = 0
  Object.assign(URL, { createObjectURL: () => `blob:new-${++made}` })
  make('shirt')
  act(() => dispatch({ type: 'remade', look: { ...lookOf('shirt'), blob: new Blob(['look']) } }))
  make('gown')
  await show()
  await press(named('button', 'Show shirt'))
  const { state } = readTryOn()
  expect(state.phase === 'complete' && state.look.url).toMatch(/^blob:new-/)
  Object.assign(URL, { createObjectURL: () => 'blob:photo' })
})

test('undo goes back to the look before, and stops at the first', async () => {
  make('shirt')
  make('gown')
  await show()
  const undo = () => [...document.querySelectorAll('button')].findLast((one) => one.ariaLabel === 'Undo')
  await press(undo())
  expect(shown()).toEqual(['shirt', 'no'])
  expect(undo()?.getAttribute('aria-disabled')).toBe('true')
})

test('two looks on one photo are compared; one on another photo is not', async () => {
  make('coat', { ...photo, blob: new Blob(['another photo']) })
  make('shirt')
  make('gown')
  await show()
  await press(named('button', 'Compare two looks'))
  const under = document.querySelector('.compare img')
  expect(under?.getAttribute('src')).toBe('blob:shirt')
  const edge = () => document.querySelector<HTMLInputElement>('.compare input')?.value
  expect(edge()).toBe('50')
  expect(named('button', 'Show coat')?.hasAttribute('disabled')).toBe(true)
  await press(named('button', 'Compare two looks'))
  expect(document.querySelector('.compare img')?.getAttribute('src')).toBe('blob:photo')
  expect(edge()).toBe('100')
})

test('a single look has no strip', async () => {
  make('shirt')
  await show()
  expect(named('button', 'Show shirt')).toBeUndefined()
})

test('twelve looks are remembered; the address of the one that goes is given up, and all go with their shopper', async () => {
  vi.useFakeTimers()
  const revoked: string[] = []
  let addresses = 0
  Object.assign(URL, {
    createObjectURL: () => `blob:strip-${++addresses}`,
    revokeObjectURL: (url: string) => revoked.push(url),
  })
  setTried({ ...customOutfit('look', 'tops'), id: 'look' }, photo)
  addresses = 0
  for (let n = 0; n < 13; n++) {
    resetTryOn()
    for (const type of ['started', 'prepared', 'accepted'] as const) dispatch({ type })
    dispatch({ type: 'completed', look: { ...lookOf(`look ${n}`), blob: new Blob([`${n}`]) } })
  }
  vi.runAllTimers()
  vi.useRealTimers()
  expect(useEarlierLooks.getState().looks.map(({ look }) => look.predictionId)).toEqual(
    Array.from({ length: 12 }, (_, n) => `look ${n + 1}`),
  )
  expect(revoked).toEqual(['blob:strip-1'])
  await signedInAs({ ...freeState, user: { ...freeState.user, id: 'another' } })
  expect(useEarlierLooks.getState().looks).toEqual([])
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
})

// @vitest-environment jsdom
import { act } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { doubtfulBelow } from '@cabine/engine'
import { renderAt } from '#client/testing/shop.tsx'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { dispatch } from './try-on/dispatch-event.ts'
import { fetchDriver } from './fetch-parts.ts'
import type { FinishedLook } from './try-on-state.ts'
import { ResultColumn } from './result-column.tsx'
import { setTried } from './try-on-store.ts'

const look: FinishedLook = {
  url: 'blob:look',
  blob: null,
  width: 800,
  height: 1200,
  predictionId: '0-a',
  provider: 'cloud',
  confidence: null,
  warnings: [],
  layering: null,
  worn: [],
  accountUrl: '/api/photos/look.jpg',
}

const outfit = {
  kind: 'preset',
  id: '1',
  name: 'Off-Duty Saturday',
  description: '',
  imageUrl: '/outfit.webp',
  pieces: [{ image: '/shirt.webp', category: 'tops' }],
  leftOut: [],
  items: [],
} as unknown as Parameters<typeof setTried>[0]

beforeEach(async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:before', revokeObjectURL: () => undefined })
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'fitting-room')
})

test('a look of little confidence is called a sketch, before what may be the reason', async () => {
  await fetchDriver()
  setTried(outfit, { blob: new Blob(), width: 800, height: 1200 })
  await renderAt('/fitting-room', <ResultColumn />)
  for (const type of ['started', 'prepared', 'accepted'] as const) act(() => dispatch({ type }))
  act(() =>
    dispatch({
      type: 'completed',
      look: { ...look, confidence: doubtfulBelow / 2, warnings: ['skin_painted'] },
    }),
  )
  const [first, second] = document.querySelectorAll('li')
  expect(first?.textContent).toContain('only a sketch')
  expect(second?.textContent).toBeTruthy()
})

test('the picture is on the screen in the step that ends the try-on', async () => {
  // As before every start.
  await fetchDriver()
  setTried(outfit, { blob: new Blob(), width: 800, height: 1200 })
  await renderAt('/fitting-room', <ResultColumn />)
  for (const type of ['started', 'prepared', 'accepted'] as const) act(() => dispatch({ type }))
  expect(document.querySelector('progress')).not.toBeNull()
  act(() => dispatch({ type: 'completed', look }))
  expect(document.querySelector('img[src="blob:look"]')).not.toBeNull()
  expect(document.querySelector('h2')?.textContent).toBe('Your look')
})

// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Adjustable, Look } from '@cabine/engine'
import type { Answer, Question } from '@cabine/engine'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { digestOf } from '#client/lib/picture-data.ts'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { lookAdjuster, beginAdjusting } from './look-adjuster.ts'
import { dispatch } from '../try-on/dispatch-event.ts'
import { fetchDriver } from '../fetch-parts.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { chooseLayering, readLayering } from './layering-store.ts'
import { ResultColumn } from '../result-column.tsx'
import { readTryOn, resetTryOn, setTried } from '../try-on-store.ts'
import { asItComes } from '@cabine/engine'
import { readWearings } from './wearing-store.ts'
import { firstIn } from '#shared/testing/first.ts'

/** What was asked of the engine and of the server, in order. */
let asked: string[] = []

/** An engine that makes a look with the asked settings, but refuses the smallest size. Sketches cannot be drawn here. */
class QuickWorker {
  onmessage: ((event: { data: Answer }) => void) | null = null
  postMessage(question: Question) {
    if (question.ask !== 'tryOn') return
    const { id, layering, pieces } = question
    const { category, wearing } = firstIn(pieces)
    const size = wearing?.size
    asked.push([layering, size || null, category === 'tops' ? null : category].filter(Boolean).join(' '))
    const look = { width: 800, height: 1200, confidence: 0.5, signals: {}, warnings: [], timings: {} }
    const result = {
      ...look,
      adjustable: pieces.map(() => adjustable),
      handles: pieces.map(() => ({ hem: null, cuff: null, neck: null })),
      picture: new Blob([layering]),
      layering: layering === 'over' ? layering : 'bare',
    } satisfies Look
    const refused = { id, say: 'refused', code: 'warp_doubtful', message: '' } as const
    queueMicrotask(() => this.onmessage?.({ data: size === -2 ? refused : { id, say: 'done', result } }))
  }
  terminate() {}
}

const adjustable: Adjustable = {
  size: true,
  tuck: false,
  length: true,
  sleeves: false,
  front: null,
  slide: false,
  isPictured: false,
}

const shirt = new Blob(['shirt'])
const key = await digestOf(shirt)
const photo = { blob: new Blob(['her']), width: 800, height: 1200 }
const outfit = {
  kind: 'custom',
  id: '1',
  name: 'Off-Duty Saturday',
  pieces: [{ image: null, category: 'tops' }],
  leftOut: [],
  items: [],
} as unknown as Parameters<typeof setTried>[0]

const look: FinishedLook = {
  url: 'blob:bare',
  blob: photo.blob,
  width: 800,
  height: 1200,
  predictionId: '0-a',
  provider: 'device',
  confidence: 0.5,
  warnings: [],
  layering: 'bare',
  worn: [{ key, wearing: asItComes, adjustable }],
  accountUrl: '/api/photos/look.jpg',
}

beforeEach(async () => {
  asked = []
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => photo)
  vi.stubGlobal('fetch', async (path: string) => {
    // Only what concerns try-ons: a page of another test may still refresh its app state.
    if (path.startsWith('/api/fashn')) asked.push(path)
    return new Response()
  })
  let pictures = 0
  Object.assign(URL, { createObjectURL: () => `blob:${++pictures}`, revokeObjectURL: () => undefined })
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', 'fitting-room')
  await fetchDriver()
})

afterEach(() => {
  act(() => resetTryOn())
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

/** A look has been made on this device, and is shown. */
async function showLook(shown: FinishedLook) {
  const job = {
    userId: '0-a',
    predictionId: '0-a',
    provider: 'device',
    highQuality: false,
    outfit,
    photo: '',
    finished: null,
  } as const
  setTried(outfit, photo)
  beginAdjusting(job, { photo, outfit, custom: shirt, isSharper: false, owner: '0-a' }, shown)
  await renderAt('/fitting-room', <ResultColumn />)
  for (const type of ['started', 'prepared', 'accepted'] as const) act(() => dispatch({ type }))
  act(() => dispatch({ type: 'completed', look: shown }))
}

const group = () => named('[role=radiogroup]', 'How it’s worn')
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)
const shownLayering = () => {
  const { state } = readTryOn()
  return state.phase === 'complete' ? state.look.layering : null
}

test('the other layering takes the place of the look, and asks nothing of the server', async () => {
  await showLook(look)
  expect(group()).toBeDefined()
  expect(radio('bare')?.checked).toBe(true)
  await press(radio('over'))
  await act(() => expect.poll(shownLayering).toBe('over'))
  expect(asked).toEqual(['over'])
  expect(radio('over')?.checked).toBe(true)
  expect(document.querySelector('img[src="blob:bare"]')).toBeNull()
  // What she saves now is the adjusted picture, not the one in her account.
  const { state } = readTryOn()
  expect(state).toMatchObject({ look: { predictionId: '0-a', accountUrl: null } })
})

test('going back makes nothing again, and the next looks follow her choice', async () => {
  await showLook(look)
  await press(radio('over'))
  await act(() => expect.poll(shownLayering).toBe('over'))
  await press(radio('bare'))
  await act(() => expect.poll(shownLayering).toBe('bare'))
  expect(asked).toEqual(['over'])
  expect(readTryOn().state).toMatchObject({ look: { url: 'blob:bare', accountUrl: '/api/photos/look.jpg' } })
  expect(readLayering()).toBe('bare')
  chooseLayering('over')
  expect(sessionStorage.getItem('layering')).toBe('over')
})

test('a look that can be made in one way only gives no choice', async () => {
  await showLook({ ...look, layering: null })
  expect(document.querySelector('h2')?.textContent).toBe('Your look')
  expect(group()).toBeUndefined()
})

const adjust = () => named('button', /^Adjust the fit/)
const button = (name: string) => named('button', name)
const shownSize = () => {
  const { state } = readTryOn()
  return state.phase === 'complete' ? firstIn(state.look.worn).wearing.size : null
}
const wears = (size: number) => act(() => expect.poll(shownSize).toBe(size))

test('a size larger takes the place of the look, is remembered with the piece, and a key takes it back', async () => {
  await showLook(look)
  await press(adjust())
  await press(button('Try a larger size'))
  await press(button('Try a larger size'))
  await wears(2)
  // Presses in quick succession make one look.
  expect(asked).toEqual(['bare 2'])
  expect(adjust()?.textContent).toContain('Two sizes larger')
  expect(readTryOn().state).toMatchObject({ look: { predictionId: '0-a', accountUrl: null } })
  expect(await readWearings('0-a', [key])).toEqual([{ ...asItComes, size: 2 }])
  expect(await readWearings('0-b', [key])).toEqual([asItComes])

  const undo = new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true, cancelable: true })
  act(() => void adjust()?.dispatchEvent(undo))
  await wears(1)
  await press(button('Undo'))
  await wears(0)
  expect(asked).toEqual(['bare 2', 'bare 1'])
  expect(readTryOn().state).toMatchObject({ look: { url: 'blob:bare', accountUrl: '/api/photos/look.jpg' } })
  expect(await readWearings('0-a', [key])).toEqual([asItComes])
})

test('what cannot be worn so is said, and what was there stays', async () => {
  await showLook(look)
  await press(adjust())
  await press(button('Try a smaller size'))
  await wears(-1)
  await press(button('Try a smaller size'))
  await act(() => expect.poll(() => useToasts.getState().toasts).toHaveLength(1))
  expect(useToasts.getState().toasts[0]?.description).toContain('doesn’t fit well')
  expect(shownSize()).toBe(-1)
  expect(adjust()?.textContent).toContain('One size smaller')
  await press(button('Undo'))
  await wears(0)
})

test('one tap says what her own picture is of, and the look is made anew for it', async () => {
  await showLook({ ...look, category: 'tops' })
  await press(adjust())
  await press(radio('dresses'))
  const shownCategory = () => {
    const { state } = readTryOn()
    return state.phase === 'complete' ? state.look.category : null
  }
  await act(() => expect.poll(shownCategory).toBe('dresses'))
  expect(asked).toEqual(['bare dresses'])
  expect(readTryOn().outfit?.pieces[0]?.category).toBe('dresses')
  expect(adjust()?.textContent).toContain('Dress')
  await press(button('Undo'))
  await act(() => expect.poll(shownCategory).toBe('tops'))
  expect(readTryOn().outfit?.pieces[0]?.category).toBe('tops')
})

test('a look that nobody can make again gives no controls, and says how it is worn', async () => {
  await showLook({
    ...look,
    predictionId: '0-b',
    worn: [{ ...firstIn(look.worn), wearing: { ...asItComes, size: 1 } }],
  })
  act(() => lookAdjuster.end())
  expect(adjust()).toBeUndefined()
  expect(document.body.textContent).toContain('One size larger')
})

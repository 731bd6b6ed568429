// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Look } from '#client/engine/index.ts'
import type { Answer, Question } from '#client/engine/protocol.ts'
import { named, press, renderAt } from '#client/features/catalogue/testing.tsx'
import { useLanguageStore } from '#client/i18n/language.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { dispatch } from './dispatch.ts'
import { fetchDriver } from './fetch-parts.ts'
import type { FinishedLook } from './flow.ts'
import { chooseLayering, readLayering } from './layering-store.ts'
import { rememberMade } from './other-way.ts'
import { ResultColumn } from './result-column.tsx'
import { readTryOn, resetTryOn, setTried } from './try-on-store.ts'

/** What was asked of the engine and of the server, in order. */
let asked: string[] = []

/** An engine that makes a look in the way that is wished. */
class QuickWorker {
  onmessage: ((event: { data: Answer }) => void) | null = null
  postMessage(question: Question) {
    if (question.ask !== 'tryOn') return
    const { id, layering } = question
    asked.push(layering)
    const look = { width: 800, height: 1200, confidence: 0.5, signals: {}, warnings: [], timings: {} }
    const result = {
      ...look,
      adjustable: [],
      picture: new Blob([layering]),
      layering: layering === 'over' ? layering : 'bare',
    } satisfies Look
    queueMicrotask(() => this.onmessage?.({ data: { id, say: 'done', result } }))
  }
  terminate() {}
}

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
  accountUrl: '/api/photos/look.jpg',
}

beforeEach(async () => {
  asked = []
  vi.stubGlobal('Worker', QuickWorker)
  vi.stubGlobal('OffscreenCanvas', function OffscreenCanvas() {})
  vi.stubGlobal('createImageBitmap', async () => photo)
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
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
  rememberMade(job, { photo, outfit, custom: new Blob(['shirt']), isSharper: false }, shown)
  await renderAt('/fitting-room', <ResultColumn />)
  for (const type of ['started', 'prepared', 'accepted'] as const) act(() => dispatch({ type }))
  act(() => dispatch({ type: 'completed', look: shown }))
}

const group = () => named('[role=radiogroup]', 'How it is worn')
const radio = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)
const shownLayering = () => {
  const { state } = readTryOn()
  return state.phase === 'complete' ? state.look.layering : null
}

test('the other way takes the place of the look, and asks nothing of the server', async () => {
  await showLook(look)
  expect(group()).toBeDefined()
  expect(radio('bare')?.checked).toBe(true)
  await press(radio('over'))
  await act(() => expect.poll(shownLayering).toBe('over'))
  expect(asked).toEqual(['over'])
  expect(radio('over')?.checked).toBe(true)
  expect(document.querySelector('img[src="blob:bare"]')).toBeNull()
  // What she saves now is the picture that she sees, not the one in her account.
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

test('a look with one way only gives no choice', async () => {
  await showLook({ ...look, layering: null })
  expect(document.querySelector('h2')?.textContent).toBe('Your look')
  expect(group()).toBeUndefined()
})

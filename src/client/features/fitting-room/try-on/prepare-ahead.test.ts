// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { EngineRefusal, type PhotoCheck, type TryOnInput } from '@cabine/engine'
import { refreshAppState } from '#client/session/app-state.ts'
import { choosePreset, useOutfitStore } from '../outfit-store.ts'
import { useRefusedOutfits } from '../outfit/refused-outfits.ts'
import { showPhoto } from '../photo-store.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { dispatch } from './dispatch-event.ts'
import { openEngine } from '#client/lib/engine-session.ts'
import { prepareAhead } from './prepare-ahead.ts'
import { readTryOn, resetTryOn } from '../try-on-store.ts'
import { firstIn } from '#shared/testing/first.ts'

const check: PhotoCheck = {
  verdict: 'good',
  advice: [],
  width: 2,
  height: 3,
  against: { bottoms: 'cut_off' },
  mayBeChild: false,
}
const presetOf = (id: string) =>
  ({
    id,
    title: id,
    description: '',
    thumbnailUrl: '',
    items: [],
    garments: [
      { image: `/${id}.webp`, category: 'tops' },
      { image: `/${id}-trousers.webp`, category: 'bottoms' },
    ],
  }) as unknown as OutfitPreset

let provider: 'device' | 'cloud' = 'device'
let prepared: Pick<TryOnInput, 'photo' | 'pieces'>[] = []

beforeAll(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  Object.assign(globalThis, { Worker: Object, OffscreenCanvas: Object, createImageBitmap: Object })
})

beforeEach(() => {
  prepared = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (address: string | URL | Request) =>
    typeof address === 'string' && address.endsWith('.webp')
      ? new Response(address, { headers: { 'content-type': 'image/webp' } })
      : Response.json({
          user: { id: '0-a' },
          credits_remaining: 5,
          try_on_provider: provider,
          photo_storage: 'device',
        }),
  )
  vi.spyOn(openEngine(), 'packPhoto').mockResolvedValue(undefined)
  vi.spyOn(openEngine(), 'prepare').mockImplementation(async (input) => void prepared.push(input))
})

afterEach(() => {
  resetTryOn()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const put = (text: string, seen: Parameters<typeof showPhoto>[1] = check) =>
  showPhoto({ blob: new Blob([text]), width: 2, height: 3, origin: 'own', address: null }, seen)
/** Waits until the choice has settled and the page is idle. */
const rest = () => vi.advanceTimersByTimeAsync(5_000)

test('where she saves data nothing is prepared', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  await refreshAppState()
  put('her')
  choosePreset(presetOf('shirt'))
  prepareAhead()
  await rest()
  expect(prepared).toEqual([])
  Object.assign(navigator, { connection: undefined })
})

test('before anything hangs ready her body is found', async () => {
  await refreshAppState()
  put('her')
  useOutfitStore.setState({ preset: null })
  prepareAhead()
  await rest()
  expect(prepared).toMatchObject([{ pieces: [] }])
})

test('the outfit that hangs ready is prepared on her photo, as far as it can wear it; of several the one she rests on', async () => {
  await refreshAppState()
  put('her')
  prepareAhead()
  choosePreset(presetOf('shirt'))
  choosePreset(presetOf('blouse'))
  await rest()
  expect(prepared).toHaveLength(1)
  const { photo, pieces } = firstIn(prepared)
  expect(await photo.text()).toBe('her')
  const [piece, ...others] = pieces
  expect(await piece?.image.text()).toBe('/blouse.webp')
  expect(others).toEqual([])
})

test('another photo is prepared once it has been checked, and one that cannot be dressed not at all', async () => {
  await refreshAppState()
  put('another', 'running')
  await rest()
  expect(prepared).toEqual([])
  put('another')
  await rest()
  expect(prepared).toHaveLength(1)
  put('a cat', { ...check, verdict: 'refused' })
  await rest()
  expect(prepared).toHaveLength(1)
})

test('what the engine refuses on her photo is told of that outfit before she presses, until she takes another photo', async () => {
  await refreshAppState()
  vi.spyOn(openEngine(), 'prepare').mockRejectedValueOnce(new EngineRefusal('hand_hidden'))
  put('hands in pockets')
  choosePreset(presetOf('gown'))
  await rest()
  expect(useRefusedOutfits.getState()).toEqual({ gown: 'hand_hidden' })
  put('hands in view')
  expect(useRefusedOutfits.getState()).toEqual({})
})

test('while a look is made or shown the engine is left to it', async () => {
  await refreshAppState()
  put('her')
  dispatch({ type: 'started' })
  expect(readTryOn().state.phase).toBe('uploading')
  await rest()
  expect(prepared).toEqual([])
})

test('what the cloud dresses is not prepared here', async () => {
  provider = 'cloud'
  await refreshAppState()
  put('her')
  choosePreset(presetOf('dress'))
  await rest()
  expect(prepared).toEqual([])
})

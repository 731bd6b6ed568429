import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import type { TryOnState } from '../try-on-state.ts'
import { rememberedJob, rememberJob } from '../try-on/running-job.ts'
import { readTryOn, useTryOnStore } from '../try-on-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { outfitOf } from '../outfit.ts'
import { chooseMode, readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { firstPresets } from '../presets.ts'
import { dropStartRequest, requestStart } from '../start-request.ts'
import { takePieces } from './take-pieces.ts'

beforeAll(() => loadMessages('common', 'errors', 'outfits'))

const pieces: OutfitPreset = {
  id: 'pieces:a,b',
  title: 'Linen shirt + Jeans',
  description: '',
  thumbnailUrl: 'https://shop.example/shirt.jpg',
  occasion: 'all',
  isPremium: false,
  items: [],
  garments: [
    { image: 'https://shop.example/shirt.jpg?v=2&x', category: 'tops' },
    {
      image: '/samples/garments/straight-jeans/960.webp',
      category: 'bottoms',
      sewn: '/samples/garments/straight-jeans/sewn.bin',
    },
  ],
}

const idle: TryOnState = { phase: 'idle' }
const failed: TryOnState = { phase: 'error', failure: { kind: 'invalid_answer' } }

let answer: () => Response
let asked: string[] = []

async function comeWith(plan: 'free' | 'premium', before: TryOnState = idle) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/app-state')
      return Response.json({ user: { id: '0-ada' }, plan, is_premium: plan === 'premium' })
    asked.push(path)
    return answer()
  })
  forgetAppState()
  await refreshAppState()
  useTryOnStore.setState({ state: before })
  await takePieces('a,b', { state: before, outfit: null })
}

beforeEach(() => {
  asked = []
  answer = () => Response.json(pieces)
  useToasts.setState({ toasts: [] })
  useOutfitStore.setState({ preset: null })
})

describe('/fitting-room?pieces=…', () => {
  test('what she came with is chosen, stands first on the shelf, and comes through our own door', async () => {
    chooseMode('custom')
    await comeWith('free')
    expect(asked).toEqual(['/api/try-on-pieces?ids=a%2Cb'])
    const { mode, preset } = readOutfitState()
    expect(mode).toBe('preset')
    expect(preset?.title).toBe('Linen shirt + Jeans')
    expect(preset?.garments.map(({ image }) => image)).toEqual([
      '/api/proxy-image?url=https%3A%2F%2Fshop.example%2Fshirt.jpg%3Fv%3D2%26x&w=960',
      '/samples/garments/straight-jeans/960.webp',
    ])
    expect(preset?.garments.map(({ sewn }) => sewn)).toEqual([
      undefined,
      '/samples/garments/straight-jeans/sewn.bin',
    ])
    expect(firstPresets([{ ...pieces, id: 'tee' }], preset)[0]).toBe(preset)
  })

  test('pieces that are not there, or nothing to wear, are said and nothing is chosen', async () => {
    answer = () => Response.json({ error: 'not_found' }, { status: 404 })
    await comeWith('free')
    expect(readOutfitState().preset).toBeNull()
    expect(useToasts.getState().toasts).toMatchObject([
      { title: 'These pieces can’t be tried on', tone: 'error' },
    ])
  })

  test('pieces that she has chosen herself come with the ways to their shops, those of an editor without', async () => {
    const items = [
      { id: 'a', name: '', brand: '', price: '', category: '', image: '', url: 'https://shop.example/a' },
    ]
    answer = () => Response.json({ ...pieces, items })
    await comeWith('free')
    expect(readOutfitState().preset).toMatchObject({ id: 'pieces:a,b', items })
    await takePieces('a,b', { state: idle, outfit: null }, true)
    expect(readOutfitState().preset).toMatchObject({ id: 'explore:a,b', items: [{ id: 'a', url: '' }] })
  })

  test('the last try-on makes room for it, but one that came back meanwhile stays', async () => {
    await comeWith('free', failed)
    expect(readTryOn().state).toEqual(idle)
    answer = () => {
      useTryOnStore.setState({ state: failed })
      return Response.json(pieces)
    }
    await comeWith('free', idle)
    expect(readTryOn().state).toBe(failed)
  })

  test('after a reload it does not make the page forget the try-on that it has to go on with', async () => {
    rememberJob({
      userId: '0-ada',
      predictionId: 'p1',
      provider: 'device',
      highQuality: false,
      outfit: outfitOf(pieces),
      photo: '/samples/people/studio-2.jpg',
      finished: null,
    })
    await comeWith('free', idle)
    expect(rememberedJob('0-ada')?.predictionId).toBe('p1')
  })
})

describe('one piece after the other', () => {
  const item = (id: string, category: WornCategory) => ({
    id,
    category,
    name: id,
    brand: '',
    price: '',
    image: `/${id}.webp`,
    url: '',
  })
  const wearing = (...worn: [id: string, category: WornCategory][]): OutfitPreset => ({
    ...pieces,
    id: `pieces:${worn.map(([id]) => id).join(',')}`,
    items: worn.map(([id, category]) => item(id, category)),
    garments: worn.map(([id, category]) => ({ image: `/${id}.webp`, category })),
  })
  const worn = () => readOutfitState().preset?.items.map(({ id }) => id)
  const busy: TryOnState = { phase: 'uploading', progress: 20 }

  afterEach(() => dropStartRequest())

  test('who taps another shoe while a look is made keeps the rest of it', async () => {
    answer = () => Response.json(wearing(['pumps', 'shoes']))
    useTryOnStore.setState({ state: busy })
    const made = outfitOf(wearing(['blouse', 'tops'], ['trousers', 'bottoms'], ['boots', 'shoes']))
    await takePieces('pumps', { state: busy, outfit: made })
    expect(worn()).toEqual(['pumps', 'blouse', 'trousers'])
  })

  test('what is to be made next is what she goes on from', async () => {
    useTryOnStore.setState({ state: busy })
    const made = outfitOf(wearing(['blouse', 'tops']))
    answer = () => Response.json(wearing(['pumps', 'shoes']))
    await takePieces('pumps', { state: busy, outfit: made })
    requestStart()
    answer = () => Response.json(wearing(['bag', 'bags']))
    await takePieces('bag', { state: busy, outfit: made })
    expect(worn()?.toSorted()).toEqual(['bag', 'blouse', 'pumps'])
  })
})

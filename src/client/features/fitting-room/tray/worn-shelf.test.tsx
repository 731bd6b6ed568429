import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { becomes, makeProduct, named, press, renderAt } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { Outfit } from '../outfit.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { usePhotoStore } from '../photo-store.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { resetTryOn, useTryOnStore } from '../try-on-store.ts'
import { useWornPieces } from './worn-pieces.ts'
import { WornShelf } from './worn-shelf.tsx'

const item = (id: string, category: string, name: string) => ({
  id,
  name,
  brand: 'Quince',
  price: '$89.00',
  category,
  image: `/samples/garments/${id}/640.webp`,
  url: `https://shop.example/${id}`,
})

const worn: Outfit = {
  kind: 'preset',
  id: 'pieces:top,jeans',
  name: 'Linen shirt + Jeans',
  description: '',
  imageUrl: '/outfit.webp',
  items: [
    item('top', 'tops', 'Linen shirt'),
    item('jeans', 'bottoms', 'Jeans'),
    item('pin', 'accessories', 'Pin'),
  ],
  pieces: [
    { image: '/top.webp', category: 'tops' },
    { image: '/jeans.webp', category: 'bottoms' },
  ],
  leftOut: [],
}

const tulle: OutfitPreset = {
  id: 'pieces:tulle',
  title: 'Tulle skirt',
  description: '',
  thumbnailUrl: '/tulle.webp',
  occasion: 'all',
  isPremium: false,
  items: [item('tulle', 'skirts', 'Tulle skirt')],
  garments: [{ image: '/samples/tulle.webp', category: 'skirts' }],
}

const Shelf = () => <WornShelf pieces={useWornPieces()} />

const around = [
  makeProduct({ id: 'top', name: 'Linen shirt', garment_category: 'tops' }),
  makeProduct({ id: 'coat', name: 'Camel coat', garment_category: 'outerwear' }),
]

let asked: string[]

async function show(alternatives: () => Response) {
  asked = []
  await becomes('free', ({ pathname, search }) => {
    asked.push(pathname + search)
    if (pathname === '/api/stylist/alternatives') return alternatives()
    if (pathname === '/api/stylist/outfits')
      return Response.json({ outfits: [{ pieces: around, ownLayer: false, reasons: {} }] })
    return pathname === '/api/try-on-pieces' ? Response.json(tulle) : undefined
  })
  const look = { predictionId: '0-1', url: 'blob:look' } as FinishedLook
  useTryOnStore.setState({ state: { phase: 'complete', progress: 100, look }, outfit: worn })
  usePhotoStore.setState({ status: 'none' })
  await renderAt('/explore', <Shelf />)
  await settle()
}

const settle = () => act(async () => await new Promise((done) => setTimeout(done, 20)))

beforeAll(() => loadMessages('common', 'tray', 'outfits', 'fitting-room'))
beforeEach(() => {
  resetTryOn()
  useOutfitStore.setState({ preset: null })
})

test('one press swaps a piece, and what else she wears stays', async () => {
  const skirt = makeProduct({ id: 'tulle', name: 'Tulle skirt', garment_category: 'skirts' })
  await show(() => Response.json({ alternatives: [skirt] }))
  await press(named('input', 'Trousers') ?? document.querySelectorAll('input')[0])
  await settle()
  expect(asked).toContain('/api/stylist/alternatives?id=jeans&change=something_else&with=top')
  await press(named('button', 'Tulle skirt'))
  await vi.waitFor(() =>
    expect(readOutfitState().preset?.garments.map(({ category }) => category)).toEqual(['skirts', 'tops']),
  )
})

test('where nothing is worn yet, what goes with the rest is offered', async () => {
  await show(() => Response.json({ error: 'nothing_suitable' }, { status: 404 }))
  const places = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(places).toEqual(['Trousers', 'Top', '+ Coat or jacket', '+ Shoes', '+ Bag'])
  await press(document.querySelectorAll('input')[2])
  await settle()
  expect(asked).toContain('/api/stylist/alternatives?id=coat&change=something_else&with=top%2Cjeans')
  expect(named('button', 'Camel coat')).toBeDefined()
  expect(named('button', 'Linen shirt')).toBeUndefined()
})

test('that nothing suits is said', async () => {
  await show(() => Response.json({ error: 'nothing_suitable' }, { status: 404 }))
  expect(document.body.textContent).toContain('We have nothing else that goes with the rest right now.')
})

test('other pieces that could not be loaded are asked for again', async () => {
  await show(() => Response.json({ error: 'server_error' }, { status: 500 }))
  expect(document.body.textContent).toContain('We couldn’t load other pieces.')
  const before = asked.length
  await press(named('button', 'Try again'))
  await settle()
  expect(asked.length).toBeGreaterThan(before)
})

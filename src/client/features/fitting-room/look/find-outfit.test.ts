import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { presetLibrary } from '../presets.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import type { TriedOn } from '#shared/try-on-job.ts'
import { findOutfit } from './find-outfit.ts'

beforeAll(() => loadMessages('try-on'))
afterEach(() => {
  vi.unstubAllGlobals()
  presetLibrary.forget()
})

const preset: OutfitPreset = {
  id: 'harbour',
  title: 'Harbour Walk',
  description: '',
  thumbnailUrl: '/harbour.webp',
  occasion: 'casual',
  isPremium: false,
  items: [{ name: 'Shirt', brand: '', price: '', category: '', image: '', url: '' }],
  garments: [{ image: '/shirt.webp', category: 'tops' }],
}
const tried = (changes: Partial<TriedOn>): TriedOn => ({
  photo: '/samples/people/studio-2.jpg',
  outfitId: preset.id,
  outfitName: 'As it was called',
  ...changes,
})

/** The server's answers, by path; everything else is gone. */
const answering = (answers: Record<string, unknown>) =>
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers
      ? Response.json(answers[path])
      : Response.json({ error: 'not_found', message: '' }, { status: 404 }),
  )

test('an outfit of the rail is whole again, with its pieces', async () => {
  answering({ '/api/outfit-presets': [preset] })
  expect(await findOutfit(tried({}))).toMatchObject({ name: 'Harbour Walk', items: preset.items })
})

test('pieces of the shop are, too', async () => {
  answering({ '/api/try-on-pieces?ids=a%2Cb': { ...preset, id: 'pieces:a,b', title: 'Shirt + Jeans' } })
  expect(await findOutfit(tried({ outfitId: 'pieces:a,b' }))).toMatchObject({
    name: 'Shirt + Jeans',
    items: preset.items,
  })
})

test('of what is gone, and of her own picture, the name stays', async () => {
  answering({ '/api/outfit-presets': [] })
  for (const outfitId of ['harbour', 'pieces:a,b', 'custom'])
    expect(await findOutfit(tried({ outfitId }))).toMatchObject({ name: 'As it was called', items: [] })
})

test('where nobody told, it is a look', async () => {
  expect(await findOutfit(null)).toMatchObject({ name: 'Your look', items: [] })
})

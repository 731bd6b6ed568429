import { act } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { PhotoCheck } from '@cabine/engine'
import { freeState, signedInAs, stubDialogs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, renderAt } from '#client/testing/shop.tsx'
import type { OutfitPreset } from '#shared/outfits.ts'
import { fetchDriver } from '../fetch-parts.ts'
import { useOutfitStore } from '../outfit-store.ts'
import { noteRefused } from '../outfit/refused-outfits.ts'
import { outfitOf } from '../outfit.ts'
import { fetchPhotoAdvice } from '../photo-notes.tsx'
import { showPhoto, usePhotoStore } from '../photo-store.ts'
import { StartBar } from '../start-bar.tsx'
import { resetTryOn } from '../try-on-store.ts'

const wearing = (...categories: OutfitPreset['garments'][number]['category'][]): OutfitPreset => ({
  id: categories.join(' '),
  title: 'An outfit',
  description: '',
  thumbnailUrl: '/outfit.webp',
  occasion: 'all',
  isPremium: false,
  items: [],
  garments: categories.map((category) => ({ image: `/${category}.webp`, category })),
})

const good: PhotoCheck = { verdict: 'good', advice: [], width: 8, height: 12, against: {}, mayBeChild: false }
const waistUp: PhotoCheck = {
  ...good,
  against: { bottoms: 'cut_off', skirts: 'cut_off', dresses: 'cut_off', shoes: 'feet_hidden' },
}

beforeAll(async () => {
  stubDialogs()
  Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined })
  await Promise.all([loadMessages('fitting-room'), fetchDriver(), fetchPhotoAdvice()])
})
beforeEach(() => resetTryOn())

/** What stands beside Start on this photo with this outfit, and whether she can press. */
async function beside(check: PhotoCheck, preset: OutfitPreset | null, refuse?: () => void) {
  const onDevice = { ...freeState, try_on_provider: 'device' }
  await signedInAs(onDevice)
  showPhoto({ blob: new Blob(['photo']), width: 8, height: 12, origin: 'own', address: null }, check)
  useOutfitStore.setState({ preset, mode: 'preset' })
  refuse?.()
  await renderAt('/fitting-room', <StartBar />)
  await act(async () => await new Promise((done) => setTimeout(done, 30)))
  const canStart = named('button', /^Start Virtual/)?.getAttribute('aria-disabled') !== 'true'
  return { text: document.getElementById('photo-notes')?.textContent ?? '', canStart }
}

test('a waist-up photo says what it cannot wear before anything is chosen, and then of the outfit', async () => {
  const nothing = await beside(waistUp, null)
  expect(nothing.text).toContain('everything except: trousers, skirt, and dress')
  const skirt = await beside(waistUp, wearing('skirts'))
  expect(skirt.text).toContain('This outfit won’t work with your photo')
  expect(skirt.text).toContain('A full-length photo')
  expect(skirt.canStart).toBe(false)
  const both = await beside(waistUp, wearing('tops', 'bottoms'))
  expect(both.text).toContain('Not shown, because your photo hides where it goes: trousers.')
  expect(both.canStart).toBe(true)
  expect((await beside(waistUp, wearing('tops'))).text).toBe('Great photo for a try-on')
})

test('an outfit that was refused when it was laid on her is no great photo', async () => {
  const gown = wearing('dresses')
  const { text, canStart } = await beside(good, gown, () => noteRefused(outfitOf(gown), 'hand_hidden'))
  expect(text).not.toContain('Great photo')
  expect(text).toContain('both hands in view')
  expect(canStart).toBe(false)
})

test('of a file that was not accepted nothing good is said of the photo before it', async () => {
  const { text } = await beside(good, null, () => usePhotoStore.setState({ problem: 'notImage' }))
  expect(text).toBe('Please choose an image file.')
})

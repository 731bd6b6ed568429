import { describe, expect, test } from 'vitest'
import type { OutfitPreset } from '#shared/outfits.ts'
import { outfitOf } from './outfit.ts'
import type { PhotoCheck } from '@cabine/engine'
import { findObstacle, fitToPhoto } from './outfit/fit-to-photo.ts'

const preset: OutfitPreset = {
  id: 'off-duty',
  title: 'Off-Duty Saturday',
  thumbnailUrl: '/samples/presets/off-duty/640.webp',
  description: 'A white tee and jeans.',
  occasion: 'casual',
  isPremium: false,
  items: [{ name: 'White tee', brand: 'Sample', price: '$20', category: 'tops', image: '', url: '' }],
  garments: [
    {
      image: '/samples/garments/white-tee/960.webp',
      category: 'tops',
      sewn: '/samples/garments/white-tee/sewn.bin',
    },
    { image: '/samples/garments/jeans/960.webp', category: 'bottoms' },
  ],
}

test('spec 2.3.8: a server preset is mapped to id, name, picture, description and shop items', () => {
  expect(outfitOf(preset)).toMatchObject({
    id: 'off-duty',
    name: 'Off-Duty Saturday',
    imageUrl: '/samples/presets/off-duty/640.webp',
    description: 'A white tee and jeans.',
    items: preset.items,
    pieces: preset.garments,
  })
})

describe('an outfit on a photo that does not show the whole of her', () => {
  const outfit = outfitOf(preset)
  const against = (kinds: PhotoCheck['against']): PhotoCheck => ({
    verdict: 'good',
    advice: [],
    width: 2,
    height: 3,
    against: kinds,
    mayBeChild: false,
  })

  test('the photo ends at the hips: the shirt is worn, the trousers are left out and named', () => {
    const check = against({ bottoms: 'cut_off', skirts: 'cut_off' })
    const fitted = fitToPhoto(outfit, check)
    expect(fitted.pieces.map(({ category }) => category)).toEqual(['tops'])
    expect(fitted.leftOut).toEqual(['bottoms'])
    expect(findObstacle(outfit, check)).toEqual({ why: 'cut_off', isWhole: false, leftOut: ['bottoms'] })
  })

  test('everything is in sight: nothing is left out', () => {
    expect(fitToPhoto(outfit, against({ skirts: 'cut_off' })).leftOut).toEqual([])
    expect(findObstacle(outfit, against({ skirts: 'cut_off' }))).toBeNull()
  })

  test('nothing is in sight: the outfit stays whole, for the engine to explain', () => {
    const check = against({ tops: 'arms_crossed', bottoms: 'cut_off' })
    expect(fitToPhoto(outfit, check)).toBe(outfit)
    expect(findObstacle(outfit, check)).toMatchObject({ why: 'arms_crossed', isWhole: true })
  })
})

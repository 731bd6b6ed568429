import { describe, expect, test } from 'vitest'
import { fitToProvider } from './fit-to-provider.ts'
import { customOutfit, type Outfit } from '../outfit.ts'

describe('an outfit with shoes', () => {
  const clothes = customOutfit('Shirt', 'tops', '/samples/shirt.webp')
  const shoes = {
    image: '/samples/flats.webp',
    category: 'shoes',
    shoe: { kind: 'loafer', finish: 'leather' },
  } as const
  const outfit: Outfit = { ...clothes, pieces: [...clothes.pieces, shoes] }

  test('is made where she wants it', () => {
    expect(
      ['device', 'cloud'].map((provider) => fitToProvider(outfit, provider as 'device' | 'cloud')),
    ).toEqual(['device', 'cloud'])
  })

  test('that is nothing else stays on her device', () => {
    expect(fitToProvider({ pieces: [shoes] }, 'cloud')).toBe('device')
  })
})

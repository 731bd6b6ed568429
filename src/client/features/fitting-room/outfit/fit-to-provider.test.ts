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

  test('is made whole on her device', () => {
    expect(fitToProvider(outfit, 'device')).toEqual({ outfit, provider: 'device' })
  })

  test('goes to the cloud without them, which she is told', () => {
    const { outfit: sent, provider } = fitToProvider(outfit, 'cloud')
    expect(provider).toBe('cloud')
    expect(sent).toMatchObject({ pieces: clothes.pieces, isClothesAlone: true })
  })

  test('that is nothing else stays on her device', () => {
    const alone = { ...outfit, pieces: [shoes] }
    expect(fitToProvider(alone, 'cloud')).toEqual({ outfit: alone, provider: 'device' })
  })
})

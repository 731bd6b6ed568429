import { afterEach, expect, test, vi } from 'vitest'
import { prefetchPieces, presetOfPiece, type WardrobePiece } from './sample-wardrobe.ts'

const landmarks: WardrobePiece['landmarks'] = {
  kind: 'lower',
  waist: { left: [0.3, 0.1], right: [0.7, 0.1] },
  hem: { left: [0.2, 0.9], right: [0.8, 0.9] },
}
const skirt: WardrobePiece = {
  id: 'satin-skirt',
  product: 'wcjrs3x7dsb5n7zxkvlfk7gcre',
  name: 'Satin skirt',
  brand: 'Maison Lin',
  category: 'skirts',
  priceCents: 5900,
  landmarks,
}
const sewn = '/samples/garments/satin-skirt/sewn.bin'

afterEach(() => vi.unstubAllGlobals())

test('what the fitting room wears has the seams of the piece, and where it is as it is sewn', () => {
  const image = '/samples/garments/satin-skirt/960.webp'
  expect(presetOfPiece({ ...skirt, sewn }).garments).toEqual([{ image, category: 'skirts', landmarks, sewn }])
  expect(presetOfPiece(skirt).garments[0]?.sewn).toBeUndefined()
})

test('what she may want next is fetched as the engine wants it; what is missing holds nothing up', async () => {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    throw new TypeError('Failed to fetch')
  })
  await prefetchPieces([
    { ...skirt, sewn },
    { ...skirt, id: 'tulle-skirt' },
  ])
  expect(fetched).toEqual([
    '/samples/garments/satin-skirt/960.webp',
    sewn,
    '/samples/garments/tulle-skirt/960.webp',
  ])
})

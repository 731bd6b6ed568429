import { isClothes } from '#shared/garment-categories.ts'
import type { Outfit } from '../outfit.ts'

/** What the cloud takes of it: shoes and bags stay out there, and alone they are put on by this device. */
export function fitToProvider<P extends 'device' | 'cloud'>(outfit: Outfit, provider: P) {
  const pieces = outfit.pieces.filter(({ category }) => isClothes(category))
  if (provider === 'device' || pieces.length === outfit.pieces.length) return { outfit, provider }
  return pieces.length > 0
    ? { outfit: { ...outfit, pieces, isClothesAlone: true }, provider }
    : { outfit, provider: 'device' as const }
}

import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import type { Outfit } from '../outfit.ts'

/** The cloud cannot put on shoes and bags: they are left out there, and an outfit of nothing else is made on this device. */
export function fitToProvider<P extends 'device' | 'cloud'>(outfit: Outfit, provider: P) {
  const pieces = outfit.pieces.filter(({ category }) => isClothes(category))
  if (provider === 'device' || pieces.length === outfit.pieces.length) return { outfit, provider }
  return pieces.length > 0
    ? { outfit: { ...outfit, pieces, isClothesAlone: true }, provider }
    : { outfit, provider: 'device' as const }
}

import { isClothes } from '@cabine/engine/contract/garment-categories.ts'
import type { Outfit } from '../outfit.ts'

/** Not every service puts on shoes and bags: an outfit of nothing else is made on this device. */
export const fitToProvider = <P extends 'device' | 'cloud'>(
  { pieces }: Pick<Outfit, 'pieces'>,
  provider: P,
) => (pieces.some(({ category }) => isClothes(category)) ? provider : ('device' as const))

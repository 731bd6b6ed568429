import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

export const canTryOn = (pieces: readonly Product[]) => wearableOf([...pieces]).productIds.length > 0

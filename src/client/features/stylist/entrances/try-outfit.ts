import { chooseAndStart } from '#client/features/fitting-room/choose-and-start.ts'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/** Tries on those of the pieces that can be tried on. */
export async function tryOn(pieces: readonly Product[]) {
  const ids = wearableOf([...pieces]).productIds.join(',')
  // The address names the pieces, so that a reload finds them again.
  await chooseAndStart(ids, {
    onChosen: () => history.replaceState(history.state, '', `${location.pathname}?pieces=${ids}`),
  })
}

import { readAppState } from '#client/session/app-state.ts'
import { readStored } from '#client/lib/browser-storage.ts'

/** The hearts of a visit follow her into her account, on whatever page she lands. The code for it comes only then. */
export async function mergeVisitorWishlist() {
  if (!readAppState() || !readStored('userWishlist')) return
  const { isWaitingForMerge, loadWishlist } = await import('./wishlist-store.ts')
  if (isWaitingForMerge()) await loadWishlist()
}

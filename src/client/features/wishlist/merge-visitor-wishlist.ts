import { readAppState } from '#client/session/app-state.ts'
import { readStored } from '#client/lib/browser-storage.ts'

/**
 * Merges the pieces saved before signing in into the account, whatever page comes next. The code for it is
 * fetched only then.
 */
export async function mergeVisitorWishlist() {
  if (!readAppState() || !readStored('userWishlist')) return
  const { isWaitingForMerge, loadWishlist } = await import('./wishlist-store.ts')
  if (isWaitingForMerge()) await loadWishlist()
}

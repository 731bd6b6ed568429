import { readAppState } from '#client/session/app-state.ts'
import { chooseMode } from './outfit-store.ts'
import { takeArrivalRequest } from '#client/lib/try-on-arrival.ts'
import { readTryOn, resetTryOn } from './try-on-store.ts'

/**
 * Chooses the pieces that the address names, which shop, wishlist, Explore or stylist sent her here with. The try-on starts at once
 * only if she has asked for that on the page before.
 */
export async function choose(pieces: string, isEditors: boolean) {
  const before = readTryOn()
  const isAsked = takeArrivalRequest(pieces)
  const { maySpend, wear } = await import('./choose-and-start.ts')
  const { isWearing, takePieces } = await import('./outfit/take-pieces.ts')
  if (isWearing(before, pieces)) return
  if (!isAsked) return void (await takePieces(pieces, before, isEditors))
  if (!(await maySpend())) return
  // She has not come for the look that stands there.
  resetTryOn()
  await wear(pieces, { before, isEditors })
}

/** `?shared=`: takes the picture that another app has shared with ours (service-worker/receive-share.ts). */
export async function takeShared(shared: string) {
  const userId = readAppState()?.user.id
  if (!userId) return
  chooseMode('custom')
  const taken = await import('./outfit/take-shared.ts')
  await taken.takeShared(shared, userId)
}

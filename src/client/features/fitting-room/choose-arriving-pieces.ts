import { readAppState } from '#client/session/app-state.ts'
import { chooseMode } from './outfit-store.ts'
import { takeArrivalRequest } from '#client/lib/try-on-arrival.ts'
import { readTryOn, resetTryOn } from './try-on-store.ts'

/**
 * `?pieces=id,id`: chooses the pieces that the shop, the wishlist, Explore or the stylist sent her here with. The
 * try-on starts at once only if she has asked for that on the page before.
 */
export async function choose(pieces: string, isEditors: boolean) {
  const before = readTryOn()
  if (takeArrivalRequest(pieces)) {
    // She has not come for the look that stood there.
    resetTryOn()
    const { chooseAndStart } = await import('./choose-and-start.ts')
    return await chooseAndStart(pieces, { before, isEditors })
  }
  const { takePieces } = await import('./outfit/take-pieces.ts')
  await takePieces(pieces, before, isEditors)
}

/** `?shared=`: takes the picture that another app has shared with ours (service-worker/receive-share.ts). */
export async function takeShared(shared: string) {
  const userId = readAppState()?.user.id
  if (!userId) return
  chooseMode('custom')
  const taken = await import('./outfit/take-shared.ts')
  await taken.takeShared(shared, userId)
}

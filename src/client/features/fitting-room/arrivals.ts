import { readAppState } from '#client/session/app-state.ts'
import { chooseMode } from './outfit-store.ts'
import { takeWish } from './asked-start.ts'
import { readTryOn } from './try-on-store.ts'
import { withMessages } from '#client/i18n/with-messages.ts'

/** `?pieces=id,id`: what she wants to try on of the shop, her wishlist or an outfit of Explore; begun where she has pressed for that. */
export async function take(pieces: string) {
  const { state } = readTryOn()
  if (takeWish(pieces)) {
    const { chooseAndStart } = await withMessages(import('./choose-and-start.ts'), 'outfits')
    return await chooseAndStart(pieces)
  }
  const { takePieces } = await withMessages(import('./outfit/take-pieces.ts'), 'outfits')
  await takePieces(pieces, state)
}

/** `?shared=`: what another app has shared with us (service-worker/share.ts). */
export async function takeShared(shared: string) {
  const userId = readAppState()?.user.id
  if (!userId) return
  chooseMode('custom')
  const parts = import('./outfit/take-shared.ts')
  const taken = await withMessages(parts, 'shell', 'outfits', 'photo-notes')
  await taken.takeShared(shared, userId)
}

import { readAppState } from '#client/session/app-state.ts'
import { chooseMode } from '#client/features/outfits/outfit-store.ts'
import { takeWish } from '#client/features/try-on/asked-start.ts'
import { readTryOn } from '#client/features/try-on/try-on-store.ts'
import { withMessages } from '#client/i18n/with-messages.ts'

/** `?pieces=id,id`: what she wants to try on of the shop, her wishlist or an outfit of Explore; begun where she has pressed for that. */
export async function take(pieces: string) {
  const { state } = readTryOn()
  if (takeWish(pieces)) {
    const { hangAndStart } = await withMessages(
      import('#client/features/outfits/hang-and-start.ts'),
      'outfits',
    )
    return await hangAndStart(pieces)
  }
  const { takePieces } = await withMessages(import('#client/features/outfits/take-pieces.ts'), 'outfits')
  await takePieces(pieces, state)
}

/** `?shared=`: what another app has shared with us (service-worker/share.ts). */
export async function takeShared(shared: string) {
  const userId = readAppState()?.user.id
  if (!userId) return
  chooseMode('custom')
  const parts = import('#client/features/outfits/take-shared.ts')
  const taken = await withMessages(parts, 'shell', 'outfits', 'photo-notes')
  await taken.takeShared(shared, userId)
}

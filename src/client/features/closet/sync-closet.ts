import { isFailure } from '#client/lib/api-failure.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { uploadPicture } from '#client/lib/upload-picture.ts'
import type { ClosetPiece } from './closet-piece.ts'
import {
  fetchAccountCloset,
  removeFromAccount,
  saveInAccount,
  type AccountPiece,
} from './stores/account-closet.ts'
import {
  dropPicture,
  dropPiece,
  forgetGone,
  readGone,
  readPicture,
  readPiece,
  readPieces,
  writePicture,
  writePiece,
} from './stores/closet-database.ts'

/** A piece of her account, as this device keeps it. */
const arrived = (piece: AccountPiece, former?: ClosetPiece): ClosetPiece => ({
  guess: null,
  isKindTold: true,
  attempts: 0,
  isNew: false,
  ...former,
  ...piece,
  reading: 'read',
  isSent: true,
  pictureAt: former?.picture === piece.picture || !former?.picture ? (former?.pictureAt ?? 0) : Date.now(),
})

/** What came of it: `full` where the account's closet has no room for a piece of this device. */
export type SyncResult = { isFull: boolean }

/**
 * Makes the account's closet and this device's one. What is on the device goes first, so that nothing is lost: what she added,
 * changed and removed here; then what other devices have done is taken over. Interrupted anywhere, it goes on with the next call.
 */
export async function syncWithAccount(userId: string): Promise<SyncResult> {
  for (const id of await readGone(userId)) {
    await removeFromAccount(id)
    await forgetGone(userId, id)
  }
  let isFull = false
  for (const piece of await readPieces(userId)) {
    if (piece.isSent || piece.reading === 'waiting') continue
    try {
      await send(userId, piece)
    } catch (error) {
      if (!isFailure(error, 'closet_full') && !isFailure(error, 'too_many_photos')) throw error
      isFull = true
    }
  }
  await takeOver(userId, await fetchAccountCloset())
  return { isFull }
}

async function send(userId: string, piece: ClosetPiece) {
  const blob = piece.picture ? undefined : await readPicture(userId, piece.id)
  const picture = blob ? await uploadPicture('wardrobe', blob) : piece.picture
  // Noted at once: the next attempt does not send the picture again.
  if (blob) await amendPiece(userId, piece.id, (now) => (now.picture ? now : { ...now, picture }))
  const answer = await saveInAccount({ ...piece, picture })
  await amendPiece(userId, piece.id, (now) =>
    // She may have changed it while it was on its way.
    now.changedAt > piece.changedAt ? now : arrived(answer, now),
  )
}

async function amendPiece(userId: string, id: string, change: (piece: ClosetPiece) => ClosetPiece) {
  const now = await readPiece(userId, id)
  if (now) await writePiece(userId, change(now))
}

async function takeOver(userId: string, pieces: AccountPiece[]) {
  const own = new Map((await readPieces(userId)).map((piece) => [piece.id, piece]))
  const gone = new Set(await readGone(userId))
  for (const piece of pieces) {
    const former = own.get(piece.id)
    own.delete(piece.id)
    if (gone.has(piece.id) || (former && !(former.isSent && former.changedAt < piece.changedAt))) continue
    if (former && former.picture !== piece.picture) await dropPicture(userId, piece.id)
    await writePiece(userId, arrived(piece, former))
  }
  // What was there and is not any longer, another device has removed.
  for (const piece of own.values()) if (piece.isSent) await dropPiece(userId, piece.id, false)
}

/**
 * Brings the account's closet onto this device, and takes it out of the account: she keeps her pictures on her device now. A piece
 * leaves the account only once it is here.
 */
export async function bringHome(userId: string) {
  const pieces = await fetchAccountCloset()
  await takeOver(userId, pieces)
  for (const { id, picture } of pieces) {
    if (picture && !(await readPicture(userId, id)))
      await writePicture(userId, id, await fetchPicture(picture))
    await amendPiece(userId, id, (now) => ({ ...now, picture: '', isSent: false }))
    await removeFromAccount(id)
  }
  for (const id of await readGone(userId)) {
    await removeFromAccount(id)
    await forgetGone(userId, id)
  }
}

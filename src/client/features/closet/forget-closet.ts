import { deleteCloset, readGone, readPieces } from './stores/closet-database.ts'

export { deleteCloset }

/**
 * At log-out: deletes this device's copy of a closet that is in the account. One that is here alone stays, as photos do, and is
 * shown to nobody else.
 */
export async function forgetCloset(userId: string) {
  const [pieces, gone] = await Promise.all([readPieces(userId), readGone(userId)])
  if (gone.length === 0 && pieces.every(({ isSent }) => isSent)) await deleteCloset(userId)
}

import { readPicture, readPieces } from './stores/closet-database.ts'

/** What of her closet is on this device alone, for the file with all her data. */
export async function readKeptCloset(userId: string) {
  const unsent = (await readPieces(userId).catch(() => [])).filter(({ isSent }) => !isSent)
  const pictures: { id: string; blob: Blob }[] = []
  for (const { id } of unsent) {
    const blob = await readPicture(userId, id)
    if (blob) pictures.push({ id, blob })
  }
  return {
    pieces: unsent.map(({ id, details, addedAt }) => ({ id, ...details, addedAt: new Date(addedAt) })),
    pictures,
  }
}

import { maxListBytes, readList, type List, type ListFailure } from '#shared/own-clothes/list/read-list.ts'
import { writeList } from '#shared/own-clothes/list/write-list.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import type { ClosetDetails } from '#shared/closet.ts'
import type { ClosetPiece } from '../closet-piece.ts'
import { addPieces, readCloset, removePiece } from '../closet-store.ts'
import { openWordReaders } from './word-readers.ts'

/** The text of a file in whatever encoding tables are saved: UTF-8, or else what spreadsheets of the West write. */
export function decoded(bytes: ArrayBuffer) {
  const [first, second] = new Uint8Array(bytes)
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a table of clothes on this device. */
export async function readListFile(file: Blob): Promise<List | ListFailure> {
  if (file.size > maxListBytes) return 'too_long'
  return readList(decoded(await file.arrayBuffer()), await openWordReaders())
}

/** Adds pieces of a list, all or none: where one cannot be stored, those before it are removed again. */
export async function addFromList(list: ClosetDetails[]): Promise<ClosetPiece[]> {
  const before = new Set(readCloset().pieces.map(({ id }) => id))
  try {
    return await addPieces(list.map((details) => ({ details })))
  } catch (error) {
    await takeBack(readCloset().pieces.filter(({ id }) => !before.has(id)))
    throw error
  }
}

export async function takeBack(pieces: ClosetPiece[]) {
  for (const piece of pieces) await removePiece(piece)
}

/** Saves the closet as a table. Pictures are in the file of all that is hers (account/own-data/export). */
export const saveList = (pieces: readonly ClosetPiece[]) =>
  saveFile(
    new Blob([writeList(pieces.map(({ details }) => details))], { type: 'text/csv' }),
    `cabine-closet-${dayOf(new Date())}.csv`,
  )

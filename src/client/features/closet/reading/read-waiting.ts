import { compress } from '#client/lib/compress/compress.ts'
import {
  addPieces,
  amendPiece,
  changePicture,
  changePiece,
  closetOwner,
  readCloset,
} from '../closet-store.ts'
import type { ClosetPiece } from '../closet-piece.ts'
import { isClothes, wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import type { ClosetCategory } from '#shared/closet.ts'
import { readSource } from '../stores/closet-database.ts'
import { readClothes } from './read-clothes.ts'

/** A picture that takes the page down is given up after this many attempts. */
const maxAttempts = 2

let isReading = false

/**
 * Reads the pictures that wait, one after the other, the oldest first. They wait in the device's database, so that a page that was
 * closed meanwhile goes on with the next visit. Of several tabs one reads.
 */
export async function readWaiting() {
  if (isReading) return
  isReading = true
  try {
    await navigator.locks.request(`cabine-closet-reading`, { ifAvailable: true }, async (lock) => {
      if (!lock) return
      for (let piece = nextOf(); piece; piece = nextOf()) await readOne(piece)
    })
  } finally {
    isReading = false
  }
}

const nextOf = () => readCloset().pieces.findLast(({ reading }) => reading === 'waiting')

const giveUp = (id: string) => amendPiece(id, (now) => ({ ...now, reading: 'unread' }))

async function readOne({ id, attempts, details, isKindTold }: ClosetPiece) {
  const source = await readSource(closetOwner(), id).catch(() => undefined)
  if (!source || attempts >= maxAttempts) return await giveUp(id)
  // Noted before: a page that is taken down has no word afterwards.
  await amendPiece(id, (now) => ({ ...now, attempts: attempts + 1 }))
  try {
    await take(id, await readClothes(source, isKindTold ? details.category : null), source)
  } catch {
    await giveUp(id)
  }
}

async function take(id: string, read: Awaited<ReturnType<typeof readClothes>>, source: Blob) {
  const { categories, colours, look, isDoubtful, picture, others, alsoWorn } = read
  const [category = 'tops'] = categories
  await changePicture(id, picture ?? source, (now) => ({
    ...now,
    // What she has said meanwhile stands.
    details: {
      ...now.details,
      category: now.isKindTold ? now.details.category : category,
      colours: now.details.colours.length > 0 ? now.details.colours : colours.colours,
      look,
    },
    guess: { categories, colours: colours.likely },
    reading: picture ? (isDoubtful ? 'doubtful' : 'read') : 'unread',
  }))
  await addPieces([
    ...others.map((one) => ({ details: { category }, source: one })),
    ...alsoWorn.map((worn) => ({ details: { category: worn }, source, isKindTold: true })),
  ])
}

/** She says of what kind a piece is. A picture that is still there is cut out again, as that kind. */
export async function sayKind({ id }: Pick<ClosetPiece, 'id'>, category: ClosetCategory) {
  const source = await readSource(closetOwner(), id).catch(() => undefined)
  const isCutAnew = source !== undefined && wornCategories.some((one) => one === category && isClothes(one))
  await changePiece(id, { category })
  await amendPiece(id, (now) => ({
    ...now,
    isKindTold: true,
    reading: isCutAnew ? 'waiting' : 'read',
    attempts: 0,
  }))
  void readWaiting()
}

/** Adds pictures that she has given, each as a piece that is read when it is its turn. Returns what came of them. */
export async function addPictures(files: File[]) {
  const came = { added: 0, refused: 0, unreadable: 0 }
  for (const file of files) {
    // Small and upright, and without what the camera notes of the place.
    const small = await compress(file, 'tryOn', { keepsAlpha: true }).catch(() => null)
    const added = small ? await addPieces([{ details: { category: 'tops' }, source: small.blob }]) : []
    if (!small) came.unreadable += 1
    else if (added.length === 0) came.refused += 1
    came.added += added.length
    void readWaiting()
  }
  return came
}

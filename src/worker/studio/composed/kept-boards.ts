import { productId } from '../../catalogue/product-id.ts'
import { boardKey, boardUrl } from '../../outfits/boards/board-files.ts'
import type { ComposedOutfit } from './composed-outfit.ts'

/** The board of these pieces: the same at every attempt, so that one that was cut off leaves no second picture. */
export const keyOfBoard = (productIds: readonly string[]) => boardKey(productId('board', productIds.join()))

const keyOf = ({ thumbnailUrl, productIds }: ComposedOutfit) => {
  const key = keyOfBoard(productIds)
  return thumbnailUrl === boardUrl(key) ? key : null
}

/** Deletes the boards of looks that are no more. */
export async function removeBoards(bucket: R2Bucket, before: ComposedOutfit[], now: ComposedOutfit[]) {
  const kept = new Set(now.flatMap((look) => keyOf(look) ?? []))
  const gone = before.flatMap((look) => keyOf(look) ?? []).filter((key) => !kept.has(key))
  if (gone.length > 0) await bucket.delete(gone)
}

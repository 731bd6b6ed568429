import { createHash } from 'node:crypto'
import { base32Text } from '../lib/ids.ts'

/** Derives the same id from the same feed item at every import. */
export const productId = (feedId: string, itemId: string) =>
  base32Text(createHash('sha256').update(`${feedId}\n${itemId}`).digest().subarray(0, 16))

import { createHash } from 'node:crypto'
import { base32Text } from '../lib/ids.ts'

/** The same thing of the same feed has the same id after every import. */
export const productId = (feedId: string, itemId: string) =>
  base32Text(createHash('sha256').update(`${feedId}\n${itemId}`).digest().subarray(0, 16))

import * as v from 'valibot'
import { closetDetails, type ClosetDetails } from '#shared/closet.ts'
import { smallJpegBytes } from './pictures.ts'
import type { SignedIn } from './signed-in.ts'

type Sender = Pick<SignedIn, 'api' | 'fetch'>

export const closetPiece = ({
  picture = '',
  changedAt = Date.now(),
  ...details
}: Partial<ClosetDetails> & { picture?: string; changedAt?: number } = {}) => ({
  details: v.parse(closetDetails, { category: 'tops', name: 'Linen shirt', ...details }),
  picture,
  addedAt: changedAt,
  changedAt,
})

/** The address of a picture of clothes that she has sent to her account. */
export async function wardrobePictureOf({ fetch }: Pick<Sender, 'fetch'>) {
  const sent = await fetch('/api/photos/wardrobe', { method: 'POST', body: smallJpegBytes() })
  return (await sent.json<{ url: string }>()).url
}

/** Puts a piece with a picture into her closet, and returns its id. */
export async function putClosetPiece(owner: Sender, id: string = crypto.randomUUID()) {
  const json = closetPiece({ picture: await wardrobePictureOf(owner) })
  await owner.api.closet[':id'].$put({ param: { id }, json })
  return id
}

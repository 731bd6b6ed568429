import { logFault } from '../../lib/log.ts'
import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'
import {
  openCataloguePicture,
  type ProxyContext,
} from '../../catalogue/image-proxy/open-catalogue-picture.ts'
import { decodePicture } from '../../pictures/codecs.ts'
import { cutOf, type Pictured } from './cut-out-product.ts'
import type { Cut } from './paint.ts'

type Piece = Pictured & { imageUrl: string }

/** Includes the time that the shop takes to answer; a picture that takes longer is left off. */
const timeoutMs = 9_000
/** No picture at the requested width is larger, unless nothing resized it. */
const maxBytes = 4_000_000

/** Reads our own pictures from the assets, and a shop's only through the image proxy, which checks its address. */
async function readBytes(proxy: ProxyContext, { imageUrl, id }: Piece) {
  if (imageUrl.startsWith('/')) {
    const response = await proxy.env.ASSETS.fetch(new URL(imageUrl, proxy.origin))
    if (response.status !== 200) throw new Error(`our own picture answers ${response.status}`)
    return readUpTo(response, maxBytes)
  }
  const { body } = await openCataloguePicture(proxy, { address: imageUrl, productId: id, width: 960 })
  return body instanceof Uint8Array ? body : readUpTo({ body }, maxBytes)
}

/**
 * Cuts the pieces out of their pictures. The pictures are loaded at once but decoded one after the other, because
 * pixels take much memory. Unreadable ones are left off.
 */
export async function readCuts(proxy: ProxyContext, pieces: Piece[]): Promise<Cut[]> {
  const cuts: Cut[] = []
  const reads = await Promise.all(
    pieces.map(async (piece) => {
      const [read] = await Promise.allSettled([within(timeoutMs, () => readBytes(proxy, piece))])
      return { piece, read }
    }),
  )
  for (const { piece, read } of reads) {
    try {
      if (read.status === 'rejected') throw read.reason
      const pixels = await decodePicture(read.value)
      const cut = pixels && cutOf(piece, pixels)
      if (cut) cuts.push(cut)
    } catch (error) {
      logFault('piece_left_off_board', error, { productId: piece.id })
    }
  }
  return cuts
}

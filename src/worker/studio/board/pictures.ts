import { logFault } from '../../lib/log.ts'
import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/within.ts'
import { openCataloguePicture, type Door } from '../../image-proxy/pictures.ts'
import { decodePicture } from './codecs.ts'
import { cutOf, type Pictured } from './cut.ts'
import type { Cut } from './paint.ts'

type Piece = Pictured & { imageUrl: string }

/** For one picture, with its shop's answer: a slow shop is left off, not waited for. */
const timeoutMs = 9_000
/** In the width that is asked for none has more, unless nothing resized it. */
const mostBytes = 4_000_000

/** Ours from our own files, a shop's by the proxy's door: there is no other way to a picture. */
async function readBytes(door: Door, { imageUrl, id }: Piece) {
  if (imageUrl.startsWith('/')) {
    const response = await door.env.ASSETS.fetch(new URL(imageUrl, door.origin))
    if (response.status !== 200) throw new Error(`our own picture answers ${response.status}`)
    return readUpTo(response, mostBytes)
  }
  const { body } = await openCataloguePicture(door, { address: imageUrl, productId: id, width: 960 })
  return body instanceof Uint8Array ? body : readUpTo({ body }, mostBytes)
}

/** Decoded one after the other, and only the piece is kept: pixels take memory. What cannot be read is left off. */
export async function readCuts(door: Door, pieces: Piece[]): Promise<Cut[]> {
  const cuts: Cut[] = []
  const reads = await Promise.all(
    pieces.map(async (piece) => {
      const [read] = await Promise.allSettled([within(timeoutMs, () => readBytes(door, piece))])
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

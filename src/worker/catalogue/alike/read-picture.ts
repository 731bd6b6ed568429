import { describe } from '#shared/alike/network.ts'
import { encode } from '#shared/alike/code.ts'
import { prepare } from '#shared/alike/prepare.ts'
import { openCataloguePicture, type ProxyContext } from '../image-proxy/open-catalogue-picture.ts'
import { readUpTo } from '../../lib/read-up-to.ts'
import { decodePicture } from '../../pictures/codecs.ts'
import { weights } from './network-weights.ts'

/** No picture of this width is larger, unless nothing resized it. */
const maxBytes = 4_000_000

/** The smallest width that screens use is sixteen times the square that the network sees. */
const width = 320

/**
 * A picture of the size of a card, from our own assets or by the image proxy: it checks the address, limits what a shop may send, and
 * keeps what it fetched for the cards that will show it.
 */
async function readBytes(proxy: ProxyContext, { imageUrl, id }: { imageUrl: string; id: string }) {
  if (imageUrl.startsWith('/')) {
    const response = await proxy.env.ASSETS.fetch(new URL(imageUrl, proxy.origin))
    if (response.status !== 200) throw new Error(`our own picture answers ${response.status}`)
    return readUpTo(response, maxBytes)
  }
  const { body } = await openCataloguePicture(proxy, { address: imageUrl, productId: id, width })
  return body instanceof Uint8Array ? body : readUpTo({ body }, maxBytes)
}

/** The code of a product's picture. Throws where it cannot be fetched or decoded. */
export async function codeOfPicture(proxy: ProxyContext, product: { imageUrl: string; id: string }) {
  const pixels = await decodePicture(await readBytes(proxy, product))
  if (!pixels) throw new Error('a picture of a kind or size that is not decoded here')
  return encode(describe(prepare(pixels), await weights()))
}

import type { ShopperContext } from '../../auth/authorize.ts'
import { proxyContextOf, openCataloguePicture } from './open-catalogue-picture.ts'
import { proxiedPicture } from './picture-reference.ts'
import { ApiError } from '../../lib/errors.ts'
import { maximumBytes, openDataUrl, openPicture } from '../../pictures/open-picture.ts'
import { isOwnKey, keyOf } from '../../photos/storage.ts'

/**
 * Reads the picture that a call names: a data URL, the shopper's own photo, or a picture of the catalogue. Nothing
 * else can be named, so no address of the sender's is ever fetched.
 */
export async function readPicture(c: ShopperContext, reference: string) {
  if (reference.startsWith('data:')) return openDataUrl(reference)
  if (/^\/samples(?:\/\w[\w.-]*)+$/.test(reference)) {
    const asset = await c.env.ASSETS.fetch(new URL(reference, c.req.url))
    if (!asset.headers.get('content-type')?.startsWith('image/')) throw new ApiError('image_unreadable')
    return openPicture(new Uint8Array(await asset.arrayBuffer()))
  }
  const asked = proxiedPicture(reference)
  if (asked) {
    const { body } = await openCataloguePicture(proxyContextOf(c), asked)
    return openPicture(new Uint8Array(await new Response(body).arrayBuffer()))
  }
  const key = keyOf(reference)
  if (!reference.startsWith('/api/photos/') || !isOwnKey(key, c.var.shopper.id))
    throw new ApiError('image_not_yours')
  const object = await c.env.PHOTOS.get(key)
  if (!object || object.size > maximumBytes) throw new ApiError('image_not_yours')
  return openPicture(new Uint8Array(await object.arrayBuffer()))
}

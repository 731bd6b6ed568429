import { openedAs, readShare } from '#shared/share-target.ts'
import { sharedCache, sharedPictureKey } from './shared-picture.ts'

/**
 * Receives what the system's share sheet sends. A form on another site can send it too: the browser names that
 * site, and such a request is dropped.
 */
export async function receiveShare(request: Request) {
  const { origin } = new URL(request.url)
  if (request.referrer && new URL(request.referrer, origin).origin !== origin)
    return redirect('/fitting-room')
  const { to, picture } = await request
    .formData()
    .then(readShare)
    .catch(() => ({ to: openedAs('unusable'), picture: undefined }))
  if (picture) {
    const headers = { 'Content-Type': picture.type, Date: new Date().toUTCString() }
    const cache = await caches.open(sharedCache)
    await cache.put(sharedPictureKey, new Response(picture, { headers }))
  }
  return redirect(to)
}

/** Redirects to a GET, so that a reload does not share again. */
const redirect = (to: string) => Response.redirect(to, 303)

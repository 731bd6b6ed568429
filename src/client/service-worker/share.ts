import { openedAs, readShare } from '#shared/share.ts'
import { sharedCache, sharedPictureKey } from './shared-picture.ts'

/**
 * What the system's share sheet sends. A form on somebody else's site can send it, too: its page's name comes
 * with it, and it is let go.
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

/** As a GET: a reload must not share once more. */
const redirect = (to: string) => Response.redirect(to, 303)

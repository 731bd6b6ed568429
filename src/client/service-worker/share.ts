import { sharedCache, sharedPictureKey } from './shared-picture.ts'

/** The names that the manifest gives to what is shared. */
const fields = { picture: 'picture', words: ['url', 'text', 'title'] }

/** A photo of a telephone with room to spare; what the fitting room keeps of it is far smaller. */
const mostPictureBytes = 30_000_000

type Shared = { to: string; picture?: File }

const isUsablePicture = ({ type, size }: File) =>
  type.startsWith('image/') && type !== 'image/svg+xml' && size > 0 && size <= mostPictureBytes

/** Applications put a page's address where they like, often behind its title. */
function findAddress(words: string[]) {
  for (const word of words.flatMap((text) => text.split(/\s+/))) {
    const address = /^https?:\/\/\S+$/i.test(word) && URL.canParse(word) ? new URL(word) : null
    if (address && address.href.length <= 2_000) return address.href
  }
  return null
}

/** Where what was shared is opened: of several pictures the first, and a picture before an address. */
export function readShare(form: FormData): Shared {
  const files = form.getAll(fields.picture).filter((one) => one instanceof File)
  const picture = files.find(isUsablePicture)
  if (picture) return { to: '/fitting-room?shared=picture', picture }
  const address = findAddress(
    fields.words.map((name) => form.get(name)).filter((one) => typeof one === 'string'),
  )
  if (address) return { to: `/fitting-room?${new URLSearchParams({ address })}` }
  return { to: '/fitting-room?shared=unusable' }
}

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
    .catch(() => ({ to: '/fitting-room?shared=unusable', picture: undefined }))
  if (picture) {
    const headers = { 'Content-Type': picture.type, Date: new Date().toUTCString() }
    const cache = await caches.open(sharedCache)
    await cache.put(sharedPictureKey, new Response(picture, { headers }))
  }
  return redirect(to)
}

/** As a GET: a reload must not share once more. */
const redirect = (to: string) => Response.redirect(to, 303)

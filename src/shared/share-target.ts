/** The target of the system's share sheet, as the manifest names it. */
export const sharePath = '/share'

/** The manifest's names for what is shared. */
const fields = { picture: 'picture', words: ['url', 'text', 'title'] }

/** Ample for a phone's photo; the fitting room stores it much smaller. */
const maxPictureBytes = 30_000_000

type Shared = { to: string; picture?: File }

const isUsablePicture = ({ type, size }: File) =>
  type.startsWith('image/') && type !== 'image/svg+xml' && size > 0 && size <= maxPictureBytes

/** Apps put a page's address anywhere, often behind its title. */
function findAddress(words: string[]) {
  for (const word of words.flatMap((text) => text.split(/\s+/))) {
    const address = /^https?:\/\/\S+$/i.test(word) && URL.canParse(word) ? new URL(word) : null
    if (address && address.href.length <= 2_000) return address.href
  }
  return null
}

/** `later`: a picture that could not be stored for the page, because the service worker was not installed yet. */
type SharedAs = 'picture' | 'unusable' | 'later'
export const openedAs = (what: SharedAs) => `/fitting-room?shared=${what}`

/** Decides where shared content is opened: the first of several pictures, and a picture before an address. */
export function readShare(form: FormData): Shared {
  const files = form.getAll(fields.picture).filter((one) => one instanceof File)
  const picture = files.find(isUsablePicture)
  if (picture) return { to: openedAs('picture'), picture }
  const address = findAddress(
    fields.words.map((name) => form.get(name)).filter((one) => typeof one === 'string'),
  )
  if (address) return { to: `/fitting-room?${new URLSearchParams({ address }).toString()}` }
  return { to: openedAs('unusable') }
}

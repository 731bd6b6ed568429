/** Where the manifest has the system's share sheet send to. */
export const sharePath = '/share'

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

/** `later`: a picture that nobody could keep for the page, since the service worker was not there yet. */
type SharedAs = 'picture' | 'unusable' | 'later'
export const openedAs = (what: SharedAs) => `/fitting-room?shared=${what}`

/** Where what was shared is opened: of several pictures the first, and a picture before an address. */
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

import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'

/** What a look is told in, its pieces and colours too. */
const words = [
  'try-on',
  'photo-notes',
  'outfits',
  'search-results',
  'looks',
  'billing',
  'catalogue',
  'hearts',
  'photograph',
  'wearing',
] as const

/** The parts that show a try-on and its look. They are not in the first view, and are fetched before she can start. */
const fetchParts = () => withMessages(import('./look/parts.ts'), ...words)

export const ProgressCard = laterPart(async () => (await fetchParts()).ProgressCard)
export const TryOnAlert = laterPart(async () => (await fetchParts()).TryOnAlert)
export const ShopTheLook = laterPart(async () => (await fetchParts()).ShopTheLook)
export const ResultCard = laterPart(async () => (await fetchParts()).ResultCard)
export const StatusWords = laterPart(async () => (await fetchParts()).StatusWords)

/** For an address that names a finished look (`?look=`). */
export const fetchOpenLook = () => withMessages(import('./look/open-look.ts'), 'try-on', 'photo-notes')
export const fetchLookSearch = () => withMessages(import('./look/look-search.tsx'), 'try-on')

/** Fetches the try-on's driver (try-on/try-on.ts) together with the parts that show its progress and its end. */
export async function fetchDriver() {
  const [driver] = await Promise.all([
    withMessages(import('./try-on/try-on.ts'), 'try-on', 'photo-notes'),
    ProgressCard.load(),
    TryOnAlert.load(),
    ShopTheLook.load(),
    ResultCard.load(),
    StatusWords.load(),
  ])
  return driver
}

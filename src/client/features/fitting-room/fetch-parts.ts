import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'

/** What a look is told in, its pieces and colours too. */
const resultWords = ['try-on', 'photo-notes', 'outfits', 'search-results'] as const
const shopTheLook = ['looks', 'billing', 'catalogue', 'hearts'] as const

/** The parts that show a try-on and its look. They are not in the first view, and are fetched before she can start. */
export const ProgressCard = laterPart(
  async () =>
    (await withMessages(import('./look/progress-card.tsx'), 'try-on', 'looks', 'photograph')).ProgressCard,
)
export const TryOnAlert = laterPart(
  async () => (await withMessages(import('./look/try-on-alert.tsx'), 'try-on', 'photo-notes')).TryOnAlert,
)
export const ShopTheLook = laterPart(
  async () =>
    (await withMessages(import('#client/features/looks/shop-the-look.tsx'), ...shopTheLook)).ShopTheLook,
)
export const ResultCard = laterPart(
  async () =>
    (
      await withMessages(
        import('./look/result-card.tsx'),
        'wearing',
        'photograph',
        ...resultWords,
        ...shopTheLook,
      )
    ).ResultCard,
)

export const StatusWords = laterPart(
  async () => (await withMessages(import('./look/status-words.tsx'), ...resultWords)).StatusWords,
)

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

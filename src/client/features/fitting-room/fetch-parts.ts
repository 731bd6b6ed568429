import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'

const shopTheLook = ['looks', 'billing', 'catalogue', 'hearts'] as const

/** What shows a try-on and its look: no part of the first view, but there before she can start. */
export const ProgressCard = laterPart(
  async () => (await withMessages(import('./look/progress-card.tsx'), 'try-on', 'looks')).ProgressCard,
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
        'try-on',
        'wearing',
        'outfits',
        'photo-notes',
        ...shopTheLook,
      )
    ).ResultCard,
)

/** For whoever comes for a look that is finished already. */
export const fetchOpenLook = () => withMessages(import('./look/open-look.ts'), 'try-on', 'photo-notes')
export const fetchLookSearch = () => withMessages(import('./look/look-search.tsx'), 'try-on')

/** The driver, with all that shows what it does and says how it ended. */
export async function fetchDriver() {
  const [driver] = await Promise.all([
    withMessages(import('./try-on/try-on.ts'), 'try-on', 'photo-notes'),
    ProgressCard.load(),
    TryOnAlert.load(),
    ShopTheLook.load(),
    ResultCard.load(),
  ])
  return driver
}

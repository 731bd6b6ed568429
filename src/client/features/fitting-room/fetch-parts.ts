import { laterPart } from '#client/lib/later-part.tsx'

/** The parts that show a try-on and its look. They are not in the first view, and are fetched before she can start. */
const fetchParts = () => import('./look/try-on-cards.ts')

export const ProgressCard = laterPart(async () => (await fetchParts()).ProgressCard)
export const TryOnAlert = laterPart(async () => (await fetchParts()).TryOnAlert)
export const ShopTheLook = laterPart(async () => (await fetchParts()).ShopTheLook)
export const ResultCard = laterPart(async () => (await fetchParts()).ResultCard)
export const EarlierStrip = laterPart(async () => (await fetchParts()).EarlierStrip)
export const LookActions = laterPart(async () => (await fetchParts()).LookActions)
export const StatusWords = laterPart(async () => (await fetchParts()).StatusWords)

/** For an address that names a finished look (`?look=`). */
export const fetchOpenLook = () => import('./look/open-look.ts')
export const LookSearch = laterPart(async () => (await import('./look/look-search.tsx')).LookSearch)

const importDriver = () => import('./try-on/try-on.ts')

/** Fetches the try-on's driver (try-on/try-on.ts) together with the parts that show its progress and its end. */
export async function fetchDriver() {
  const [driver] = await Promise.all([
    importDriver(),
    ProgressCard.load(),
    TryOnAlert.load(),
    ShopTheLook.load(),
    ResultCard.load(),
    EarlierStrip.load(),
    LookActions.load(),
    StatusWords.load(),
  ])
  return driver
}

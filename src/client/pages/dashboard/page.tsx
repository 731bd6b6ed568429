import { Suspense } from 'react'
import { replace, useLoaderData } from 'react-router'
import { useFirstName } from '#client/session/app-state.ts'
import { collections, handpicked, topPicks } from '#client/features/catalogue/catalogue-calls.ts'
import { DetailHost, fetchShopOverlays, ShopAllHost } from '#client/features/catalogue/lazy-parts.tsx'
import { TopPicksFrame, TopPicksSkeleton } from '#client/features/catalogue/top-picks-frame.tsx'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { LuxeEnded } from '#client/features/dashboard/luxe-ended.tsx'
import { LookbookTile } from '#client/features/dashboard/lookbook-tile.tsx'
import { HangerMotif } from '#client/features/dashboard/motifs.tsx'
import { confirmPayment, paidSession } from '#client/features/dashboard/payment-return.ts'
import { SearchLink } from '#client/features/dashboard/search-link.tsx'
import { ShopAllTile } from '#client/features/dashboard/shop-all-tile.tsx'
import { Tile } from '#client/features/dashboard/tile.tsx'
import { StyleProfileLink } from '#client/features/style-profile/style-profile-link.tsx'
import { ConsultationLink } from '#client/features/stylist/consultation-link.tsx'
import { StylistChatHost } from '#client/features/stylist/lazy-parts.tsx'
import { StylistButton } from '#client/features/stylist/stylist-button.tsx'
import { RegionFoot } from '#client/features/region/region-foot.tsx'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { whenShown } from '#client/lib/when-idle.ts'
import { Link } from '#client/ui/link.tsx'
import { Part } from '#client/ui/failing-part.tsx'

const fetchShelves = () => import('#client/features/dashboard/shelves.tsx')
// Started as soon as this page's code is here, in parallel with the app state.
fetchShelves().catch(() => undefined)
const Shelves = laterPart(async () => (await fetchShelves()).Shelves)

/** The page shows at once; its lists appear as they arrive. */
export function loader({ request }: { request: Request }) {
  const url = new URL(request.url)
  const sessionId = paidSession(url)
  if (sessionId) {
    void confirmPayment(url, sessionId)
    throw replace('/dashboard')
  }
  // After the page's own content. Without a network they are requested again when they are needed.
  void topPicks
    .load()
    .then(whenShown)
    .then(fetchShopOverlays)
    .catch(() => undefined)
  collections.prefetch()
  handpicked.prefetch()
  return { hour: new Date().getHours() }
}

/** Dialogs over the page are in its address; opening one is no reason to fetch the lists again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href || paidSession(nextUrl) !== null

/** In the first view, which the build renders, the hour is unknown. */
type Loaded = { hour?: number }

export function Component() {
  return (
    <>
      <main id="content" className="page grid gap-y-14 pt-8 pb-16 lg:gap-y-24 lg:pt-14">
        <title>{t('dashboard.pageTitle')}</title>
        <div>
          <Greeting />
          <LuxeEnded />
          <div className="mt-8 lg:mt-10">
            <SearchLink />
          </div>
          <div className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-6 lg:mt-10">
            <ShopAllTile />
            <LookbookTile />
            <Link to="/fitting-room" className="group max-sm:col-span-2">
              <Tile
                label={t('dashboard.tryOn')}
                hint={t('dashboard.tryOnHint')}
                motif={<HangerMotif />}
                isWide
              />
            </Link>
          </div>
          <StylistButton className="mt-3 sm:mt-6" />
          <div className="mt-1 divide-y divide-hairline sm:mt-3">
            <StyleProfileLink />
            <ConsultationLink />
          </div>
        </div>
        <Part>
          <Suspense
            fallback={
              <TopPicksFrame>
                <TopPicksSkeleton />
              </TopPicksFrame>
            }
          >
            <Shelves />
          </Suspense>
        </Part>
        <Part quiet>
          <ShopAllHost />
          <StylistChatHost />
          <DetailHost />
        </Part>
      </main>
      <RegionFoot />
    </>
  )
}

function Greeting() {
  const { hour } = useLoaderData<Loaded>()
  return (
    <>
      {/* On a phone the name has a line of its own, whose space is kept (public/first-paint.js) until the name is known. */}
      <h1 className="font-display text-display-lg text-wrap max-sm:in-data-named:min-h-[2lh]">
        {hour === undefined ? <GreetingOfAnyHour /> : <GreetingOf hour={hour} />}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{t('dashboard.lead')}</p>
    </>
  )
}

/**
 * The greeting in parts, each a box of its own, so that the greeting stays where the first view painted it when
 * the name arrives.
 */
function greetingParts(hour: number) {
  const place = '\0'
  return t('dashboard.greetingWithName', { greeting: t(greetingKey(hour)), name: place }).split(place)
}

/** public/first-paint.js shows the greeting of the present hour; a shopper who sees it has a name. */
const GreetingOfAnyHour = () =>
  [0, 12, 17].map((hour) => (
    <span key={hour} data-from={hour} className="inline-block">
      {greetingParts(hour)[0]}
    </span>
  ))

function GreetingOf({ hour }: { hour: number }) {
  const name = useFirstName()
  if (!name) return t(greetingKey(hour))
  const [before = '', after = ''] = greetingParts(hour)
  return (
    <>
      {before && <span className="inline-block">{before}</span>}
      {before.endsWith(' ') && ' '}
      <span className="inline-block max-w-full max-sm:block">{name + after}</span>
    </>
  )
}

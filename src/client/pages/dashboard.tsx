import { lazy, Suspense } from 'react'
import { replace, useLoaderData } from 'react-router'
import { useDisplayName } from '#client/features/account/app-state-store.ts'
import {
  fetchCollections,
  fetchHandpicked,
  fetchTopPicks,
} from '#client/features/catalogue/catalogue-calls.ts'
import { DetailHost, fetchShopOverlays, ShopAllHost } from '#client/features/catalogue/lazy-parts.tsx'
import { TopPicksFrame, TopPicksSkeleton } from '#client/features/catalogue/top-picks-frame.tsx'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { LookbookTile } from '#client/features/dashboard/lookbook-tile.tsx'
import { HangerMotif } from '#client/features/dashboard/motifs.tsx'
import { confirmPayment, paidSession } from '#client/features/dashboard/payment-return.ts'
import { SearchDoor } from '#client/features/dashboard/search-door.tsx'
import { ShopAllTile } from '#client/features/dashboard/shop-all-tile.tsx'
import { Tile } from '#client/features/dashboard/tile.tsx'
import { StyleDoor } from '#client/features/style-profile/style-door.tsx'
import { ConsultationLink } from '#client/features/stylist/consultation-link.tsx'
import { StylistChatHost, StylistDoor } from '#client/features/stylist-chat/lazy-parts.tsx'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { whenIdle } from '#client/lib/idle.ts'
import { Link } from '#client/ui/link.tsx'
import { Part } from '#client/ui/part.tsx'

const fetchShelves = () =>
  withMessages(import('#client/features/dashboard/shelves.tsx'), 'shelves', 'catalogue', 'hearts')
// On their way as soon as this page's own code is here, beside the question who is there.
fetchShelves().catch(() => undefined)
const Shelves = lazy(async () => ({ default: (await fetchShelves()).Shelves }))

/** The page shows at once; its shelves come as they are found. */
export function loader({ request }: { request: Request }) {
  const url = new URL(request.url)
  const sessionId = paidSession(url)
  if (sessionId) {
    void confirmPayment(url, sessionId)
    throw replace('/dashboard')
  }
  // Without a network they are asked for again when they are wanted.
  void whenIdle()
    .then(fetchShopOverlays)
    .catch(() => undefined)
  return {
    hour: new Date().getHours(),
    topPicks: fetchTopPicks(),
    collections: fetchCollections(),
    handpicked: fetchHandpicked(),
  }
}

/** What lies over the page stands in its address, and is no reason to fetch its shelves again. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) =>
  currentUrl.href === nextUrl.href || paidSession(nextUrl) !== null

export function Component() {
  const { topPicks, collections, handpicked } = useLoaderData<typeof loader>()
  return (
    <main id="content" className="page grid gap-y-14 pt-8 pb-16 lg:gap-y-24 lg:pt-14">
      <title>{t('dashboard.pageTitle')}</title>
      <div>
        <Greeting />
        <div className="mt-8 lg:mt-10">
          <SearchDoor />
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
        <StylistDoor className="mt-3 sm:mt-6" />
        <div className="mt-1 divide-y divide-hairline sm:mt-3">
          <StyleDoor />
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
          <Shelves topPicks={topPicks} collections={collections} handpicked={handpicked} />
        </Suspense>
      </Part>
      <Part quiet>
        <ShopAllHost />
        <StylistChatHost />
        <DetailHost />
      </Part>
    </main>
  )
}

function Greeting() {
  const { hour } = useLoaderData<typeof loader>()
  const name = useDisplayName()
  const greeting = t(greetingKey(hour))
  return (
    <>
      <h1 className="font-display text-display-lg text-wrap">
        {name ? t('dashboard.greetingWithName', { greeting, name }) : greeting}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{t('dashboard.lead')}</p>
    </>
  )
}

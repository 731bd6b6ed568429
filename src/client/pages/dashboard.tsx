import { replace, useLoaderData } from 'react-router'
import { useDisplayName } from '#client/features/account/app-state-store.ts'
import {
  fetchCollections,
  fetchHandpicked,
  fetchTopPicks,
} from '#client/features/catalogue/catalogue-calls.ts'
import { CollectionTiles } from '#client/features/catalogue/collection-tiles.tsx'
import { Handpicked } from '#client/features/catalogue/handpicked.tsx'
import { DetailHost, fetchShopOverlays, ShopAllHost } from '#client/features/catalogue/lazy-parts.tsx'
import { TopPicks } from '#client/features/catalogue/top-picks.tsx'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { LookbookTile } from '#client/features/dashboard/lookbook-tile.tsx'
import { HangerMotif } from '#client/features/dashboard/motifs.tsx'
import { confirmPayment, paidSession } from '#client/features/dashboard/payment-return.ts'
import { SearchDoor } from '#client/features/dashboard/search-door.tsx'
import { ShopAllTile } from '#client/features/dashboard/shop-all-tile.tsx'
import { Tile } from '#client/features/dashboard/tile.tsx'
import { t } from '#client/i18n/messages.ts'
import { whenIdle } from '#client/lib/idle.ts'
import { FittingScene } from '#client/shell/fitting-scene.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'

/** The page shows at once; its shelves come as they are found. */
export function loader({ request }: { request: Request }) {
  const sessionId = paidSession(new URL(request.url))
  if (sessionId) {
    void confirmPayment(sessionId)
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
            <Tile label={t('dashboard.tryOn')} hint={t('dashboard.tryOnHint')} motif={<HangerMotif />} />
          </Link>
        </div>
      </div>
      <TopPicks picks={topPicks} />
      <CollectionTiles collections={collections} />
      <Promo />
      <Handpicked products={handpicked} />
      <ShopAllHost />
      <DetailHost />
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

function Promo() {
  return (
    <section className="bg-blush grid overflow-hidden rounded-lg sm:grid-cols-2">
      <div className="grid content-center justify-items-start gap-4 px-6 py-10 sm:px-10 lg:px-16 lg:py-24">
        <h2 className="font-display text-display-md">{t('dashboard.promoTitle')}</h2>
        <p className="max-w-[40ch]">{t('dashboard.promo')}</p>
        <Link to="/fitting-room" className={buttonStyle('primary', 'md', 'mt-4')}>
          {t('dashboard.startTryOn')}
        </Link>
      </div>
      <FittingScene label="" crop="top" className="h-72 w-full sm:h-full sm:max-h-120" />
    </section>
  )
}

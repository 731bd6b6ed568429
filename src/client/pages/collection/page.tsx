import { Suspense } from 'react'
import Crown from 'lucide-react/icons/crown'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { collectionPieces, collections } from '#client/features/catalogue/catalogue-calls.ts'
import { collectionTitle } from '#client/features/catalogue/collection-title.ts'
import { shouldRevalidate } from '#client/features/catalogue/detail-address.ts'
import { EditorialPicture } from '#client/features/catalogue/editorial-picture.tsx'
import { DetailHost, fetchShopOverlays } from '#client/features/catalogue/lazy-parts.tsx'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { RegionFoot } from '#client/features/region/region-foot.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { whenShown } from '#client/lib/when-idle.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Badge } from '#client/ui/badge.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

export { shouldRevalidate }

const fetchPieces = () => import('#client/features/catalogue/collection-pieces.tsx')
// Started as soon as this page's code is here, in parallel with the app state.
fetchPieces().catch(() => undefined)
const Pieces = laterPart(async () => (await fetchPieces()).CollectionPieces)

export function loader({ params }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  // After the pieces and their first pictures. Without a network it is requested again when it is needed.
  void collectionPieces(slug)
    .load()
    .then(whenShown)
    .then(fetchShopOverlays)
    .catch(() => undefined)
  collections.prefetch()
  return { slug }
}

export function Component() {
  const { slug } = useLoaderData<typeof loader>()
  return (
    <>
      <main id="content" className="page pt-6 pb-20 lg:pt-10">
        <Collection key={slug} slug={slug} />
        <DetailHost />
      </main>
      <RegionFoot />
    </>
  )
}

function Collection({ slug }: { slug: string }) {
  const { data: pieces, error } = useServerState(collectionPieces(slug))
  const { data: all, error: noneListed } = useServerState(collections)
  const isWaiting = (!pieces && error === undefined) || (!all && noneListed === undefined)
  if (isWaiting) return <CollectionSkeleton />
  const listed = all?.find((collection) => collection.slug === slug)
  const head = listed && inShopperLanguage('collections', slug, listed)
  const title = head?.title ?? collectionTitle(slug)
  if (pieces === 'unknown') return <UnknownCollection />
  return (
    <>
      <title>{t('collection.pageTitle', { title })}</title>
      <header className="grid items-end gap-x-12 gap-y-6 sm:grid-cols-[1fr_minmax(0,40%)] lg:grid-cols-[1fr_minmax(0,26rem)]">
        <div className="grid justify-items-start gap-4 lg:pb-4">
          <Link
            to="/dashboard#collections"
            className="inline-flex min-h-11 items-center text-sm text-ink-soft link"
          >
            {t('collection.back')}
          </Link>
          {head?.is_premium && (
            <Badge icon={<Crown aria-hidden className="size-3.5" strokeWidth={1.75} />}>
              {t('collection.luxe')}
            </Badge>
          )}
          <h1 className="font-display text-display-lg" lang={head?.lang}>
            {inPhrases(title)}
          </h1>
          {head?.description && (
            <p className="max-w-[44ch] text-lg" lang={head.lang}>
              {head.description}
            </p>
          )}
          {head?.is_premium && <p className="max-w-[44ch] text-ink-soft">{t('collection.premiumNote')}</p>}
        </div>
        {head?.image_url && (
          <EditorialPicture
            src={head.image_url}
            title=""
            sizes="(width < 64rem) 100vw, 26rem"
            priority
            className="aspect-square! max-sm:order-first sm:aspect-4/5!"
          />
        )}
      </header>
      <section aria-labelledby="pieces" className="mt-10 lg:mt-16">
        <h2 id="pieces" className="sr-only">
          {t('collection.pieces')}
        </h2>
        <Suspense fallback={<GridSkeleton count={8} />}>
          <Pieces slug={slug} isExclusive={head?.is_premium === true} />
        </Suspense>
      </section>
    </>
  )
}

const UnknownCollection = () => (
  <>
    <title>{t('collection.unknownTitle')}</title>
    <EmptyState
      heading="h1"
      title={t('collection.unknownTitle')}
      action={
        <Link to="/dashboard" className={buttonStyle()}>
          {t('collection.toDashboard')}
        </Link>
      }
    >
      {t('collection.unknown')}
    </EmptyState>
  </>
)

const CollectionSkeleton = () => (
  <>
    <div className="grid items-end gap-x-12 gap-y-6 sm:grid-cols-[1fr_minmax(0,40%)] lg:grid-cols-[1fr_minmax(0,26rem)]">
      <div className="grid gap-4 lg:pb-4">
        <Skeleton className="h-20 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
      </div>
      <Skeleton className="aspect-square max-sm:order-first sm:aspect-4/5" />
    </div>
    <div className="mt-10 lg:mt-16">
      <GridSkeleton count={8} />
    </div>
  </>
)

import { Suspense, ViewTransition } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Share from 'lucide-react/icons/share'
import {
  useLoaderData,
  useLocation,
  useNavigate,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { Board } from '#client/features/explore/board.tsx'
import { BoardLabel } from '#client/features/explore/board-label.tsx'
import { openBoardSizes } from '#client/features/explore/board-sizes.ts'
import {
  changedPieces,
  fetchChanged,
  areChangesLoaded,
  searchOf,
} from '#client/features/explore/changed-pieces.ts'
import { FavouriteButton } from '#client/features/explore/favourite-button.tsx'
import { Masonry } from '#client/features/explore/masonry.tsx'
import { fetchPost, posts, postInShopperLanguage, type OpenPost } from '#client/features/explore/posts.ts'
import { useServerState } from '#client/session/server-state.ts'
import { shareOutfit } from '#client/features/explore/share-outfit.ts'
import { TryOutfitButton } from '#client/features/explore/try-outfit-button.tsx'
import { wayBackToExplore } from '#client/features/explore/way-back.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { OutfitTotal } from '#client/ui/product/outfit-total.tsx'
import { WithoutWords } from '#client/ui/product/without-words.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { ShopItem } from '#shared/looks.ts'

/** The shopping list is loaded beside the outfit, which does not wait for it. */
const fetchShopTheLook = () => import('#client/features/looks/shop-the-look.tsx')
const fetchSaveAllButton = () => import('#client/features/explore/save-all-button.tsx')

const fetchOwnerPanel = () => import('#client/features/studio/owner-panel.tsx')
const ChangedBoard = laterPart(
  async () => (await import('#client/features/studio/changed-board.tsx')).ChangedBoard,
)
const fetchChangePieces = () => import('#client/features/studio/change-pieces.tsx')

const ReportOutfit = laterPart(
  async () => (await import('#client/features/explore/report-outfit.tsx')).ReportOutfit,
)
const ShopTheLook = laterPart(async () => (await fetchShopTheLook()).ShopTheLook)
const SaveAllButton = laterPart(async () => (await fetchSaveAllButton()).SaveAllButton)
const OwnerPanel = laterPart(async () => (await fetchOwnerPanel()).OwnerPanel)
const ChangePieces = laterPart(async () => (await fetchChangePieces()).ChangePieces)

export async function loader({ request, params: { id = '' } }: LoaderFunctionArgs) {
  // Without a network they are requested again when they are shown.
  Promise.all([fetchShopTheLook(), fetchSaveAllButton()]).catch(() => undefined)
  const [post] = await Promise.all([fetchPost(id), fetchChanged(new URL(request.url).search)])
  posts.prefetch()
  return { post }
}

/** Exchanging a piece only changes the address, and the piece is usually loaded already. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate &&
  (currentUrl.pathname !== nextUrl.pathname ||
    currentUrl.href === nextUrl.href ||
    !areChangesLoaded(nextUrl.search))

/** In the first view, which the build renders, there is no outfit yet. */
type Loaded = Awaited<ReturnType<typeof loader>> | { post: undefined }

export function Component() {
  const { post } = useLoaderData<Loaded>()
  return (
    <main id="content" className="page pt-4 pb-16 lg:pt-8">
      <Link to={wayBackToExplore()} className={buttonStyle('quiet', 'sm', '-ms-4')}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
        {t('explore.back')}
      </Link>
      {post === undefined ? (
        <OutfitSkeleton />
      ) : post === null ? (
        <Unreachable />
      ) : post === 'unknown' ? (
        <Unknown />
      ) : (
        <Outfit key={post.id} post={post} />
      )}
      <More shown={post} />
    </main>
  )
}

const shopItemOf = (product: OpenPost['products'][number]): ShopItem => ({
  id: product.id,
  name: product.name,
  brand: product.brand,
  price: product.price,
  category: product.category,
  image: product.image_url,
  url: product.product_url,
})

function Outfit({ post: found }: { post: OpenPost }) {
  const post = postInShopperLanguage(found)
  const { title, description, aspect, own, lang } = post
  const { search } = useLocation()
  const navigate = useNavigate()
  const products = changedPieces(post.products, search)
  const isChanged = products.some((piece, at) => piece !== post.products[at])

  const change = (shown: OpenPost['products']) =>
    void navigate({ search: searchOf(post.products, shown) }, { preventScrollReset: true })

  return (
    <article className="mt-3 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <title>{t('explore.outfitTitle', { title })}</title>
      {/* Never taller than the window, so that the outfit is seen whole. */}
      <div
        className="relative w-full sm:max-w-[calc((100dvh-8rem)*var(--aspect))] lg:sticky lg:top-24"
        style={{ '--aspect': aspect } as React.CSSProperties}
      >
        <ViewTransition name={`outfit-${post.id}`} share="picture" default="none">
          {isChanged ? (
            <Suspense fallback={<Skeleton className="aspect-4/5 w-full rounded-md" />}>
              <ChangedBoard pieces={products} sizes={openBoardSizes} />
            </Suspense>
          ) : (
            <Board post={post} alt={t('explore.boardAlt', { title })} priority sizes={openBoardSizes} />
          )}
        </ViewTransition>
        {!isChanged && <BoardLabel post={post} />}
      </div>
      <div className="grid gap-10 lg:pt-6">
        <div>
          <h1 className="font-display text-display-md" lang={lang}>
            {title}
          </h1>
          {/* It speaks of the pieces that it was put together from. */}
          {description && !isChanged && (
            <p lang={lang} className="mt-4 max-w-[52ch] text-lg text-ink-soft">
              {description}
            </p>
          )}
          <div className="mt-4 empty:hidden">
            <OutfitTotal pieces={products} words="explore.total" />
          </div>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:[&>:first-child]:w-full">
            <TryOutfitButton products={products} />
            {products.length > 0 && (
              <Suspense fallback={<Skeleton className="h-12 w-44 rounded-full" />}>
                <SaveAllButton post={{ title, products }} />
              </Suspense>
            )}
            <FavouriteButton post={post} className="size-12" />
            {(!own || own.isPublished) && (
              <IconButton
                label={t('explore.share', { title })}
                icon={<Share aria-hidden className="size-5" strokeWidth={1.5} />}
                onClick={() => void shareOutfit({ ...post, search: searchOf(post.products, products) })}
                className="size-12"
              />
            )}
          </div>
          <WithoutWords pieces={products} className="mt-3 text-sm text-ink-soft" />
          {own && (
            <Suspense fallback={<Skeleton className="mt-6 h-24" />}>
              <OwnerPanel outfit={{ ...post, ...own }} />
            </Suspense>
          )}
        </div>
        <Suspense fallback={<Skeleton className="h-96" />}>
          <ShopTheLook items={products.map(shopItemOf)} place="outfit" />
        </Suspense>
        {!own && (
          <Part quiet>
            <Suspense fallback={<Skeleton className="h-11 w-44 rounded-full" />}>
              <ReportOutfit id={post.id} />
            </Suspense>
          </Part>
        )}
        {products.length > 1 && (
          <Suspense fallback={<Skeleton className="h-48" />}>
            <ChangePieces composed={post.products} shown={products} onChange={change} />
          </Suspense>
        )}
      </div>
    </article>
  )
}

/** In the proportions that most boards have. */
const OutfitSkeleton = () => (
  <div className="mt-3 grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
    <Skeleton className="aspect-4/5 w-full rounded-md sm:max-w-[calc((100dvh-8rem)*0.8)]" />
    <div className="grid gap-10 lg:pt-6">
      <div>
        <Skeleton className="h-10 w-3/4 lg:h-14" />
        <Skeleton className="mt-5 h-5" />
        <Skeleton className="mt-3 h-5 w-2/3" />
        <Skeleton className="mt-8 h-12 rounded-full sm:w-44" />
      </div>
      <Skeleton className="h-96" />
    </div>
  </div>
)

const Unknown = () => (
  <div className="mt-4">
    <title>{t('unknown-outfit.pageTitle')}</title>
    <EmptyState
      heading="h1"
      title={t('unknown-outfit.title')}
      action={
        <Link to="/explore" className={buttonStyle()}>
          {t('unknown-outfit.toExplore')}
        </Link>
      }
    >
      {t('unknown-outfit.text')}
    </EmptyState>
  </div>
)

const Unreachable = () => (
  <div className="mt-4">
    <title>{t('explore.pageTitle')}</title>
    <h1 className="sr-only">{t('explore.title')}</h1>
    <CouldNotLoad>{t('explore.outfitUnreachable')}</CouldNotLoad>
  </div>
)

function More({ shown }: { shown: Loaded['post'] }) {
  const { data: all = [] } = useServerState(posts)
  const shownId = shown && shown !== 'unknown' ? shown.id : ''
  const others = all.filter(({ id }) => id !== shownId)
  if (others.length === 0) return null
  return (
    <section aria-labelledby="more" className="mt-20 lg:mt-28">
      <h2 id="more" className="mb-6 font-display text-display-md lg:mb-10">
        {t('explore.more')}
      </h2>
      <Masonry posts={others.slice(0, 6)} />
    </section>
  )
}

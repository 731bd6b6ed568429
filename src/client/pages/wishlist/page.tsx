import { startTransition, Suspense, useRef, useState } from 'react'
import Link2 from 'lucide-react/icons/link-2'
import { isSignedOut } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { columns } from '#client/ui/product/grid-columns.ts'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'
import { useRemoval } from '#client/features/wishlist/use-removal.ts'
import { askCatalogue, loadWishlist, useWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'

const Selection = laterPart(async () => (await import('#client/features/wishlist/selection.tsx')).Selection)

const fetchCards = () => import('#client/features/wishlist/wishlist-card.tsx')

const WishlistCard = laterPart(async () => (await fetchCards()).WishlistCard)

/** The page shows at once; the account's list appears when it arrives, and the cards' code is loaded in parallel. */
export function loader() {
  fetchCards().catch(() => undefined)
  // A visitor sees the prices of the day of saving until the catalogue can be asked.
  loadWishlist()
    .then(askCatalogue)
    .catch(() => undefined)
  return null
}

export function Component() {
  const { items: all, phase } = useWishlist()
  const { items, remove } = useRemoval(all)
  const [isSelecting, setIsSelecting] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const isLoading = items.length === 0 && (phase === 'loading' || phase === 'unasked')
  const isEmpty = items.length === 0 && phase === 'ready'

  function stopSelecting() {
    setIsSelecting(false)
    // The focused element is gone.
    toggle.current?.focus({ preventScroll: true })
  }

  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('wishlist.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('wishlist.title')}</h1>
      {(items.length > 0 || isLoading) && (
        <div className="mt-4 mb-6 flex min-h-11 items-center justify-between gap-4">
          <output className="text-lg text-ink-soft">
            {items.length > 0 && t('wishlist.count', { count: items.length })}
          </output>
          {items.length > 0 && (
            <Button
              ref={toggle}
              variant="outline"
              size="sm"
              // The list stays in sight until the checkboxes' code has loaded.
              onClick={() => startTransition(() => setIsSelecting(!isSelecting))}
            >
              {t(isSelecting ? 'wishlist.done' : 'wishlist.select')}
            </Button>
          )}
        </div>
      )}
      {isSignedOut() && items.length > 0 && <OnThisDevice />}
      {!isSignedOut() && items.length > 0 && <FromAnyShop />}
      {phase === 'failed' && <Unreachable hasSome={items.length > 0} />}
      {isLoading && <GridSkeleton count={8} />}
      {isEmpty && <Empty />}
      {isSelecting && items.length > 0 ? (
        <Suspense>
          <Selection items={items} onRemove={remove} onDone={stopSelecting} />
        </Suspense>
      ) : (
        <ul className={columns}>
          {items.map((item, index) => (
            <li key={item.itemId} className={cx('min-w-0', index >= 12 && 'far-card')}>
              <WishlistCard item={item} priority={index < 4} onRemove={() => remove([item])} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

const OnThisDevice = () => (
  <p className="-mt-3 mb-6 max-w-[60ch] text-sm text-ink-soft">
    {t('wishlist.onThisDevice')}{' '}
    <Link to={logInPath('/wishlist')} className="link text-ink">
      {t('wishlist.logIn')}
    </Link>
  </p>
)

/** Opens the mirror's field for a shop's address. */
const FromAnyShop = () => (
  <p className="-mt-5 mb-6">
    <MirrorLink
      asked={{ kind: 'address', value: '' }}
      className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink"
    >
      <Link2 aria-hidden className="size-4.5" strokeWidth={1.5} />
      <span className="link">{t('wishlist.fromAnyShop')}</span>
    </MirrorLink>
  </p>
)

const Empty = () => (
  <div className="mt-8">
    <EmptyState
      title={t('wishlist.emptyTitle')}
      action={
        <Link to="/fitting-room" className={buttonStyle()}>
          {t('wishlist.toFittingRoom')}
        </Link>
      }
    >
      {t('wishlist.emptyHint')}
    </EmptyState>
    {!isSignedOut() && (
      <div className="mt-10 flex justify-center">
        <FromAnyShop />
      </div>
    )}
  </div>
)

const Unreachable = ({ hasSome }: { hasSome: boolean }) => (
  <div className={hasSome ? 'mb-8' : 'mt-8'}>
    <CouldNotLoad onRetry={() => void loadWishlist()}>
      {t(hasSome ? 'wishlist.remembered' : 'wishlist.unreachable')}
    </CouldNotLoad>
  </div>
)

import { WishlistCard } from '#client/features/wishlist/wishlist-card.tsx'
import { loadWishlist, setSaved, useWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'

export const loader = () => void loadWishlist()

export function Component() {
  const { items } = useWishlist()

  async function remove(item: (typeof items)[number]) {
    await setSaved(item, false)
    toast({ title: t('hearts.removed'), description: item.title })
  }

  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('wishlist.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('wishlist.title')}</h1>
      <p className="mt-4 min-h-7 text-lg text-ink-soft">
        {items.length > 0 && t('wishlist.count', { count: items.length })}
      </p>
      {items.length === 0 ? (
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
      ) : (
        <ul className="mt-8 grid grid-cols-2 gap-x-3 gap-y-10 sm:gap-x-6 md:grid-cols-3 lg:grid-cols-4">
          {items.map((item) => (
            <li key={item.itemId}>
              <WishlistCard item={item} onRemove={() => void remove(item)} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

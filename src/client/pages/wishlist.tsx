import { useState } from 'react'
import { readWishlist, removeFromWishlist } from '#client/features/wishlist/browser-wishlist.ts'
import { WishlistCard } from '#client/features/wishlist/wishlist-card.tsx'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'

export function Component() {
  const [entries, setEntries] = useState(readWishlist)

  function remove(id: string, name: string) {
    removeFromWishlist(id)
    setEntries(readWishlist())
    toast({ title: t('wishlist.removed'), description: name })
  }

  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('wishlist.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('wishlist.title')}</h1>
      <p className="mt-4 min-h-7 text-lg text-ink-soft">
        {entries.length > 0 && t('wishlist.count', { count: entries.length })}
      </p>
      {entries.length === 0 ? (
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
          {entries.map((entry) => (
            <li key={entry.id}>
              <WishlistCard entry={entry} onRemove={() => remove(entry.id, entry.name)} />
            </li>
          ))}
        </ul>
      )}
    </main>
  )
}

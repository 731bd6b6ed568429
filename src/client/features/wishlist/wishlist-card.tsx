import { ExternalLink, Heart } from 'lucide-react'
import { t } from '#client/i18n/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { isShopLink } from '#client/features/looks/shop-link.ts'
import type { WishlistItem } from './account-wishlist.ts'

export function WishlistCard({ item, onRemove }: { item: WishlistItem; onRemove: () => void }) {
  const { title: name, brand, category, image, link: url } = item
  return (
    <article>
      <div className="relative">
        <Picture src={image} alt={name} ratio="3 / 4" sizes="(width < 48rem) 50vw, 25vw" />
        <IconButton
          label={t('wishlist.remove', { name })}
          icon={<Heart aria-hidden className="size-5 fill-accent text-accent" strokeWidth={1.5} />}
          onPicture
          onClick={onRemove}
          className="absolute end-2 top-2"
        />
      </div>
      <p className="mt-4 text-sm text-ink-soft">{[brand, category].filter(Boolean).join(' · ')}</p>
      <h2 className="mt-0.5">{name}</h2>
      {isShopLink(url) && (
        <a
          href={url}
          target="_blank"
          rel="sponsored noopener"
          aria-label={`${t('wishlist.visitNamed', { name })} (${t('wishlist.paidLink')}) ${t('common.opensInNewTab')}`}
          className="mt-1 inline-flex min-h-11 flex-wrap items-center gap-x-2"
        >
          <span className="link">{t('wishlist.visit')}</span>
          <ExternalLink aria-hidden className="size-4" strokeWidth={1.5} />
          <span className="text-sm text-ink-soft">{t('wishlist.paidLink')}</span>
        </a>
      )}
    </article>
  )
}

import type { ReactNode } from 'react'
import { isShopLink } from './shop-link.ts'
import { t } from '#client/i18n/messages.ts'
import type { Click } from '#shared/click-input.ts'

type Props = {
  href: string
  /** The piece, for screen readers: its brand stands for the shop, and may be empty. */
  piece: { brand: string; name: string }
  productId: string | null
  place: Click['place']
  /** The text of the link; 'Paid link' is added. */
  children: ReactNode
  className?: string
  noteClassName?: string
}

/** Counts that a shop link was followed, without saying by whom. Nothing waits for it, and losing one does no harm. */
const sendClick = (click: Click) => navigator.sendBeacon?.('/api/clicks', JSON.stringify(click))

/**
 * The only component that links to a shop for a commission: it says for eye and ear that the link is paid,
 * opens a new tab, and counts the click without a name. An address that leads nowhere is not shown.
 */
export function PaidLink({
  href,
  piece: { brand, name },
  productId,
  place,
  children,
  className,
  noteClassName,
}: Props) {
  if (!isShopLink(href)) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored noopener"
      onClick={() => productId && sendClick({ productId, place })}
      onAuxClick={({ button }) => button === 1 && productId && sendClick({ productId, place })}
      className={className}
    >
      {children}{' '}
      <span className="sr-only">
        {brand && t('catalogue.atShop', { name: brand })}
        {t('catalogue.tryItOnNamed', { name })}
      </span>{' '}
      <span className={noteClassName}>{t('catalogue.paidLink')}</span>{' '}
      <span className="sr-only">{t('common.opensInNewTab')}</span>
    </a>
  )
}

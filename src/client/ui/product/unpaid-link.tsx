import type { ReactNode } from 'react'
import ExternalLink from 'lucide-react/icons/external-link'
import { isShopLink } from '#client/ui/product/shop-link.ts'
import { t } from '#client/i18n/messages.ts'

type Props = {
  href: string
  /** The name of the piece, for screen readers. */
  name: string
  /** The sentence saying that the link is not paid. */
  note: string
  children: ReactNode
  className?: string
}

/** A link to a shop that pays no commission: an ordinary link, and it says so. */
export function UnpaidLink({ href, name, note, children, className }: Props) {
  if (!isShopLink(href)) return null
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className={className}>
      <span className="min-w-0 font-medium wrap-anywhere">
        <span className="link">{children}</span>
        <ExternalLink
          aria-hidden
          className="ms-1.5 inline size-3.5 align-[-0.125em] rtl:-scale-x-100"
          strokeWidth={1.75}
        />
      </span>{' '}
      <span className="sr-only">{name}</span> <span className="text-sm text-ink-soft">{note}</span>{' '}
      <span className="sr-only">{t('common.opensInNewTab')}</span>
    </a>
  )
}

'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { isShopLink } from './shop-link.ts'
import { t } from '#client/i18n/messages.ts'
import type { Click } from '#shared/clicks.ts'
import { sendClick } from './send-click.ts'

type Props = {
  href: string
  /** Of what the shop sells there. */
  name: string
  productId: string | null
  place: Click['place']
  /** The words on it; 'Paid link' stands beside them. */
  children: ReactNode
  className?: string
  noteClassName?: string
}

/**
 * The one way out to a shop: it says to eye and ear that the link is paid, opens a tab of its own and is
 * counted without a name. What leads nowhere is not shown.
 */
export function PaidLink({ href, name, productId, place, children, className, noteClassName }: Props) {
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
      {children} <span className="sr-only">{t('catalogue.atShop', { name })}</span>{' '}
      <span className={noteClassName}>{t('catalogue.paidLink')}</span>{' '}
      <span className="sr-only">{t('common.opensInNewTab')}</span>
    </a>
  )
}

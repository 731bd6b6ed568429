import type { ReactNode } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { productPath } from '#shared/product-address.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { depthOf, withProduct } from './detail-address.ts'
import { rememberProduct } from './detail/known-products.ts'

type Props = { product: Product; className?: string; children: ReactNode }

/** Opens a product's detail over the page. Crawlers, and whoever opens it in another tab, get the product's own page. */
export function ProductLink({ product, className, children }: Props) {
  const location = useLocation()
  const to = { pathname: location.pathname, search: withProduct(location.search, product.id) }
  const follow = useLinkClickHandler(to, {
    preventScrollReset: true,
    state: { ...location.state, detailDepth: depthOf(location) + 1 },
  })
  return (
    <a
      href={useHref(productPath(product, currentLanguage()))}
      aria-haspopup="dialog"
      className={className}
      onClick={(event) => {
        rememberProduct(product)
        follow(event)
      }}
    >
      {children}
    </a>
  )
}

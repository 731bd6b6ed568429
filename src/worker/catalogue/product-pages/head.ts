import { html, raw } from 'hono/html'
import { languages, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { SaleTerms } from '#shared/operator/sale-terms.ts'
import { pictureAt } from '#shared/picture-address.ts'
import { productPath } from '#shared/product-address.ts'
import { cardDescription } from '#shared/share-card.ts'
import type { ProductDetail } from './product-detail.ts'
import { cardTags } from '../../lib/card-tags.ts'
import { picturesOf, productIdFor } from './product-pictures.ts'
import { priceIn } from './price-in-language.ts'
import { asData, structuredData } from './structured-data.ts'

export const titleOf = ({ brand, name }: ProductDetail) => [name, brand, 'Cabine'].filter(Boolean).join(' · ')

export function descriptionOf(product: ProductDetail, language: Language) {
  const { brand, name, description } = product
  const told = [[brand, name].filter(Boolean).join(' '), priceIn(language, product), description]
  return cardDescription(told.filter(Boolean).join(' · '))
}

export type OfSite = { site: string; terms: SaleTerms }

/**
 * What search engines and social networks read. They accept absolute addresses only, so these are left out where the
 * site does not know its own.
 */
export function headOf(product: ProductDetail, language: Language, { site, terms }: OfSite) {
  const address = site + productPath(product, language)
  const pictures = picturesOf(product).map((one) => site + pictureAt(one, 960, productIdFor(product, one)))
  const alternates = languages.map(
    (one) =>
      html`<link rel="alternate" hreflang="${tagOf(one)}" href="${site + productPath(product, one)}" />`,
  )
  const absolute = html`<link rel="canonical" href="${address}" />
    ${alternates}
    <link rel="alternate" hreflang="x-default" href="${site + productPath(product)}" />
    <meta property="og:url" content="${address}" />
    <meta property="og:image" content="${pictures[0] ?? ''}" />
    <script type="application/ld+json">
      ${raw(asData(structuredData(product, { address, pictures, terms })))}
    </script>`
  return html`${site ? absolute : ''}
  ${cardTags({ type: 'product', title: titleOf(product), description: descriptionOf(product, language), language })}`
}

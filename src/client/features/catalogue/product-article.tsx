import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { PlainName } from '#client/ui/product/plain-name.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { ProductDetails } from './catalogue-calls.ts'
import { DetailMedia } from './detail/detail-media.tsx'

const fetchFurther = () => import('./product-further.tsx')
const ProductFacts = laterPart(async () => (await fetchFurther()).ProductFacts)
const PriceOfSize = laterPart(async () => (await fetchFurther()).PriceOfSize)
const ProductsBeside = laterPart(async () => (await fetchFurther()).ProductsBeside)

const priceStyle = 'mt-3 block text-lg'

/** A product as its own page shows it: the Worker has drawn the same things in the same places (src/worker/catalogue/product-pages). */
export function ProductArticle({ product }: { product: ProductDetails }) {
  const { brand, name, availability, is_sample: isSample } = product
  return (
    <article className="mt-2">
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(24rem,1fr)]">
        <div className="max-lg:-mx-5 max-lg:sm:-mx-8">
          <DetailMedia product={product} isPage />
        </div>
        <div className="grid content-start gap-6 lg:sticky lg:top-20 lg:pt-6">
          <header>
            <p className="text-ink-soft">
              {[brand, isSample && t('catalogue.sample')].filter(Boolean).join(' · ')}
            </p>
            <h1 className="mt-1 font-display text-display-md text-balance">
              <ShopText>{name}</ShopText>
            </h1>
            <PlainName product={product} />
            <Suspense fallback={<ProductPrice product={product} className={priceStyle} />}>
              <PriceOfSize product={product} className={priceStyle} />
            </Suspense>
            {availability === 'in_stock' && !isSample && (
              <p className="mt-1 text-sm text-ink-soft">{t('product.inStock')}</p>
            )}
          </header>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <ProductFacts product={product} />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<Skeleton className="mt-16 h-96 lg:mt-28" />}>
        <ProductsBeside product={product} />
      </Suspense>
    </article>
  )
}

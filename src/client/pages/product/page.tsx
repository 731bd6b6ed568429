import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { productDetails, type ProductDetails } from '#client/features/catalogue/catalogue-calls.ts'
import { shouldRevalidate } from '#client/features/catalogue/detail-address.ts'
import { DetailHost, fetchShopOverlays, ShopAllHost } from '#client/features/catalogue/lazy-parts.tsx'
import { ProductArticle } from '#client/features/catalogue/product-article.tsx'
import { RegionFoot } from '#client/features/region/region-foot.tsx'
import { t } from '#client/i18n/messages.ts'
import { whenShown } from '#client/lib/when-idle.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'

export { shouldRevalidate }

/** 'gone' when there is no such piece; null when the server did not answer. */
export async function loader({ params: { slug = '' } }: LoaderFunctionArgs) {
  // Another piece opens over this one. Without a network it is requested again then.
  void whenShown()
    .then(fetchShopOverlays)
    .catch(() => undefined)
  return await productDetails(slug)
    .load()
    .catch(() => null)
}

export function Component() {
  const product = useLoaderData<typeof loader>()
  return (
    <>
      <main id="content" className="page pt-4 pb-16 lg:pt-8">
        {product === null ? <Unreachable /> : product === 'gone' ? <Unknown /> : <Piece product={product} />}
        <ShopAllHost />
        <DetailHost />
      </main>
      <RegionFoot />
    </>
  )
}

const Piece = ({ product }: { product: ProductDetails }) => (
  <>
    <title>
      {t('product.pageTitle', { title: [product.name, product.brand].filter(Boolean).join(' · ') })}
    </title>
    <Link to="/dashboard" className={buttonStyle('quiet', 'sm', '-ms-4')}>
      <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
      {t('product-detail.backToShop')}
    </Link>
    <ProductArticle key={product.id} product={product} />
  </>
)

const Unknown = () => (
  <div className="mt-4">
    <title>{t('product.pageTitle', { title: t('product-detail.unknownTitle') })}</title>
    <EmptyState
      heading="h1"
      title={t('product-detail.unknownTitle')}
      action={
        <Link to="/dashboard" className={buttonStyle()}>
          {t('product-detail.backToShop')}
        </Link>
      }
    >
      {t('product-detail.unknown')}
    </EmptyState>
  </div>
)

const Unreachable = () => (
  <div className="mt-4">
    <title>{t('product.pageTitle', { title: t('product-detail.title') })}</title>
    <h1 className="sr-only">{t('product-detail.title')}</h1>
    <CouldNotLoad>{t('product-detail.failed')}</CouldNotLoad>
  </div>
)

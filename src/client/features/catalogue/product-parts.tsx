import Share from 'lucide-react/icons/share'
import { useIsPremium } from '#client/session/app-state.ts'
import { SaveButton } from '#client/features/wishlist/save-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Product } from '#shared/product.ts'
import { useServerState } from '#client/session/server-state.ts'
import { productDetails, topPicks } from './catalogue-calls.ts'
import { DetailFacts, FactsSkeleton } from './detail/detail-facts.tsx'
import { ProductRow } from './detail/product-row.tsx'
import { othersAfter } from './detail/related.ts'
import { shareProduct } from './detail/share-product.ts'
import { ShopNow } from './detail/shop-now.tsx'
import { useSeeMore } from './shop-all-address.ts'
import { TryOnLink } from './try-on-link.tsx'

export function Actions({ product, className }: { product: Product; className?: string }) {
  return (
    <div className={cx('flex items-center gap-2 lg:flex-wrap lg:gap-3', className)}>
      <ShopNow product={product} className="min-w-0 flex-1 max-lg:px-3 lg:min-w-44" />
      <TryOnLink
        product={product}
        className={buttonStyle('outline', 'md', 'min-h-14! min-w-0 flex-1 max-lg:px-3 lg:min-w-44')}
      />
      <div className="flex">
        <SaveButton product={product} place="detail" onPicture={false} />
        <IconButton
          label={t('product-detail.share')}
          icon={<Share aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void shareProduct(product)}
          className="max-sm:hidden"
        />
      </div>
    </div>
  )
}

export function AvailabilityNote({
  product: { availability, is_luxe, garment_category },
}: {
  product: Product
}) {
  const isPremium = useIsPremium()
  if (availability === 'gone') return <Alert tone="info">{t('product-detail.goneNote')}</Alert>
  if (availability === 'out_of_stock') return <Alert tone="info">{t('product-detail.soldOutNote')}</Alert>
  if (availability === 'preorder') return <Alert tone="info">{t('product-detail.preorderNote')}</Alert>
  if (!is_luxe || isPremium) return null
  const note = garment_category ? 'product-detail.luxeNote' : 'product-detail.luxeLinkNote'
  return <p className="text-sm text-ink-soft">{t(note)}</p>
}

export function AwaitedFacts({ product }: { product: Product }) {
  const { data: found, error } = useServerState(productDetails(product.id))
  if (!found && error === undefined) return <FactsSkeleton />
  return <DetailFacts product={product} details={found && found !== 'gone' ? found : null} />
}

export function OtherPicks({ product }: { product: Product }) {
  const { data: picks, error } = useServerState(topPicks)
  const seeMore = useSeeMore()
  if (!picks && error === undefined) return <RowSkeleton />
  const loved = othersAfter(picks ?? [], product.id)
  return (
    <div className="grid justify-items-start gap-10">
      {loved.length > 0 && (
        <ProductRow
          title={t('product-detail.youWillLove')}
          products={loved}
          place="detail"
          columns={6}
          className="w-full min-w-0"
        />
      )}
      <Button variant="outline" onClick={seeMore}>
        {t('catalogue.seeMore')}
      </Button>
    </div>
  )
}

export const RowSkeleton = () => (
  <div className="grid grid-cols-2 gap-3 sm:grid-cols-4 sm:gap-6">
    {[0, 1, 2, 3].map((index) => (
      <Skeleton key={index} className="aspect-3/4 max-sm:nth-[n+3]:hidden" />
    ))}
  </div>
)

import { useLayoutEffect, useRef, useState } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useLocation, useNavigate } from 'react-router'
import { useShopper } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { useServerState } from '#client/session/server-state.ts'
import { productDetails } from '../catalogue-calls.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { depthOf, shownProduct, useCloseDetail } from '../detail-address.ts'
import { Actions, AskCloset, AvailabilityNote } from '../product-actions.tsx'
import { piecesOfBrand } from './pieces-of-brand.ts'
import { DetailCopy } from './detail-facts.tsx'
import { AwaitedFacts, AwaitedSimilar, OtherPicks, RowSkeleton } from './detail-further.tsx'
import { DetailMedia } from './detail-media.tsx'
import { knownProduct } from './known-products.ts'
import { PlainName } from '#client/ui/product/plain-name.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { ProductRow } from './product-row.tsx'
import { RateNote } from './rate-note.tsx'
import { inSize, useChosenSize } from '../sizes/chosen-size.ts'
import { OtherColours } from '../sizes/other-colours.tsx'
import { SizePicker } from '../sizes/size-picker.tsx'

/** The detail of the product in the address, as a full-screen dialog. */
export function ProductDetail() {
  const location = useLocation()
  const navigate = useNavigate()
  const id = shownProduct(location.search)
  // The last product stays in sight while the dialog closes.
  const [shownId, setShownId] = useState(id)
  if (id && id !== shownId) setShownId(id)
  const depth = depthOf(location)
  const close = useCloseDetail()

  return (
    <Dialog open={id !== null} onClose={close} title={t('product-detail.title')} size="full" bare>
      {shownId && (
        <>
          {depth > 1 && (
            <IconButton
              label={t('product-detail.backToFormer')}
              icon={<ArrowLeft aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
              onPicture
              onClick={() => void navigate(-1)}
              className="absolute! start-3 top-3 z-10"
            />
          )}
          <Detail key={shownId} id={shownId} onClose={close} />
        </>
      )}
    </Dialog>
  )
}

/** When opened by its address alone, nothing is known about the product until the server answers. */
function Detail({ id, onClose }: { id: string; onClose: () => void }) {
  const state = productDetails(id)
  const { data: details, error, phase } = useServerState(state)
  const known = knownProduct(id) ?? (details === 'gone' ? undefined : details)
  if (known) return <Shown product={known} />
  if (details === 'gone') {
    return (
      <div className="page py-24">
        <EmptyState
          title={t('product-detail.unknownTitle')}
          action={<Button onClick={onClose}>{t('product-detail.backToShop')}</Button>}
        >
          {t('product-detail.unknown')}
        </EmptyState>
      </div>
    )
  }
  if (error === undefined) return <DetailSkeleton />
  return (
    <div className="page py-24">
      <CouldNotLoad onRetry={state.prefetch} loading={phase === 'loading'}>
        {t('product-detail.failed')}
      </CouldNotLoad>
    </div>
  )
}

function Shown({ product }: { product: Product }) {
  const { data: found } = useServerState(productDetails(product.id))
  const details = found && found !== 'gone' ? found : null
  const { chosen } = useChosenSize(product, details)
  const sized = inSize(product, chosen)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another piece is shown from its top, and its title gets the focus.
  useLayoutEffect(() => {
    heading.current?.closest('.overflow-y-auto')?.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])

  return (
    <article className="relative">
      <div className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(26rem,1fr)]">
        <DetailMedia product={product} />
        <div className="grid content-start gap-6 px-5 pt-6 pb-10 sm:px-8 lg:sticky lg:top-0 lg:min-h-dvh lg:self-start lg:px-14 lg:pt-24 xl:px-20">
          <header>
            <p className="text-ink-soft">
              {[product.brand, product.is_sample && t('catalogue.sample')].filter(Boolean).join(' · ')}
            </p>
            <h2
              ref={heading}
              data-autofocus
              tabIndex={-1}
              className="mt-1 font-display text-display-md text-balance outline-none"
            >
              <ShopText>{product.name}</ShopText>
            </h2>
            <PlainName product={product} />
            <ProductPrice product={sized} className="mt-3 block text-lg" />
          </header>
          <RateNote product={sized} />
          <AvailabilityNote product={sized} />
          {details && <OtherColours product={details} />}
          {details && <SizePicker product={details} />}
          <DetailCopy product={product} />
          <Actions product={product} variant={chosen} className="max-lg:hidden" />
          <AskCloset product={product} />
          <AwaitedFacts product={product} />
          {product.is_sample && <p className="text-sm text-ink-soft">{t('product-detail.sampleNote')}</p>}
        </div>
      </div>
      <div className="grid gap-14 px-5 pt-6 pb-14 sm:px-8 lg:gap-20 lg:px-14 lg:pt-20 lg:pb-24">
        <AwaitedSimilar product={product} />
        <OfBrand product={product} />
        <OtherPicks product={product} />
      </div>
      {/* On a phone the buttons stay in sight at the lower edge. */}
      <div className="sticky bottom-0 z-10 border-t border-hairline bg-raised/96 px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] backdrop-blur-md lg:hidden">
        <Actions product={product} variant={chosen} />
      </div>
    </article>
  )
}

function OfBrand({ product: { id, brand } }: { product: Product }) {
  const userId = useShopper()?.id
  const { data: others } = useServerState(piecesOfBrand({ id, brand, userId }))
  if (!others) return <RowSkeleton />
  if (others.length === 0) return null
  return (
    <ProductRow
      title={t('product-detail.moreFrom', { brand })}
      products={others}
      place="detail"
      columns={4}
    />
  )
}

function DetailSkeleton() {
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1.2fr)_minmax(26rem,1fr)]">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="rounded-none max-lg:aspect-3/4 max-lg:max-h-[66dvh] max-lg:w-full lg:h-dvh" />
      <div className="grid content-start gap-4 px-5 pt-6 sm:px-8 lg:px-14 lg:pt-24 xl:px-20">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-10 w-3/4" />
        <Skeleton className="h-5 w-1/5" />
        <Skeleton className="mt-6 h-24 w-full" />
      </div>
    </div>
  )
}

import ExternalLink from 'lucide-react/icons/external-link'
import { productDetails, type ProductDetails } from '#client/features/catalogue/catalogue-calls.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { SizeAdviceNote } from '#client/features/measures/lazy-parts.tsx'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { serverStates, useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { PaidLink } from '#client/ui/product/paid-link.tsx'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'
import { UnpaidLink } from '#client/ui/product/unpaid-link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Answer } from './answer.tsx'
import { ofFound, ofProduct } from './asked-piece.ts'

type Closet = { closet: ClosetPiece[]; today: string }

/** A piece of the shop, by its id. */
export function AskedProduct({ id, ...closet }: Closet & { id: string }) {
  const state = productDetails(id)
  const { data, error, phase } = useServerState(state)
  if (data === 'gone') return <Alert tone="info">{t('buy-or-skip.gone')}</Alert>
  if (data) return <OfProduct product={data} {...closet} />
  if (error === undefined) return <AnswerSkeleton />
  return (
    <CouldNotLoad onRetry={state.prefetch} loading={phase === 'loading'}>
      {t('buy-or-skip.failed')}
    </CouldNotLoad>
  )
}

function OfProduct({ product, ...closet }: Closet & { product: ProductDetails }) {
  const asked = ofProduct(product)
  if (!asked) return <Alert tone="info">{t('buy-or-skip.notWorn')}</Alert>
  const { category, department, size_system: sizeSystem, size_chart: chart } = product
  return (
    <Answer
      asked={asked}
      {...closet}
      size={chart && <SizeAdviceNote chart={chart} piece={{ category, department, sizeSystem }} />}
      ways={
        <div className="flex flex-wrap items-center gap-3">
          <TryOnLink product={product} className={buttonStyle('primary')} />
          {product.availability !== 'gone' && (
            <PaidLink
              href={product.product_url}
              piece={product}
              productId={product.id}
              place="detail"
              className={buttonStyle('outline')}
              noteClassName="text-sm font-normal text-ink-soft"
            >
              {t('buy-or-skip.toShop')}
              <ExternalLink aria-hidden className="size-4" strokeWidth={1.75} />
            </PaidLink>
          )}
        </div>
      }
    />
  )
}

/** The page of another shop is read once for a visit. */
const foundAt = serverStates((address: string) => request(api.finds.$post({ json: { address } })))

/** A piece of another shop, by its address. */
export function AskedAddress({ address, ...closet }: Closet & { address: string }) {
  const state = foundAt(address)
  const { data: found, error } = useServerState(state)
  if (found) {
    const asked = ofFound(found)
    if (!asked) return <Alert tone="info">{t('buy-or-skip.notWorn')}</Alert>
    return (
      <Answer
        asked={asked}
        {...closet}
        ways={
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            {asked.mirror && (
              <MirrorLink asked={asked.mirror} className={buttonStyle('primary')}>
                {t('buy-or-skip.onMe')}
              </MirrorLink>
            )}
            <UnpaidLink
              href={found.address}
              name={found.title}
              note={t('buy-or-skip.notPaid')}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-1.5 leading-5"
            >
              {t('buy-or-skip.toShop')}
            </UnpaidLink>
          </div>
        }
      />
    )
  }
  if (error === undefined) return <AnswerSkeleton />
  return <Alert tone="error">{messageOf(error)}</Alert>
}

export const AnswerSkeleton = () => (
  <div className="grid items-start gap-8 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)] lg:gap-16">
    <Skeleton className="aspect-3/4 rounded-lg max-md:w-3/5" />
    <div className="grid gap-4">
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-5 w-3/4" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  </div>
)

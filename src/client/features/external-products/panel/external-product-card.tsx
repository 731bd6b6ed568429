import { startTransition, useActionState, useOptimistic, useState } from 'react'
import Heart from 'lucide-react/icons/heart'
import Shirt from 'lucide-react/icons/shirt'
import Trash2 from 'lucide-react/icons/trash'
import { useShopper } from '#client/session/app-state.ts'
import { setSaved, useAreSaved } from '#client/features/wishlist/wishlist-store.ts'
import { TextPrice } from '#client/ui/product/price-in-her-money.tsx'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { ExternalProductPicture } from './external-product-picture.tsx'
import type { ExternalProduct } from './external-product-calls.ts'
import { noteHeart, removeProduct, watchProduct } from './external-product-store.ts'
import { UnpaidLink } from '#client/ui/product/unpaid-link.tsx'
import { tryOnExternalProduct } from './try-on-external-product.ts'

const reportFailure = (error: unknown) => toast({ title: messageOf(error), tone: 'error' })

const itemOf = ({ address, title, brand, price, image, category }: ExternalProduct) => ({
  itemId: address,
  title,
  brand,
  price,
  image,
  link: address,
  category: category === 'unknown' ? '' : category,
  productId: null,
})

/** The piece as its shop describes it, and what can be done with it. */
export function ExternalProductCard({ product, onWear }: { product: ExternalProduct; onWear: () => void }) {
  const { title, brand, shop, availability } = product
  return (
    <article className="animate-enter grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="relative">
        <ExternalProductPicture product={product} sizes="9rem" priority />
        {availability !== 'in_stock' && (
          <span className="absolute start-2 bottom-2 rounded-full bg-paper/92 px-2.5 py-0.5 text-sm font-medium">
            {t(`finds.${availability}`)}
          </span>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
        <div className="flex items-start gap-1">
          <div className="min-w-0 flex-1">
            <p className="truncate text-sm text-ink-soft">{brand || shop}</p>
            <h3 className="line-clamp-3 text-lg leading-6">{title}</h3>
            <p className="mt-1 text-ink-soft tabular-nums">
              {product.hasPrice ? <TextPrice text={product.price} /> : t('finds.noPrice')}
            </p>
          </div>
          <HeartButton product={product} />
        </div>
        <WearButton product={product} onWear={onWear} />
        <UnpaidLink
          href={product.address}
          name={title}
          note={t('finds.notPaid')}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2"
        >
          {t('finds.visit', { shop })}
        </UnpaidLink>
      </div>
      <div className="col-span-2 flex items-start justify-between gap-4 border-t border-hairline pt-1">
        <Watch product={product} />
        <RemoveButton product={product} />
      </div>
    </article>
  )
}

function WearButton({ product, onWear }: { product: ExternalProduct; onWear: () => void }) {
  const userId = useShopper()?.id ?? ''
  const [isPending, setIsPending] = useState(false)
  const [isLost, setIsLost] = useState(false)
  if (!product.picture) return <p className="text-sm text-ink-soft">{t('finds.noPicture')}</p>
  if (!product.wornAs && product.category !== 'unknown')
    return <p className="text-sm text-ink-soft">{t('finds.cannotWear')}</p>
  return (
    <>
      <Button
        loading={isPending}
        icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
        onClick={() => {
          onWear()
          setIsPending(true)
          setIsLost(false)
          tryOnExternalProduct(product, userId)
            .catch(() => setIsLost(true))
            .finally(() => setIsPending(false))
        }}
        className="justify-self-start max-sm:justify-self-stretch"
      >
        {t('finds.tryOn')}
      </Button>
      {isLost && (
        <p role="alert" className="text-sm text-bad">
          {t('finds.pictureLost')}
        </p>
      )}
    </>
  )
}

function HeartButton({ product }: { product: ExternalProduct }) {
  const item = itemOf(product)
  const [isSaved, show] = useOptimistic(useAreSaved([item]))
  // useActionState runs its actions in order, so quick taps reach the server in the order they were made.
  const [, commit] = useActionState(async (_: void, saved: boolean) => {
    try {
      await setSaved(item, saved)
      noteHeart(product, saved)
      toast({
        title: t(saved ? 'finds.saved' : 'finds.unsaved'),
        description: product.title,
        tone: 'success',
      })
    } catch (error) {
      reportFailure(error)
    }
  }, undefined)
  return (
    <IconButton
      label={t('finds.save', { name: product.title })}
      aria-pressed={isSaved}
      className="-me-2 -mt-2"
      onClick={() =>
        startTransition(() => {
          show(!isSaved)
          commit(!isSaved)
        })
      }
      icon={
        <Heart aria-hidden className={cx('size-5', isSaved && 'fill-accent text-accent')} strokeWidth={1.5} />
      }
    />
  )
}

function Watch({ product: { id, watch } }: { product: ExternalProduct }) {
  const [isOn, show] = useOptimistic(watch === 'on')
  const [, commit] = useActionState(async (_: void, on: boolean) => {
    await watchProduct(id, on).catch(reportFailure)
  }, undefined)
  return (
    <div className="min-w-0">
      <Checkbox
        label={t('finds.watch')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) =>
          startTransition(() => {
            show(checked)
            commit(checked)
          })
        }
      />
      <output className="block text-sm text-ink-soft empty:hidden">
        {watch === 'given_up' && !isOn ? t('finds.givenUp') : isOn && t('finds.watching')}
      </output>
    </div>
  )
}

function RemoveButton({ product }: { product: ExternalProduct }) {
  const isSaved = useAreSaved([itemOf(product)])
  const [, remove, isRemoving] = useActionState(async () => {
    try {
      await removeProduct(product)
      toast({ title: t(isSaved ? 'finds.removedEverywhere' : 'finds.removed'), description: product.title })
    } catch (error) {
      reportFailure(error)
    }
  }, undefined)
  return (
    <IconButton
      label={t(isSaved ? 'finds.removeEverywhere' : 'finds.remove', { name: product.title })}
      disabled={isRemoving}
      className="-me-2 text-ink-soft hover:text-ink"
      onClick={() => startTransition(remove)}
      icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
    />
  )
}

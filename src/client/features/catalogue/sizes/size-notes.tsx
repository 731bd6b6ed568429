import { startTransition, useActionState } from 'react'
import { useShopper } from '#client/session/app-state.ts'
import { toWishlistItem } from '#client/features/wishlist/wishlist-item.ts'
import {
  changeSavedSize,
  setSaved,
  useAreSaved,
  useSavedSize,
} from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetails } from '../catalogue-calls.ts'

type Props = { product: ProductDetails; chosen: ProductVariant | null; missed: ProductVariant | null }

/** What is to be said of her size: that it is sold out, or that another one is in her wishlist. */
export function SizeNotes({ product, chosen, missed }: Props) {
  const isSaved = useAreSaved([toWishlistItem(product)])
  const saved = useSavedSize(product)
  const savedSize = product.variants.find(({ id }) => id === saved)?.size
  const isOther = isSaved && chosen !== null && saved !== chosen.id
  return (
    <>
      <output className="text-sm">
        {missed && (
          <>
            {t('variants.soldOutSize', { size: missed.size })}{' '}
            {saved === missed.id ? t('variants.willTell') : null}
          </>
        )}
        {!missed && isOther && savedSize && t('variants.savedIn', { size: savedSize })}
      </output>
      {missed && saved !== missed.id && (
        <SaveSize product={product} variant={missed} isSaved={isSaved} isMissed />
      )}
      {!missed && isOther && <SaveSize product={product} variant={chosen} isSaved={isSaved} />}
    </>
  )
}

type SaveProps = { product: ProductDetails; variant: ProductVariant; isSaved: boolean; isMissed?: boolean }

/** Puts a size into the wishlist, or her heart of the piece on this size. News come to those alone who have an account. */
function SaveSize({ product, variant, isSaved, isMissed = false }: SaveProps) {
  const shopper = useShopper()
  const [, save, isSaving] = useActionState(async () => {
    const item = toWishlistItem(product, 'detail', variant)
    try {
      await (isSaved ? changeSavedSize(item) : setSaved(item, true))
      toast({ title: t('hearts.added'), description: `${product.name} · ${variant.size}`, tone: 'success' })
    } catch (error) {
      toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)
  return (
    <button
      type="button"
      disabled={isSaving}
      onClick={() => startTransition(save)}
      className="-mt-2 inline-flex min-h-11 items-center justify-self-start text-sm link"
    >
      {isMissed && shopper ? t('variants.tellMe') : t('variants.saveSize', { size: variant.size })}
    </button>
  )
}

import { startTransition, useActionState, useOptimistic, useRef } from 'react'
import Heart from 'lucide-react/icons/heart'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { PictureButton } from '#client/ui/picture-button.tsx'
import type { ClickPlace } from '#shared/click-places.ts'
import type { ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import { toWishlistItem, type Saveable } from './wishlist-item.ts'
import { setSaved, useAreSaved } from './wishlist-store.ts'

type Props = {
  product: Saveable
  /** The place of the heart on the page, as recorded clicks name it. */
  place?: ClickPlace
  /** The size that she has chosen. */
  variant?: ProductVariant | null
  onPicture?: boolean
  className?: string
}

/**
 * The heart that saves a piece. Pages that show it need the area `hearts`. A locked heart does not ask for the
 * wishlist.
 */
export function SaveButton({ disabled, ...props }: Props & { disabled?: boolean }) {
  return disabled ? <ShutHeart {...props} /> : <OpenHeart {...props} />
}

function ShutHeart({ product, onPicture = true, className }: Props) {
  const Button = onPicture ? PictureButton : IconButton
  return (
    <Button
      label={t('hearts.save', { name: toWishlistItem(product).title })}
      disabled
      className={className}
      icon={<Heart aria-hidden strokeWidth={1.5} className="size-5" />}
    />
  )
}

function OpenHeart({ product, place, variant, onPicture = true, className }: Props) {
  const item = toWishlistItem(product, place, variant)
  const name = item.title
  const heart = useRef<HTMLSpanElement>(null)
  const [isSaved, show] = useOptimistic(useAreSaved([item]))

  // useActionState queues its calls, so quick taps reach the server in the order they were made.
  const [, commit] = useActionState(async (_: void, saved: boolean) => {
    try {
      await setSaved(item, saved)
      toast({ title: t(saved ? 'hearts.added' : 'hearts.removed'), description: name, tone: 'success' })
    } catch (error) {
      toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)

  function toggle() {
    if (!isSaved) beat(heart.current)
    startTransition(() => {
      show(!isSaved)
      commit(!isSaved)
    })
  }

  const Button = onPicture ? PictureButton : IconButton
  return (
    <Button
      label={t('hearts.save', { name })}
      aria-pressed={isSaved}
      onClick={toggle}
      className={className}
      icon={
        <span ref={heart}>
          <Heart
            aria-hidden
            strokeWidth={1.5}
            className={cx('size-5 transition-colors', isSaved && 'fill-accent text-accent')}
          />
        </span>
      }
    />
  )
}

function beat(heart: HTMLElement | null) {
  if (!heart || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate({ scale: [1, 1.28, 0.94, 1] }, { duration: 280, easing: 'ease-out' })
}

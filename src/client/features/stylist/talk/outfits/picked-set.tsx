import { startTransition, useActionState } from 'react'
import Heart from 'lucide-react/icons/heart'
import { OutfitTotal } from '#client/ui/product/outfit-total.tsx'
import { toWishlistItem } from '#client/features/wishlist/wishlist-item.ts'
import { saveAll, useAreSaved } from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { PickSet } from '@cabine/sophia/answering/outfits/messages.ts'
import { LaidOutLook } from './laid-out-outfit.tsx'
import { PickCard } from './pick-card.tsx'

type Props = {
  items: readonly Product[]
  set: PickSet | undefined
  /** Index of the message. */
  place: number
  onTryOn: (pieces: readonly Product[]) => void
}

/** Picks: each look on a board, then the pieces one by one. */
export function PickedSet({ items, set, place, onTryOn }: Props) {
  const looks = (set?.looks ?? []).map((look) => look.flatMap((at) => items[at] ?? []))
  const isOne = looks.length === 1
  const [first = []] = looks
  return (
    <section
      aria-live="off"
      aria-label={t('sophia.setLabel')}
      className={cx(
        'mb-4 grid animate-rise items-start gap-x-8 gap-y-6',
        isOne && 'md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
      )}
    >
      <div className={cx('grid gap-4', isOne && 'md:sticky md:top-0')}>
        {looks.length > 0 && (
          <div className={cx('grid gap-x-3 gap-y-6 sm:gap-x-6', !isOne && 'grid-cols-2')}>
            {looks.map((pieces, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a look has no id, and keeps its place when a piece changes
              <LaidOutLook key={at} pieces={pieces} isOnly={isOne} isMirrored={at === 1} onTryOn={onTryOn} />
            ))}
          </div>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SaveAll items={items} />
          {isOne && <OutfitTotal pieces={first} words="sophia.total" />}
        </div>
      </div>
      <ul
        className={cx(
          'grid grid-cols-2 gap-x-3 gap-y-8 sm:gap-x-6',
          isOne ? 'sm:max-md:grid-cols-3' : 'sm:grid-cols-3',
        )}
      >
        {items.map((product, item) => (
          // oxlint-disable-next-line react/no-array-index-key -- a replaced piece keeps its card, and the card its focus
          <li key={item} className="grid min-w-0">
            <PickCard
              grounds={set?.grounds?.[product.id]}
              product={product}
              at={{ message: place, item }}
              onTryOn={() => onTryOn([product])}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SaveAll({ items }: Pick<Props, 'items'>) {
  const pieces = items.map((product) => toWishlistItem(product, 'chat'))
  const areSaved = useAreSaved(pieces)
  const [, save, isSaving] = useActionState(async () => {
    try {
      await saveAll(pieces)
      const description = t('sophia.savedAllCount', { count: pieces.length })
      toast({ title: t('hearts.added'), description, tone: 'success' })
    } catch (error) {
      toast({ title: t('hearts.failed'), description: messageOf(error), tone: 'error' })
    }
  }, undefined)
  return (
    <Button
      variant="outline"
      loading={isSaving}
      aria-disabled={areSaved || undefined}
      icon={
        <Heart
          aria-hidden
          className={cx('size-4.5', areSaved && 'fill-accent text-accent')}
          strokeWidth={1.5}
        />
      }
      onClick={() => !areSaved && startTransition(save)}
    >
      {t(areSaved ? 'sophia.savedAll' : 'sophia.saveAll')}
    </Button>
  )
}

import { startTransition, useActionState, useOptimistic, useState } from 'react'
import Heart from 'lucide-react/icons/heart'
import Shirt from 'lucide-react/icons/shirt'
import Trash2 from 'lucide-react/icons/trash'
import { useShopper } from '#client/session/app-state.ts'
import { setSaved, useAreSaved } from '#client/features/wishlist/wishlist-store.ts'
import { localPrice } from '#client/i18n/local-price.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { FindPicture } from './find-picture.tsx'
import type { Find } from './finds-calls.ts'
import { noteHeart, removeFind, watchFind } from './finds-store.ts'
import { ShopWay } from '../shop-way.tsx'
import { wearFind } from './wear-find.ts'

const sayThatItFailed = (error: unknown) => toast({ title: messageOf(error), tone: 'error' })

const itemOf = ({ address, title, brand, price, image, category }: Find) => ({
  itemId: address,
  title,
  brand,
  price,
  image,
  link: address,
  category: category === 'unknown' ? '' : category,
  productId: null,
})

/** The piece as its shop tells it, and what she can do with it. */
export function FindCard({ find, onWear }: { find: Find; onWear: () => void }) {
  const { title, brand, shop, availability } = find
  return (
    <article className="animate-enter grid grid-cols-[6.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      <div className="relative">
        <FindPicture find={find} sizes="9rem" priority />
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
              {find.hasPrice ? localPrice(find.price) : t('finds.noPrice')}
            </p>
          </div>
          <FindHeart find={find} />
        </div>
        <WearButton find={find} onWear={onWear} />
        <ShopWay
          href={find.address}
          name={title}
          note={t('finds.notPaid')}
          className="inline-flex min-h-11 flex-wrap items-center gap-x-2"
        >
          {t('finds.visit', { shop })}
        </ShopWay>
      </div>
      <div className="col-span-2 flex items-start justify-between gap-4 border-t border-hairline pt-1">
        <Watch find={find} />
        <RemoveButton find={find} />
      </div>
    </article>
  )
}

function WearButton({ find, onWear }: { find: Find; onWear: () => void }) {
  const userId = useShopper()?.id ?? ''
  const [isHanging, setIsHanging] = useState(false)
  if (!find.picture) return <p className="text-sm text-ink-soft">{t('finds.noPicture')}</p>
  if (!find.wornAs && find.category !== 'unknown')
    return <p className="text-sm text-ink-soft">{t('finds.cannotWear')}</p>
  return (
    <Button
      loading={isHanging}
      icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => {
        onWear()
        setIsHanging(true)
        wearFind(find, userId)
          .catch(() => toast({ title: t('finds.pictureLost'), tone: 'error' }))
          .finally(() => setIsHanging(false))
      }}
      className="justify-self-start max-sm:justify-self-stretch"
    >
      {t('finds.tryOn')}
    </Button>
  )
}

function FindHeart({ find }: { find: Find }) {
  const item = itemOf(find)
  const [isSaved, show] = useOptimistic(useAreSaved([item]))
  // Taps in a row reach the server in their order.
  const [, commit] = useActionState(async (_: void, saved: boolean) => {
    try {
      await setSaved(item, saved)
      noteHeart(find, saved)
      toast({ title: t(saved ? 'finds.saved' : 'finds.unsaved'), description: find.title, tone: 'success' })
    } catch (error) {
      sayThatItFailed(error)
    }
  }, undefined)
  return (
    <IconButton
      label={t('finds.save', { name: find.title })}
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

function Watch({ find: { id, watch } }: { find: Find }) {
  const [isOn, show] = useOptimistic(watch === 'on')
  const [, commit] = useActionState(async (_: void, on: boolean) => {
    await watchFind(id, on).catch(sayThatItFailed)
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

function RemoveButton({ find }: { find: Find }) {
  const isSaved = useAreSaved([itemOf(find)])
  const [, remove, isRemoving] = useActionState(async () => {
    try {
      await removeFind(find)
      toast({ title: t(isSaved ? 'finds.removedEverywhere' : 'finds.removed'), description: find.title })
    } catch (error) {
      sayThatItFailed(error)
    }
  }, undefined)
  return (
    <IconButton
      label={t(isSaved ? 'finds.removeEverywhere' : 'finds.remove', { name: find.title })}
      disabled={isRemoving}
      className="-me-2 text-ink-soft hover:text-ink"
      onClick={() => startTransition(remove)}
      icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
    />
  )
}

import { formatPrice } from '#client/i18n/format.ts'
import { localPrice, readPrice } from '#client/i18n/local-price.ts'
import { t } from '#client/i18n/messages.ts'
import { pricesOf, unavailabilityOf } from '#client/features/wishlist/price-since-saved.ts'
import { TextPrice } from '#client/ui/product/price-in-her-money.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ShopItem } from '#shared/looks.ts'
import { unknownPrice } from '#shared/prices.ts'

/** What became of a piece since its look was saved: its price now, how much cheaper it is, or that it is gone. */
export function PieceNow({ item: { price }, product }: { item: ShopItem; product: Product | null }) {
  const state = unavailabilityOf({ price, product })
  if (state) return t(state === 'gone' ? 'lookbook.gone' : 'looks.soldOut')
  const { now, was } = pricesOf({ price, product })
  if (now === unknownPrice) return t('looks.priceVaries')
  if (!was) return <TextPrice text={now} />
  const [former, current] = [readPrice(was), readPrice(now)]
  return (
    <>
      <span className="font-medium text-accent">
        <TextPrice text={now} />
      </span>{' '}
      <s className="text-ink-soft">{localPrice(was)}</s>
      {former && current && (
        <span className="block text-accent">
          {t('lookbook.cheaper', { amount: formatPrice(former.cents - current.cents, current.currency) })}
        </span>
      )}
    </>
  )
}

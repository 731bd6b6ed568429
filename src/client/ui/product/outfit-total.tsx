import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useInHerMoney } from '#client/i18n/region.ts'
import { sumOf } from '#shared/prices.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

type Props = {
  pieces: readonly Product[]
  /** A sentence with a price in it. */
  words: Extract<MessageKey, `${string}.total`>
}

/** What an outfit costs, if all prices are known and in one currency: about how much in her money, and beside it what the shops ask. */
export function OutfitTotal({ pieces, words }: Props) {
  const sum = sumOf(pieces.map(({ price_cents: cents, currency }) => ({ cents, currency })))
  const about = useInHerMoney(sum?.cents ?? null, sum?.currency ?? '')
  if (!sum) return null
  const own = formatPrice(sum.cents, sum.currency)
  return (
    <p className="text-ink-soft tabular-nums">
      {about
        ? `${t(words, { price: t('common.about', { price: about.price }) })} · ${own}`
        : t(words, { price: own })}
    </p>
  )
}

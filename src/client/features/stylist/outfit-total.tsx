import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useInHerMoney } from '#client/i18n/region.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

/** The sum of an outfit's prices, if all are known and in one currency. */
function sumOf(pieces: readonly Pick<Product, 'price_cents' | 'currency'>[]) {
  const currencies = new Set(pieces.map(({ currency }) => currency))
  const [currency] = currencies
  if (currency === undefined || currencies.size > 1 || pieces.some(({ price_cents }) => price_cents === null))
    return null
  return { cents: pieces.reduce((sum, { price_cents }) => sum + (price_cents ?? 0), 0), currency }
}

type Props = {
  pieces: readonly Product[]
  /** A sentence with a price in it. */
  words: Extract<MessageKey, `${string}.total`>
}

/** What an outfit costs: about how much in her money, and beside it what the shops ask. */
export function OutfitTotal({ pieces, words }: Props) {
  const sum = sumOf(pieces)
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

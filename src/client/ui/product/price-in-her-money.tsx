import { localPrice, readPrice } from '#client/i18n/local-price.ts'
import { t } from '#client/i18n/messages.ts'
import { useInHerMoney } from '#client/i18n/region.ts'

type Props = {
  /** As the shop asks it, in the shopper's format. */
  own: string
  /** Hundredths of the currency; null where the shop names no amount. */
  cents: number | null
  /** What the dearest size costs, where sizes differ. */
  most?: number | undefined
  /** Only where prices begin is seen; all of them are heard. */
  isShort?: boolean
  currency: string
}

const partStyle =
  "relative ps-[0.9em] whitespace-nowrap before:absolute before:start-[0.35em] before:content-['·']"

/** A price: about how much in her money, and what the shop asks beside it. */
export function PriceWords({ own, cents, most, isShort = false, currency }: Props) {
  const about = useInHerMoney(cents, currency, most)
  const least = useInHerMoney(cents, currency)
  const isFrom = isShort && most !== undefined
  if (!about) return own
  return (
    <>
      <span className="sr-only">{t('common.aboutSpoken', { price: about.price, own })}</span>
      {/* The dot of what begins a line lies outside. */}
      <span aria-hidden className="inline-flex max-w-full overflow-hidden">
        <span className="-ms-[0.9em] flex flex-wrap">
          <span className={partStyle}>
            {isFrom && least
              ? t('catalogue.from', { price: t('common.about', { price: least.price }) })
              : t('common.about', { price: about.price })}
          </span>
          <span className={`${partStyle} font-normal text-ink-soft`}>{own}</span>
        </span>
      </span>
    </>
  )
}

/** The same for a price that is only known as text: '$1,249.00'. What cannot be read stays as it is. */
export function TextPrice({ text }: { text: string }) {
  const read = readPrice(text)
  return <PriceWords own={localPrice(text)} cents={read?.cents ?? null} currency={read?.currency ?? ''} />
}

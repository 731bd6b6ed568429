import { countryName } from '#client/i18n/country-names.ts'
import { formatPrice, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { rich } from '#client/i18n/rich.ts'
import { PriceWords } from '#client/ui/product/price-in-her-money.tsx'
import { shipsTo, type Delivery, type DeliveryTo } from '#shared/delivery.ts'
import { Fact } from './fact-row.tsx'

/** '2–4 days'; null where the shop says none. */
function daysOf({ fromDays, toDays }: DeliveryTo) {
  const most = toDays ?? fromDays
  if (most === undefined) return null
  const span = fromDays === undefined || fromDays === most ? String(most) : `${fromDays}–${most}`
  return t('product-detail.days', { count: most, span })
}

function Rate({ to }: { to: DeliveryTo }) {
  const country = countryName(to.country)
  const days = daysOf(to)
  return (
    <>
      {to.cents === 0
        ? t('product-detail.deliveryFree', { country })
        : rich('product-detail.deliveryTo', {
            country,
            price: (
              <PriceWords own={formatPrice(to.cents, to.currency)} cents={to.cents} currency={to.currency} />
            ),
          })}
      {days && formatRow(['', days])}
    </>
  )
}

/** How a piece comes to her country, and how long she may send it back, as far as the shop says. */
export function DeliveryFacts({ delivery, isSample }: { delivery: Delivery | null; isSample: boolean }) {
  const country = useRegion()?.country
  const rate = delivery?.to?.find((one) => one.country === country)
  const ships = country ? shipsTo(country, delivery) : null
  // No shop sells a sample piece, so there is none to ask.
  const isShown = country && !(isSample && ships === null)
  return (
    <>
      {isShown && (
        <Fact term={t('product-detail.delivery')}>
          <p>
            {rate && ships ? (
              <Rate to={rate} />
            ) : (
              t(
                ships === null
                  ? 'product-detail.askShop'
                  : ships
                    ? 'product-detail.ships'
                    : 'product-detail.notShips',
                { country: countryName(country) },
              )
            )}
          </p>
        </Fact>
      )}
      {delivery?.returnDays !== undefined && delivery.returnDays > 0 && (
        <Fact term={t('product-detail.returns')}>
          <p>{t('product-detail.returnDays', { count: delivery.returnDays })}</p>
        </Fact>
      )}
    </>
  )
}

import type { Delivery, DeliveryTo } from '#shared/delivery.ts'
import type { ReturnPolicy, SaleTerms, ShippingRate } from '#shared/operator/sale-terms.ts'

/** So many countries of a list are told: search engines read no more. */
const maxCountries = 50

const money = (cents: number, currency: string) => ({ value: (cents / 100).toFixed(2), currency })

type Days = readonly [least: number, most: number]

const daysIn = ([minValue, maxValue]: Days) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
})

type Rate = { country: string; cents: number; currency: string; handling?: Days; transit?: Days }

const rateOfShop = ({ country, cents, currency, fromDays = 0, toDays }: DeliveryTo): Rate => ({
  country,
  cents,
  currency,
  ...(toDays !== undefined && { transit: [fromDays, toDays] }),
})

const ratesOfOperator = ({ countries, price, currency, handlingDays, transitDays }: ShippingRate): Rate[] =>
  countries.map((country) => ({
    country,
    cents: Math.round(price * 100),
    currency,
    ...(handlingDays && { handling: handlingDays }),
    ...(transitDays && { transit: transitDays }),
  }))

/** schema.org OfferShippingDetails. */
const shippingTo = ({ country, cents, currency, handling, transit }: Rate) => ({
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', ...money(cents, currency) },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
  ...((handling ?? transit) && {
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      ...(handling && { handlingTime: daysIn(handling) }),
      ...(transit && { transitTime: daysIn(transit) }),
    },
  }),
})

const methods = { mail: 'ReturnByMail', store: 'ReturnInStore', kiosk: 'ReturnAtKiosk' }

function feesOf(fees: NonNullable<ReturnPolicy['fees']>) {
  if (fees === 'free') return { returnFees: 'https://schema.org/FreeReturn' }
  if (fees === 'customer') return { returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility' }
  return {
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: {
      '@type': 'MonetaryAmount',
      ...money(Math.round(fees.price * 100), fees.currency),
    },
  }
}

function windowOf(days: ReturnPolicy['days']) {
  if (days === 'unlimited')
    return { returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow' }
  if (days === 0) return { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
  return {
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
  }
}

/** schema.org MerchantReturnPolicy. What is not taken back has no way back to tell of. */
const policyOf = ({ countries, days, fees, method }: ReturnPolicy) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: countries.slice(0, maxCountries),
  ...windowOf(days),
  ...(days !== 0 && fees && feesOf(fees)),
  ...(days !== 0 && method && { returnMethod: `https://schema.org/${methods[method]}` }),
})

/**
 * A shop's own days stand without the operator's fees, which are of other days. A policy counts in a country, so without one there
 * is nothing to say.
 */
function returnsOf({ shipsTo, to, returnDays }: Delivery, general: ReturnPolicy | null): ReturnPolicy | null {
  if (returnDays === undefined)
    return (
      general && {
        ...general,
        countries: general.countries.filter((one) => !shipsTo || shipsTo.includes(one)),
      }
    )
  const countries = shipsTo ?? to?.map(({ country }) => country) ?? general?.countries ?? []
  return { countries, days: returnDays }
}

/** Delivery and returns: as the piece's shop says them, and where it says nothing as the operator does for all. */
export function conditionsOf(ofShop: Delivery | null, { shipping, returns }: SaleTerms) {
  const said = ofShop ?? {}
  const { shipsTo, to = [] } = said
  const rates = to.length > 0 ? to.map(rateOfShop) : (shipping ?? []).flatMap(ratesOfOperator)
  const reached = rates.filter(({ country }) => !shipsTo || shipsTo.includes(country)).slice(0, maxCountries)
  const policy = returnsOf(said, returns)
  return {
    ...(reached.length > 0 && { shippingDetails: reached.map(shippingTo) }),
    ...(policy && policy.countries.length > 0 && { hasMerchantReturnPolicy: policyOf(policy) }),
  }
}

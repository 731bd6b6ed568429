import type { Delivery, DeliveryTo } from '#shared/delivery.ts'
import { currencyIn } from '#shared/regions/countries.ts'
import type { Columns } from './dialects/dialect.ts'
import { readPrice } from './read-price.ts'
import { allValues, firstValue, type RawRow } from './rows/raw-row.ts'

const most = { countries: 250, rates: 60, days: 180, returnDays: 730 }

const isCountry = (code: string) => currencyIn(code) !== null

const days = (text: string | undefined) => {
  const count = /^\d{1,3}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN
  return count <= most.days ? count : undefined
}

/**
 * Google's `shipping`: country, region, service, price, then days of handling and of transit, each at least and at most. A rate for
 * a part of a country is none for the country.
 */
function readRate(said: string, currency: string | null): DeliveryTo[] {
  const [code = '', region = '', , money = '', leastHandling, maxHandling, leastTransit, maxTransit] =
    said.split(':')
  const country = code.trim().toUpperCase()
  // Free delivery is a price of nothing, which for a piece would be a mistake.
  const isFree = /^[^1-9]*0[^1-9]*$/.test(money)
  const price = isFree
    ? { cents: 0, currency: /[A-Z]{3}/.exec(money)?.[0] ?? currency ?? '' }
    : readPrice(money, '', currency)
  if (!isCountry(country) || region.trim() !== '' || !('cents' in price)) return []
  const sum = (one?: string, other?: string) => {
    const transit = days(other)
    return transit === undefined ? undefined : transit + (days(one) ?? 0)
  }
  const [fromDays, toDays] = [sum(leastHandling, leastTransit), sum(maxHandling, maxTransit)]
  return [
    {
      country,
      cents: price.cents,
      currency: price.currency,
      ...(fromDays !== undefined && { fromDays }),
      ...(toDays !== undefined && { toDays }),
    },
  ]
}

/** The cheapest for each country: services are names that say little elsewhere. */
function cheapest(rates: DeliveryTo[]) {
  const byCountry = Map.groupBy(rates, ({ country }) => country)
  return [...byCountry.values()].flatMap((list) => list.toSorted((a, b) => a.cents - b.cents).slice(0, 1))
}

/** What a row says of delivery and returns; null where it says nothing that can be read. */
export function readDelivery(row: RawRow, columns: Columns, currency: string | null): Delivery | null {
  const listed = allValues(row, columns.shipsTo)
    .flatMap((value) => value.toUpperCase().split(/[^A-Z]+/))
    .filter(isCountry)
  const rates = allValues(row, columns.shipping)
    .flatMap((value) => value.split(','))
    .slice(0, most.rates)
    .flatMap((one) => readRate(one, currency))
  const returns = Number(/^\d{1,3}$/.exec(firstValue(row, columns.returnDays))?.[0] ?? Number.NaN)
  const said: Delivery = {
    ...(listed.length > 0 && { shipsTo: [...new Set(listed)].slice(0, most.countries) }),
    ...(rates.length > 0 && { to: cheapest(rates) }),
    ...(returns <= most.returnDays && { returnDays: returns }),
  }
  return Object.keys(said).length > 0 ? said : null
}

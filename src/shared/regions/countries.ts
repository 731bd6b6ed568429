import byCurrency from './countries-by-currency.json' with { type: 'json' }

/** By country; the file has them by the money that is paid with there: ISO 4217, ISO 3166-1 alpha-2. */
const currencies = new Map(
  Object.entries(byCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

/** Every country that can be chosen, by its two letters. */
export const countries = [...currencies.keys()]

/** What is paid with in a country; null for what is no country of the list. */
export const currencyIn = (country: string) => currencies.get(country) ?? null

import { countries } from '#shared/regions/countries.ts'
import { currentLocale } from './language.ts'

export const countryName = (country: string) =>
  new Intl.DisplayNames(currentLocale(), { type: 'region' }).of(country) ?? country

/** All countries in the order of their names, as the shopper's language sorts them. */
export function namedCountries() {
  const names = new Intl.DisplayNames(currentLocale(), { type: 'region' })
  const order = new Intl.Collator(currentLocale())
  return countries
    .map((country) => ({ country, name: names.of(country) ?? country }))
    .sort((one, other) => order.compare(one.name, other.name))
}

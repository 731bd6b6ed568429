import { namedCountries } from '#client/i18n/country-names.ts'
import { t } from '#client/i18n/messages.ts'
import { setRegion, useRegion } from '#client/i18n/region.ts'
import { currencyIn } from '#shared/regions/countries.ts'
import { FootSelect } from './foot-select.tsx'

function choose(country: string) {
  const currency = currencyIn(country)
  if (currency) setRegion({ country, currency, isChosen: true })
}

/** All countries by their names in her language. What she chooses counts at once, for every price on the page. */
export function CountrySelect({ id }: { id?: string }) {
  const region = useRegion()
  return (
    <FootSelect id={id} label={t('region.country')} value={region?.country ?? ''} onChange={choose}>
      {!region && (
        <option value="" disabled>
          {t('region.choose')}
        </option>
      )}
      {namedCountries().map(({ country, name }) => (
        <option key={country} value={country} className="bg-raised text-ink">
          {`${name} · ${currencyIn(country)}`}
        </option>
      ))}
    </FootSelect>
  )
}

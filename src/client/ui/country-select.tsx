import ChevronDown from 'lucide-react/icons/chevron-down'
import { namedCountries } from '#client/i18n/country-names.ts'
import { t } from '#client/i18n/messages.ts'
import { setRegion, useRegion } from '#client/i18n/region.ts'
import { currencyIn } from '#shared/regions/countries.ts'

function choose(country: string) {
  const currency = currencyIn(country)
  if (currency) setRegion({ country, currency, isChosen: true })
}

/** All countries by their names in her language. What she chooses counts at once, for every price on the page. */
export function CountrySelect({ id }: { id?: string }) {
  const region = useRegion()
  return (
    <span className="relative inline-flex max-w-full items-center">
      <select
        id={id}
        aria-label={t('region.country')}
        value={region?.country ?? ''}
        onChange={({ target }) => choose(target.value)}
        className="min-h-11 max-w-full appearance-none truncate rounded-full border border-edge bg-transparent field-sizing-content ps-4 pe-9 text-ink hover:bg-tint"
      >
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
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
    </span>
  )
}

import { useId } from 'react'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { CountrySelect } from '#client/ui/country-select.tsx'

/** Her country, what follows from it, and of when the rates are. */
export function RegionSetting() {
  const id = useId()
  const { region, rates } = useRegionStore()
  const date = region && rates?.rates[region.currency]?.date
  return (
    <>
      <CountrySelect id={id} />
      <p className="mt-3 max-w-[60ch] text-sm text-ink-soft">
        {t('region.hint')} {date && t('region.ratesOf', { date: formatDate(new Date(`${date}T12:00:00Z`)) })}
      </p>
    </>
  )
}

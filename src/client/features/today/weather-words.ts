import { formatNumber } from '#client/i18n/format.ts'
import { useRegionStore } from '#client/i18n/region.ts'
import { t } from '#client/i18n/messages.ts'
import type { Forecast } from '#shared/own-clothes/day-weather.ts'

/** Where degrees are Fahrenheit's. */
const inFahrenheit = ['US', 'BS', 'BZ', 'FM', 'KY', 'LR', 'MH', 'PW']
const inMiles = ['US', 'GB', 'LR']

const country = () => useRegionStore.getState().region?.country ?? ''

const degrees = (celsius: number) =>
  inFahrenheit.includes(country())
    ? formatNumber(Math.round(celsius * 1.8 + 32), { style: 'unit', unit: 'fahrenheit' })
    : formatNumber(Math.round(celsius), { style: 'unit', unit: 'celsius' })

const speed = (kmh: number) =>
  inMiles.includes(country())
    ? formatNumber(Math.round(kmh / 1.609), { style: 'unit', unit: 'mile-per-hour' })
    : formatNumber(Math.round(kmh), { style: 'unit', unit: 'kilometer-per-hour' })

const percent = (of: number) => formatNumber(of / 100, { style: 'percent' })

/** What a forecast says, in the order in which it matters for clothes. */
export const forecastWords = ({ high, low, rainMm, rainChance, windKmh, snowCm }: Forecast) => [
  t('today.highLow', { high: degrees(high), low: degrees(low) }),
  snowCm > 0
    ? t('today.snow')
    : rainMm > 0 || rainChance >= 20
      ? t('today.rain', { chance: percent(rainChance) })
      : t('today.dry'),
  t('today.wind', { speed: speed(windKmh) }),
]

import { useState } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import { PlaceDialog } from '#client/features/today/place-dialog.tsx'
import { TellWeather } from '#client/features/today/tell-weather.tsx'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Field, inputStyle } from '#client/ui/field.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { occasions } from '#shared/occasions.ts'
import type { Forecast } from '#shared/own-clothes/day-weather.ts'
import { bagSizes, maxTripDays, type BagSize } from '#shared/own-clothes/packing.ts'
import { datesOf, faultOfDates } from './trip-days.ts'
import { keepTrip, useTrip, type Trip } from './trip-memory.ts'

type Props = {
  today: string
  forecast: readonly Forecast[]
  isLoading: boolean
  onPack: () => void
  /** Back to what is packed, where something is. */
  onCancel?: () => void
}

const atNoon = (day: string) => new Date(`${day}T12:00`)
const bags = Object.keys(bagSizes) as BagSize[]

/** Where she travels, when, for what and with which bag. */
export function TripForm({ today, forecast, isLoading, onPack, onCancel }: Props) {
  const trip = useTrip()
  const [isSent, setIsSent] = useState(false)
  const fault = faultOfDates(trip, today)
  const lacksWeather = trip.told === null && !isForecastWhole(trip, forecast)
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-10"
      onSubmit={(event) => {
        event.preventDefault()
        setIsSent(true)
        if (fault === null && !lacksWeather && !isLoading) onPack()
      }}
    >
      <div className="grid gap-x-4 gap-y-3 *:min-w-0 min-[24rem]:grid-cols-2 [&_input]:min-w-0 max-sm:[&_input]:px-3">
        <TextField
          label={t('packing.from')}
          type="date"
          min={today}
          value={trip.from}
          onChange={({ currentTarget: { value: from } }) =>
            keepTrip({ from, ...((!trip.to || trip.to < from) && { to: from }) })
          }
        />
        <TextField
          label={t('packing.to')}
          type="date"
          min={trip.from || today}
          value={trip.to}
          onChange={({ currentTarget }) => keepTrip({ to: currentTarget.value })}
        />
        <p role="alert" className="col-span-full text-sm text-bad empty:hidden">
          {isSent && fault && t(`packing.${fault}`, { count: maxTripDays })}
        </p>
      </div>
      <TripWeather trip={trip} forecast={forecast} isLoading={isLoading} />
      <p role="alert" className="-mt-6 text-sm text-bad empty:hidden">
        {isSent && !isLoading && lacksWeather && t('packing.weatherMissing')}
      </p>
      <div className="grid gap-3">
        <Chips
          legend={t('packing.occasion')}
          rail
          options={occasions.map((value) => ({ value, label: t(`outfits.occasion_${value}`) }))}
          value={trip.occasion}
          onChange={(occasion) => keepTrip({ occasion })}
        />
        <OtherOccasions trip={trip} />
      </div>
      <div className="grid gap-3">
        <Chips
          legend={t('packing.bag')}
          options={bags.map((value) => ({ value, label: t(`packing.bag_${value}`) }))}
          value={trip.bag}
          onChange={(bag) => keepTrip({ bag })}
        />
        <p className="text-sm text-ink-soft">{t('packing.bagHolds', { count: bagSizes[trip.bag] })}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button type="submit" size="lg" loading={isLoading && isSent}>
          {t('packing.pack')}
        </Button>
        {onCancel && (
          <Button size="lg" variant="quiet" onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}

function isForecastWhole(trip: Trip, forecast: readonly Forecast[]) {
  const dates = datesOf(trip)
  return dates.length > 0 && dates.every((date) => forecast.some((day) => day.date === date))
}

type WeatherProps = { trip: Trip; forecast: readonly Forecast[]; isLoading: boolean }

/** The place, and what she expects where the forecast does not reach. */
function TripWeather({ trip, forecast, isLoading }: WeatherProps) {
  const [isAsked, setIsAsked] = useState(false)
  const { place, told } = trip
  const known = forecast.filter(({ date }) => datesOf(trip).includes(date))
  const last = known.at(-1)
  const legend = last
    ? t('packing.partForecast', { day: formatDate(atNoon(last.date), { day: 'numeric', month: 'long' }) })
    : t(place && trip.from ? 'packing.noForecast' : 'packing.expect')
  return (
    <section aria-label={t('today.weather')} className="grid gap-4">
      <div>
        <p className="label mb-1">{t('packing.where')}</p>
        <Button
          variant="quiet"
          className="-ms-4"
          icon={<MapPin aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={() => setIsAsked(true)}
        >
          {place ? place.name || t('today.aroundYou') : t('packing.addPlace')}
        </Button>
      </div>
      {isLoading && <Skeleton className="h-11 w-full" />}
      {!isLoading && !isForecastWhole(trip, forecast) && (
        <TellWeather
          legend={legend}
          rain={t('packing.mayRain')}
          told={told}
          onTell={(warmth, isWet) => keepTrip({ told: { warmth, isWet } })}
        />
      )}
      {!isLoading && isForecastWhole(trip, forecast) && (
        <p className="text-sm text-ink-soft">{t('packing.wholeForecast')}</p>
      )}
      <PlaceDialog
        title={t('packing.placeTitle')}
        open={isAsked}
        place={place}
        onChoose={(chosen) => keepTrip({ place: chosen })}
        onClose={() => setIsAsked(false)}
      />
    </section>
  )
}

/** A dinner, a wedding, a day at the office among other days. */
function OtherOccasions({ trip }: { trip: Trip }) {
  const dates = datesOf(trip)
  if (dates.length < 2) return null
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        <span className="link">{t('packing.otherOccasions')}</span>
      </summary>
      <div className="grid gap-4 pt-3 sm:grid-cols-2">
        {dates.map((date) => (
          <Field
            key={date}
            id={`occasion-${date}`}
            label={formatDate(atNoon(date), { weekday: 'long', day: 'numeric', month: 'long' })}
          >
            <select
              id={`occasion-${date}`}
              value={trip.occasions[date] ?? ''}
              onChange={({ target: { value } }) => {
                const { [date]: _, ...others } = trip.occasions
                const chosen = occasions.find((one) => one === value)
                keepTrip({ occasions: chosen ? { ...others, [date]: chosen } : others })
              }}
              className={inputStyle}
            >
              <option value="">{t('packing.asUsual')}</option>
              {occasions.map((one) => (
                <option key={one} value={one}>
                  {t(`outfits.occasion_${one}`)}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </div>
    </details>
  )
}

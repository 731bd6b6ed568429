import { useState } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import { weathers, type Weather } from '@cabine/sophia/questions/consultation.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Forecast } from '#shared/own-clothes/day-weather.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { tellWeather, useToday } from './today-memory.ts'
import { forecastWords } from './weather-words.ts'

type Props = { forecast: Forecast | undefined; isLoading: boolean }

/** The day's weather where she is, or the question how it feels. */
export function WeatherLine({ forecast, isLoading }: Props) {
  const place = useToday((memory) => memory.place)
  const [isAsked, setIsAsked] = useState(false)
  const placeName = place && (place.name || t('today.aroundYou'))
  return (
    <section aria-label={t('today.weather')} className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          icon={<MapPin aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={() => setIsAsked(true)}
        >
          {placeName ?? t('today.addPlace')}
        </Button>
        {isLoading && <Skeleton className="h-5 w-56" />}
        {forecast && (
          <ul className="flex flex-wrap gap-x-4 text-ink-soft tabular-nums">
            {forecastWords(forecast).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        )}
      </div>
      {!forecast && !isLoading && (
        <>
          {place && <p className="text-ink-soft">{t('today.noForecast')}</p>}
          <TellWeather />
        </>
      )}
      <PlaceDialog open={isAsked} onClose={() => setIsAsked(false)} />
    </section>
  )
}

function TellWeather() {
  const told = useToday((memory) => memory.told)
  const isWet = told?.isWet ?? false
  return (
    <div className="grid gap-3">
      <Chips<Weather | 'none'>
        legend={t('today.howIsIt')}
        rail
        options={weathers.map((value) => ({ value, label: t(`today.feels_${value}`) }))}
        value={told?.warmth ?? 'none'}
        onChange={(warmth) => warmth !== 'none' && tellWeather(warmth, isWet)}
      />
      <Checkbox
        label={t('today.itRains')}
        checked={isWet}
        onChange={({ currentTarget }) => tellWeather(told?.warmth ?? 'mild', currentTarget.checked)}
      />
    </div>
  )
}

import { useState } from 'react'
import MapPin from 'lucide-react/icons/map-pin'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Forecast } from '#shared/own-clothes/day-weather.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { TellWeather } from './tell-weather.tsx'
import { setPlace, tellWeather, useToday } from './today-memory.ts'
import { forecastWords } from './weather-words.ts'

type Props = { forecast: Forecast | undefined; isLoading: boolean }

/** The day's weather where she is, or the question how it feels. */
export function WeatherLine({ forecast, isLoading }: Props) {
  const { place, told } = useToday()
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
          <TellWeather
            legend={t('today.howIsIt')}
            rain={t('today.itRains')}
            told={told}
            onTell={tellWeather}
          />
        </>
      )}
      <PlaceDialog
        title={t('today.placeTitle')}
        open={isAsked}
        place={place}
        onChoose={setPlace}
        onClose={() => setIsAsked(false)}
      />
    </section>
  )
}

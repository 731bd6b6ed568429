import { useEffect, useState } from 'react'
import { loadCloset, useCloset } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { useForecast } from './forecast.ts'
import { OutfitOfDay } from './outfit-of-day.tsx'
import { shopOccasions } from './shop-occasions.ts'
import { setOccasion, useToday } from './today-memory.ts'
import { WeatherLine } from './weather-line.tsx'
import { useTitlesOf } from '#client/features/wear-log/day-events.ts'
import { isNoted, note, unnote } from '#client/features/wear-log/wear.ts'
import { formatDate, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Chips } from '#client/ui/chips.tsx'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { occasions } from '#shared/occasions.ts'
import { weatherOf } from '#shared/own-clothes/day-weather.ts'
import { addDays, dayOf } from '#shared/own-clothes/days.ts'
import { feltWarmer } from '#shared/own-clothes/refusals.ts'

/** What she can wear today or tomorrow, from her own closet. */
export function Today() {
  const { pieces, phase } = useCloset()
  const [day, setDay] = useState<'today' | 'tomorrow'>('today')
  const isToday = day === 'today'
  const [today] = useState(() => dayOf(new Date()))
  const date = isToday ? today : addDays(today, 1)
  useEffect(() => {
    if (phase === 'unasked') void loadCloset()
  }, [phase])
  const isEmpty = phase === 'ready' && pieces.length === 0

  return (
    <>
      <p className="-mt-4 text-ink-soft">
        {formatDate(new Date(`${date}T12:00`), { weekday: 'long', day: 'numeric', month: 'long' })}
      </p>
      {phase === 'failed' && (
        <CouldNotLoad onRetry={() => void loadCloset()}>{t('closet.unreadableHere')}</CouldNotLoad>
      )}
      {(phase === 'loading' || phase === 'unasked') && <Skeleton className="aspect-4/5 w-full rounded-lg" />}
      {isEmpty && (
        <EmptyState
          title={t('today.emptyTitle')}
          action={
            <Link to="/closet" className={buttonStyle('primary', 'lg')}>
              {t('today.fillCloset')}
            </Link>
          }
        >
          {t('today.emptyText')}
        </EmptyState>
      )}
      {phase === 'ready' && !isEmpty && (
        <>
          <Segmented
            label={t('today.day')}
            className="justify-self-start"
            options={(['today', 'tomorrow'] as const).map((value) => ({ value, label: t(`today.${value}`) }))}
            value={day}
            onChange={setDay}
          />
          <Day key={date} closet={pieces} date={date} isToday={isToday} />
        </>
      )}
    </>
  )
}

type DayProps = { closet: ClosetPiece[]; date: string; isToday: boolean }

function Day({ closet, date, isToday }: DayProps) {
  const { place, told, occasion, refusals } = useToday()
  const { days, isLoading } = useForecast(place)
  const forecast = days.find((one) => one.date === date)
  const weather = forecast ? weatherOf(forecast, feltWarmer(refusals, date)) : told
  const log = isToday ? 'wornOn' : 'plannedFor'
  const titles = useTitlesOf(date)
  const noted = closet.filter((piece) => isNoted(piece, date, log))
  const planned =
    isToday && noted.length === 0 ? closet.filter((piece) => isNoted(piece, date, 'plannedFor')) : []
  const asked = weather && { date, weather, occasion: shopOccasions[occasion], refusals }
  return (
    <>
      <WeatherLine forecast={forecast} isLoading={isLoading} />
      {noted.length > 0 && (
        <Noted pieces={noted} title={t(isToday ? 'today.wornTitle' : 'today.plannedTitle')}>
          <Button variant="outline" size="sm" onClick={() => void orToast(unnote(noted, date, log))}>
            {t('today.takeOut')}
          </Button>
        </Noted>
      )}
      {planned.length > 0 && (
        <Noted pieces={planned} title={t('today.plannedForToday')}>
          <Button onClick={() => void orToast(note(planned, date, 'wornOn'))}>{t('today.wear')}</Button>
        </Noted>
      )}
      {titles.length > 0 && <p>{t('today.onCalendar', { events: formatRow(titles) })}</p>}
      {noted.length === 0 && (
        <Chips
          legend={t('today.occasion')}
          hideLegend
          rail
          options={occasions.map((value) => ({ value, label: t(`outfits.occasion_${value}`) }))}
          value={occasion}
          onChange={setOccasion}
        />
      )}
      {noted.length === 0 && asked && (
        <OutfitOfDay
          key={JSON.stringify([asked, closet.length])}
          closet={closet}
          asked={asked}
          isToday={isToday}
        />
      )}
      {forecast && (
        <p className="text-sm text-ink-soft">
          <a href="https://open-meteo.com/" rel="noopener" target="_blank" className="link">
            {t('today.weatherBy')}
          </a>
        </p>
      )}
    </>
  )
}

type NotedProps = { pieces: ClosetPiece[]; title: string; children: React.ReactNode }

const Noted = ({ pieces, title, children }: NotedProps) => (
  <section className="grid justify-items-start gap-3 rounded-lg border border-hairline p-4">
    <h2 className="font-medium">{title}</h2>
    <ul className="flex flex-wrap gap-3">
      {pieces.map((piece) => (
        <li key={piece.id} className="w-20">
          <ClosetPicture piece={piece} alt={nameOfPiece(piece)} />
        </li>
      ))}
    </ul>
    {children}
  </section>
)

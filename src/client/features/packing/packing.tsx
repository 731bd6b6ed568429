import { useEffect, useState } from 'react'
import { loadCloset, useCloset } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { useForecast } from '#client/features/today/forecast.ts'
import { useToday } from '#client/features/today/today-memory.ts'
import { formatDate, formatList, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Button } from '#client/ui/button.tsx'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import {
  bagSizes,
  countOutfits,
  packTrip,
  wornAgain,
  type Packing as Packed,
  type TripDay,
} from '#shared/own-clothes/packing.ts'
import { PackingList } from './packing-list.tsx'
import { tripDays } from './trip-days.ts'
import { TripForm } from './trip-form.tsx'
import { beginTrip, keepTrip, useTrip } from './trip-memory.ts'
import { TripOutfits } from './trip-outfits.tsx'

/** What she takes on a trip, from her own closet. */
export function Packing() {
  const { pieces, phase } = useCloset()
  useEffect(() => {
    if (phase === 'unasked') void loadCloset()
  }, [phase])
  if (phase === 'failed')
    return <CouldNotLoad onRetry={() => void loadCloset()}>{t('closet.unreadableHere')}</CouldNotLoad>
  if (phase !== 'ready') return <Skeleton className="h-96 w-full rounded-lg" />
  if (pieces.length > 0) return <OwnTrip closet={pieces} />
  return (
    <EmptyState
      title={t('today.emptyTitle')}
      action={
        <Link to="/closet" className={buttonStyle('primary', 'lg')}>
          {t('today.fillCloset')}
        </Link>
      }
    >
      {t('packing.emptyText')}
    </EmptyState>
  )
}

function OwnTrip({ closet }: { closet: ClosetPiece[] }) {
  const trip = useTrip()
  const refusals = useToday((memory) => memory.refusals)
  const { days: forecast, isLoading } = useForecast(trip.place)
  const [today] = useState(() => dayOf(new Date()))
  const [isChanging, setIsChanging] = useState(false)
  const days = tripDays(trip, forecast, refusals)

  function pack() {
    if (!days) return
    const packing = packTrip(closet, days, bagSizes[trip.bag])
    keepTrip({ packing })
    setIsChanging(false)
    window.scrollTo({ top: 0 })
  }

  if (!trip.packing || isChanging)
    return (
      <>
        <p className="max-w-[60ch] text-ink-soft">{t('packing.intro')}</p>
        <TripForm
          today={today}
          forecast={forecast}
          isLoading={isLoading}
          onPack={pack}
          onCancel={trip.packing ? () => setIsChanging(false) : undefined}
        />
        {forecast.length > 0 && (
          <p className="text-sm text-ink-soft">
            <a href="https://open-meteo.com/" rel="noopener" target="_blank" className="link">
              {t('today.weatherBy')}
            </a>
          </p>
        )}
      </>
    )
  return (
    <>
      <Summary closet={closet} packing={trip.packing} onChange={() => setIsChanging(true)} />
      {!isLoading && isOtherTrip(trip.packing, days) && (
        <output className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('packing.changed')}
          <Button variant="outline" size="sm" onClick={pack}>
            {t('packing.packAgain')}
          </Button>
        </output>
      )}
      <div className="grid gap-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:gap-16">
        <PackingList closet={closet} packing={trip.packing} />
        <TripOutfits closet={closet} days={trip.packing.days} today={today} />
      </div>
    </>
  )
}

const written = (days: readonly TripDay[]) =>
  JSON.stringify(days.map(({ date, weather, occasion }) => [date, weather.warmth, weather.isWet, occasion]))

/** She has changed the trip since it was packed, or the forecast says something else now. */
const isOtherTrip = (packing: Packed, days: TripDay[] | null) =>
  days !== null && written(days) !== written(packing.days)

type SummaryProps = { closet: ClosetPiece[]; packing: Packed; onChange: () => void }

/** When and where, how little it is, and how much can be worn of it. */
function Summary({ closet, packing, onChange }: SummaryProps) {
  const { place, bag } = useTrip()
  const { pieces, days } = packing
  const [from = '', to = from] = [days[0]?.date, days.at(-1)?.date]
  const day = (date: string) => formatDate(new Date(`${date}T12:00`), { day: 'numeric', month: 'long' })
  const again = wornAgain(closet, days)
  const inLaundry = closet.filter(({ details }) => details.state === 'laundry').length

  function begin() {
    const former = useTrip.getState()
    beginTrip()
    toast({
      title: t('packing.begun'),
      action: { label: t('today.undo'), onClick: () => keepTrip(former) },
    })
  }

  return (
    <section aria-label={t('packing.trip')} className="bg-blush grid gap-4 rounded-lg p-6 sm:p-8">
      <p className="text-ink-soft">
        {formatRow([
          ...(place?.name ? [place.name] : []),
          t('packing.fromTo', { from: day(from), to: day(to) }),
          t(`packing.bag_${bag}`),
        ])}
      </p>
      <p className="font-display text-display-md">
        {t('packing.makes', {
          pieces: t('packing.countPieces', { count: pieces.length }),
          outfits: t('packing.countOutfits', { count: countOutfits(closet, pieces, days) }),
        })}
      </p>
      {again.length > 0 && (
        <p className="max-w-[60ch]">
          {t('packing.again', {
            pieces: formatList(closet.filter(({ id }) => again.includes(id)).map(nameOfPiece)),
          })}
        </p>
      )}
      {inLaundry > 0 && <p className="max-w-[60ch]">{t('packing.inLaundry', { count: inLaundry })}</p>}
      <div className="-mx-3 flex flex-wrap gap-x-2">
        <Button variant="quiet" size="sm" onClick={onChange}>
          {t('packing.change')}
        </Button>
        <Button variant="quiet" size="sm" onClick={begin}>
          {t('packing.begin')}
        </Button>
      </div>
    </section>
  )
}

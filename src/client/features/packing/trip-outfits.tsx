import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import { readCloset } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { isNoted, note, unnote } from '#client/features/wear-log/wear.ts'
import { formatDate, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { PackedDay } from '#shared/own-clothes/packing.ts'

type Props = { closet: ClosetPiece[]; days: PackedDay[]; today: string }

type Planned = { date: string; ids: string[] }

const piecesOf = (ids: readonly string[]) => readCloset().pieces.filter(({ id }) => ids.includes(id))

/** Plans the days' outfits, and resolves with what was not planned before. */
async function planDays(days: PackedDay[]): Promise<Planned[]> {
  const planned: Planned[] = []
  for (const { date, outfit } of days) {
    // Read anew for each day: the day before may have changed the same piece.
    const fresh = piecesOf(outfit?.pieces ?? []).filter((piece) => !isNoted(piece, date, 'plannedFor'))
    await note(fresh, date, 'plannedFor')
    planned.push({ date, ids: fresh.map(({ id }) => id) })
  }
  return planned
}

async function takeOut(planned: Planned[]) {
  for (const { date, ids } of planned) await unnote(piecesOf(ids), date, 'plannedFor')
}

/** What she wears on each day of the trip. */
export function TripOutfits({ closet, days, today }: Props) {
  const ahead = days.filter(({ date, outfit }) => outfit && date >= today)

  async function plan() {
    const planned = await planDays(ahead)
    toast({
      title: t('packing.inCalendar'),
      tone: 'success',
      action: { label: t('today.undo'), onClick: () => void orToast(takeOut(planned)) },
    })
  }

  return (
    <section aria-labelledby="trip-days" className="grid content-start gap-4">
      <h2 id="trip-days" className="font-display text-display-sm">
        {t('packing.days')}
      </h2>
      <ol className="grid gap-8">
        {days.map((day) => (
          <Day key={day.date} day={day} closet={closet} />
        ))}
      </ol>
      {ahead.length > 0 && (
        <Button variant="outline" className="justify-self-start" onClick={() => void orToast(plan())}>
          {t('packing.calendar')}
        </Button>
      )}
    </section>
  )
}

function Day({ day: { date, weather, outfit, lack }, closet }: { day: PackedDay; closet: ClosetPiece[] }) {
  const pieces = (outfit?.pieces ?? []).flatMap((id) => closet.find((piece) => piece.id === id) ?? [])
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-medium">
          {formatDate(new Date(`${date}T12:00`), { weekday: 'long', day: 'numeric', month: 'long' })}
        </h3>
        <p className="text-sm text-ink-soft">
          {formatRow([t(`today.feels_${weather.warmth}`), ...(weather.isWet ? [t('packing.wet')] : [])])}
        </p>
      </div>
      {lack && <p className="text-ink-soft">{t(`packing.lack_${lack}`)}</p>}
      {outfit?.lacksLayer && <p className="text-sm text-ink-soft">{t('packing.lacksLayer')}</p>}
      {pieces.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pieces.map((piece) => (
            <li key={piece.id} className="w-18">
              <ClosetPicture piece={piece} />
              <span className="mt-1 line-clamp-2 text-sm">{nameOfPiece(piece)}</span>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

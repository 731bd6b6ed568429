import { useState } from 'react'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { firstDayOfWeek } from '#client/i18n/first-day-of-week.ts'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { addDays, monthBeside, weeksOf } from '#shared/own-clothes/days.ts'
import { dayLog } from '#shared/own-clothes/wear-log.ts'

type Props = { pieces: ClosetPiece[]; today: string; chosen: string; onChoose: (day: string) => void }

const atNoon = (day: string) => new Date(`${day}T12:00`)

const steps: Record<string, number> = { ArrowUp: -7, ArrowDown: 7 }

/** A month, a day a cell, with the first piece that was worn or is planned on it. Arrow keys go from day to day. */
export function Month({ pieces, today, chosen, onChoose }: Props) {
  const [month, setMonth] = useState(chosen.slice(0, 7))
  const log = dayLog(pieces)
  const weeks = weeksOf(month, firstDayOfWeek())
  const focusable = chosen.startsWith(month) ? chosen : `${month}-01`

  function move(event: React.KeyboardEvent<HTMLButtonElement>) {
    const forward = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const step = event.key === forward ? 1 : event.key === back ? -1 : steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = addDays(focusable, step)
    setMonth(next.slice(0, 7))
    onChoose(next)
    const table = event.currentTarget.closest('table')
    requestAnimationFrame(() => table?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }

  return (
    <section aria-label={t('wear-log.tab_calendar')}>
      <div className="mb-2 flex items-center justify-between">
        <IconButton
          label={t('wear-log.previousMonth')}
          icon={<ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
          onClick={() => setMonth(monthBeside(month, -1))}
        />
        <h2 aria-live="polite" className="font-display text-display-sm">
          {formatDate(atNoon(`${month}-01`), { month: 'long', year: 'numeric' })}
        </h2>
        <IconButton
          label={t('wear-log.nextMonth')}
          icon={<ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
          onClick={() => setMonth(monthBeside(month, 1))}
        />
      </div>
      <table className="w-full table-fixed border-separate border-spacing-0.5">
        <thead>
          <tr>
            {(weeks[0] ?? []).map((day) => (
              <th key={day} scope="col" className="pb-1 text-sm font-normal text-ink-soft">
                <span aria-hidden>{formatDate(atNoon(day), { weekday: 'short' })}</span>
                <span className="sr-only">{formatDate(atNoon(day), { weekday: 'long' })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} className="p-0 align-top">
                  <DayCell
                    day={day}
                    {...(log.get(day) ?? { worn: [], planned: [] })}
                    isToday={day === today}
                    isChosen={day === chosen}
                    isOutside={!day.startsWith(month)}
                    isFocusable={day === focusable}
                    onChoose={() => onChoose(day)}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type CellProps = {
  day: string
  worn: ClosetPiece[]
  planned: ClosetPiece[]
  isToday: boolean
  isChosen: boolean
  isOutside: boolean
  isFocusable: boolean
  onChoose: () => void
  onKeyDown: (event: React.KeyboardEvent<HTMLButtonElement>) => void
}

function DayCell({
  day,
  worn,
  planned,
  isToday,
  isChosen,
  isOutside,
  isFocusable,
  onChoose,
  onKeyDown,
}: CellProps) {
  const shown = worn.length > 0 ? worn : planned
  const [first] = shown.toSorted((a, b) => weightOf(b) - weightOf(a))
  const date = formatDate(atNoon(day), { weekday: 'long', day: 'numeric', month: 'long' })
  const words =
    worn.length > 0
      ? t('wear-log.dayWorn', { day: date, count: worn.length })
      : planned.length > 0
        ? t('wear-log.dayPlanned', { day: date, count: planned.length })
        : date
  return (
    <button
      type="button"
      aria-label={words}
      aria-pressed={isChosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={isFocusable ? 0 : -1}
      onClick={onChoose}
      onKeyDown={onKeyDown}
      className={cx(
        'relative block aspect-3/4 w-full overflow-hidden rounded-sm text-start hover:shadow-[0_0_0_1px_var(--edge)]',
        isChosen && 'shadow-[0_0_0_1.5px_var(--accent)]!',
        isOutside && 'text-ink-soft',
        shown.length > 0 ? 'bg-tint dark:bg-ink/85 dark:text-paper' : 'border border-hairline',
      )}
    >
      {first && (
        <ClosetPicture
          piece={first}
          className={cx(
            'absolute! inset-x-0 top-5 bottom-0 aspect-auto! bg-transparent!',
            (worn.length === 0 || isOutside) && 'opacity-60',
          )}
        />
      )}
      <span
        className={cx(
          'absolute start-0.5 top-0.5 grid min-w-6 place-items-center rounded-full px-1 text-sm tabular-nums',
          isToday && 'bg-accent text-on-accent',
        )}
      >
        {formatDate(atNoon(day), { day: 'numeric' })}
      </span>
    </button>
  )
}

/** What is seen first of an outfit. */
const weightOf = ({ details }: ClosetPiece) =>
  ({ dresses: 4, tops: 3, outerwear: 2, bottoms: 1, skirts: 1 })[details.category as string] ?? 0

import { useEffect, useState } from 'react'
import Download from 'lucide-react/icons/download'
import { loadCloset, useCloset } from '#client/features/closet/closet-store.ts'
import { isArchived } from '#client/features/closet/closet-piece.ts'
import { BringCalendar } from './bring-calendar.tsx'
import { DayNotes } from './day-notes.tsx'
import { EveningReminder } from './evening-reminder.tsx'
import { exportCalendar } from './export-calendar.ts'
import { Laundry } from './laundry.tsx'
import { LeaveCloset } from './leave-closet.tsx'
import { Month } from './month.tsx'
import { Numbers } from './numbers.tsx'
import { PieceRows } from './piece-rows.tsx'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { dayOf } from '#shared/own-clothes/days.ts'

const views = ['calendar', 'laundry', 'numbers', 'archive'] as const

/** What she wore and plans to wear, her laundry, her numbers, and what has left the closet. */
export function WearLog() {
  const { pieces, phase } = useCloset()
  const [view, setView] = useState<(typeof views)[number]>('calendar')
  const [today] = useState(() => dayOf(new Date()))
  const [day, setDay] = useState(today)
  useEffect(() => {
    if (phase === 'unasked') void loadCloset()
  }, [phase])
  const gone = pieces.filter(isArchived)
  const content = {
    calendar: (
      <div className="grid gap-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid content-start justify-items-start gap-x-4 gap-y-1 *:first:mb-3 *:first:w-full">
          <Month pieces={pieces} today={today} chosen={day} onChoose={setDay} />
          <Button
            variant="quiet"
            size="sm"
            className="-ms-3"
            icon={<Download aria-hidden className="size-4.5" strokeWidth={1.5} />}
            onClick={() => exportCalendar(pieces)}
          >
            {t('wear-log.export')}
          </Button>
          <BringCalendar />
          <EveningReminder today={today} />
        </div>
        <DayNotes key={day} pieces={pieces} day={day} today={today} />
      </div>
    ),
    laundry: <Laundry pieces={pieces} />,
    numbers: <Numbers pieces={pieces} today={today} />,
    archive:
      gone.length > 0 ? (
        <PieceRows title={t('wear-log.tab_archive')} pieces={gone} Action={LeaveCloset} />
      ) : (
        <p className="max-w-[60ch] text-ink-soft">{t('wear-log.noArchive')}</p>
      ),
  }
  return (
    <>
      {phase === 'failed' && (
        <CouldNotLoad onRetry={() => void loadCloset()}>{t('closet.unreadableHere')}</CouldNotLoad>
      )}
      {(phase === 'loading' || phase === 'unasked') && <Skeleton className="h-96 w-full rounded-lg" />}
      {phase === 'ready' && pieces.length === 0 && (
        <EmptyState
          title={t('wear-log.emptyTitle')}
          action={
            <Link to="/closet" className={buttonStyle('primary', 'lg')}>
              {t('wear-log.fillCloset')}
            </Link>
          }
        >
          {t('wear-log.emptyText')}
        </EmptyState>
      )}
      {phase === 'ready' && pieces.length > 0 && (
        <Tabs
          label={t('wear-log.views')}
          value={view}
          onChange={setView}
          tabs={views.map((value) => ({
            value,
            label: t(`wear-log.tab_${value}`),
            content: value === view ? content[value] : null,
          }))}
        />
      )}
    </>
  )
}

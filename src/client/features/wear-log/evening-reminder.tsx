import { useId } from 'react'
import AlarmClock from 'lucide-react/icons/alarm-clock'
import { t } from '#client/i18n/messages.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { reminderFile } from '#shared/own-clothes/calendar-file.ts'

const usualTime = '20:30'
const timePattern = /^\d\d:\d\d$/

function saveReminder(today: string, time: string) {
  const address = new URL('/closet/today', location.href).href
  const reminder = { day: today, time, title: t('wear-log.eventRemind'), address }
  const file = reminderFile(reminder, t('wear-log.title'), new Date())
  saveFile(new Blob([file], { type: 'text/calendar' }), 'cabine-evening.ics')
}

/**
 * Her own calendar reminds her: it rings with Cabine closed and without a network, where our notifications only reach open tabs, and
 * no server learns when she dresses.
 */
export function EveningReminder({ today }: { today: string }) {
  const hint = useId()
  return (
    <details className="w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 ps-1 text-sm font-medium">
        <AlarmClock aria-hidden className="size-4.5" strokeWidth={1.5} />
        {t('wear-log.remind')}
      </summary>
      <form
        aria-describedby={hint}
        className="grid max-w-md gap-4 pt-2 pb-4"
        onSubmit={(event) => {
          event.preventDefault()
          const time = new FormData(event.currentTarget).get('time')
          saveReminder(today, typeof time === 'string' && timePattern.test(time) ? time : usualTime)
        }}
      >
        <p id={hint} className="text-sm text-ink-soft">
          {t('wear-log.remindHint')}
        </p>
        <div className="flex flex-wrap items-end gap-3">
          <TextField
            label={t('wear-log.remindAt')}
            name="time"
            type="time"
            defaultValue={usualTime}
            required
          />
          <Button type="submit" variant="outline">
            {t('wear-log.saveReminder')}
          </Button>
        </div>
      </form>
    </details>
  )
}

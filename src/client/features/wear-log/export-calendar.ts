import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { calendarFile } from '#shared/own-clothes/calendar-file.ts'
import { dayLog } from '#shared/own-clothes/wear-log.ts'

/** Saves what she wore and plans to wear as a file for her calendar. */
export function exportCalendar(pieces: ClosetPiece[]) {
  const days = [...dayLog(pieces)]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .flatMap(([day, { worn, planned }]) => {
      const names = (some: ClosetPiece[]) => ({ pieces: formatList(some.map(nameOfPiece)) })
      const ids = (some: ClosetPiece[]) => some.map(({ id }) => id)
      return [
        ...(worn.length > 0
          ? [
              {
                day,
                uid: `worn-${day}@cabine`,
                title: t('wear-log.eventWorn', names(worn)),
                pieces: ids(worn),
              },
            ]
          : []),
        ...(planned.length > 0
          ? [
              {
                day,
                uid: `planned-${day}@cabine`,
                title: t('wear-log.eventPlanned', names(planned)),
                pieces: ids(planned),
              },
            ]
          : []),
      ]
    })
  const file = calendarFile(days, t('wear-log.title'), new Date())
  saveFile(new Blob([file], { type: 'text/calendar' }), 'cabine-closet.ics')
}

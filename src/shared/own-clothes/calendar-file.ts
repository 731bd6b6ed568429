import { addDays } from './days.ts'

/** `pieces` are their ids, by which our own file is read again (read-calendar.ts). */
export type CalendarDay = { day: string; title: string; uid: string; pieces?: string[] }

/** Text as a calendar file writes it (RFC 5545, 3.3.11). */
const escaped = (text: string) =>
  text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll(/\r?\n/g, '\\n')

/** A line has 75 bytes at most; what is longer goes on in the next one after a blank (3.1). */
function folded(line: string) {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let now = ''
  for (const letter of line) {
    if (encoder.encode(now + letter).length > 73) {
      lines.push(now)
      now = ''
    }
    now += letter
  }
  return [...lines, now].join('\r\n ')
}

const compact = (day: string) => day.replaceAll('-', '')

/** Whole days with what was worn, as a file that any calendar takes. `madeAt` is when the file was made. */
export function calendarFile(days: readonly CalendarDay[], name: string, madeAt: Date) {
  const stamp = madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cabine//Closet//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...days.flatMap(({ day, title, uid, pieces = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      ...(pieces.length > 0 ? [`X-CABINE-PIECES:${pieces.join(',')}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

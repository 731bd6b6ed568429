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

const stampOf = (madeAt: Date) => madeAt.toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** A file that any calendar takes, with the lines of its events. */
const fileOf = (name: string, events: readonly string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cabine//Closet//EN',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escaped(name)}`,
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** Whole days with what was worn. `madeAt` is when the file was made. */
export const calendarFile = (days: readonly CalendarDay[], name: string, madeAt: Date) =>
  fileOf(
    name,
    days.flatMap(({ day, title, uid, pieces = [] }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `DTSTAMP:${stampOf(madeAt)}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      `DTEND;VALUE=DATE:${compact(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      ...(pieces.length > 0 ? [`X-CABINE-PIECES:${pieces.join(',')}`] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
  )

type Reminder = {
  /** The first evening. */
  day: string
  /** `20:30`, wherever she is. */
  time: string
  title: string
  /** Where it leads. */
  address: string
}

/** A question that her calendar asks each evening. One that is added once more takes the place of the former. */
export const reminderFile = ({ day, time, title, address }: Reminder, name: string, madeAt: Date) =>
  fileOf(name, [
    'BEGIN:VEVENT',
    'UID:evening@cabine',
    `DTSTAMP:${stampOf(madeAt)}`,
    `DTSTART:${compact(day)}T${time.replace(':', '')}00`,
    'DURATION:PT5M',
    'RRULE:FREQ=DAILY',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(address)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ])

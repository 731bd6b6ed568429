import { addDays, dayOf, daysBetween } from './days.ts'

export const maxCalendarBytes = 5_000_000

/** What of her clothes a day of our own calendar file has. */
export type NotedDay = { day: string; log: 'wornOn' | 'plannedFor'; pieces: string[] }

/** What another calendar has on a day. */
export type DayEvent = { day: string; title: string }

export type ReadCalendar = {
  noted: NotedDay[]
  events: DayEvent[]
  /** Events that come again and again: only their first day is read. */
  repeating: number
}

/** An event that lasts longer says nothing about a single day. */
const maxDays = 31
const maxTitle = 120
const maxPieces = 60

type Line = { name: string; value: string }

/** The lines of a file, put together where they were folded (RFC 5545, 3.1), without their parameters. */
const linesOf = (text: string): Line[] =>
  text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const at = /^[\w-]+(?:;[^:"]*(?:"[^"]*"[^:"]*)*)?:/.exec(line)?.[0].length
      return at ? [{ name: (line.split(/[;:]/, 1)[0] ?? '').toUpperCase(), value: line.slice(at) }] : []
    })

const unescaped = (text: string) =>
  text.replaceAll(/\\([nN;,\\])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? ' ' : sign))

/** The day of a moment: as it is written, or, where it is in universal time, where she is. */
function dayIn(value: string): string | null {
  const { year, month, day, time } =
    /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?:T(?<time>\d{6})(?:Z)?)?$/.exec(value)?.groups ?? {}
  const date = `${year}-${month}-${day}`
  if (!year || Number.isNaN(Date.parse(`${date}T00:00:00Z`))) return null
  if (!time || !value.endsWith('Z')) return date
  const moment = new Date(`${date}T${time.slice(0, 2)}:${time.slice(2, 4)}:${time.slice(4)}Z`)
  return Number.isNaN(moment.getTime()) ? null : dayOf(moment)
}

/** From the first to the last day; whole days end before the day that the file names. */
function daysOf(start: string, end: string | undefined): string[] {
  const first = dayIn(start)
  if (!first) return []
  const until = end ? dayIn(end) : null
  const isWhole = start.length === 8
  const count = until ? daysBetween(first, until) + (isWhole ? 0 : 1) : 1
  return Array.from({ length: Math.max(1, Math.min(count, maxDays)) }, (_, at) => addDays(first, at))
}

/** Reads a calendar file: our own days with their pieces, and what other calendars have on which days. Null for no such file. */
export function readCalendar(text: string): ReadCalendar | null {
  if (!/^\uFEFF?BEGIN:VCALENDAR/i.test(text.trimStart())) return null
  const read: ReadCalendar = { noted: [], events: [], repeating: 0 }
  let event: Map<string, string> | null = null
  /** Alarms and the like within an event have lines of the same names. */
  let depth = 0
  for (const { name, value } of linesOf(text)) {
    const part = value.toUpperCase()
    if (name === 'BEGIN' && part === 'VEVENT') event = new Map()
    else if (name === 'BEGIN') depth += event ? 1 : 0
    else if (name === 'END' && part === 'VEVENT') {
      if (event) take(event, read)
      event = null
      depth = 0
    } else if (name === 'END') depth = Math.max(0, depth - 1)
    else if (event && depth === 0 && !event.has(name)) event.set(name, value)
  }
  return read
}

function take(event: ReadonlyMap<string, string>, read: ReadCalendar) {
  const days = daysOf(event.get('DTSTART') ?? '', event.get('DTEND'))
  const [first] = days
  if (!first || event.get('STATUS') === 'CANCELLED') return
  const pieces = (event.get('X-CABINE-PIECES') ?? '').split(',').filter(Boolean).slice(0, maxPieces)
  const log = /^(?<log>worn|planned)-/.exec(event.get('UID') ?? '')?.groups?.log
  if (log && pieces.length > 0)
    read.noted.push({ day: first, log: log === 'worn' ? 'wornOn' : 'plannedFor', pieces })
  // One of our own files from before it named its pieces: its days are no occasions.
  else if (!event.get('UID')?.endsWith('@cabine')) {
    const title = unescaped(event.get('SUMMARY') ?? '')
      .trim()
      .slice(0, maxTitle)
    if (title) read.events.push(...days.map((day) => ({ day, title })))
    if (event.has('RRULE')) read.repeating += 1
  }
}

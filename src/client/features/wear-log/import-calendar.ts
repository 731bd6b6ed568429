import { readCloset } from '#client/features/closet/closet-store.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import { maxCalendarBytes, readCalendar, type NotedDay } from '#shared/own-clothes/read-calendar.ts'
import { keepEvents } from './day-events.ts'
import { isNoted, note, unnote } from './wear.ts'

export type ImportedCalendar = {
  /** What was noted, as far as it was not before. */
  noted: NotedDay[]
  events: number
  /** Pieces of the file that are not in this closet. */
  missing: number
  repeating: number
}

const piecesOf = (ids: readonly string[]) => readCloset().pieces.filter(({ id }) => ids.includes(id))

/** Reads a calendar file: days of ours are noted, other events say what is on which day. Null for what is no calendar. */
export async function importCalendar(file: Blob): Promise<ImportedCalendar | null> {
  const read = file.size <= maxCalendarBytes ? readCalendar(await file.text()) : null
  if (!read) return null
  const noted: NotedDay[] = []
  const missing = new Set<string>()
  for (const { day, log, pieces } of read.noted) {
    // Read anew for each day: the day before may have changed the same piece.
    const known = piecesOf(pieces)
    for (const id of pieces) if (!known.some((piece) => piece.id === id)) missing.add(id)
    const fresh = known.filter((piece) => !isNoted(piece, day, log))
    if (fresh.length === 0) continue
    await note(fresh, day, log)
    noted.push({ day, log, pieces: fresh.map(({ id }) => id) })
  }
  const events = read.events.length > 0 ? keepEvents(read.events, dayOf(new Date())) : 0
  return { noted, events, missing: missing.size, repeating: read.repeating }
}

/** Takes out again what was noted. */
export async function takeOut(noted: readonly NotedDay[]) {
  for (const { day, log, pieces } of noted) await unnote(piecesOf(pieces), day, log)
}

import * as v from 'valibot'
import { closetOwner } from '#client/features/closet/closet-store.ts'
import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { addDays } from '#shared/own-clothes/days.ts'
import type { DayEvent } from '#shared/own-clothes/read-calendar.ts'

const stored = v.array(v.object({ day: v.string(), title: v.string() }))

/** So far ahead an event says something about what to wear. */
const aheadDays = 90
const mostEvents = 400

const keyOf = (owner: string) => `day-events:${owner}`

export function readEvents(owner: string): DayEvent[] {
  try {
    return v.parse(stored, JSON.parse(readStored(keyOf(owner)) ?? '[]'))
  } catch {
    return []
  }
}

export const forgetEvents = (owner: string) => removeStored(keyOf(owner))

/** What her own calendar has on which day, as she brought it in. It stays on this device: it says whom she meets. */
export const useEvents = shopperStore(() => ({ events: readEvents(closetOwner()) }))

/** Puts a calendar's coming events in the place of the former ones, and returns how many there are. */
export function keepEvents(events: readonly DayEvent[], today: string) {
  const coming = events
    .filter(({ day }) => day >= today && day <= addDays(today, aheadDays))
    .toSorted((a, b) => a.day.localeCompare(b.day))
    .slice(0, mostEvents)
  useEvents.setState({ events: coming })
  writeStored(keyOf(closetOwner()), JSON.stringify(coming))
  return coming.length
}

/** The titles of a day's events, each once. */
export const useTitlesOf = (day: string) => {
  const events = useEvents((state) => state.events)
  return [...new Set(events.filter((event) => event.day === day).map(({ title }) => title))]
}

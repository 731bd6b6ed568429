import { shopOccasions } from '#client/features/today/shop-occasions.ts'
import type { TodayMemory } from '#client/features/today/today-memory.ts'
import { weatherOf, type Forecast } from '#shared/own-clothes/day-weather.ts'
import { addDays, daysBetween } from '#shared/own-clothes/days.ts'
import { maxTripDays, type TripDay } from '#shared/own-clothes/packing.ts'
import { feltWarmer } from '#shared/own-clothes/refusals.ts'
import type { Trip } from './trip-memory.ts'

/** What is wrong with the days of a trip, as the end of a message's name. */
export function faultOfDates({ from, to }: Pick<Trip, 'from' | 'to'>, today: string) {
  if (!from || !to) return 'datesMissing'
  if (to < from) return 'datesWrong'
  if (to < today) return 'datesPast'
  return daysBetween(from, to) >= maxTripDays ? 'datesLong' : null
}

/** The days of a trip; none while they are not told. */
export const datesOf = ({ from, to }: Pick<Trip, 'from' | 'to'>) =>
  from && to && from <= to && daysBetween(from, to) < maxTripDays
    ? Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => addDays(from, at))
    : []

/** Each day with its weather and occasion; null where neither a forecast nor she says how a day will be. */
export function tripDays(
  trip: Trip,
  forecast: readonly Forecast[],
  refusals: TodayMemory['refusals'],
): TripDay[] | null {
  const days = datesOf(trip).flatMap((date) => {
    const known = forecast.find((day) => day.date === date)
    const weather = known ? weatherOf(known, feltWarmer(refusals, date)) : trip.told
    return weather ? [{ date, weather, occasion: shopOccasions[trip.occasions[date] ?? trip.occasion] }] : []
  })
  return days.length === datesOf(trip).length ? days : null
}

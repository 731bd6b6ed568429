import type { Weather } from '@cabine/sophia/questions/consultation.ts'

/** A day as a forecast tells it, in °C, mm and km/h. */
export type Forecast = {
  date: string
  high: number
  low: number
  rainMm: number
  /** In percent. */
  rainChance: number
  windKmh: number
  snowCm: number
}

/** A day as clothes are chosen for it. */
export type DayWeather = { warmth: Weather; isWet: boolean }

/** From these felt temperatures on, °C. */
const bands: readonly [number, Weather][] = [
  [27, 'hot'],
  [21, 'warm'],
  [14, 'mild'],
  [7, 'cool'],
]
/** A wind from here on, km/h, makes it feel this much colder. */
const WINDY = 30
const WIND_CHILL = 2
/** Less rain in a whole day, mm, needs no other clothes. */
const WET = 1

/** @param feltWarmer by how much she feels warmer than others do, °C */
export function weatherOf(
  { high, low, rainMm, rainChance, windKmh, snowCm }: Forecast,
  feltWarmer = 0,
): DayWeather {
  const felt = (2 * high + low) / 3 + feltWarmer - (windKmh >= WINDY ? WIND_CHILL : 0)
  const isWet = rainMm >= WET || snowCm > 0 || (rainChance >= 60 && rainMm > 0)
  return wetDay({ warmth: bands.find(([from]) => felt >= from)?.[1] ?? 'cold', isWet })
}

/** Rain takes a warm day's warmth: it needs a layer. On a hot one an umbrella does. */
export const wetDay = ({ warmth, isWet }: DayWeather): DayWeather => ({
  warmth: isWet && warmth === 'warm' ? 'mild' : warmth,
  isWet,
})

import * as v from 'valibot'
import type { Forecast } from '#shared/own-clothes/day-weather.ts'
import { roundedDegrees } from '#shared/weather.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { readUpTo } from '../lib/read-up-to.ts'
import { within } from '../lib/time-limit.ts'

type WeatherEnv = Pick<Env, 'WEATHER_BASE' | 'PLACES_BASE' | 'SHOP_LIMIT'>

const timeoutMs = 4_000
const maxBytes = 60_000
/** A forecast is made anew every hour; a town stays where it is. */
const keptSeconds = { forecast: 3_600, places: 7 * 86_400 }
const days = 7
const mostPlaces = 6

const numbers = v.array(v.nullable(v.number()))
const forecastAnswer = v.object({
  daily: v.object({
    time: v.array(v.pipe(v.string(), v.isoDate())),
    temperature_2m_max: numbers,
    temperature_2m_min: numbers,
    precipitation_sum: numbers,
    precipitation_probability_max: v.optional(numbers, []),
    wind_speed_10m_max: v.optional(numbers, []),
    snowfall_sum: v.optional(numbers, []),
  }),
})
const placesAnswer = v.object({
  results: v.optional(
    v.array(
      v.object({
        name: v.string(),
        latitude: v.number(),
        longitude: v.number(),
        country: v.optional(v.string(), ''),
        admin1: v.optional(v.string(), ''),
      }),
    ),
    [],
  ),
})

/** The forecast of a place in Open-Meteo's protocol: nothing but the place is sent. Null where it cannot be had. */
export async function askForecast(env: WeatherEnv, latitude: string, longitude: string) {
  const address = addressOf(env.WEATHER_BASE, '/v1/forecast', {
    latitude,
    longitude,
    daily:
      'temperature_2m_max,temperature_2m_min,precipitation_sum,precipitation_probability_max,wind_speed_10m_max,snowfall_sum',
    timezone: 'auto',
    forecast_days: String(days),
  })
  const answer = await ask(env, address, forecastAnswer, keptSeconds.forecast)
  return answer && forecastsOf(answer.daily)
}

/** Days without temperatures are left out: nothing is guessed. */
function forecastsOf(daily: v.InferOutput<typeof forecastAnswer>['daily']): Forecast[] {
  return daily.time.flatMap((date, at) => {
    const [high, low] = [daily.temperature_2m_max[at], daily.temperature_2m_min[at]]
    if (typeof high !== 'number' || typeof low !== 'number') return []
    return {
      date,
      high,
      low,
      rainMm: daily.precipitation_sum[at] ?? 0,
      rainChance: daily.precipitation_probability_max[at] ?? 0,
      windKmh: daily.wind_speed_10m_max[at] ?? 0,
      snowCm: daily.snowfall_sum[at] ?? 0,
    }
  })
}

/** Places of a name, by the same protocol. Null where they cannot be had. */
export async function findPlaces(env: WeatherEnv, name: string, language: string) {
  const count = String(mostPlaces)
  const address = addressOf(env.PLACES_BASE, '/v1/search', { name, count, language, format: 'json' })
  const answer = await ask(env, address, placesAnswer, keptSeconds.places)
  return (
    answer &&
    answer.results.slice(0, mostPlaces).map(({ latitude, longitude, country, admin1, ...place }) => ({
      name: place.name,
      region: [admin1, country].filter((part) => part && part !== place.name).join(', '),
      latitude: roundedDegrees(latitude),
      longitude: roundedDegrees(longitude),
    }))
  )
}

const addressOf = (base: string, path: string, query: Record<string, string>) =>
  base ? `${base}${path}?${new URLSearchParams(query).toString()}` : null

/** Asks once for everybody who wants to know the same; no more often in a minute than a server of somebody else's can bear. */
async function ask<Schema extends v.GenericSchema>(
  { SHOP_LIMIT }: WeatherEnv,
  address: string | null,
  schema: Schema,
  forSeconds: number,
): Promise<v.InferOutput<Schema> | null> {
  if (!address) return null
  try {
    const kept = await caches.default.match(address)
    if (kept) return v.parse(schema, await kept.json())
    const { success } = await SHOP_LIMIT.limit({ key: new URL(address).host })
    if (!success) return null
    const body: unknown = JSON.parse(await fetchText(address))
    const answer = v.parse(schema, body)
    const headers = { 'Cache-Control': `max-age=${forSeconds}` }
    await caches.default.put(address, Response.json(body, { headers }))
    return answer
  } catch (error) {
    // The place stays out of the log.
    if (error instanceof v.ValiError) logEvent('weather_unreadable')
    else logFault('weather_failed', error)
    return null
  }
}

const fetchText = (address: string) =>
  within(timeoutMs, async (signal) => {
    const answer = await fetch(address, { headers: { 'User-Agent': 'Cabine' }, signal })
    if (answer.status === 200) return new TextDecoder().decode(await readUpTo(answer, maxBytes))
    await answer.body?.cancel()
    throw new Error(`the weather's server answered ${answer.status}`)
  })

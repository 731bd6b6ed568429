import { api, request } from '#client/lib/api.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { serverStates, useServerState } from '#client/session/server-state.ts'
import { roundedDegrees } from '#shared/weather.ts'
import type { Place } from './today-memory.ts'

type Where = Pick<Place, 'latitude' | 'longitude'>

const forecasts = serverStates(
  async (where: Where | null) => (where ? (await request(api.weather.$get({ query: where }))).days : []),
  // Where it could not be had, it is asked for again.
  { freshForMs: (days) => (days.length > 0 ? 1_800_000 : 0), isPublic: true },
)

/** The next days where she is; none while they are not known. */
export function useForecast(place: Place | null) {
  const where = place && { latitude: place.latitude, longitude: place.longitude }
  const { data = [], phase } = useServerState(forecasts(where))
  return { days: data, isLoading: where !== null && (phase === 'loading' || phase === 'unasked') }
}

/** Places of a name; null where they cannot be had. */
export const findPlaces = async (name: string) =>
  (await request(api.weather.places.$get({ query: { name, language: currentLanguage() } }))).places

const timeoutMs = 10_000

/** Where the browser says that she is, to a tenth of a degree: what is more exact stays in the browser. Null where it does not say. */
export function locate(): Promise<Place | null> {
  const { promise, resolve } = Promise.withResolvers<Place | null>()
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  navigator.geolocation.getCurrentPosition(
    ({ coords }) =>
      resolve({
        name: '',
        latitude: roundedDegrees(coords.latitude),
        longitude: roundedDegrees(coords.longitude),
      }),
    () => resolve(null),
    { timeout: timeoutMs, maximumAge: 3_600_000 },
  )
  return promise
}

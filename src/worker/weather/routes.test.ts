import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { api } from '../api.ts'
import { publish, visitsTo } from '../testing/web.ts'

let servers = 0
/** A server of weather, and a site that asks it. */
function weatherServer() {
  const host = `weather-${++servers}.example`
  const base = `https://${host}`
  const site = { ...env, WEATHER_BASE: base, PLACES_BASE: base }
  const ask = async (path: string) => {
    const answer = await api.request(`/api/weather${path}`, {}, site)
    return { status: answer.status, cached: answer.headers.get('Cache-Control'), body: await answer.json() }
  }
  return { host, base, ask }
}

const fields =
  'temperature_2m_max%2Ctemperature_2m_min%2Cprecipitation_sum%2Cprecipitation_probability_max%2Cwind_speed_10m_max%2Csnowfall_sum'
const forecastOf = (base: string, latitude: string, longitude: string) =>
  `${base}/v1/forecast?latitude=${latitude}&longitude=${longitude}&daily=${fields}&timezone=auto&forecast_days=7`

const week = {
  daily: {
    time: ['2026-11-30', '2026-12-01', '2026-12-02'],
    temperature_2m_max: [6.4, 9, null],
    temperature_2m_min: [1.2, 3, 2],
    precipitation_sum: [4.1, 0, 1],
    precipitation_probability_max: [85, null, 10],
    wind_speed_10m_max: [22.3, 11, 5],
    snowfall_sum: [0, 0, 0],
  },
}

describe('the weather of a place', () => {
  test('is asked once an hour for everybody, and nothing but the place is sent', async () => {
    const { host, base, ask } = weatherServer()
    await publish(forecastOf(base, '48.1', '11.6'), { body: JSON.stringify(week) })
    const first = await ask('?latitude=48.1&longitude=11.6')
    expect(first.body).toEqual({
      days: [
        { date: '2026-11-30', high: 6.4, low: 1.2, rainMm: 4.1, rainChance: 85, windKmh: 22.3, snowCm: 0 },
        { date: '2026-12-01', high: 9, low: 3, rainMm: 0, rainChance: 0, windKmh: 11, snowCm: 0 },
      ],
    })
    expect(first.cached).toBe('public, max-age=900')
    expect((await ask('?latitude=48.1&longitude=11.6')).body).toEqual(first.body)
    const visits = await visitsTo(host)
    expect(visits).toHaveLength(1)
    expect(Object.keys(visits[0]?.headers ?? {})).not.toContain('cookie')
  })

  test.each([
    '?latitude=48.137&longitude=11.575',
    '?latitude=91.0&longitude=11.6',
    '?latitude=48.1&longitude=181.0',
    '?latitude=north&longitude=11.6',
  ])('a place that is none, or told too exactly, is refused: %s', async (path) => {
    const { host, ask } = weatherServer()
    expect((await ask(path)).status).toBe(400)
    expect(await visitsTo(host)).toEqual([])
  })

  test.each([
    ['fails', { status: 500 }],
    ['has other words', { body: '{"daily":{"time":"never"}}' }],
    ['is no JSON', { body: '<html>' }],
    ['does not answer in time', { body: JSON.stringify(week), delayMs: 6_000 }],
  ])('a server that %s gives no weather, and is asked again', async (_, page) => {
    const { base, ask } = weatherServer()
    await publish(forecastOf(base, '-33.9', '151.2'), page)
    expect(await ask('?latitude=-33.9&longitude=151.2')).toEqual({
      status: 200,
      cached: 'no-store',
      body: { days: [] },
    })
    await publish(forecastOf(base, '-33.9', '151.2'), { body: JSON.stringify(week) })
    expect((await ask('?latitude=-33.9&longitude=151.2')).body).toMatchObject({
      days: [{ high: 6.4 }, { high: 9 }],
    })
  })

  test('a site without a server of weather has none', async () => {
    const answer = await api.request(
      '/api/weather?latitude=48.1&longitude=11.6',
      {},
      { ...env, WEATHER_BASE: '' },
    )
    expect(await answer.json()).toEqual({ days: [] })
  })
})

test('places of a name are told to a tenth of a degree, with where they lie', async () => {
  const { base, ask } = weatherServer()
  const found = {
    results: [
      { name: 'München', latitude: 48.13743, longitude: 11.57549, country: 'Deutschland', admin1: 'Bayern' },
      { name: 'Singapur', latitude: 1.28967, longitude: 103.85007, country: 'Singapur' },
    ],
  }
  await publish(`${base}/v1/search?name=M%C3%BCnchen&count=6&language=de&format=json`, {
    body: JSON.stringify(found),
  })
  expect((await ask('/places?name=M%C3%BCnchen&language=de')).body).toEqual({
    places: [
      { name: 'München', region: 'Bayern, Deutschland', latitude: '48.1', longitude: '11.6' },
      { name: 'Singapur', region: '', latitude: '1.3', longitude: '103.9' },
    ],
  })
  await publish(`${base}/v1/search?name=Nowhere&count=6&language=en&format=json`, { body: '{}' })
  expect((await ask('/places?name=Nowhere')).body).toEqual({ places: [] })
})

import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, test } from 'vitest'
import { api } from '../api.ts'
import { publish, visitsTo } from '../testing/web.ts'
import { bundledRates, readRates, renewRates } from './rates.ts'
import { readRateTable } from './read-rates.ts'

const ecb = (date: string, usd = '1.1612') => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <Cube><Cube time='${date}'>
    <Cube currency='USD' rate='${usd}'/>
    <Cube currency='JPY' rate='176.0'/>
    <Cube currency='GBP' rate='0.879'/>
    <Cube currency='CHF' rate='0.952'/>
  </Cube></Cube>
</gesmes:Envelope>`

const now = new Date('2026-11-26T16:00:00Z')
const later = new Date('2026-11-27T16:00:00Z')

let sources = 0
/** A source of rates that answers this text, and an environment that reads it. */
async function sourceOf(body: string, status = 200) {
  const host = `rates-${++sources}.example`
  const RATES_URL = `https://${host}/daily`
  await publish(RATES_URL, { body, status })
  return { host, env: { CACHE: env.CACHE, RATES_URL } }
}

beforeEach(() => env.CACHE.delete('rates:1'))

describe('both formats say the same', () => {
  test("the European Central Bank's table", () => {
    expect(readRateTable(ecb('2026-11-26'))).toEqual({
      base: 'EUR',
      date: '2026-11-26',
      perBase: { USD: 1.1612, JPY: 176, GBP: 0.879, CHF: 0.952 },
    })
  })

  test('JSON with a base, a day and rates', () => {
    const said = { base: 'USD', date: '2026-11-26', rates: { EUR: 0.86, JPY: 151.5 }, provider: 'bank' }
    expect(readRateTable(JSON.stringify(said))).toEqual({
      base: 'USD',
      date: '2026-11-26',
      perBase: { EUR: 0.86, JPY: 151.5 },
    })
  })

  test.each(['', '<html>moved</html>', '{"rates":{}}', '{"base":"EUR","date":"today","rates":{"USD":1}}'])(
    'what is neither is refused: %s',
    (text) => {
      expect(() => readRateTable(text)).toThrow()
    },
  )
})

test('rates of the source stand beside the bundled ones of other currencies, each with its day', async () => {
  const { env: site } = await sourceOf(ecb('2026-11-26'))
  await renewRates(site, undefined, now)
  const { EUR, CHF, AED } = await readRates(site)
  expect(EUR).toEqual({ dollars: 1.1612, date: '2026-11-26' })
  expect(CHF?.dollars).toBeCloseTo(1.1612 / 0.952, 6)
  expect(AED).toEqual(bundledRates.AED)
})

test('a source is asked once a day, and what was made public before is purged', async () => {
  const { host, env: site } = await sourceOf(ecb('2026-11-26'))
  const purged: string[] = []
  const purge = async (tags: string[]) => void purged.push(...tags)
  await renewRates(site, purge, now)
  await renewRates(site, purge, new Date(now.getTime() + 3_600_000))
  expect([await visitsTo(host).then((visits) => visits.length), purged]).toEqual([1, ['rates']])
  await renewRates(site, purge, later)
  expect(await visitsTo(host)).toHaveLength(2)
})

describe('what cannot be believed changes nothing', () => {
  test.each([
    ['rates of another month', ecb('2026-10-02'), 200],
    ['rates of a day to come', ecb('2026-12-24'), 200],
    [
      'a table that is upside down',
      JSON.stringify({ base: 'EUR', date: '2026-11-26', rates: { USD: 0.86, JPY: 0.0057, GBP: 1.14 } }),
      200,
    ],
    [
      'a table without dollars',
      JSON.stringify({ base: 'EUR', date: '2026-11-26', rates: { GBP: 0.88 } }),
      200,
    ],
    ['a page that says that it is gone', 'gone', 404],
    ['too many bytes', ' '.repeat(300_000), 200],
  ])('%s', async (_, body, status) => {
    const { env: site } = await sourceOf(body, status)
    await expect(renewRates(site, undefined, now)).rejects.toThrow()
    expect(await readRates(site)).toEqual(bundledRates)
  })

  test('one rate among many is left out, and the former one stands', async () => {
    const others = Object.fromEntries(
      Object.entries(bundledRates)
        .filter(([currency]) => currency !== 'USD')
        .map(([currency, { dollars }]) => [currency, 1 / dollars]),
    )
    const body = { base: 'USD', date: '2026-11-26', rates: { ...others, TRY: 4.2 } }
    const { env: site } = await sourceOf(JSON.stringify(body))
    await renewRates(site, undefined, now)
    const { TRY, EUR } = await readRates(site)
    expect(TRY).toEqual(bundledRates.TRY)
    expect(EUR?.date).toBe('2026-11-26')
  })
})

test('without a source the bundled rates are told, with their day, and those of a former source are not', async () => {
  const { env: site } = await sourceOf(ecb('2026-11-26'))
  await renewRates(site, undefined, now)
  expect(await readRates({ ...site, RATES_URL: '' })).toEqual(bundledRates)
})

test('the rates are one answer for everybody; the country is told to her alone', async () => {
  const ask = (path: string, country?: string) =>
    api.fetch(
      new Request(`https://cabine.example/api/${path}`, {
        headers: { ...(country && { 'cf-ipcountry': country }) },
      }),
      env,
    )
  const rates = await ask('rates', 'DE')
  expect(rates.headers.get('cache-control')).toContain('public')
  expect(rates.headers.get('vary') ?? '').not.toContain('Country')
  const region = await ask('region', 'DE')
  expect(region.headers.get('cache-control')).toMatch(/no-store|private/)
  expect(await region.json()).toEqual({ country: 'DE' })
  // Tor and unknown networks have made-up codes.
  expect(await (await ask('region', 'T1')).json()).toEqual({ country: null })
  expect(await (await ask('region')).json()).toEqual({ country: null })
})

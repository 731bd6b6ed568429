import { bundledRatesDate, dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import type { Rates } from '#shared/regions/rates.ts'
import type { Purge } from '../lib/edge-cache.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { readUpTo } from '../lib/read-up-to.ts'
import { within } from '../lib/time-limit.ts'
import { checkedRates } from './check-rates.ts'
import { readRateTable } from './read-rates.ts'

const key = 'rates:1'
/** How long a location of the network uses what it has read. */
const cacheTtl = 300
const timeoutMs = 10_000
const maxBytes = 200_000
/** A source has new rates once a day. Where it had none, or could not be read, it is asked at the next turn of the cron. */
const renewAfterMs = 20 * 3_600_000

type Kept = { rates: Rates; checkedAt: number }

export const bundledRates: Rates = Object.fromEntries(
  Object.entries(dollarsPerUnit).map(([currency, dollars]) => [
    currency,
    { dollars, date: bundledRatesDate },
  ]),
)

async function readKept(cache: KVNamespace): Promise<Kept | null> {
  try {
    return await cache.get<Kept>(key, { type: 'json', cacheTtl })
  } catch (error) {
    logFault('cache_failed', error)
    return null
  }
}

/** All rates that are known: those of the operator's source, and for other currencies the bundled ones. Each has its day. */
export const readRates = async (env: Pick<Env, 'CACHE' | 'RATES_URL'>): Promise<Rates> => ({
  ...bundledRates,
  // Without a source its former rates would stand for ever.
  ...(env.RATES_URL && (await readKept(env.CACHE))?.rates),
})

const fetchText = (address: string) =>
  within(timeoutMs, async (signal) => {
    const answer = await fetch(address, { headers: { 'User-Agent': 'Cabine' }, signal })
    if (answer.status === 200) return new TextDecoder().decode(await readUpTo(answer, maxBytes))
    await answer.body?.cancel()
    throw new Error(`the source of rates answered ${answer.status}`)
  })

/** Reads the operator's source once a day. Throws where it cannot be read or believed; then the former rates stand. */
export async function renewRates(
  env: Pick<Env, 'CACHE' | 'RATES_URL'>,
  purge: Purge = async () => undefined,
  now = new Date(),
) {
  if (!env.RATES_URL) return
  const kept = await readKept(env.CACHE)
  if (kept && now.getTime() - kept.checkedAt < renewAfterMs) return
  const known = { ...bundledRates, ...kept?.rates }
  const { rates, refused } = checkedRates(readRateTable(await fetchText(env.RATES_URL)), known, now)
  if (refused.length > 0) logEvent('rates_refused', { codes: refused.join(' ') })
  await env.CACHE.put(key, JSON.stringify({ rates: { ...kept?.rates, ...rates }, checkedAt: now.getTime() }))
  await purge(['rates'])
}

import * as v from 'valibot'

/** A table as a source gives it: units of each currency for one unit of `base`, on a day (UTC, 'YYYY-MM-DD'). */
export type RateTable = { base: string; date: string; perBase: Record<string, number> }

const code = /^[A-Z]{3}$/

const json = v.object({
  base: v.pipe(v.string(), v.regex(code)),
  date: v.pipe(v.string(), v.isoDate()),
  rates: v.record(v.string(), v.number()),
})

/**
 * The daily table of the European Central Bank (eurofxref-daily.xml): a Cube with the day, and in it a Cube a currency, in
 * units for one euro. Its form has not changed since 1999, and nothing else is read of it.
 */
function readEcb(text: string): RateTable {
  const [, date] = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(text) ?? []
  if (!date) throw new Error('the XML names no day')
  const found = text.matchAll(/<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([\d.]+)['"]/g)
  return {
    base: 'EUR',
    date,
    perBase: Object.fromEntries([...found].map(([, currency, rate]) => [currency, Number(rate)])),
  }
}

/** Reads one of the two formats that docs/deploying.md describes. Throws with a description of the fault. */
export function readRateTable(text: string): RateTable {
  if (text.trimStart().startsWith('<')) return readEcb(text)
  const { base, date, rates } = v.parse(json, JSON.parse(text))
  return { base, date, perBase: rates }
}

import { ills, type Ill } from '../loop.ts'
import type { Chance } from '../random.ts'

const minute = 60_000
const hour = 60 * minute
export const day = 24 * hour

/** A row of a feed: a product, one that is refused for its price, or one that cannot be read. */
export type Row = { id: string; price: number; is: 'product' | 'refused' | 'lost' }
/** What a shop serves from some time on. */
export type Version = { number: number; at: number; rows: Row[]; hasEtag: boolean }
export type Shop = { id: string; versions: Version[] }

export type ImportsHistory = {
  seed: number
  shops: Shop[]
  /** When the cron comes. */
  crons: number[]
  weather: { ills: number; deaths: number; moody: number; lostMessages: number; doubleMessages: number }
  cut: { trip: number; how: Ill } | null
}

/** Faults end here; what follows are crons in calm weather. */
export const calmAfter = 3 * day
export const endsAfter = 6 * day

const several = <T>(count: number, draw: (i: number) => T) => Array.from({ length: count }, (_, i) => draw(i))

function drawVersions(chance: Chance): Version[] {
  const size = chance.weighted([
    [3, chance.between(1, 6)],
    [2, chance.between(20, 30)],
  ] as const)
  const drawRow = (i: number): Row => ({
    id: `i${i}`,
    price: chance.between(1, 9),
    is: chance.happens(0.06) ? 'refused' : 'product',
  })
  let rows = several(size, drawRow)
  let count = size
  return several(chance.between(1, 4), (number) => {
    if (number > 0) {
      const kept = chance.pick([1, 0.9, 0.5, 0.1])
      rows = rows
        .filter(() => chance.happens(kept))
        .map((row) => (chance.happens(0.3) ? { ...row, price: chance.between(1, 9) } : row))
      rows.push(...several(chance.below(4), () => drawRow(count++)))
      // One that was gone may come back, and one may stand there twice.
      if (chance.happens(0.4)) rows.push(drawRow(chance.below(count)))
    }
    const isBroken = chance.happens(0.25)
    const at = number === 0 ? 0 : chance.below(calmAfter)
    const written = rows.map((row): Row => (isBroken && chance.happens(0.2) ? { ...row, is: 'lost' } : row))
    return { number, at, rows: written, hasEtag: chance.happens(0.5) }
  }).toSorted((a, b) => a.at - b.at)
}

export function drawHistory(chance: Chance, seed: number): ImportsHistory {
  const cut = chance.happens(0.3) ? { trip: chance.between(1, 200), how: chance.pick(ills) } : null
  const often = (most: number) => (cut ? 0 : chance.pick([0, most / 3, most]))
  const crons: number[] = []
  for (let at = chance.below(hour); at < endsAfter; at += chance.between(20 * minute, 3 * hour))
    crons.push(at)
  return {
    seed,
    shops: several(chance.between(1, 2), (i) => ({ id: `shop-${i}`, versions: drawVersions(chance) })),
    crons,
    weather: {
      ills: often(0.06),
      deaths: often(0.04),
      moody: often(0.4),
      lostMessages: often(0.2),
      doubleMessages: often(0.3),
    },
    cut,
  }
}

export function* simplerHistories(history: ImportsHistory): Generator<ImportsHistory> {
  const { shops, crons, weather } = history
  for (let i = 0; i < shops.length; i++)
    if (shops.length > 1) yield { ...history, shops: shops.toSpliced(i, 1) }
  for (const key of Object.keys(weather) as (keyof ImportsHistory['weather'])[])
    if (weather[key] > 0) yield { ...history, weather: { ...weather, [key]: 0 } }
  for (const [i, shop] of shops.entries()) {
    const simpler = (versions: Version[]) => ({ ...history, shops: shops.with(i, { ...shop, versions }) })
    const { versions } = shop
    for (let j = 0; j < versions.length; j++) if (versions.length > 1) yield simpler(versions.toSpliced(j, 1))
    for (const [j, version] of versions.entries())
      for (let k = 0; k < version.rows.length; k += 3)
        yield simpler(versions.with(j, { ...version, rows: version.rows.toSpliced(k, 3) }))
  }
  // Of a calm cron there are always more.
  for (let i = 0; i < crons.length; i += 8)
    if ((crons[i] ?? Infinity) < calmAfter) yield { ...history, crons: crons.toSpliced(i, 8) }
}

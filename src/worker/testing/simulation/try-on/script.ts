import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Photographer } from '#shared/photographers.ts'
import { ills, type Ill } from '../loop.ts'
import type { Chance } from '../random.ts'

const second = 1_000
const minute = 60 * second

/** What her device says of a photograph that it sees. */
export type Verdict = 'like_her' | 'developed' | 'drifted' | 'declined'

/** One press of the button, and what its tab does later. Times are in ms after the press. */
export type Press = {
  at: number
  shopper: number
  provider: 'cloud' | 'device'
  pieces: GarmentCategory[]
  photographers: Photographer[]
  later: boolean
  highQuality: boolean
  /** Of a cloud job: when its draft comes; null for one that is not awaited. */
  draftAfter: number | null
  /** When the start is sent again under the same name. */
  againAfter: number[]
  looks: { after: number; verdict: Verdict; twice: boolean }[]
  /** Of a device job: what its browser reports. */
  reports: { after: number; isMade: boolean }[]
}

export type Beside =
  | { at: number; do: 'spend'; shopper: number; id: number }
  | { at: number; do: 'plan'; shopper: number; premium: boolean }
  | { at: number; do: 'strangers'; press: number }
  | { at: number; do: 'wrong_secret'; press: number }
  | { at: number; do: 'deploy' }

/** How often something goes wrong: shares between 0 and 1. */
export type Weather = {
  ills: number
  deaths: number
  evicted: number
  lateAlarms: number
  doubleAlarms: number
  /** Of runs that a provider does not simply make. */
  moody: number
  /** How many first photographs of FASHN's price the day's budget is for. */
  budgetRuns: number
}

export type TryOnHistory = {
  seed: number
  startedAt: number
  shoppers: { credits: number; premium: boolean }[]
  presses: Press[]
  beside: Beside[]
  weather: Weather
  /** One fault at one trip, in place of the weather's; null for the weather. */
  cut: { trip: number; how: Ill } | null
}

const after = (chance: Chance) =>
  chance.weighted<number>([
    [4, chance.below(3 * second)],
    [5, chance.below(40 * second)],
    [3, chance.below(5 * minute)],
    [1, chance.below(7 * minute)],
  ])

const several = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw)

function drawPress(chance: Chance, shopperCount: number): Press {
  const provider = chance.happens(0.75) ? 'cloud' : 'device'
  const isCloud = provider === 'cloud'
  const both = chance.happens(0.6)
  return {
    at: chance.below(chance.pick([2 * second, minute, 6 * minute])),
    shopper: chance.below(shopperCount),
    provider,
    pieces: isCloud
      ? several(
          chance.weighted([
            [4, 1],
            [2, 2],
            [1, 3],
          ] as const),
          () => chance.pick(['tops', 'bottoms', 'outerwear'] as const),
        )
      : ['tops'],
    photographers: isCloud
      ? both
        ? ['workers_ai', 'fashn']
        : [chance.pick(['workers_ai', 'fashn'] as const)]
      : [],
    later: isCloud && chance.happens(0.15),
    highQuality: chance.happens(0.2),
    draftAfter: isCloud && chance.happens(0.3) ? chance.below(12 * second) : null,
    againAfter: chance.happens(0.25) ? several(chance.between(1, 2), () => chance.below(20 * second)) : [],
    looks: several(chance.between(1, 4), () => ({
      after: after(chance),
      verdict: chance.weighted<Verdict>([
        [6, 'like_her'],
        [2, 'developed'],
        [3, 'drifted'],
        [1, 'declined'],
      ]),
      twice: chance.happens(0.15),
    })),
    reports: isCloud
      ? []
      : several(chance.between(0, 2), () => ({ after: after(chance), isMade: chance.happens(0.7) })),
  }
}

function drawBeside(chance: Chance, shopperCount: number, pressCount: number, i: number): Beside {
  const at = after(chance)
  const press = chance.below(pressCount)
  const shopper = chance.below(shopperCount)
  return chance.weighted<Beside>([
    [3, { at, do: 'spend', shopper, id: i % 2 }],
    [2, { at, do: 'plan', shopper, premium: chance.happens(0.5) }],
    [3, { at, do: 'strangers', press }],
    [1, { at, do: 'wrong_secret', press }],
    [2, { at, do: 'deploy' }],
  ])
}

/** Draws what a few shoppers do within some minutes, and how everything else behaves. */
export function drawHistory(chance: Chance, seed: number): TryOnHistory {
  const shopperCount = chance.between(1, 3)
  const pressCount = chance.between(1, 5)
  const cut = chance.happens(0.3) ? { trip: chance.between(1, 80), how: chance.pick(ills) } : null
  const often = (most: number) =>
    cut
      ? 0
      : chance.weighted([
          [1, 0],
          [2, most / 4],
          [2, most],
        ] as const)
  return {
    seed,
    // Some begin a minute before a new day, whose budget is another.
    startedAt: chance.happens(0.15) ? Date.UTC(2026, 2, 1, 23, 58) : Date.UTC(2026, 2, 1, 12),
    shoppers: several(shopperCount, () => ({ credits: chance.between(0, 3), premium: chance.happens(0.2) })),
    presses: several(pressCount, () => drawPress(chance, shopperCount)),
    beside: several(chance.below(4), () => 0).map((_, i) => drawBeside(chance, shopperCount, pressCount, i)),
    weather: {
      ills: often(0.12),
      deaths: often(0.06),
      evicted: often(0.3),
      lateAlarms: often(0.3),
      doubleAlarms: often(0.2),
      moody: often(0.8),
      budgetRuns: chance.pick([1, 2, 40, 40]),
    },
    cut,
  }
}

const without = <T>(list: T[], i: number) => list.toSpliced(i, 1)

/** Simpler histories, those without the most first. */
export function* simplerHistories(history: TryOnHistory): Generator<TryOnHistory> {
  const { presses, beside, weather } = history
  for (let i = 0; i < presses.length; i++)
    if (presses.length > 1)
      yield {
        ...history,
        presses: without(presses, i),
        beside: beside.filter((one) => !('press' in one) || one.press < presses.length - 1),
      }
  for (const key of ['ills', 'deaths', 'evicted', 'lateAlarms', 'doubleAlarms', 'moody'] as const)
    if (weather[key] > 0) yield { ...history, weather: { ...weather, [key]: 0 } }
  for (let i = 0; i < beside.length; i++) yield { ...history, beside: without(beside, i) }
  for (const [i, press] of presses.entries()) {
    const simpler = (changed: Partial<Press>) => ({
      ...history,
      presses: presses.with(i, { ...press, ...changed }),
    })
    for (const key of ['looks', 'reports', 'againAfter'] as const)
      for (let j = 0; j < press[key].length; j++)
        yield simpler({ [key]: press[key].filter((_, k) => k !== j) })
    if (press.pieces.length > 1) yield simpler({ pieces: press.pieces.slice(1) })
    if (press.draftAfter !== null) yield simpler({ draftAfter: null })
  }
}

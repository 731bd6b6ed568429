import type { Chance } from '../random.ts'
import type { Cut } from '../process.ts'

/** All times of a script are whole minutes since the beginning of its world. */
export const hour = 60
export const day = 24 * hour

export type Way = 'in_app' | 'hosted'
export type Card = 'pays' | 'declined' | 'no_funds' | 'asks_bank' | 'fails_later' | 'disputes'
type What = 'latest' | 'first' | 'pack'

/** What happens in a scenario. An act that is impossible at its moment does nothing. */
export type Act =
  /** She opens pages that lead to Luxe, in as many tabs at once. */
  | { do: 'open'; ways: Way[] }
  /** She pays what is open, in the tab opened last or in all of them. */
  | { do: 'pay'; card: Card; tabs: 'last' | 'all' }
  /** Her bank asks for 3-D Secure. Without this act she never answers. */
  | { do: 'bank'; approves: boolean }
  | { do: 'buy'; item: 'credits_10' | 'credits_25'; card: Card }
  | { do: 'spend'; credits: number }
  | { do: 'return' | 'cancel' | 'resume' | 'backfill' | 'syncs' | 'leave' }
  /** On Stripe's own pages. */
  | { do: 'portal'; does: 'cancel' | 'resume' | 'end' }
  | { do: 'new_card'; card: Card }
  /** An operator's payment link, which creates a new customer with or without one of our user ids. */
  | { do: 'link'; reference: 'own' | 'none' | 'nonsense'; for: 'luxe' | 'credits_10'; card: Card }
  /** What an operator does at Stripe, and what banks do. */
  | { do: 'refund'; of: What; part: boolean }
  | { do: 'dispute'; of: What }
  | { do: 'dispute_ends'; won: boolean }
  | { do: 'new_price'; cents: number }
  | { do: 'end_now' | 'delete_customer' | 'other_product' }

export type Step = {
  at: number
  act: Act
  /** Acts at the same time. */
  beside?: Act[]
  cut?: Cut
}

export type Scenario = {
  /** Luxe that was given by hand, without a subscription. */
  isGuest?: boolean
  steps: Step[]
}

/** `nap` is how long a process of this kind may hang at most, in minutes. */
export function cuts(chance: Chance, probability: number, most: number, nap: number): { cut?: Cut } {
  if (!chance.happens(probability)) return {}
  const trip = Math.min(chance.between(1, most), chance.between(1, most))
  const when = chance.pick(['before', 'after'] as const)
  return chance.happens(0.2)
    ? { cut: { trip, when, does: 'sleeps', minutes: chance.between(1, nap) } }
    : { cut: { trip, when, does: chance.pick(['fails', 'dies'] as const) } }
}

const way = (chance: Chance): Way => (chance.happens(0.6) ? 'in_app' : 'hosted')
const ways = (chance: Chance): Way[] => (chance.happens(0.2) ? [way(chance), way(chance)] : [way(chance)])

const drawCard = (chance: Chance, good = 0.7): Card =>
  chance.happens(good)
    ? 'pays'
    : chance.pick(['declined', 'no_funds', 'asks_bank', 'fails_later', 'fails_later', 'disputes'] as const)

const what = (chance: Chance): What =>
  chance.weighted<What>([
    [6, 'latest'],
    [2, 'first'],
    [2, 'pack'],
  ])

/** Draws something that happens to a shopper with or without Luxe. */
const later = (chance: Chance): Act =>
  chance.weighted<() => Act>([
    [8, () => ({ do: 'cancel' })],
    [6, () => ({ do: 'resume' })],
    [3, () => ({ do: 'portal', does: chance.pick(['cancel', 'resume', 'end'] as const) })],
    [3, () => ({ do: 'new_card', card: drawCard(chance, 0.6) })],
    [5, () => ({ do: 'refund', of: what(chance), part: chance.happens(0.4) })],
    [3, () => ({ do: 'dispute', of: what(chance) })],
    [2, () => ({ do: 'dispute_ends', won: chance.happens(0.5) })],
    [2, () => ({ do: 'end_now' })],
    [2, () => ({ do: 'new_price', cents: chance.pick([1299, 1499, 1999]) })],
    [1, () => ({ do: 'delete_customer' })],
    [1, () => ({ do: 'other_product' })],
    [1, () => ({ do: 'leave' })],
    [4, () => ({ do: 'open', ways: ways(chance) })],
    [5, () => ({ do: 'pay', card: drawCard(chance), tabs: chance.pick(['last', 'all'] as const) })],
    [2, () => ({ do: 'bank', approves: chance.happens(0.7) })],
    [2, () => ({ do: 'return' })],
    [1, () => ({ do: 'backfill' })],
    [3, () => ({ do: 'syncs' })],
    [2, () => ({ do: 'spend', credits: chance.between(1, 12) })],
    [
      2,
      () => ({
        do: 'buy',
        item: chance.pick(['credits_10', 'credits_25'] as const),
        card: drawCard(chance, 0.85),
      }),
    ],
  ])()

type Draft = (chance: Chance) => { after: number; act: Act; cut?: Cut }[]

const soon = (chance: Chance) => chance.between(0, 12)

const beginnings: readonly (readonly [number, Draft])[] = [
  [
    38,
    (chance) => [
      { after: 0, act: { do: 'open', ways: ways(chance) } },
      ...(chance.happens(0.12)
        ? [{ after: soon(chance), act: { do: 'pay', card: 'declined', tabs: 'last' } as const }]
        : []),
      {
        after: soon(chance),
        act: {
          do: 'pay',
          card: chance.weighted<Card>([
            [8, 'pays'],
            [1, 'asks_bank'],
          ]),
          tabs: 'all',
        },
      },
      { after: soon(chance), act: { do: 'bank', approves: chance.happens(0.85) } },
      ...(chance.happens(0.3) ? [{ after: 0, act: { do: 'return' } as const }] : []),
    ],
  ],
  [
    16,
    // Her card pays once, and no more.
    (chance) => [
      { after: 0, act: { do: 'open', ways: [way(chance)] } },
      { after: soon(chance), act: { do: 'pay', card: 'fails_later', tabs: 'all' } },
      ...(chance.happens(0.6)
        ? [{ after: 30 * day + chance.below(18 * day), act: { do: 'new_card', card: 'pays' } as const }]
        : []),
    ],
  ],
  [
    9,
    (chance) => [
      { after: 0, act: { do: 'open', ways: ways(chance) } },
      {
        after: soon(chance),
        act: { do: 'pay', card: chance.pick(['declined', 'asks_bank'] as const), tabs: 'all' },
      },
      ...(chance.happens(0.5)
        ? [{ after: chance.below(2 * hour), act: { do: 'bank', approves: chance.happens(0.3) } as const }]
        : []),
      { after: chance.below(3 * day), act: { do: 'open', ways: ways(chance) } },
      ...(chance.happens(0.6)
        ? [{ after: soon(chance), act: { do: 'pay', card: drawCard(chance), tabs: 'all' } as const }]
        : []),
    ],
  ],
  [
    12,
    (chance) => [
      { after: 0, act: { do: 'buy', item: chance.pick(['credits_10', 'credits_25']), card: 'pays' } },
      { after: chance.below(2 * day), act: { do: 'spend', credits: chance.between(1, 20) } },
      ...(chance.happens(0.5)
        ? [
            {
              after: chance.below(9 * day),
              act: { do: 'refund', of: 'pack', part: chance.happens(0.3) } as const,
            },
          ]
        : [{ after: chance.below(9 * day), act: { do: 'dispute', of: 'pack' } as const }]),
    ],
  ],
  [
    8,
    (chance) => [
      {
        after: 0,
        act: {
          do: 'link',
          reference: chance.pick(['own', 'own', 'none', 'nonsense'] as const),
          for: chance.weighted<'luxe' | 'credits_10'>([
            [3, 'luxe'],
            [1, 'credits_10'],
          ]),
          card: drawCard(chance, 0.85),
        },
      },
    ],
  ],
  [7, () => []],
  [
    4,
    // One of her syncs reads now and writes days later.
    (chance) => [
      { after: 0, act: { do: 'open', ways: [way(chance)] } },
      { after: soon(chance), act: { do: 'pay', card: 'pays', tabs: 'all' } },
      {
        after: chance.below(3 * day),
        act: { do: 'syncs' },
        cut: {
          trip: chance.between(3, 5),
          when: 'before',
          does: 'sleeps',
          minutes: chance.between(hour, 9 * day),
        },
      },
      {
        after: soon(chance),
        act: chance.pick([
          { do: 'refund', of: 'latest', part: false },
          { do: 'portal', does: 'end' },
        ] as const),
      },
    ],
  ],
  [
    10,
    (chance) =>
      Array.from({ length: chance.between(2, 6) }, () => ({
        after: chance.below(9 * day),
        act: later(chance),
      })),
  ],
]

/** Draws one scenario: how it begins, and what comes later. */
export function drawScenario(chance: Chance, days: number): Scenario {
  let at = chance.below(12 * day)
  const steps: Step[] = []
  const add = (act: Act, cut?: Cut) => {
    const beside = chance.happens(0.12)
      ? {
          beside: Array.from({ length: chance.between(1, 2) }, () =>
            chance.happens(0.5) ? { do: 'syncs' as const } : later(chance),
          ),
        }
      : {}
    steps.push({ at, act, ...beside, ...cuts(chance, 0.22, 12, 5), ...(cut && { cut }) })
  }
  for (const { after, act, cut } of chance.weighted(beginnings)(chance)) {
    at += after
    add(act, cut)
  }
  for (
    let more = chance.weighted([
      [4, 0],
      [3, 1],
      [3, 2],
      [1, 4],
    ] as const);
    more > 0;
    more--
  ) {
    at += chance.weighted<number>([
      [2, chance.below(hour)],
      [3, chance.below(3 * day)],
      [4, chance.below(35 * day)],
    ])
    if (at >= days * day) break
    add(later(chance))
  }
  return {
    steps: steps.filter((step) => step.at < days * day),
    ...(chance.happens(0.02) ? { isGuest: true } : {}),
  }
}

export type World = {
  seed: number
  scenarios: Scenario[]
  /** When the cron job runs, and what happens to it. */
  crons: { at: number; cut?: Cut }[]
  /** When everything is compared, after one undisturbed reconcile. */
  comparedAt: number[]
  /** How far Stripe's clock is ahead of ours. */
  stripeAheadSeconds: number
  afterLastRetry: 'canceled' | 'unpaid' | 'past_due'
  /** For a failure's report: with all deliveries as drawn, or each once, at once and in order, or none. */
  deliveries: 'drawn' | 'plain' | 'none'
}

export function drawWorld(chance: Chance, seed: number, scenarioCount: number): World {
  const days = chance.between(40, 75)
  const between = chance.pick([day, 4 * day, 8 * day])
  const crons: World['crons'] = []
  for (let at = chance.below(between); at < days * day; at += 1 + chance.below(2 * between)) {
    // Never two in a row: Stripe forgets its events after thirty days.
    const wasCut = crons.at(-1)?.cut !== undefined
    crons.push({ at, ...cuts(chance, wasCut ? 0 : 0.35, 40, 5) })
  }
  return {
    seed,
    scenarios: Array.from({ length: scenarioCount }, () => drawScenario(chance, days)),
    crons,
    comparedAt: [chance.between(10 * day, (days - 5) * day), days * day],
    stripeAheadSeconds: chance.between(-240, 240),
    afterLastRetry: chance.pick(['canceled', 'unpaid', 'past_due'] as const),
    deliveries: 'drawn',
  }
}

import { ills, type Ill } from '../loop.ts'
import type { Chance } from '../random.ts'

const second = 1_000
const minute = 60 * second

/**
 * Three people with a browser and a mailbox each, and accounts at Google. The third wants into the others' accounts here:
 * she knows their addresses, and Google has not verified them for her.
 */
export const people = [0, 1, 2] as const
export type GoogleAccount = { sub: string; person: number; mailbox: number; isVerified: boolean }
export const googleAccounts: GoogleAccount[] = [
  { sub: 'sub-a', person: 0, mailbox: 0, isVerified: true },
  { sub: 'sub-a2', person: 0, mailbox: 3, isVerified: true },
  { sub: 'sub-b', person: 1, mailbox: 1, isVerified: true },
  { sub: 'sub-c', person: 2, mailbox: 2, isVerified: true },
  { sub: 'sub-c0', person: 2, mailbox: 0, isVerified: false },
  { sub: 'sub-c1', person: 2, mailbox: 1, isVerified: false },
]
/** Whose mailbox it is; the first person has two. */
export const mailboxOwner = (mailbox: number) => (mailbox === 3 ? 0 : mailbox)
export const emailOf = (mailbox: number) => `mailbox-${mailbox}@example.com`

export type Purpose = 'sign_in' | 'connect' | 'prove'
/** A way through Google. Times are in ms after the step before. */
export type Visit = {
  at: number
  browser: number
  purpose: Purpose
  account: number
  chooseAfter: number
  returns: { after: number; browser: number; tampers: 'state' | 'code' | null }[]
  finishes: { after: number; minimumAge: boolean }[]
}

export type Beside =
  | { at: number; do: 'sign_up'; browser: number; mailbox: number }
  | { at: number; do: 'sign_in'; browser: number; mailbox: number }
  | { at: number; do: 'log_out' | 'disconnect'; browser: number }
  | { at: number; do: 'verify' | 'leave'; mailbox: number }
  /** At Google: the account has another address of the same person. */
  | { at: number; do: 'move'; account: number; mailbox: number }
  | { at: number; do: 'new_key' }

export type GoogleHistory = {
  seed: number
  visits: Visit[]
  beside: Beside[]
  weather: { ills: number; deaths: number; moody: number }
  cut: { trip: number; how: Ill } | null
}

const soon = (chance: Chance) =>
  chance.weighted<number>([
    [6, chance.below(300)],
    [5, chance.below(20 * second)],
    [2, chance.below(8 * minute)],
    [1, chance.below(30 * minute)],
  ])

const several = <T>(count: number, draw: (i: number) => T) => Array.from({ length: count }, (_, i) => draw(i))

/** Most visits of a history are one person's, and she adds to her account what she came into a moment ago. */
function drawVisit(chance: Chance, most: number, place: number): Visit {
  const browser = chance.happens(0.7) ? most : chance.pick(people)
  const own = googleAccounts.flatMap((one, i) => (one.person === browser ? [i] : []))
  return {
    at: place * chance.between(0, 3 * minute) + chance.below(chance.pick([3 * second, minute])),
    browser,
    purpose: chance.weighted<Purpose>([
      [place === 0 ? 20 : 4, 'sign_in'],
      [4, 'connect'],
      [4, 'prove'],
    ]),
    account: chance.pick(own),
    chooseAfter: soon(chance),
    returns: several(
      chance.weighted([
        [6, 1],
        [3, 2],
        [1, 3],
      ] as const),
      (i) => ({
        after: i === 0 ? chance.below(second) : soon(chance),
        browser: chance.happens(0.15) ? chance.pick(people) : browser,
        tampers: chance.weighted<'state' | 'code' | null>([
          [12, null],
          [1, 'state'],
          [1, 'code'],
        ]),
      }),
    ),
    finishes: several(
      chance.weighted([
        [1, 0],
        [5, 1],
        [2, 2],
      ] as const),
      () => ({
        after: soon(chance),
        minimumAge: chance.happens(0.85),
      }),
    ),
  }
}

function drawBeside(chance: Chance): Beside {
  const at = chance.below(chance.pick([2 * second, 2 * second, 8 * minute]))
  const browser = chance.pick(people)
  const mailbox = chance.below(4)
  return chance.weighted<Beside>([
    [6, { at, do: 'sign_up', browser, mailbox }],
    [2, { at, do: 'sign_in', browser, mailbox }],
    [1, { at, do: 'log_out', browser }],
    [2, { at, do: 'disconnect', browser }],
    [3, { at, do: 'verify', mailbox }],
    [2, { at, do: 'leave', mailbox }],
    [1, { at, do: 'move', account: chance.below(2), mailbox: chance.pick([0, 3]) }],
    [1, { at, do: 'new_key' }],
  ])
}

/** She makes an account, leaves it, and wants in again a moment later; all the while her visits may bring her there too. */
function drawLeaving(chance: Chance, person: number): Beside[] {
  const mailbox = chance.pick([0, 1, 2, 3].filter((one) => mailboxOwner(one) === person))
  const leavesAt = second + chance.below(chance.pick([5 * second, 3 * minute]))
  return [
    { at: chance.below(second), do: 'sign_up', browser: person, mailbox },
    { at: leavesAt, do: 'leave', mailbox },
    { at: leavesAt + soon(chance), do: 'sign_in', browser: person, mailbox },
  ]
}

/** Somebody else has made an account with her address, and signs in there at the moment when its owner comes. */
function drawStranger(chance: Chance, [visit]: Visit[]): Beside[] {
  const [back, finish] = [visit?.returns[0], visit?.finishes[0]]
  const mailbox = googleAccounts[visit?.account ?? -1]?.mailbox
  if (!visit || !back || !finish || mailbox === undefined) return []
  const browser = chance.pick(people.filter((one) => one !== visit.browser))
  const comesAt = visit.at + visit.chooseAfter + back.after + 2 * second + finish.after
  return [
    { at: chance.below(visit.at + 1), do: 'sign_up', browser, mailbox },
    { at: comesAt + chance.below(200), do: 'sign_in', browser, mailbox },
  ]
}

export function drawHistory(chance: Chance, seed: number): GoogleHistory {
  const cut = chance.happens(0.3) ? { trip: chance.between(1, 60), how: chance.pick(ills) } : null
  const often = (most: number) => (cut ? 0 : chance.pick([0, most / 3, most]))
  const person = chance.pick(people)
  const visits = several(chance.between(1, 4), (i) => drawVisit(chance, person, i))
  return {
    seed,
    visits,
    beside: [
      ...several(chance.below(5), () => drawBeside(chance)),
      ...(chance.happens(0.1) ? drawLeaving(chance, person) : []),
      ...(chance.happens(0.1) ? drawStranger(chance, visits) : []),
    ],
    weather: { ills: often(0.1), deaths: often(0.05), moody: often(0.2) },
    cut,
  }
}

export function* simplerHistories(history: GoogleHistory): Generator<GoogleHistory> {
  const { visits, beside, weather } = history
  for (let i = 0; i < visits.length; i++)
    if (visits.length > 1) yield { ...history, visits: visits.toSpliced(i, 1) }
  for (let i = 0; i < beside.length; i++) yield { ...history, beside: beside.toSpliced(i, 1) }
  for (const key of ['ills', 'deaths', 'moody'] as const)
    if (weather[key] > 0) yield { ...history, weather: { ...weather, [key]: 0 } }
  if (history.cut) yield { ...history, cut: null }
  for (const [i, visit] of visits.entries()) {
    const simpler = (changed: Partial<Visit>) => ({
      ...history,
      visits: visits.with(i, { ...visit, ...changed }),
    })
    for (let j = 0; j < visit.returns.length; j++) yield simpler({ returns: visit.returns.toSpliced(j, 1) })
    for (let j = 0; j < visit.finishes.length; j++)
      yield simpler({ finishes: visit.finishes.toSpliced(j, 1) })
  }
}

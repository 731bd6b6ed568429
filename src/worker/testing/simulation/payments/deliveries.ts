import type { Cut } from '../process.ts'
import type { Chance } from '../random.ts'
import { cuts, day, hour } from './script.ts'

/** One delivery of an event. Only a 'true' one may be believed. */
export type Copy = {
  after: number
  kind: 'true' | 'stale' | 'wrong_secret' | 'altered' | 'unsigned'
  /** How many times at the same moment. */
  atOnce: number
  /** Whether the response leaves time to handle it; otherwise it waits in the outbox. */
  isWorkedOff: boolean
  cut?: Cut
}

const delay = (chance: Chance) =>
  chance.weighted<number>([
    [5, 0],
    [5, chance.below(hour)],
    [3, chance.below(3 * day)],
    [1, chance.below(20 * day)],
  ])

/**
 * Draws how one event is delivered: a fifth never arrives, others come up to five times, over weeks, among forgeries.
 */
export function drawCopies(chance: Chance): Copy[] {
  const copy = (kind: Copy['kind']): Copy => ({
    after: delay(chance),
    kind,
    atOnce: kind === 'true' && chance.happens(0.04) ? chance.between(2, 4) : 1,
    isWorkedOff: chance.happens(0.3),
    ...cuts(chance, 0.14, 8, chance.pick([5, 3 * hour, 3 * day])),
  })
  const copies: Copy[] = []
  if (!chance.happens(0.2)) {
    let left = chance.weighted<number>([
      [20, 1],
      [4, 2],
      [2, 3],
      [1, 4],
      [1, 5],
    ])
    while (left-- > 0) copies.push(copy('true'))
  }
  if (chance.happens(0.05)) copies.push(copy('stale'))
  if (chance.happens(0.05)) copies.push(copy(chance.pick(['wrong_secret', 'altered', 'unsigned'] as const)))
  return copies
}

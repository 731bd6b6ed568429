import {
  measures,
  objectives,
  statusDays,
  statusParts,
  type Measure,
  type PartState,
  type StatusPart,
} from '#shared/service-status.ts'
import type { Health, HealthPart } from './health.ts'
import type { Kept } from './objectives.ts'

/** What each part of the status page is made of. */
const madeOf: Record<StatusPart, HealthPart[]> = {
  shop: ['catalogue', 'cache'],
  accounts: ['accounts'],
  photos: ['photos'],
  photographs: ['photographs'],
  mails: ['mails'],
  payments: ['payments'],
}

type Parts = Health['parts']

function stateOf(parts: Parts, names: HealthPart[]): PartState {
  const own = names.map((name) => parts[name])
  if (own.some(({ ok }) => !ok)) return 'trouble'
  if (own.every(({ condition }) => condition === 'off')) return 'off'
  return own.some(({ condition }) => condition === 'slow') ? 'slow' : 'well'
}

/** A share is told with two digits behind the point of a percentage, cut and not rounded: 99.996 % is not 100 %. */
const cut = (share: number) => Math.floor(share * 10_000) / 10_000

/** The page for shoppers: how the parts are that they know, and how well the promises were kept. No number of anybody's. */
export function statusOf({ at, parts }: Pick<Health, 'at' | 'parts'>, kept: Record<Measure, Kept> | null) {
  const told = statusParts.map((part) => ({ part, state: stateOf(parts, madeOf[part]) }))
  return {
    at,
    ok: told.every(({ state }) => state !== 'trouble'),
    parts: told,
    days: statusDays,
    objectives: measures.map((measure) => {
      const one = kept?.[measure]
      return {
        measure,
        share: one?.share == null ? null : cut(one.share),
        target: objectives[measure],
        isKept: one?.isKept ?? true,
      }
    }),
  }
}

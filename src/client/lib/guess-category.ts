import { openEngine } from '#client/lib/engine-session.ts'
import { kindsOfPicture } from '#client/lib/describe-picture.ts'
import { kinds, leastShare } from '#shared/alike/kinds.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'

/** The kind of clothes that shares of `kinds` speak for; null where none is clear, or it is no clothes. */
export function clearestOf(shares: readonly number[]): GarmentCategory | null {
  const most = Math.max(...shares)
  const kind = kinds[shares.indexOf(most)]
  return most < leastShare || !kind || kind === 'none' ? null : kind
}

export type GuessedKind = {
  /** Null where it is unclear, or the networks cannot be had. */
  kind: GarmentCategory | null
  /** The kinds that somebody wears in the picture, the largest first. */
  worn: GarmentCategory[]
  /** The pieces that lie beside each other in it, the largest first. */
  apart: Blob[]
}

/** What kind of clothes a picture shows, told on this device. Of one in which somebody wears several the largest is meant. */
export async function guessCategory(file: Blob): Promise<GuessedKind> {
  const { worn, alone, apart } = await openEngine()
    .seeClothes(file)
    .catch(() => ({ worn: [], alone: null, apart: [] }))
  const [largest] = worn
  return { worn, apart, kind: largest ?? (await kindsOfPicture(file, alone).then(clearestOf, () => null)) }
}

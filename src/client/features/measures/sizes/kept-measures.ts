import type { BodyMeasures } from '#client/engine/index.ts'
import { measureNames, type MeasureName } from '#shared/measures.ts'
import type { ShopperMeasures } from './size-advice.ts'
import type { LengthUnit } from './units.ts'

/** What this browser keeps of her body, from the moment in which she agreed to that. */
export type KeptMeasures = {
  heightCm: number | null
  unit: LengthUnit
  /** What her photo told, and when; shares of her height. */
  told: { measures: BodyMeasures; at: number } | null
  /** What she says herself, cm: it goes before the photo's. */
  own: Partial<Record<MeasureName, number>>
}

/** Of grown people, cm. */
export const heights = { least: 120, most: 220 }
export const lengths = { least: 15, most: 250 }

export const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most

/** Two tapes around one body seldom agree better, cm. */
const TAPE = 1

/** In centimetres: what she says herself, and what the photo told of somebody of her height. */
export function measuresOf({ heightCm, told, own }: KeptMeasures): ShopperMeasures {
  const hers: ShopperMeasures = {}
  for (const name of measureNames) {
    const said = own[name]
    const seen = told?.measures[name]
    if (said !== undefined) hers[name] = { cm: said, doubtCm: TAPE, isOwn: true }
    else if (seen && heightCm !== null)
      hers[name] = { cm: seen.share * heightCm, doubtCm: seen.doubt * heightCm, isOwn: false }
  }
  return hers
}

import type { BodyMeasures } from '@cabine/engine'
import { measureNames, type MeasureName } from '@cabine/engine/contract/measure-names.ts'
import type { ShopperMeasures } from './size-advice.ts'
import type { LengthUnit } from './units.ts'

/** The body measures that this browser keeps once the shopper has agreed to it. */
export type KeptMeasures = {
  heightCm: number | null
  unit: LengthUnit
  /** What the photo gave, as shares of the body height, and when (ms since 1970). */
  told: { measures: BodyMeasures; at: number } | null
  /** What she has entered herself, in cm. It goes before the photo's. */
  own: Partial<Record<MeasureName, number>>
}

/** What is accepted for adults, in cm. */
export const heights = { least: 120, most: 220 }
export const lengths = { least: 15, most: 250 }

export const isWithin = (value: number, { least, most }: { least: number; most: number }) =>
  value >= least && value <= most

/** How far a measure taken by tape may be off, in cm. */
const TAPE = 1

/** All measures in centimetres. The photo's are shares of the height, so without a height they are left out. */
export function measuresOf({ heightCm, told, own }: KeptMeasures): ShopperMeasures {
  const measures: ShopperMeasures = {}
  for (const name of measureNames) {
    const said = own[name]
    const seen = told?.measures[name]
    if (said !== undefined) measures[name] = { cm: said, doubtCm: TAPE, isOwn: true }
    else if (seen && heightCm !== null)
      measures[name] = { cm: seen.share * heightCm, doubtCm: seen.doubt * heightCm, isOwn: false }
  }
  return measures
}

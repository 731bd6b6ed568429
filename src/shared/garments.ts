import * as v from 'valibot'
import { garmentCategories, wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'

export const garmentCategory = v.picklist(garmentCategories)
export const wornCategory = v.picklist(wornCategories)

const point = v.tuple([v.number(), v.number()])
const pair = v.object({ left: point, right: point })
const sleeve = v.object({
  elbowOuter: v.optional(point),
  elbowInner: v.optional(point),
  cuffOuter: point,
  cuffInner: point,
})
const leg = v.object({ kneeOuter: v.optional(point), kneeInner: v.optional(point), hemInner: point })

export const upperLandmarks = v.object({
  kind: v.literal('upper'),
  neck: pair,
  neckFront: point,
  shoulder: pair,
  armpit: pair,
  waist: v.optional(pair),
  hem: pair,
  sleeves: v.optional(v.object({ left: sleeve, right: sleeve })),
  innerCollar: v.optional(v.array(point)),
  openFront: v.optional(v.boolean()),
})

export const lowerLandmarks = v.object({
  kind: v.literal('lower'),
  waist: pair,
  hip: v.optional(pair),
  hem: pair,
  legs: v.optional(v.object({ crotch: point, left: leg, right: leg })),
})

export const garmentLandmarks = v.variant('kind', [
  upperLandmarks,
  lowerLandmarks,
]) satisfies v.GenericSchema<GarmentLandmarks>

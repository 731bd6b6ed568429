import * as v from 'valibot'
import { garmentCategories, wornCategories } from './garment-categories.ts'

export const garmentCategory = v.picklist(garmentCategories)
export const wornCategory = v.picklist(wornCategories)

/** A point of the garment picture: x and y from 0 to 1, from its top left corner. */
const point = v.tuple([v.number(), v.number()])
const pair = v.object({ left: point, right: point })

/**
 * The positions of a garment's seams in its picture. `left` and `right` are the picture's sides, not the wearer's.
 * The engine measures these on a custom upload; a catalogue garment carries them.
 */
export const upperLandmarks = v.object({
  kind: v.literal('upper'),
  /** Where the neckline meets the shoulder seam: the neck side of a strap or collar. */
  neck: pair,
  /** The lowest point of the front neckline. */
  neckFront: point,
  /** The outer end of the shoulder seam: where a sleeve begins, or the outer side of a strap. */
  shoulder: pair,
  armpit: pair,
  /** The narrowest place of the body panel, where there is one. */
  waist: v.optional(pair),
  hem: pair,
  /** Absent on sleeveless garments. The outer edge runs from the shoulder, the inner from the armpit. */
  sleeves: v.optional(
    v.object({
      left: v.object({
        elbowOuter: v.optional(point),
        elbowInner: v.optional(point),
        cuffOuter: point,
        cuffInner: point,
      }),
      right: v.object({
        elbowOuter: v.optional(point),
        elbowInner: v.optional(point),
        cuffOuter: point,
        cuffInner: point,
      }),
    }),
  ),
  /** The inside of the back that shows above the front neckline: a neck hides it, so it is cut away. */
  innerCollar: v.optional(v.array(point)),
  /** An open front: what lies between its two edges is not garment. */
  openFront: v.optional(v.boolean()),
})

export const lowerLandmarks = v.object({
  kind: v.literal('lower'),
  waist: pair,
  hip: v.optional(pair),
  /** The outer corners of the hem; for trousers those of the two legs. */
  hem: pair,
  /** Trousers and shorts only. */
  legs: v.optional(
    v.object({
      crotch: point,
      left: v.object({ kneeOuter: v.optional(point), kneeInner: v.optional(point), hemInner: point }),
      right: v.object({ kneeOuter: v.optional(point), kneeInner: v.optional(point), hemInner: point }),
    }),
  ),
})

export const garmentLandmarks = v.variant('kind', [upperLandmarks, lowerLandmarks])
export type GarmentLandmarks = v.InferOutput<typeof garmentLandmarks>
export type UpperLandmarks = v.InferOutput<typeof upperLandmarks>
export type LowerLandmarks = v.InferOutput<typeof lowerLandmarks>

/** A point of a garment's picture: x and y from 0 to 1, from its top left corner. */
type At = [x: number, y: number]
type Pair = { left: At; right: At }
type Sides<Side> = { left: Side; right: Side }

/**
 * The positions of a garment's seams in its picture. `left` and `right` are the picture's sides, not the wearer's.
 * The engine measures these on a custom upload; a catalogue garment carries them.
 */
export type UpperLandmarks = {
  kind: 'upper'
  /** Where the neckline meets the shoulder seam: the neck side of a strap or collar. */
  neck: Pair
  /** The lowest point of the front neckline. */
  neckFront: At
  /** The outer end of the shoulder seam: where a sleeve begins, or the outer side of a strap. */
  shoulder: Pair
  armpit: Pair
  /** The narrowest place of the body panel, where there is one. */
  waist?: Pair
  hem: Pair
  /** Absent on sleeveless garments. The outer edge runs from the shoulder, the inner from the armpit. */
  sleeves?: Sides<{ elbowOuter?: At; elbowInner?: At; cuffOuter: At; cuffInner: At }>
  /** The inside of the back that shows above the front neckline: a neck hides it, so it is cut away. */
  innerCollar?: At[]
  /** An open front: what lies between its two edges is not garment. */
  openFront?: boolean
}

export type LowerLandmarks = {
  kind: 'lower'
  waist: Pair
  hip?: Pair
  /** The outer corners of the hem; for trousers those of the two legs. */
  hem: Pair
  /** Trousers and shorts only. */
  legs?: { crotch: At } & Sides<{ kneeOuter?: At; kneeInner?: At; hemInner: At }>
}

export type GarmentLandmarks = UpperLandmarks | LowerLandmarks

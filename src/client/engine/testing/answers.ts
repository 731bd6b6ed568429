import type { GarmentAnswer } from '../models/garment-answer.ts'

/** What the garment network might say: nothing in particular, but for what is given. */
export const createAnswer = (given: Partial<GarmentAnswer> = {}): GarmentAnswer => ({
  chances: { tops: 1 / 6, dresses: 1 / 6, outerwear: 1 / 6, bottoms: 1 / 6, skirts: 1 / 6, none: 1 / 6 },
  lengths: { short: 0, middle: 1, long: 0 },
  worn: 0,
  points: {},
  partAt: () => 'ground',
  ...given,
})

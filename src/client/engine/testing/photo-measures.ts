import type { PhotoMeasures } from '../body/photo-check.ts'

/** Of a good photo: frontal, from head to foot. */
export const createMeasures = (changes: Partial<PhotoMeasures> = {}): PhotoMeasures => ({
  width: 900,
  height: 1400,
  people: 1,
  yaw: 8,
  tilt: 3,
  isFromBehind: false,
  areShouldersInside: true,
  hasHead: true,
  lowest: 'ankles',
  shoulders: 260,
  armsInFront: 0,
  kneeDrop: 0.8,
  skinLight: 0.55,
  sharpness: 18,
  contrast: 0.6,
  ...changes,
})

import type { PhotoMeasures } from '../body/photo-check.ts'

/** A grown woman's. */
export const usualProportions: PhotoMeasures['proportions'] = { eyesMouth: 0.14, ears: 0.4, face: 0.4, head: 0.5, eyesChin: 0.24, ankles: 7.4 }

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
  size: 0.19,
  armsInFront: 0,
  spine: 2,
  lean: 8,
  thighs: 10,
  knees: 8,
  kneeDrop: 0.8,
  forearmsAcross: 0,
  skinLight: 0.55,
  burnt: 0.01,
  sharpness: 18,
  contrast: 0.6,
  covers: { bust: { cloth: 1, alike: 0 }, hips: { cloth: 1, alike: 0 } },
  proportions: usualProportions,
  ...changes,
})

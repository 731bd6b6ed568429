import { judgePhoto, type PhotoMeasures } from '../photo/photo-check.ts'

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
  areLegsHidden: false,
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
  head: 0.5,
  ...changes,
})

/** What is said of such a photo but for these. */
export const judgeMeasured = (changes: Partial<PhotoMeasures>) => judgePhoto(createMeasures(changes))

import { garmentCategories, type GarmentCategory } from '#shared/garment-categories.ts'
import { photoAdvice, type PhotoAdvice, type PhotoCheck } from '../advice.ts'

/** What is measured of a photo with a person; `photo-measures.ts` reads it off. */
export type PhotoMeasures = {
  /** Upright size of the file, px. */
  width: number
  height: number
  /** People at least a quarter as large as the largest. */
  people: number
  /** Turn of the shoulders away from the camera, degrees. */
  yaw: number
  /** Slant of the shoulder line, degrees. */
  tilt: number
  /** Left and right are exchanged, and no face shows. */
  isFromBehind: boolean
  areShouldersInside: boolean
  /** Hair or a face shows. */
  hasHead: boolean
  /** Lowest part of the body that the photo shows. */
  lowest: 'chest' | 'waist' | 'hips' | 'knees' | 'ankles'
  /** Distance of the shoulders in px of the file. */
  shoulders: number
  /** Arms in front of the torso: 1 a wrist or forearm, 2 both. */
  armsInFront: number
  /** Height of the knees below the hips, in torsos; Infinity when the knees do not show. */
  kneeDrop: number
  /** Mean luma of the face, or of skin where no face shows, 0 to 1. */
  skinLight: number
  /** Root mean square of the Laplacian over the person, 0 to 255. */
  sharpness: number
  /** Difference of the person's bright and dark tones, 0 to 1. */
  contrast: number
}

type Rule = { refuse?: (measures: PhotoMeasures) => boolean; warn?: (measures: PhotoMeasures) => boolean }

/** Thresholds come from the study's photos and were tuned on those that must be refused. */
const rules: Partial<Record<PhotoAdvice, Rule>> = {
  several_people: { refuse: ({ people }) => people > 1 },
  back_view: { refuse: ({ isFromBehind, hasHead }) => isFromBehind && hasHead },
  cropped: {
    refuse: ({ areShouldersInside, hasHead, lowest }) =>
      !areShouldersInside || !hasHead || lowest === 'chest',
    warn: ({ lowest }) => lowest === 'waist',
  },
  too_small: {
    refuse: ({ shoulders, width, height }) => shoulders < 40 || Math.max(width, height) < 300,
    warn: ({ shoulders, width, height }) => shoulders < 70 || Math.max(width, height) < 500,
  },
  dark: {
    refuse: ({ skinLight }) => skinLight < 0.1,
    // Dark skin in good light has bright clothes or highlights beside it; a dark photo has neither.
    warn: ({ skinLight, contrast }) => skinLight < 0.16 || (skinLight < 0.34 && contrast < 0.36),
  },
  blurred: { refuse: ({ sharpness }) => sharpness < 4, warn: ({ sharpness }) => sharpness < 5.5 },
  turned: { refuse: ({ yaw }) => yaw > 50 },
  not_frontal: { warn: ({ yaw }) => yaw > 30 && yaw <= 50 },
  tilted: { refuse: ({ tilt }) => tilt > 35, warn: ({ tilt }) => tilt > 15 },
  seated: { warn: ({ kneeDrop }) => kneeDrop < 0.45 },
  arms_crossed: { refuse: ({ armsInFront }) => armsInFront >= 2 },
  arm_in_front: { warn: ({ armsInFront }) => armsInFront >= 1 && armsInFront < 2 },
}

/** Judges by the table above. Advice comes in the order in which it helps her most. */
export function judgePhoto(measures: PhotoMeasures): PhotoCheck {
  const refused = photoAdvice.filter((name) => rules[name]?.refuse?.(measures))
  const warned = photoAdvice.filter((name) => !refused.includes(name) && rules[name]?.warn?.(measures))
  const { width, height } = measures
  return {
    verdict: refused.length ? 'refused' : warned.length ? 'usable' : 'good',
    advice: [...refused, ...warned],
    width,
    height,
    wearable: refused.length ? [] : wearableCategories(measures),
  }
}

const reach = ['chest', 'waist', 'hips', 'knees', 'ankles'] as const

/** How much of her a category needs to see. A seated lap hides how trousers fall. */
const needs: Record<GarmentCategory, PhotoMeasures['lowest']> = {
  tops: 'waist',
  outerwear: 'waist',
  dresses: 'hips',
  skirts: 'knees',
  bottoms: 'knees',
}

function wearableCategories({ lowest, kneeDrop }: PhotoMeasures): GarmentCategory[] {
  return garmentCategories.filter((category) => {
    const isSeen = reach.indexOf(lowest) >= reach.indexOf(needs[category])
    const needsStanding = category === 'bottoms' || category === 'skirts' || category === 'dresses'
    return isSeen && !(needsStanding && kneeDrop < 0.45)
  })
}

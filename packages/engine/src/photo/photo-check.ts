import { wornCategories, type WornCategory } from '../contract/garment-categories.ts'
import { photoAdvice, type PhotoAdvice, type PhotoCheck } from '../contract/advice.ts'
import { isBare, type Covers } from './cover.ts'
import type { Posture } from './posture.ts'

/** What is measured of a photo with a person; `photo-measures.ts` reads it off. */
export type PhotoMeasures = Posture & {
  /** Upright size of the file, px. */
  width: number
  height: number
  /** Herself, and who stands near enough to her to be meant. */
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
  /** Her legs are in the photo, but under a skirt or coat that tells nothing of where they are. */
  areLegsHidden: boolean
  /** Distance of the shoulders in px of the file. */
  shoulders: number
  /** The same as a share of the photo's longer side. */
  size: number
  /** Arms in front of the torso: 1 a wrist or forearm, 2 both. */
  armsInFront: number
  /** Mean luma of the face, or of skin where no face shows, 0 to 1. */
  skinLight: number
  /** Share of her skin that is all but white. */
  burnt: number
  /** Root mean square of the Laplacian over the person, 0 to 255. */
  sharpness: number
  /** Difference of the person's bright and dark tones, 0 to 1. */
  contrast: number
  covers: Covers
  /** Her head beside her torso (head-size.ts). */
  head: number | null
}

type Rule = {
  refuse?: (measures: PhotoMeasures) => boolean
  warn?: (measures: PhotoMeasures) => boolean
  /** What such a photo cannot wear; where nothing is left it is refused. */
  hides?: WornCategory[]
}

/** What lies under her forearms. */
const OF_THE_TRUNK: WornCategory[] = ['tops', 'outerwear', 'dresses', 'bags']
/** A lap or a lunge hides how these fall. */
const FOR_STANDING = wornCategories.filter((category) => !['tops', 'outerwear'].includes(category))

/** Share of her skin without colour in which nothing can be matched. */
const GLARE = 0.3
/** Shoulders narrower than this share of the photo's longer side leave too few pixels of a look. */
const SMALLEST = 0.05

/** Thresholds come from the study's photos and were tuned on those that must be refused. */
const rules: Partial<Record<PhotoAdvice, Rule>> = {
  // Hands lie in a lap, and thighs before it.
  bare: { refuse: (measures) => isBare(measures.covers, !isSeated(measures)) },
  several_people: { refuse: ({ people }) => people > 1 },
  // In a glare or from afar no face is seen either, and on its side a photo exchanges left and right.
  back_view: {
    refuse: ({ isFromBehind, hasHead, burnt, size, spine }) =>
      isFromBehind && hasHead && burnt <= GLARE && size >= SMALLEST && spine < 60,
  },
  cropped: {
    refuse: ({ areShouldersInside, hasHead, lowest }) =>
      !areShouldersInside || !hasHead || lowest === 'chest',
    warn: ({ lowest }) => lowest === 'waist',
  },
  too_far: { refuse: ({ size }) => size < SMALLEST, warn: ({ size }) => size < 0.065 },
  too_small: {
    refuse: ({ shoulders, width, height }) => shoulders < 40 || Math.max(width, height) < 300,
    warn: ({ shoulders, width, height }) => shoulders < 70 || Math.max(width, height) < 500,
  },
  dark: {
    refuse: ({ skinLight }) => skinLight < 0.1,
    // Dark skin in good light has bright clothes or highlights beside it; a dark photo has neither.
    warn: ({ skinLight, contrast }) => skinLight < 0.16 || (skinLight < 0.34 && contrast < 0.36),
  },
  overexposed: { refuse: ({ burnt }) => burnt > GLARE, warn: ({ burnt }) => burnt > 0.15 },
  blurred: { refuse: ({ sharpness }) => sharpness < 4, warn: ({ sharpness }) => sharpness < 5.5 },
  turned: { refuse: ({ yaw }) => yaw > 50 },
  not_frontal: { warn: ({ yaw }) => yaw > 30 && yaw <= 50 },
  tilted: { refuse: ({ tilt }) => tilt > 35, warn: ({ tilt }) => tilt > 15 },
  not_upright: { refuse: isJumpOrBend, warn: isStooped, hides: FOR_STANDING },
  seated: { warn: isSeated, hides: FOR_STANDING },
  arms_crossed: { warn: areArmsCrossed, hides: OF_THE_TRUNK },
  forearm_across: {
    hides: OF_THE_TRUNK,
    warn: (measures) => measures.forearmsAcross === 1 && !areArmsCrossed(measures),
  },
  arm_in_front: {
    warn: (measures) =>
      measures.armsInFront >= 1 && measures.forearmsAcross === 0 && !areArmsCrossed(measures),
  },
}

function areArmsCrossed({ armsInFront, forearmsAcross }: PhotoMeasures) {
  return armsInFront >= 2 || forearmsAcross >= 2
}

/** Legs alone may be taken for a body on its head: a head there must be. */
function isUpsideDown({ spine, hasHead }: PhotoMeasures) {
  return spine > 120 && hasHead
}

/**
 * Knees near the hips in the photo may be foreshortened: somebody sits when the thighs are level in space as
 * well, and the shanks, where they show, are not in line with them, as in a lunge.
 */
function isSeated({ thighs, kneeDrop, knees, lowest, spine }: PhotoMeasures) {
  return spine < 60 && thighs > 60 && kneeDrop < 0.65 && (lowest !== 'ankles' || knees > 35)
}

/** A photo that was taken on its side is no bend; who sits has bent knees too. */
function isJumpOrBend(measures: PhotoMeasures) {
  const { lean, knees, tilt, spine } = measures
  if (spine > 100 || tilt > 35) return false
  return lean > 58 || (knees > 75 && !isSeated(measures))
}

/** A lunge, a raised leg, a stoop: the top fits, but trousers and skirts hang otherwise. */
function isStooped(measures: PhotoMeasures) {
  const { kneeDrop, thighs, lean, spine } = measures
  return spine < 60 && kneeDrop < 0.45 && (thighs > 35 || lean > 40) && !isSeated(measures)
}

/** Above the largest head of ten adults of the study, 0.603 torsos (decision 0049). */
const CHILDLIKE = 0.62

/** Where hips are guessed, or she is turned or bent, her torso's length says nothing. */
function isChildlike(measures: PhotoMeasures) {
  const { head, lowest, yaw } = measures
  if (head === null || head < CHILDLIKE || yaw > 30) return false
  return reach.indexOf(lowest) >= reach.indexOf('hips') && !isSeated(measures) && !isStooped(measures)
}

/** Judges by the table above. Advice comes in the order in which it helps her most. */
export function judgePhoto(measures: PhotoMeasures): PhotoCheck {
  // Left and right, sitting and turning mean nothing before the photo is the right way up.
  const refused: PhotoAdvice[] = isUpsideDown(measures)
    ? ['upside_down']
    : photoAdvice.filter((name) => rules[name]?.refuse?.(measures))
  const warned: PhotoAdvice[] = isUpsideDown(measures)
    ? []
    : photoAdvice.filter((name) => !rules[name]?.refuse?.(measures) && rules[name]?.warn?.(measures))
  const against: PhotoCheck['against'] = {}
  for (const category of wornCategories) {
    const why = warned.find((name) => rules[name]?.hides?.includes(category)) ?? unseen(category, measures)
    if (why) against[category] = why
  }
  const isRefused =
    refused.length > 0 || (warned.some(hides) && Object.keys(against).length === wornCategories.length)
  const { width, height } = measures
  return {
    verdict: isRefused ? 'refused' : warned.length ? 'usable' : 'good',
    // What leaves nothing to wear is told first.
    advice: [...refused, ...warned.toSorted((a, b) => Number(hides(b)) - Number(hides(a)))],
    width,
    height,
    against: isRefused ? {} : against,
    mayBeChild: isChildlike(measures),
  }
}

const hides = (name: PhotoAdvice) => rules[name]?.hides !== undefined

const reach = ['chest', 'waist', 'hips', 'knees', 'ankles'] as const

/** How much of her a category needs to see. */
const needs: Record<WornCategory, PhotoMeasures['lowest']> = {
  tops: 'waist',
  outerwear: 'waist',
  dresses: 'hips',
  skirts: 'knees',
  bottoms: 'knees',
  shoes: 'ankles',
  bags: 'waist',
}

const ON_LEGS: WornCategory[] = ['dresses', 'skirts', 'bottoms']

/** The photo ends above what the piece needs, or clothes hide it. */
function unseen(category: WornCategory, { lowest, areLegsHidden }: PhotoMeasures) {
  if (areLegsHidden && ON_LEGS.includes(category)) return 'legs_hidden'
  if (reach.indexOf(lowest) >= reach.indexOf(needs[category])) return undefined
  return category === 'shoes' ? 'feet_hidden' : 'cut_off'
}

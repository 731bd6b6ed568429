import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { GarmentLandmarks } from '../contract/garment-landmarks.ts'
import { signedDistance } from '../geometry/polygon.ts'
import type { Pose } from '../models/pose.ts'
import { createTorsoFrame, type TorsoFrame } from '../photo/frame.ts'
import { around, firstGlance, looksAt, readPlanes, sumOf } from '../photo/read-parts.ts'
import { fillHoles, keepLargeComponents } from '../raster/components.ts'
import { toCanvas } from '../raster/decode.ts'
import { createGuidedFilter } from '../raster/guided-filter.ts'
import type { Mask, Picture, Plane } from '../raster/plane.ts'
import { stretched, type Cutout } from './cutout.ts'
import { measureWornUpper } from './worn-landmarks.ts'

/** What is told apart in a picture of somebody. What lies before a piece hides some of it. */
const sources = {
  top: ['top'],
  outer: ['outer'],
  onePiece: ['one-piece'],
  lower: ['trousers', 'skirt'],
  trousers: ['trousers'],
  skirt: ['skirt'],
  before: ['hair', 'face', 'skin', 'bag', 'worn'],
} as const
type Worn = Record<keyof typeof sources, Plane>

/** Somebody in a picture of clothes; legs alone have no skeleton. */
export type Wearer = { pose: Pose | undefined; worn: Worn }

/** Less than this share of a figure's clothes is none of them. */
const LEAST = 0.12
/** Less than this share of a picture is no clothes on somebody. */
const LEAST_DRESSED = 0.03
/** A jacket and the top under it hide each other where the smaller is more than this of the larger. */
const HIDING = 0.6
/** Shares between which a pixel goes over from another thing to the piece. */
const EDGE = { from: 0.35, to: 0.65 }

/** A piece without its wearer. `seen` is what of `alpha` the picture shows. */
export type OffWearer = { cutout: Cutout; seen: Mask; landmarks?: GarmentLandmarks }

export async function readWearer(picture: Picture, pose: Pose | undefined): Promise<Wearer> {
  const glances = pose
    ? looksAt(picture, pose.joints, createTorsoFrame(pose.joints))
    : [firstGlance(around(picture.width / 2, picture.height / 2, picture))]
  return { pose, worn: await readPlanes(toCanvas(picture), glances, sources) }
}

/**
 * The piece of a category that somebody wears in a picture, without her: her parts are read as in a photo, and its seams lie
 * where her joints are. Undefined where she wears no such piece, or one of which too little is seen.
 */
export function offWearer(
  picture: Picture,
  { pose, worn }: Wearer,
  category: GarmentCategory,
): OffWearer | undefined {
  const isLower = category === 'bottoms' || category === 'skirts'
  if (!pose && !isLower) return undefined
  const frame = pose && createTorsoFrame(pose.joints)
  const share = pieceOf(worn, category)
  if (!share) return undefined
  const filter = createGuidedFilter(picture, Math.max(2, picture.width / 380), 1e-4)
  const seen = keepLargeComponents(stretched(filter(share), EDGE.from, EDGE.to), 0.05)
  const alpha = fillHoles(seen)
  const cutout: Cutout = { picture, alpha, method: 'parts', doubt: 0 }
  if (isLower || !frame) return { cutout, seen }
  const landmarks = measureWornUpper(alpha, pose.joints, frame)
  if (!landmarks) return undefined
  addHidden(alpha, filter(worn.before), landmarks, frame)
  return { cutout, seen, landmarks }
}

/** Whether clothes are read on anybody at all: beds, floors and prints look like skin and faces at times, and wear nothing. */
export const isDressed = ({ worn: { top, outer, onePiece, lower } }: Wearer) =>
  areaOf(top) + areaOf(outer) + areaOf(onePiece) + areaOf(lower) > LEAST_DRESSED * top.data.length

/** The kinds of clothes that can be taken off her, the largest first. */
export function kindsOn({ pose, worn }: Wearer) {
  const areas: Record<GarmentCategory, number> = {
    tops: areaOf(worn.top),
    outerwear: areaOf(worn.outer),
    dresses: areaOf(worn.onePiece),
    bottoms: areaOf(worn.trousers),
    skirts: areaOf(worn.skirt),
  }
  const all = Object.values(areas).reduce((sum, one) => sum + one, 0)
  return (Object.keys(areas) as GarmentCategory[])
    .filter((kind) => areas[kind] > LEAST * all && pieceOf(worn, kind) !== undefined)
    .filter((kind) => pose || kind === 'bottoms' || kind === 'skirts')
    .sort((a, b) => areas[b] - areas[a])
}

const areaOf = ({ data }: Plane) => data.reduce((area, share) => area + share, 0)

/** What of what she wears it is, 0 to 1. */
function pieceOf({ top, outer, onePiece, lower }: Worn, category: GarmentCategory): Plane | undefined {
  const [ofTop, ofOuter, ofOne, ofLower] = [top, outer, onePiece, lower].map(areaOf)
  const all = ofTop + ofOuter + ofOne + ofLower
  const isThere = (area: number) => area > LEAST * all
  switch (category) {
    case 'bottoms':
    case 'skirts':
      return isThere(ofLower) ? lower : undefined
    case 'dresses':
      return ofOne > ofTop + ofOuter + ofLower
        ? sumOf([onePiece, top, lower])
        : isThere(ofOne)
          ? onePiece
          : undefined
    case 'outerwear':
      return isThere(ofOuter) ? outer : isThere(ofTop) ? sumOf([top, outer]) : undefined
    case 'tops': {
      const [more, less] = [Math.max(ofTop, ofOuter), Math.min(ofTop, ofOuter)]
      if (!isThere(more) || less > HIDING * more) return undefined
      return isThere(less) ? (ofTop > ofOuter ? top : outer) : sumOf([top, outer])
    }
  }
}

/** Under hair, hands and bags the piece goes on; above its neckline it does not. */
function addHidden(
  alpha: Mask,
  before: Plane,
  { neck, neckFront, shoulder, armpit, hem }: Extract<GarmentLandmarks, { kind: 'upper' }>,
  { fromPhoto }: TorsoFrame,
) {
  const outline = [
    neck.left,
    shoulder.left,
    armpit.left,
    hem.left,
    hem.right,
    armpit.right,
    shoulder.right,
    neck.right,
  ]
  const [, neckline] = fromPhoto(...neckFront)
  const [left, right] = [neck.left, neck.right].map((place) => fromPhoto(...place)[0])
  for (let y = 0, i = 0; y < alpha.height; y++)
    for (let x = 0; x < alpha.width; x++, i++) {
      if (alpha.data[i] === 255 || before.data[i] < 0.5 || signedDistance(outline, x, y) > 0) continue
      const [across, down] = fromPhoto(x, y)
      if (down > neckline || across < left || across > right) alpha.data[i] = 255
    }
}

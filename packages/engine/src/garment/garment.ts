import type { GarmentCategory } from '../contract/garment-categories.ts'
import { EngineRefusal, type GarmentAdvice, type GarmentPiece } from '../contract/advice.ts'
import { askGarmentNetwork } from '../models/garment-network.ts'
import { detectPoses } from '../models/detect-poses.ts'
import { decodePicture, toCanvas } from '../raster/decode.ts'
import { maxGarmentSide } from '../raster/picture-sizes.ts'
import { dilate } from '../raster/morphology.ts'
import type { Mask, Picture } from '../raster/plane.ts'
import { segmentCoarsely } from '../models/segmentation.ts'
import { clearGround } from './clear-ground.ts'
import { isCutOutAlready, type Cutout } from './cutout.ts'
import { findSeams } from './find-seams.ts'
import type { LowerShape } from './lower-shape.ts'
import { isMistaken } from './mistaken.ts'
import { traceOutline } from './trace-outline.ts'
import { createTexture, type Texture } from './texture.ts'
import { toPixels } from './landmark-units.ts'
import type { UpperShape } from './upper-shape.ts'
import { poseOf } from '../photo/find-people.ts'
import { isDressed, offWearer, readWearer, type Wearer } from './off-wearer.ts'
import { shapeOf, wholeShape, type Shaped } from './whole-shape.ts'
import { isWorn, readWornSigns, type WornSigns } from './worn.ts'

export type Garment = {
  category: GarmentCategory
  shape: UpperShape | LowerShape
  texture: Texture
  cutout: Pick<Cutout, 'method' | 'doubt'>
  /** Landmarks came with the picture: seams lie where they say. */
  isMapped: boolean
  warnings: GarmentAdvice[]
}

const SMALLEST = 64
/** Share of the picture that must stand out to be a garment. */
const LEAST_SHARE = 0.03
/** Without a skeleton in sight the network must be this sure that somebody wears it, 0 to 1. */
const SURELY_WORN = 0.6

const isLowerCategory = (category: GarmentCategory) => category === 'bottoms' || category === 'skirts'

/**
 * Cuts a garment out and finds its seams. Throws an `EngineRefusal` for a picture that shows none.
 *
 * @param known `wearerOf` and `cutOut` of its picture, which may be known from before
 */
export async function understandGarment(
  { category, image, landmarks }: GarmentPiece,
  known: {
    wearerIn: (picture: Picture) => Promise<Wearer | undefined>
    cutoutOf: (picture: Picture) => Promise<Cutout>
  },
): Promise<Garment> {
  const { picture } = await decodePicture(image, maxGarmentSide).catch((error: unknown) => {
    throw new EngineRefusal('garment_unreadable', String(error))
  })
  if (Math.min(picture.width, picture.height) < SMALLEST)
    throw new EngineRefusal('garment_unclear', 'too small')
  if (landmarks && (landmarks.kind === 'lower') !== isLowerCategory(category)) {
    throw new EngineRefusal('unsupported_category', `${landmarks.kind} landmarks on ${category}`)
  }
  // A catalogue's cut-out is known to be of the garment alone. Asked first: it is sooner answered than cut out.
  const isKnown = landmarks !== undefined || isCutOutAlready(picture)
  const somebody = isKnown ? undefined : await known.wearerIn(picture)
  // Whoever wears a top has a skeleton; a bed and a print that look like skin and a face have none. Legs alone have none, either.
  const wearer = somebody && (somebody.pose || isLowerCategory(category)) ? somebody : undefined
  const worn = wearer && offWearer(picture, wearer, category)
  if (wearer && !worn) throw new EngineRefusal('garment_worn')
  // A clean cut-out tells its seams better than the network; and where that cannot be had, the rules go on alone.
  const seen = isKnown || worn ? undefined : await askGarmentNetwork(picture).catch(() => undefined)
  if (somebody && seen && seen.worn > SURELY_WORN) throw new EngineRefusal('garment_worn')
  if (seen && isMistaken(seen, category)) {
    throw new EngineRefusal('unsupported_category', `${category}: ${JSON.stringify(seen.chances)}`)
  }
  const cutout = worn?.cutout ?? (await known.cutoutOf(picture))
  if (cutout.doubt > 0.75) throw new EngineRefusal('garment_unclear')
  const given = worn?.landmarks ?? (landmarks && toPixels(landmarks, picture))
  const shapedIn = (alpha: Mask) => {
    const outline = traceOutline(alpha, !isLowerCategory(category))
    if (!outline || countInside(alpha) < LEAST_SHARE)
      throw new EngineRefusal(worn ? 'garment_worn' : 'garment_missing')
    clearLoose(alpha, outline.solid)
    if (given) return shapeOf(given, outline, alpha)
    const readings = findSeams({ category, picture, outline, seen })
    return wholeShape(readings, { category, outline, cutout: alpha, seen })
  }
  const { shape, alpha } = seen
    ? firstShaped([clearGround(cutout.alpha, seen, picture), cutout.alpha], shapedIn)
    : shapedIn(cutout.alpha)
  const warnings: GarmentAdvice[] = []
  if (cutout.doubt > 0.4) warnings.push('garment_unclear')
  return {
    category,
    shape,
    texture: createTexture(picture, alpha, worn?.seen),
    cutout: { method: cutout.method, doubt: cutout.doubt },
    isMapped: given !== undefined,
    warnings,
  }
}

/** What lies around a piece is taken away where a piece is left: the first cut-out that shows one. Throws as the last one does. */
function firstShaped([alpha, ...others]: Mask[], shapedIn: (alpha: Mask) => Shaped): Shaped {
  try {
    return shapedIn(alpha)
  } catch (error) {
    if (!(error instanceof EngineRefusal) || others.length === 0) throw error
    return firstShaped(others, shapedIn)
  }
}

/** Threads and dust that the outline left out go from the picture too. */
function clearLoose(alpha: Mask, solid: Mask) {
  const near = dilate(solid, 2)
  for (let i = 0; i < alpha.data.length; i++) if (near.data[i] === 0) alpha.data[i] = 0
}

function countInside({ data }: Mask) {
  let inside = 0
  for (const value of data) if (value > 127) inside++
  return inside / data.length
}

/** Who wears the clothes of a picture; undefined where nobody does. */
export async function wearerOf(picture: Picture): Promise<Wearer | undefined> {
  if (isCutOutAlready(picture) || !(await findSigns(picture))) return undefined
  const wearer = await readWearer(picture, await poseOf(picture))
  return isDressed(wearer) ? wearer : undefined
}

/** A bag or a pair of shoes is wanted without anybody. */
export async function refuseWorn(picture: Picture) {
  const signs = await findSigns(picture)
  if (signs) throw new EngineRefusal('garment_worn', JSON.stringify(signs))
}

/** What speaks for somebody in the picture, if enough does. */
async function findSigns(picture: Picture): Promise<WornSigns | undefined> {
  const canvas = toCanvas(picture)
  const segments = await segmentCoarsely(canvas)
  // Most garments' pictures show nothing of the kind: those need no skeleton.
  const signs = readWornSigns(segments, [], picture)
  const needsPose = !isWorn(signs) && signs.skin > 0.005
  const found = needsPose ? readWornSigns(segments, await detectPoses(canvas), picture) : signs
  return isWorn(found) ? found : undefined
}

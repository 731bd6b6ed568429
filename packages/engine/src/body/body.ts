import type { FigureModel } from './model/model.ts'
import type { PhotoAdvice, PhotoCheck } from '../contract/advice.ts'
import { distance } from '../geometry/math.ts'
import { understandFigure, type Figure } from './figure/figure.ts'
import { NO_BONE } from './figure/view.ts'
import type { FittedFigure } from './figure/fit-figure.ts'
import { loadFigure } from './load-figure.ts'
import type { Pose } from '../models/pose.ts'
import { decodePicture, toCanvas } from '../raster/decode.ts'
import { maxPhotoSide } from '../raster/picture-sizes.ts'
import { measureGrain } from '../raster/grain.ts'
import { luminance, type Picture, type Plane, type Size } from '../raster/plane.ts'
import { spreadBackdrop, type Backdrop } from '../photo/backdrop.ts'
import { claimStraps } from '../photo/straps.ts'
import { clothAndSkinOf } from '../photo/cloth-and-skin.ts'
import { mayBeBare, measureCovers } from '../photo/cover.ts'
import { splitClothes } from '../photo/clothes.ts'
import { UPPER_CLOTHES, type Clothes } from '../photo/clothes-labels.ts'
import { countOtherPeople, othersThan } from '../photo/other-people.ts'
import { findPeople, isUpsideDown } from '../photo/find-people.ts'
import { readFolds, type Folds } from '../photo/folds.ts'
import { separateForeground, type Foreground } from '../photo/foreground.ts'
import { findHairBehind, type HairBehind } from '../photo/hair-behind.ts'
import { createTorsoFrame, jointPoint, type TorsoFrame } from '../photo/frame.ts'
import { createLimbs, findCuff, measureThickness, type Limb } from '../photo/limbs.ts'
import { findOwnParts, keepOwnParts } from '../photo/own-parts.ts'
import { judgePhoto, type PhotoMeasures } from '../photo/photo-check.ts'
import { boxArea, burntAround, measurePhoto } from '../photo/photo-measures.ts'
import type { SeenPhoto } from './seen-photo.ts'
import { segmentPerson, type Segments } from '../photo/segments.ts'
import { shoulderLineOn } from './shoulder-line-on-figure.ts'
import { measureSilhouette, type Silhouette } from '../photo/silhouette.ts'
import { compareWithSkin, readSkin, type Skin, type SkinLikeness } from '../photo/skin.ts'

/** Limbs' radii are those of clothed arms. */
export const USUAL_BARE_ARM = 0.85

/** Everything that a garment needs to know of a photo. Understood once, kept for the next garment. */
export type Body = {
  photo: Picture
  pose: Pose
  frame: TorsoFrame
  arms: Limb[]
  legs: Limb[]
  segments: Segments
  silhouette: Silhouette
  clothes: Clothes
  foreground: Foreground
  /** Where on each arm the old sleeve ends: 0 the shoulder, 1 the elbow, 2 the wrist. */
  oldCuffs: [number, number]
  /** How thick her arms are, without clothes, beside the usual radii of `arms`. */
  armThickness: number
  figure: Figure
  skin: Skin
  skinLikeness: SkinLikeness
  backdrop: Backdrop
  hairBehind: HairBehind
  /** Deviation of the photo's noise, of a luminance from 0 to 1: what is painted gets as much. */
  grain: number
  /** Of `UPPER_CLOTHES` or `LOWER_CLOTHES`. Read when they are first asked for: a piece that hangs has folds of its own. */
  foldsOf: (label: number) => Folds
}

export type UnderstoodPhoto = {
  check: PhotoCheck
  /** Who was found in it as it stands; undefined where nobody looked. */
  people?: Pose[]
  /** What the check was told from, for studies; undefined where nobody was found. */
  measures?: PhotoMeasures
  /** What dresses the body, for photos that were not refused: it costs more than the check. */
  body?: () => Body
  /** What to keep of such a photo. */
  seen?: SeenPhoto
}

/** Decodes and checks a photo. Rejects only when the models fail; an unreadable file is a refused check. */
export async function understandPhoto(file: Blob): Promise<UnderstoodPhoto> {
  const decoded = await decodePicture(file, maxPhotoSide).catch(() => undefined)
  if (!decoded) return { check: refusal('unreadable', { width: 0, height: 0 }) }
  const { picture: photo, original } = decoded
  const canvas = toCanvas(photo)
  const people = await findPeople(canvas)
  if (!people.length) {
    return { check: refusal((await isUpsideDown(canvas)) ? 'upside_down' : 'nobody', original), people }
  }
  const pose = people.reduce((largest, one) =>
    boxArea(one.joints) > boxArea(largest.joints) ? one : largest,
  )
  const frame = createTorsoFrame(pose.joints)
  const light = luminance(photo)
  const everybody = await segmentPerson(canvas, photo, pose.joints, frame)
  if (!hasPerson(everybody)) {
    // In a glare the skeleton is all that is left of her.
    const isGlare = pose.joints[0].seen > 0.8 && burntAround(light, pose.joints) > 0.4
    return { check: refusal(isGlare ? 'overexposed' : 'nobody', original), people }
  }
  const others = othersThan(pose, people)
  const own = findOwnParts(everybody, pose, others)
  const otherPeople = await countOtherPeople(canvas, everybody, own, pose, others)
  const segments = keepOwnParts(everybody, own)

  const model = await loadFigure()
  const measures = measurePhoto({ original, photo, light, people: 1 + otherPeople, pose, frame, segments })
  if (mayBeBare(measures.covers)) {
    const asked = { face: segments.face, ...(await clothAndSkinOf(canvas, frame)) }
    measures.covers = measureCovers(photo, asked, frame, pose.joints)
  }
  const check = judgePhoto(measures)
  if (check.verdict === 'refused') return { check, people, measures }
  return { ...understood(photo, { check, pose, segments }, model), measures }
}

/** The same of a photo in which this was found before. */
export async function recallSeen(file: Blob, seen: SeenPhoto): Promise<UnderstoodPhoto> {
  const [{ picture }, model] = await Promise.all([decodePicture(file, maxPhotoSide), loadFigure()])
  return understood(picture, seen, model)
}

function understood(photo: Picture, found: SeenPhoto, model: FigureModel): UnderstoodPhoto {
  const { check, pose, segments } = found
  const seen = { ...found }
  let body: Body | undefined
  return {
    check,
    seen,
    body() {
      body ??= buildBody(photo, pose, createTorsoFrame(pose.joints), segments, model, { fitted: seen.fitted })
      seen.fitted = body.figure.fitted
      return body
    },
  }
}

const refusal = (advice: PhotoAdvice, { width, height }: Size): PhotoCheck => ({
  verdict: 'refused',
  advice: [advice],
  width,
  height,
  against: {},
  mayBeChild: false,
})

/** Smaller than this share of the photo nobody is. */
const LEAST_PERSON = 0.001

/** The pose network sees people in cats and coats; a person has skin or a face. */
function hasPerson({ background, face, skin, hair }: Segments) {
  let person = 0
  let human = 0
  for (let i = 0; i < background.data.length; i++) {
    if (background.data[i] < 127) person++
    if (face.data[i] + skin.data[i] + hair.data[i] > 150) human++
  }
  return person > background.data.length * LEAST_PERSON && human > person * 0.02
}

/** Everything beyond the networks: from their answers to what dressing needs. */
export function buildBody(
  photo: Picture,
  pose: Pose,
  frame: TorsoFrame,
  segments: Segments,
  model: FigureModel,
  { light = luminance(photo), fitted }: { light?: Plane; fitted?: FittedFigure } = {},
): Body {
  const { joints } = pose
  const { arms, legs } = createLimbs(joints, frame.shoulders, photo)
  const hips = distance(jointPoint(joints, 'hip', 0), jointPoint(joints, 'hip', 1))
  const silhouette = measureSilhouette(photo, frame, arms, segments, hips)
  const clothes = splitClothes({ photo, frame, silhouette, arms, legs, segments, light })
  const skin = readSkin(photo, light, segments)
  const foreground = separateForeground(
    photo,
    segments,
    skin.tone,
    frame.toPhoto(0, -0.5 * frame.shoulders)[1],
    frame.shoulders,
  )
  claimBetweenStrands(clothes, segments, foreground)
  claimStraps(photo, frame, clothes, segments, skin)
  const oldCuffs: Body['oldCuffs'] = [findCuff(arms[0], segments, photo), findCuff(arms[1], segments, photo)]
  const thickness = arms.flatMap((arm, side) => measureThickness(arm, oldCuffs[side], segments.skin) ?? [])
  const figure = understandFigure(
    model,
    photo,
    { size: photo, pose, segments, labels: clothes.labels },
    skin.tone,
    fitted,
  )
  return {
    photo,
    pose,
    frame,
    arms,
    legs,
    segments,
    silhouette: {
      ...silhouette,
      shoulderTop: shoulderLineOn(figure.view, frame, segments, silhouette.shoulderTop),
    },
    clothes,
    foreground,
    oldCuffs,
    armThickness: thickness.length ? Math.max(...thickness) : USUAL_BARE_ARM,
    figure,
    skin,
    skinLikeness: compareWithSkin(photo, segments, skin),
    backdrop: spreadBackdrop(photo, segments, frame.shoulders, (i) => figure.view.bone[i] !== NO_BONE),
    hairBehind: findHairBehind(
      photo,
      segments,
      foreground.head,
      clothes,
      frame.shoulders,
      frame.toPhoto(0, 0)[1],
    ),
    grain: measureGrain(light),
    foldsOf: remembered((label) => readFolds(photo, segments, clothes.labels, label, frame.shoulders)),
  }
}

function remembered<Value>(read: (key: number) => Value) {
  const known = new Map<number, Value>()
  return (key: number) => {
    const value = known.get(key) ?? read(key)
    known.set(key, value)
    return value
  }
}

/** What the network took for hair and is none of the head are the old clothes between the strands: they go with them. */
function claimBetweenStrands({ labels, holes }: Clothes, { hair }: Segments, { head }: Foreground) {
  for (let i = 0; i < labels.length; i++) {
    if (labels[i] || hair.data[i] < 90 || head.data[i] > hair.data[i] - 60) continue
    labels[i] = UPPER_CLOTHES
    holes[i] = 255
  }
}

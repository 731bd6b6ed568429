import type { UpperLandmarks } from '../contract/garment-landmarks.ts'
import { add, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import type { Joint } from '../models/pose.ts'
import { jointPoint, sides, sideSign, type Side, type TorsoFrame } from '../photo/frame.ts'
import { createArm, type Limb } from '../photo/limbs.ts'
import { maskAt, type Mask } from '../raster/plane.ts'

/** Where things are on somebody who is dressed: across in shoulder widths from the spine, down in torsos from the shoulder joints. */
const NECK = { from: 0.1, to: 0.45 }
const SHOULDER_SEAM = { across: 0.56, above: 0.12 }
const STRAP = { from: -0.25, to: 0.06 }
const ARMPIT = { across: 0.5, down: 0.3 }
const CHEST = 0.45
const HEM_ACROSS = 0.3
/** Beyond these a row's cloth is a sleeve's, above the hips and from there on. */
const TRUNK = { above: 0.72, below: 2 }
/** Of the rows from her chest to the hem, so many show something else in the middle where a front is open. */
const OPEN = 0.4
/** A sleeve that ends before this share of the upper arm is an armhole. */
const LEAST_SLEEVE = 0.3
/** Farther than so many radii from its bone a sleeve's cloth is the trunk's. */
const WIDEST = 1.7

/**
 * The seams of an upper garment or a dress on somebody: where her joints are, and where its cloth ends. In px of its picture;
 * undefined where it does not reach her chest.
 */
export function measureWornUpper(
  alpha: Mask,
  joints: Joint[],
  frame: TorsoFrame,
): UpperLandmarks | undefined {
  const cloth = clothOn(alpha, frame)
  const { at, isClothAt, topOf } = cloth
  if (![-0.25, 0, 0.25].some((across) => isClothAt(across, CHEST))) return undefined
  const arms = sides.map((side) => createArm(joints, side, frame.shoulders, alpha))
  const covers = arms.map((arm) => coverOf(arm, cloth))
  const hasSleeves = Math.min(...covers) > LEAST_SLEEVE
  const necks = sides.map((side) => findNeck(cloth, side))
  const middle = (necks[0].across + necks[1].across) / 2
  const lowest = findLowest(cloth)
  const hemMost = lowest > 1.3 ? TRUNK.below : TRUNK.above
  const sleeve = (side: Side) => sleeveOf(arms[side], covers[side], cloth)
  return {
    kind: 'upper',
    neck: pair(necks.map(({ across, down }) => at(across, down))),
    neckFront: tuple(at(middle, topOf(middle) ?? Math.max(necks[0].down, necks[1].down))),
    shoulder: pair(
      sides.map((side) =>
        hasSleeves ? findSeam(cloth, joints, frame, side) : findStrap(cloth, necks[side], side),
      ),
    ),
    armpit: pair(
      sides.map((side) => {
        const end = hasSleeves ? ARMPIT.across : cloth.endOf(ARMPIT.down, side, TRUNK.above)
        return at(sideSign(side) * Math.max(0.3, end), ARMPIT.down)
      }),
    ),
    hem: pair(
      sides.map((side) =>
        at(sideSign(side) * Math.max(0.25, cloth.endOf(lowest - 0.03, side, hemMost)), lowest),
      ),
    ),
    sleeves: hasSleeves ? { left: sleeve(0), right: sleeve(1) } : undefined,
    openFront: isOpen(cloth, lowest) || undefined,
  }
}

type Cloth = ReturnType<typeof clothOn>

/** Where there is cloth, asked across in shoulder widths and down in torsos. */
function clothOn(alpha: Mask, { shoulders, torso, toPhoto }: TorsoFrame) {
  const isCloth = ([x, y]: Point) =>
    x >= 0 && y >= 0 && x < alpha.width - 1 && y < alpha.height - 1 && maskAt(alpha, x, y) > 127
  const at = (across: number, down: number): Point => toPhoto(across * shoulders, down * torso)
  const isClothAt = (across: number, down: number) => isCloth(at(across, down))
  return {
    isCloth,
    at,
    isClothAt,
    /** The highest cloth of a column; undefined where there is none above the hips. */
    topOf: (across: number) => {
      for (let down = -0.5; down < 1; down += 0.01) if (isClothAt(across, down)) return down
      return undefined
    },
    /** How far cloth goes on from the spine. */
    endOf: (down: number, side: Side, most: number, from = 0) => {
      let end = from
      for (let across = from; across < most; across += 0.01)
        if (isClothAt(sideSign(side) * across, down)) end = across
      return end
    },
    /** Any of a row's middle. */
    isRow: (down: number) => [-HEM_ACROSS, 0, HEM_ACROSS].some((across) => isClothAt(across, down)),
  }
}

type Place = { across: number; down: number }

/** A neckline rises from the middle to where it meets the shoulder's seam. */
function findNeck({ topOf }: Cloth, side: Side): Place {
  let [best, highest] = [NECK.to, Infinity]
  for (let across = NECK.from; across <= NECK.to; across += 0.01) {
    const top = topOf(sideSign(side) * across)
    if (top !== undefined && top < highest - 0.004) [best, highest] = [across, top]
  }
  return { across: sideSign(side) * best, down: highest === Infinity ? 0.1 : highest }
}

/** Where a sleeve begins: between the joint and where shoulders' seams usually are. */
function findSeam(
  { topOf, at }: Cloth,
  joints: Joint[],
  { fromPhoto, shoulders, torso }: TorsoFrame,
  side: Side,
) {
  const [aside, below] = fromPhoto(...jointPoint(joints, 'shoulder', side))
  const across = (sideSign(side) * (Math.abs(aside) / shoulders + SHOULDER_SEAM.across)) / 2
  const down = Math.max(topOf(across) ?? -SHOULDER_SEAM.above, below / torso - 2 * SHOULDER_SEAM.above)
  return at(across, Math.min(down, below / torso))
}

/** The outer side of a strap. */
function findStrap({ endOf, at }: Cloth, neck: Place, side: Side) {
  let end = Math.abs(neck.across)
  let height = neck.down
  for (let down = STRAP.from; down <= STRAP.to; down += 0.02) {
    const reach = endOf(down, side, TRUNK.above, Math.abs(neck.across))
    if (reach > end) [end, height] = [reach, down]
  }
  return at(sideSign(side) * end, height)
}

function findLowest({ isRow }: Cloth) {
  let lowest = CHEST
  for (let down = CHEST; down < 4; down += 0.01) if (isRow(down)) lowest = down
  return lowest
}

function isOpen({ isRow, isClothAt }: Cloth, lowest: number) {
  let [rows, open] = [0, 0]
  for (let down = 0.2; down < lowest; down += 0.02) {
    rows++
    if (isRow(down) && !isClothAt(0, down)) open++
  }
  return open > OPEN * rows
}

const tuple = ([x, y]: Point): [number, number] => [x, y]
const pair = ([left, right]: Point[]) => ({ left: tuple(left), right: tuple(right) })

const STEP = 0.05

function placeOn({ joints }: Limb, along: number): { at: Point; bone: Point } {
  const bone = Math.min(joints.length - 2, Math.floor(along))
  const [from, to] = [joints[bone], joints[bone + 1]]
  return { at: mixPoints(from, to, along - bone), bone: normalise(subtract(to, from)) }
}

/** How far down an arm cloth goes on: 0 the shoulder, 1 the elbow, 2 the wrist. */
function coverOf(arm: Limb, { isCloth }: Cloth) {
  let cover = 0
  for (let along = 0.15; along <= 2.1; along += STEP) {
    if (!isCloth(placeOn(arm, along).at)) break
    cover = along
  }
  return cover
}

function sleeveOf(arm: Limb, cover: number, { isCloth }: Cloth) {
  const endsAt = (along: number): [Point, Point] => {
    const { at, bone } = placeOn(arm, along)
    // Away from the trunk.
    const outwards: Point = [sideSign(arm.side) * bone[1], -sideSign(arm.side) * bone[0]]
    const radius = arm.radii[Math.min(2, Math.round(along))]
    const reach = (way: number) => {
      let far = 0.4 * radius
      while (far < WIDEST * radius && isCloth(add(at, outwards, way * far))) far++
      return add(at, outwards, way * far)
    }
    return [reach(1), reach(-1)]
  }
  const [cuffOuter, cuffInner] = endsAt(cover)
  if (cover < 1.3) return { cuffOuter: tuple(cuffOuter), cuffInner: tuple(cuffInner) }
  const [elbowOuter, elbowInner] = endsAt(1)
  return {
    elbowOuter: tuple(elbowOuter),
    elbowInner: tuple(elbowInner),
    cuffOuter: tuple(cuffOuter),
    cuffInner: tuple(cuffInner),
  }
}

import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { jointNumbers, type Side } from '../photo/frame.ts'
import type { LimbPlace } from '../photo/limbs.ts'
import { add, distance, median, normalise, subtract, type Point } from '../geometry/math.ts'
import { maskAt } from '../raster/plane.ts'
import { cornerBeside, outwardsOf, type ArmChain } from './arm-chain.ts'
import { createArmPath, isPerson, type ArmPath } from './arm-path.ts'
import { readFigureArm, STEP, WRIST, type Rung, type SeenRung } from './figure-arm.ts'

/** Where an arm's first straight bone begins: above it is the figure's own shoulder. */
export const START = 0.2
/** How far an arm runs on under its hand. */
const INTO_HAND = 0.4
/** So many rungs of it lie under a hand's edge, which is nowhere square to it. */
const UNDER_HAND = 1
/** How much narrower it is at the end of the way into the hand, as a share a unit of the way. */
const TAPER = 1.4
/** A sleeve no wider than this beside the arm in it tells where that arm is. */
const TIGHT = 1.7
/** How much skin that is seen counts beside a sleeve's middle, and the elbow of a bent arm. */
const SEEN = 4
const ELBOW = 8
const HAND = 3
/** The figure's arms are shorter than people's: where their wrist is, it still has its forearm, so much wider. */
const FOREARM = 0.8
/** An arm is bent from here on, radians. */
const BENT = 0.5
/** How firmly bones stay with the figure's, and a reading so far off counts half, px. */
const HELD = 0.3
const ROBUST = 4
/** Farther along it may be the hand that is seen. */
const NO_HAND = 1.8
/** Within so much of the elbow the bend is read and not the bones. */
const NEAR_ELBOW = 0.15

/** What the photo says of one rung: how far outwards of the figure's path the arm's middle lies, half its width, px. */
type Reading = { along: number; middle: number; half: number; weight: number }

/** An arm of which the figure hides more than this share is behind her, unless its hand is seen, or its elbow so surely. */
const MOST_HIDDEN = 0.5
const ELBOW_SEEN = 0.5
/** The figure's arm has at least and at most so many of the path's radii: clothes may have made it fat. */
const THICKNESS = { least: 0.72, most: 0.92 }
/** Skin, or a sleeve, tells an arm's thickness where it is so much of the figure's. */
const TELLS = { least: 0.65, most: 1.4 }

/** The figure's arm, rung by rung, and where the photo has it; undefined for one that is behind her. Whatever she wears, it is the same. */
export function findArm(body: Body, side: Side): FoundArm | undefined {
  const known = found.get(body) ?? []
  found.set(body, known)
  if (!known[side]) {
    const path = createArmPath(body, side)
    const arm = readFigureArm(body, path)
    const hand = arm && findHand(body, side, endOf(arm.rungs))
    const isBehind = !arm || (arm.hidden > MOST_HIDDEN && !hand && elbowSeen(body, side) < ELBOW_SEEN)
    known[side] = {
      arm: isBehind
        ? undefined
        : {
            rungs: arm.rungs,
            hand,
            chain: placeArm(body, path, withUsualWidth(arm.rungs, path), side, hand),
          },
    }
  }
  return known[side].arm
}

const elbowSeen = ({ pose }: Body, side: Side) => pose.joints[jointNumbers.elbow[side]].seen

export type FoundArm = { rungs: SeenRung[]; chain: ArmChain; hand?: Point }
const found = new WeakMap<Body, { arm: FoundArm | undefined }[]>()

/**
 * Where the photo has an arm: straight bones through the middle of what is seen of it, or of its sleeve, and on into its hand.
 *
 * @param hand the middle of what is seen of it
 */
function placeArm(body: Body, path: ArmPath, rungs: Rung[], side: Side, hand: Point | undefined): ArmChain {
  const joints = [path.at(0), path.at(1), path.at(2)]
  const out = [outwardsOf(side, joints[0], joints[1]), outwardsOf(side, joints[1], joints[2])]
  const bend = Math.acos(clamp(out[0][0] * out[1][0] + out[0][1] * out[1][1], -1, 1))
  const readings = rungs.map((rung) => readRung(body, path, rung, out[rung.along < 1 ? 0 : 1], bend))
  const start = middleOf(rungs[Math.round(START / STEP)])
  if (hand) readings.push(readHand(joints[2], out[1], hand))
  const { elbow, wrist } = fitBones(readings, start)
  const halves = halvesOf(readings.slice(0, rungs.length), rungs)
  const from = add(path.at(START), out[0], start)
  const bent = cornerBeside(joints[1], out[0], out[1], elbow)
  const end = add(joints[2], out[1], wrist)
  const tip = followHand(body, bent, end, hand)
  const half = (along: number) => {
    const k = clamp(along / STEP, 0, halves.length - 1)
    // Under a hand it tapers off: nothing of it shows beside what is seen of it.
    const taper = 1 - Math.max(0, along - WRIST) * TAPER
    return taper * mix(halves[Math.floor(k)], halves[Math.ceil(k)], k % 1)
  }
  return { side, joints: [from, bent, end, tip.at], alongs: [START, 1, WRIST, tip.along], half }
}

const middleOf = ({ inner, outer }: Rung) => (inner + outer) / 2

function endOf(rungs: Rung[]) {
  const last = rungs[rungs.length - 1]
  return add(last.at, last.outwards, middleOf(last))
}

/** No thinner and no fatter than arms are. */
function withUsualWidth(rungs: Rung[], path: ArmPath): Rung[] {
  const thickness = median(rungs.map(({ along, inner, outer }) => (outer - inner) / 2 / path.radius(along)))
  const factor = clamp(thickness, THICKNESS.least, THICKNESS.most) / thickness
  return rungs.map((rung) => {
    const half = ((rung.outer - rung.inner) / 2) * factor
    return { ...rung, inner: middleOf(rung) - half, outer: middleOf(rung) + half }
  })
}

function readRung(body: Body, path: ArmPath, rung: Rung, straight: Point, bend: number): Reading {
  const { along, at, inner, outer } = rung
  const { skin } = body.segments
  const isElbow = Math.abs(along - 1) < NEAR_ELBOW
  const outwards = isElbow ? path.outwards(1) : straight
  const width = outer - inner
  const middle = middleOf(rung)
  const usual = { along, middle, half: width / 2 }
  const place = add(at, outwards, middle)
  const isBare = maskAt(skin, ...place) > 127
  const isIn = (one: Point) => (isBare ? maskAt(skin, ...one) > 127 : isPerson(body, one))
  if (!isIn(place)) return { ...usual, weight: 0 }
  const most = 1.2 * TIGHT * width
  const reach = (way: number) => {
    let u = 0
    while (u < most && isIn(add(at, outwards, middle + u * way))) u++
    return u < most ? u : Infinity
  }
  const [inwards, out] = [reach(-1), reach(1)]
  const room = inwards + out
  // Round a bent elbow nothing is square to the bones; it fills its sleeve.
  if (isElbow && bend > BENT) {
    const isTip = Math.abs(along - 1) < STEP / 2 && out < 1.5 * width
    return isTip ? { ...usual, middle: middle + out - 0.54 * width, weight: ELBOW } : { ...usual, weight: 0 }
  }
  const between = { along, middle: middle + clamp((out - inwards) / 2, -width, width), half: room / 2 }
  if (isBare && room > TELLS.least * width && room < TELLS.most * width) return { ...between, weight: SEEN }
  if (room < TIGHT * width) return { ...between, half: Math.min(width, room) / 2, weight: 1 }
  if (out === Infinity) return { ...usual, weight: 0.1 }
  // The trunk or a wide sleeve is beside it: it hangs somewhat inside of the sleeve's outer side.
  const by = out - width / 2 - 0.06 * width
  return { ...usual, middle: middle + clamp(by > 0 ? by / 2 : by, -width, width), weight: 0.5 }
}

/** A forearm points to its hand, more or less. */
const readHand = (wrist: Point, outwards: Point, hand: Point): Reading => {
  const [x, y] = subtract(hand, wrist)
  return { along: WRIST, middle: x * outwards[0] + y * outwards[1], half: 0, weight: HAND }
}

/**
 * How far outwards of the path elbow and wrist lie, px. Readings that fit badly count little: a sleeve's folds are no arm.
 *
 * @param start the same of where the bones begin
 */
function fitBones(readings: Reading[], start: number) {
  const usual = (along: number) => {
    const near = readings.filter((reading) => Math.abs(reading.along - along) < 0.2)
    return near.reduce((sum, { middle }) => sum + middle, 0) / near.length
  }
  let [elbow, wrist] = [usual(1), usual(WRIST)]
  const held = [elbow, wrist]
  for (let round = 0; round < 6; round++) {
    let [ee, ew, ww, eb, wb] = [HELD, 0, HELD, HELD * held[0], HELD * held[1]]
    for (const { along, middle, weight } of readings) {
      if (along < START) continue
      const e = along < 1 ? (along - START) / (1 - START) : WRIST - along
      const w = along < 1 ? 0 : along - 1
      const by = middle - (along < 1 ? (1 - e) * start : 0)
      const off = round ? (by - e * elbow - w * wrist) / ROBUST : 0
      const counts = weight / (1 + off * off)
      ee += counts * e * e
      ew += counts * e * w
      ww += counts * w * w
      eb += counts * e * by
      wb += counts * w * by
    }
    const determinant = ee * ww - ew * ew
    elbow = (eb * ww - wb * ew) / determinant
    wrist = (wb * ee - eb * ew) / determinant
  }
  return { elbow, wrist }
}

/** Half the width of each rung: as skin that is seen says, and above its cuff as much beside the figure's; or as a sleeve leaves room. */
function halvesOf(readings: Reading[], rungs: Rung[]) {
  const usual = rungs.map(({ inner, outer }) => (outer - inner) / 2)
  // A wrist tells nothing: the hand begins there.
  const cuff = readings.findIndex(({ weight, along }) => weight === SEEN && along < NO_HAND)
  const seen = cuff < 0 ? [] : [0, 1, 2, 3].filter((k) => readings[cuff + k]?.weight === SEEN)
  const ratio = seen.reduce((sum, k) => sum + readings[cuff + k].half / usual[cuff + k], 0) / seen.length
  const halves = readings.map(({ half, weight, along }, k) => {
    if (weight === SEEN) return half
    const most = usual[k] * mix(1, FOREARM, smoothstep(1.3, WRIST, along))
    return clamp(half, TELLS.least * most, most) * (k < cuff ? mix(1, ratio, smoothstep(0, 1, along)) : 1)
  })
  return halves.map((_, k) => {
    const near = halves.slice(Math.max(0, k - 3), k + 4)
    return near.reduce((sum, half) => sum + half, 0) / near.length
  })
}

/** Where the arm ends: the forearm runs on into the hand that is seen, or straight on under what hides it. */
function followHand(body: Body, elbow: Point, wrist: Point, hand: Point | undefined) {
  const ahead = normalise(subtract(wrist, elbow))
  const towards = hand && distance(hand, wrist) > 2 ? normalise(subtract(hand, wrist)) : ahead
  // A hand bends at its wrist, but not back.
  const isBent = towards[0] * ahead[0] + towards[1] * ahead[1] > 0.3
  const direction = isBent ? normalise(add(ahead, towards)) : ahead
  const step = Math.max(2, STEP * distance(elbow, wrist))
  let [k, under] = [0, 0]
  // A little under the hand that is seen nothing more of it can show.
  while (k * STEP < INTO_HAND - 1e-6 && under <= UNDER_HAND) {
    k++
    if (maskAt(body.segments.skin, ...add(wrist, direction, k * step)) > 200) under++
  }
  return { at: add(wrist, direction, k * step), along: WRIST + k * STEP }
}

/** The middle of what is seen of a hand near the end of its forearm. */
function findHand({ arms, frame, photo, segments }: Body, side: Side, end: Point): Point | undefined {
  const reach = Math.round(0.4 * frame.shoulders)
  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  let [sum, x, y] = [0, 0, 0]
  for (let dy = -reach; dy <= reach; dy += 2)
    for (let dx = -reach; dx <= reach; dx += 2) {
      const [px, py] = [end[0] + dx, end[1] + dy]
      if (px < 0 || py < 0 || px >= photo.width - 1 || py >= photo.height - 1) continue
      if (maskAt(segments.skin, px, py) < 128) continue
      if (!arms[side].locate(px, py, place) || place.along < 1.7) continue
      // Of the whole hand its near end counts most.
      const weight = Math.exp(-((dx * dx + dy * dy) / (0.16 * frame.shoulders) ** 2))
      sum += weight
      x += weight * px
      y += weight * py
    }
  return sum > 4 ? [x / sum, y / sum] : undefined
}

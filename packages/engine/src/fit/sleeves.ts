import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sideSign } from '../photo/frame.ts'
import type { Garment } from '../garment/garment.ts'
import { createSampler } from '../garment/texture.ts'
import type { SleeveShape, UpperShape } from '../garment/upper-shape.ts'
import { rasteriseMesh } from '../geometry/warp-mesh.ts'
import { lengthsAlong, pointAt, smoothPolyline } from '../geometry/polyline.ts'
import type { Warp } from '../geometry/thin-plate-spline.ts'
import { add, distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import { createArmPath, isPerson, type ArmPath } from './arm-path.ts'
import { paintLayer, softenBorder, type Layer } from './layer.ts'
import type { UpperPlan } from './upper-plan.ts'

export type SleeveFit = { layer: Layer; /** 0 at the shoulder, 1 the elbow, 2 the wrist. */ cover: number }

/** Where along an arm its elbow may stand out. */
const ELBOW = { from: 0.6, to: 1.6 }
/** Corners across a sleeve. */
const COLUMNS = 9
/** Past the wrist joint by this much, in bones: a cuff covers the wrist. */
const TO_THE_WRIST = 2.06
/** A flattened tube is this much wider than it looks when it hangs. */
const HANGING = 0.8

/** Lays a sleeve along the arm: a ladder of rungs whose outer ends follow the measured arm. */
export function fitSleeve(
  body: Body,
  garment: Garment,
  shape: UpperShape,
  plan: UpperPlan,
  sleeve: SleeveShape,
  forward: Warp,
): SleeveFit {
  const arm = createArmPath(body, sleeve.side)
  const cover = chooseCover(arm, sleeve.length * plan.scale, garment, shape)
  const roominess = garment.category === 'outerwear' ? 1.12 : 1
  const halfWidth = createHalfWidth(sleeve, plan, arm, cover, roominess)
  const outer = outerPath(body, arm, forward(...sleeve.outer[0]), cover, halfWidth, roominess)
  const inner = innerPath(body, arm, forward(...sleeve.inner[0]), cover, halfWidth)
  const mesh = buildMesh(sleeve, outer, inner, forward)
  const sample = createSampler(garment.texture, plan.scale)
  const layer = softenBorder(
    paintLayer('sleeve', rasteriseMesh(mesh, body.photo), sample, undefined, sleeve.side),
  )
  return { layer, cover }
}

/** Lengths read off a silhouette are rough: a sleeve that is nearly long was meant to reach the wrist. */
function chooseCover(
  arm: ArmPath,
  length: number,
  { isMapped, category }: Garment,
  { points, sleeves }: UpperShape,
) {
  const natural = arm.alongAfter(length)
  if (natural > (isMapped ? 1.72 : 1.35)) return TO_THE_WRIST
  const panel =
    (points.hem.left[1] + points.hem.right[1] - points.armpit.left[1] - points.armpit.right[1]) / 2
  const chest = points.armpit.right[0] - points.armpit.left[0]
  const longest = Math.max(...sleeves.map((sleeve) => sleeve.length))
  const isLong = longest > (category === 'dresses' ? 1.1 * chest : 0.72 * panel)
  if (!isMapped && isLong) return TO_THE_WRIST
  return clamp(natural, 0.3, 1.75)
}

/** Half of the sleeve's width at a place of the arm, between the arm's own and twice that. */
function createHalfWidth(
  sleeve: SleeveShape,
  plan: UpperPlan,
  arm: ArmPath,
  cover: number,
  roominess: number,
) {
  const widthAt = (rung: number) => distance(sleeve.outer[rung], sleeve.inner[rung]) / 2
  const last = sleeve.outer.length - 1
  return (along: number) => {
    const rung = clamp((along / cover) * last, 3, last)
    const low = Math.floor(rung)
    const cloth = mix(widthAt(low), widthAt(Math.min(last, low + 1)), rung - low) * plan.scale * HANGING
    return clamp(cloth, arm.radius(along) * 1.06 * roominess, arm.radius(along) * 1.8 * roominess)
  }
}

function outerPath(
  body: Body,
  arm: ArmPath,
  start: Point,
  cover: number,
  halfWidth: (along: number) => number,
  roominess: number,
): Point[] {
  const { frame, silhouette } = body
  const { shoulders } = frame
  const sign = sideSign(arm.side)
  const path = [start]
  // On along the shoulder to its end.
  const [startX] = frame.fromPhoto(...start)
  for (let x = Math.abs(startX) + 0.05 * shoulders; x < 0.46 * shoulders; x += 0.05 * shoulders) {
    path.push(frame.toPhoto(sign * x, silhouette.shoulderTop(sign * x)))
  }
  // Round the joint, from straight up to square with the arm.
  const joint = arm.at(0.04)
  const up: Point = [
    -frame.down[0] * 0.9 + frame.right[0] * sign * 0.45,
    -frame.down[1] * 0.9 + frame.right[1] * sign * 0.45,
  ]
  for (let step = 1; step <= 5; step++) {
    const direction = normalise(mixPoints(up, arm.outwards(0.16), step / 6))
    let reach = 0.11 * shoulders
    while (reach < 0.25 * shoulders && isPerson(body, add(joint, direction, reach))) reach++
    path.push(add(joint, direction, (reach + 0.012 * shoulders) * roominess))
  }
  for (let along = 0.2; along <= cover + 1e-6; along += Math.max(0.04, cover / 16)) {
    const radius = arm.radius(along) * arm.thickness
    const most = radius * (along < 0.6 ? 1.5 : 1.25) * roominess
    const seen = Math.min(arm.measureReach(along, radius * 0.7, most) + 0.02 * shoulders, most)
    const cloth = halfWidth(along) * smoothstep(0, 0.3, along / cover)
    path.push(add(arm.at(along), arm.outwards(along), Math.max(seen, cloth)))
  }
  return smoothPolyline(path, 2)
}

function innerPath(
  body: Body,
  arm: ArmPath,
  start: Point,
  cover: number,
  halfWidth: (along: number) => number,
): Point[] {
  const direction = normalise(subtract(arm.at(0.7), arm.at(0.1)))
  const path: Point[] = []
  const isElbow = (along: number) => arm.bendsOutwards && along > ELBOW.from && along < ELBOW.to
  for (let along = 0; along <= cover + 1e-6; along += isElbow(along) ? 0.04 : Math.max(0.04, cover / 16)) {
    let half = halfWidth(along)
    // A raised forearm has its elbow's point on this side.
    if (isElbow(along)) {
      const radius = arm.radius(along) * arm.thickness
      const seen = arm.measureReach(along, half, Math.max(half, radius * 1.5), -1)
      half = Math.max(half, seen + 0.04 * body.frame.shoulders)
    }
    path.push(add(arm.at(along), arm.outwards(along), -half))
  }
  // Begin where the arm has left the armpit behind.
  const first = path.findIndex((place) => {
    const [dx, dy] = subtract(place, start)
    return dx * direction[0] + dy * direction[1] > 0.03 * body.frame.shoulders
  })
  const rest = first < 0 ? path.slice(-1) : path.slice(first)
  return smoothPolyline([start, ...rest], 2)
}

function buildMesh(sleeve: SleeveShape, outer: Point[], inner: Point[], forward: Warp) {
  const outerLengths = lengthsAlong(sleeve.outer)
  const innerLengths = lengthsAlong(sleeve.inner)
  const across = Array.from({ length: COLUMNS }, (_, column) => column / (COLUMNS - 1))
  const source = sleeve.outer.map((far, rung) =>
    across.map((share) => mixPoints(far, sleeve.inner[rung], share)),
  )
  const target = sleeve.outer.map((_, rung) => {
    const far = pointAt(outer, outerLengths[rung] / (outerLengths.at(-1) || 1))
    const near = pointAt(inner, innerLengths[rung] / (innerLengths.at(-1) || 1))
    return across.map((share) => mixPoints(far, near, share))
  })
  // The armhole is bent as the panel's warp bends it; the bend dies out over the first rungs.
  const bend = source[0].map((place, column) => subtract(forward(...place), target[0][column]))
  for (let rung = 0; rung < 4; rung++) {
    target[rung] = target[rung].map((place, column) => add(place, bend[column], 1 - rung / 4))
  }
  return { source, target }
}

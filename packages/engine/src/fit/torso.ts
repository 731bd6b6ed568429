import { clamp, mix } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, sideSign, type Side } from '../photo/frame.ts'
import type { Garment } from '../garment/garment.ts'
import { createSampler } from '../garment/texture.ts'
import { LEFT_SLEEVE, TORSO, type UpperShape } from '../garment/upper-shape.ts'
import { foldShare, thinPlateSpline, type Warp } from '../geometry/thin-plate-spline.ts'
import type { Point } from '../geometry/math.ts'
import { lookUpWarp, paintLayer, type Layer } from './layer.ts'
import { frontDip } from './perspective.ts'
import { legReach, type UpperPlan } from './upper-plan.ts'

/** Partners: a place of the garment's picture and the place of the photo where it goes. */
type Anchors = { garment: Point[]; photo: Point[] }

export type TorsoFit = {
  layer: Layer
  /** From the garment's picture to the photo; sleeves begin where it takes the armhole. */
  forward: Warp
  /** Share of the panel that folds over itself. */
  folds: number
}

/** Bending energy against exactness; raised while the panel folds. */
const SOFTEST = 2e-3
const STIFFENING = 6
const ATTEMPTS = 5
const FOLDS_ALLOWED = 0.015

/** Lays the body panel over the torso with a thin-plate spline through its seams. */
export function fitTorso(body: Body, garment: Garment, shape: UpperShape, plan: UpperPlan): TorsoFit {
  const anchors = collectAnchors(body, garment, shape, plan)
  const { forward, backward, folds } = solveWarp(anchors, shape, plan)
  const margin = body.frame.shoulders * 0.25
  const box = anchors.photo.flatMap(([x, y]): Point[] => [
    [x - margin, y - margin],
    [x + margin, y + margin],
  ])
  const lookup = lookUpWarp(backward, box, body.photo)
  const sample = createSampler(garment.texture, Math.min(plan.scale, plan.scaleAcross))
  return { layer: paintLayer('torso', lookup, sample, panelShare(shape)), forward, folds }
}

/** Of each sleeve the panel takes this share of the chest along, so that no gap opens at the armhole. */
const SEAM_ALLOWANCE = 0.045

/** 1 for the panel and its seam allowance, which the sleeves are painted over. */
function panelShare({ regions, outline, sleeves, points }: UpperShape) {
  const { width, height } = outline
  const at = (x: number, y: number) => regions[Math.round(y) * width + Math.round(x)]
  const allowance = (points.armpit.right[0] - points.armpit.left[0]) * SEAM_ALLOWANCE
  const armpitY = (points.armpit.left[1] + points.armpit.right[1]) / 2
  const armhole = Math.max(1, armpitY - (points.shoulder.left[1] + points.shoulder.right[1]) / 2)
  return (x: number, y: number) => {
    if (x < 1 || y < 1 || x >= width - 2 || y >= height - 2) return 0
    if (!sleeves.length) return 1
    const region = at(x, y)
    if (region === TORSO) return 1
    if (region === 0) return 0
    // Under the arm it would hang out between sleeve and side.
    const taken = Math.max(2, allowance * clamp((armpitY - y) / (0.3 * armhole), 0, 1))
    const inwards = region === LEFT_SLEEVE ? taken : -taken
    return at(Math.min(width - 1, Math.max(0, x + inwards)), y) === TORSO ? 1 : 0
  }
}

function solveWarp({ garment, photo }: Anchors, { points }: UpperShape, plan: UpperPlan) {
  const box = { from: points.armpit.left, to: [points.armpit.right[0], points.hem.right[1]] as Point }
  const area = plan.scale * plan.scaleAcross
  let stiffness = SOFTEST
  for (let attempt = 1; ; attempt++) {
    const forward = thinPlateSpline(garment, photo, stiffness)
    const folds = foldShare(forward, box, area * 0.15, area * 6)
    if (folds <= FOLDS_ALLOWED || attempt === ATTEMPTS) {
      return { forward, backward: thinPlateSpline(photo, garment, stiffness), folds }
    }
    stiffness *= STIFFENING
  }
}

function collectAnchors(body: Body, garment: Garment, shape: UpperShape, plan: UpperPlan): Anchors {
  const anchors: Anchors = { garment: [], photo: [] }
  const pin = (place: Point, x: number, y: number) => {
    anchors.garment.push(place)
    anchors.photo.push(body.frame.toPhoto(x, y))
  }
  for (const side of sides) pinShoulder(body, shape, plan, side, pin)
  const { points } = shape
  pin(points.armpit.left, -plan.chestHalf, plan.armpitY)
  pin(points.armpit.right, plan.chestHalf, plan.armpitY)
  pin(
    [plan.axis, (points.armpit.left[1] + points.armpit.right[1]) / 2],
    0,
    plan.armpitY + AXIS_DROP * body.frame.shoulders,
  )
  pinNeckline(body, shape, plan, pin)
  pinPanel(body, garment, shape, plan, pin)
  return anchors
}

/** Between the armpits cloth hangs so much lower, in shoulder widths. */
const AXIS_DROP = 0.02

type Pin = (place: Point, x: number, y: number) => void

/** Neck point, shoulder seam's end, and the seam between them, along the body's own shoulder. */
function pinShoulder(body: Body, shape: UpperShape, plan: UpperPlan, side: Side, pin: Pin) {
  const { shoulders } = body.frame
  const { shoulderTop } = body.silhouette
  const name = side === 0 ? 'left' : 'right'
  const neck = shape.points.neck[name]
  const end = shape.points.shoulder[name]
  const sign = sideSign(side)
  const bounds = shape.sleeves.length ? { from: 0.4, to: 0.62 } : { from: 0.2, to: 0.56 }
  const neckX = sign * clamp(sign * plan.across(neck[0]), 0.17 * shoulders, 0.5 * shoulders)
  const endX = sign * clamp(sign * plan.across(end[0]), bounds.from * shoulders, bounds.to * shoulders)
  pin(neck, neckX, shoulderTop(neckX))
  if (Math.abs(endX - neckX) < 0.03 * shoulders) return
  pin(end, endX, shoulderTop(endX) + (shape.sleeves.length ? 0.01 * shoulders : 0))
  if (Math.abs(end[0] - neck[0]) * plan.scaleAcross < 0.07 * shoulders) return
  for (const share of [0.33, 0.67]) {
    const x = mix(neck[0], end[0], share)
    // Between the seam's ends the garment's own edge is the seam.
    const onBody = mix(neckX, endX, share)
    pin([x, shape.outline.topOf(x)], onBody, shoulderTop(onBody))
  }
}

function pinNeckline(body: Body, { points }: UpperShape, plan: UpperPlan, pin: Pin) {
  const { shoulders, torso } = body.frame
  const base = (points.neck.left[1] + points.neck.right[1]) / 2
  const depth = (points.neckFront[1] - base) * plan.scale
  const neckX = plan.across(points.neck.right[0])
  const onBody = body.silhouette.shoulderTop(clamp(neckX, 0.17 * shoulders, 0.5 * shoulders))
  // A neckline as high as the shoulder seams still passes below the pit of the neck.
  const natural = clamp(onBody + depth, onBody + 0.06 * shoulders, plan.armpitY + 0.12 * torso)
  // A deep neckline ends beside the armpits' line: on its own side of that, or the cloth between the two folds over.
  const armpit = (points.armpit.left[1] + points.armpit.right[1]) / 2
  const below = (points.neckFront[1] - armpit) * plan.scale
  const line = plan.armpitY + AXIS_DROP * shoulders
  const y = below > 0 ? Math.max(natural, line + 0.7 * below) : Math.min(natural, line + 0.7 * below)
  pin(points.neckFront, plan.across(points.neckFront[0]) * 0.5, y)
}

/** The panel's sides and its middle, from below the armpits to the hem. */
function pinPanel(body: Body, garment: Garment, shape: UpperShape, plan: UpperPlan, pin: Pin) {
  const { points, edges } = shape
  const isDress = garment.category === 'dresses'
  const armpit = (points.armpit.left[1] + points.armpit.right[1]) / 2
  const hem = Math.min((points.hem.left[1] + points.hem.right[1]) / 2, shape.outline.bottom - 2)
  const rows = isDress ? 11 : 7
  for (let row = 1; row <= rows; row++) {
    const gy = mix(armpit, hem, row / rows)
    const y = mix(plan.armpitY, plan.hemY, row / rows)
    const line = Math.round(gy)
    // Below a hem's corner the rows hold only its middle.
    const xs = [
      gy < points.hem.left[1] - 2 ? edges.left[line] : points.hem.left[0],
      gy < points.hem.right[1] - 2 ? edges.right[line] : points.hem.right[0],
    ]
    const reaches = sides.map((side) => {
      const natural = sideSign(side) * plan.across(xs[side])
      return panelReach(body, garment, natural, y, side)
    })
    pin([xs[0], gy], -reaches[0], y)
    pin([xs[1], gy], reaches[1], y)
    if (row >= rows / 2) {
      const [, photoY] = body.frame.toPhoto(0, y)
      // The chest is no hem: towards it the bend dies out.
      const dip = (row / rows) ** 2 * frontDip(body, photoY, (reaches[0] + reaches[1]) / 2)
      pin([plan.axis, gy], (reaches[1] - reaches[0]) * 0.35, y + dip)
    }
  }
}

/** Cloth reaches around the body at least, and as far as its own cut if that is wider. */
function panelReach(body: Body, garment: Garment, natural: number, y: number, side: Side) {
  const { shoulders, torso } = body.frame
  const half = body.silhouette.halfWidth(y, side)
  if (y > 1.12 * torso) {
    const legs = legReach(body, y, side) * 1.02
    return Math.max(natural, Math.min(legs, natural * (garment.category === 'dresses' ? 1.4 : 1.15)))
  }
  const roomy = garment.category === 'outerwear' ? 1.07 : 1.02
  return clamp(natural, half * roomy, Math.max(half, 0.45 * shoulders) * 1.34)
}

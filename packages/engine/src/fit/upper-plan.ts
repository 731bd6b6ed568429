import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Side } from '../photo/frame.ts'
import type { Garment } from '../garment/garment.ts'
import type { UpperShape } from '../garment/upper-shape.ts'

/** How large an upper garment becomes on a body, in torso coordinates. */
export type UpperPlan = {
  /** px of the photo for a px of the garment, down the body. */
  scale: number
  /** The same across the chest, where half of the cloth goes round to the back. */
  scaleAcross: number
  /** The garment's axis, px of its picture. */
  axis: number
  /** From the spine to the armpit. */
  chestHalf: number
  armpitY: number
  hemY: number
  /** Stretch of the body panel against its natural length. */
  stretch: number
  /** Distance of a garment's x from its axis on the body. */
  across(x: number): number
}

/** Seam to seam over the distance of the shoulder joints. */
const SHOULDER_SEAMS = 1.12
/** From armpit to armpit of a clothed body, over the distance of its shoulder joints. */
const WORN_CHEST = 1.06
/** Cloth that lies flat is wider than the same cloth around a body. */
const ROUND_THE_BODY = 0.86
/** A top is not stretched to more than this share over its natural length to meet what is below. */
const MOST_STRETCH = 1.4

/** @param coverTo the lowest place that should not be bare, torso coordinates */
export function planUpper(body: Body, garment: Garment, shape: UpperShape, coverTo: number): UpperPlan {
  const { shoulders, torso } = body.frame
  const { points } = shape
  const isCoat = garment.category === 'outerwear'
  const neckY = (points.neck.left[1] + points.neck.right[1]) / 2
  const garmentArmpit = (points.armpit.left[1] + points.armpit.right[1]) / 2
  const garmentHem = (points.hem.left[1] + points.hem.right[1]) / 2
  const axis = (points.armpit.left[0] + points.armpit.right[0]) / 2
  const chest = points.armpit.right[0] - points.armpit.left[0]

  const scale = naturalScale(garment, shape, shoulders) * (isCoat ? 1.05 : 1)
  const bodyHalf =
    (body.silhouette.halfWidth(0.33 * torso, 0) + body.silhouette.halfWidth(0.33 * torso, 1)) / 2
  const widest = (isCoat ? 0.74 : 0.66) * shoulders
  const least = Math.min(widest, bodyHalf * (isCoat ? 1.05 : 0.99))
  const seenWidth = isWorn(garment, shape) ? 1 : ROUND_THE_BODY
  const chestHalf = clamp((seenWidth * scale * chest) / 2, least, widest)
  const scaleAcross = chestHalf / (chest / 2)

  const neckOnBody = body.silhouette.shoulderTop(0.22 * shoulders)
  const armpitY = clamp(neckOnBody + scale * (garmentArmpit - neckY), 0.24 * torso, 0.52 * torso)
  const natural = scale * (garmentHem - garmentArmpit)
  const hemY = chooseHem(body, garment, armpitY, natural, coverTo)
  return {
    scale,
    scaleAcross,
    axis,
    chestHalf,
    armpitY,
    hemY,
    stretch: (hemY - armpitY) / natural,
    across: (x) => (x - axis) * scaleAcross,
  }
}

/**
 * Was the garment pictured on a mannequin, so that its width is what one sees of it? Flat on a table the
 * panel is clearly wider than the shoulders; on a body the arms take the place.
 */
function isWorn({ isMapped }: Garment, { points }: UpperShape) {
  const chest = points.armpit.right[0] - points.armpit.left[0]
  const seams = points.shoulder.right[0] - points.shoulder.left[0]
  return isMapped && (!points.sleeves || chest < 1.12 * seams)
}

/** From the shoulder seams where landmarks give them, else from the proportions of the body panel. */
function naturalScale(garment: Garment, shape: UpperShape, shoulders: number) {
  const { points } = shape
  const chest = points.armpit.right[0] - points.armpit.left[0]
  const seams = points.shoulder.right[0] - points.shoulder.left[0]
  const length =
    (points.hem.left[1] + points.hem.right[1]) / 2 - (points.neck.left[1] + points.neck.right[1]) / 2
  if (isWorn(garment, shape)) return (shoulders * WORN_CHEST) / chest
  if (garment.isMapped) return shoulders * clamp(SHOULDER_SEAMS / seams, 1.05 / chest, 1.42 / chest)
  // A measured chest that looks narrow beside its length is usually a chest measured too narrow.
  const proportion = length / chest
  const factor = garment.category === 'dresses' ? 1.1 : mix(1.36, 1.0, smoothstep(1.15, 1.8, proportion))
  return (shoulders * factor) / chest
}

function chooseHem(body: Body, garment: Garment, armpitY: number, natural: number, coverTo: number) {
  const { torso } = body.frame
  const hem = armpitY + natural
  if (garment.category === 'outerwear') return Math.max(hem, 0.75 * torso)
  if (garment.category === 'dresses') return clamp(hem, 1.3 * torso, floorLength(body))
  const wanted = clamp(hem, coverTo, 1.35 * torso)
  return Math.min(wanted, armpitY + natural * MOST_STRETCH)
}

/** Just above the ground. */
function floorLength({ frame, legs }: Body) {
  const ankles = legs.map(({ joints }) => frame.fromPhoto(...joints[2])[1])
  return Math.max(1.5 * frame.torso, Math.min(...ankles) + 0.08 * frame.shoulders)
}

/** Where the legs' outer sides are below the hips, from the spine, px. For hems that hang over them. */
export function legReach(body: Body, y: number, side: Side): number {
  const { shoulders, torso } = body.frame
  const [hip, knee, ankle] = body.legs[side].joints
  let reach = 0
  for (let share = 0; share <= 1; share += 0.05) {
    const [from, to, part] = share < 0.5 ? [hip, knee, share * 2] : [knee, ankle, share * 2 - 1]
    const [x, at] = body.frame.fromPhoto(mix(from[0], to[0], part), mix(from[1], to[1], part))
    const thickness = shoulders * mix(0.26, 0.12, share)
    if (Math.abs(at - y) < 0.12 * torso) reach = Math.max(reach, Math.abs(x) + thickness)
  }
  return reach
}

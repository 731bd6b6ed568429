import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sides, sideSign, type Side } from '../photo/frame.ts'
import type { Garment } from '../garment/garment.ts'
import type { LowerShape } from '../garment/lower-shape.ts'
import { createSampler } from '../garment/texture.ts'
import { rasteriseMesh, type Mesh } from '../geometry/warp-mesh.ts'
import { directionAt, lengthsAlong, pointAt } from '../geometry/polyline.ts'
import { add, mixPoints, subtract, type Point } from '../geometry/math.ts'
import { factsOf, type Laid } from './fit.ts'
import { paintLayer, softenBorder, type Layer } from './layer.ts'
import { frontDip } from './perspective.ts'
import { legReach } from './upper-plan.ts'

type Plan = {
  /** px of the photo for a px of the garment. */
  scale: number
  waistY: number
  /** Hip to ankle along the bones, px. */
  legLength: number
}

const COLUMNS = 7
const HIP_RUNGS = 8
const LEG_RUNGS = 14

/** Trousers, shorts and skirts. */
export function fitLower(body: Body, garment: Garment, shape: LowerShape): Laid {
  const plan = planLower(body, shape)
  const trousers = shape.crotch !== undefined
  const legCover = trousers ? trouserCover(body, shape, plan) : skirtCover(body, shape, plan)
  const sample = createSampler(garment.texture, plan.scale)
  const paint = (kind: 'leg' | 'skirt', mesh: Mesh, side?: Side): Layer =>
    softenBorder(paintLayer(kind, rasteriseMesh(mesh, body.photo), sample, undefined, side))
  const layers = trousers
    ? sides.map((side) => paint('leg', legMesh(body, shape, plan, side, legCover), side))
    : [paint('skirt', skirtMesh(body, shape, plan))]
  return {
    ...factsOf(garment),
    stretch: 0,
    layers,
    armCover: [0, 0],
    legCover,
    top: plan.waistY,
    hem: body.frame.torso + plan.legLength * legCover,
    ease: 1,
    warnings: garment.warnings,
  }
}

function planLower(body: Body, shape: LowerShape): Plan {
  const { torso } = body.frame
  const { clothes, silhouette } = body
  const above = clothes.onePiece ? 0.09 : 0.045
  const waistY = clamp(clothes.waist - above * torso, 0.62 * torso, 0.96 * torso)
  const onBody = silhouette.halfWidth(waistY, 0) + silhouette.halfWidth(waistY, 1)
  const row = shape.top + (shape.bottom - shape.top) * 0.03
  const waist = shape.outerEdge(row, 1) - shape.outerEdge(row, 0)
  const lengths = body.legs.map(({ joints }) => lengthsAlong(joints)[2])
  return { scale: (onBody * 1.03) / Math.max(1, waist), waistY, legLength: (lengths[0] + lengths[1]) / 2 }
}

/** A top that is kept hangs over the waist, which goes on under it: no slit of the old clothes between the two. */
const under = ({ clothes, frame }: Body) => (clothes.onePiece ? 0 : UNDER_TOP * frame.torso)
const UNDER_TOP = 0.05

/** Between the legs, below the hip joints. */
const crotchY = ({ frame }: Body) => frame.torso + 0.3 * frame.shoulders

function trouserCover(body: Body, shape: LowerShape, { scale, legLength }: Plan) {
  const inseam = (shape.bottom - shape.crotch!.y) * scale
  // Waists stretch and legs are cut long: what reaches past the calf was meant to reach the ankle.
  if (inseam > legLength * 0.6) return 0.99
  return clamp((inseam + crotchY(body) - body.frame.torso) / legLength, 0.2, 0.9)
}

function skirtCover({ frame }: Body, shape: LowerShape, { scale, waistY, legLength }: Plan) {
  const hem = waistY + (shape.bottom - shape.top) * scale
  return clamp((hem - frame.torso) / legLength, 0.12, 1)
}

function legMesh(body: Body, shape: LowerShape, plan: Plan, side: Side, cover: number): Mesh {
  const { frame, silhouette } = body
  const crotch = crotchY(body)
  const rows: { source: [Point, Point]; target: [Point, Point] }[] = []
  for (let rung = 0; rung < HIP_RUNGS; rung++) {
    const share = rung / (HIP_RUNGS - 1)
    const gy = mix(shape.top + 1, shape.crotch!.y, share)
    const y = mix(plan.waistY - under(body), crotch, share)
    const [outer, inner] = [shape.outerEdge(gy, side), shape.innerEdge(gy, side)]
    const hip = silhouette.halfWidth(Math.min(y, 1.15 * frame.torso), side)
    const reach = clamp(Math.abs(outer - inner) * plan.scale * 0.97, hip * 1.02, hip * 1.22)
    rows.push({
      source: [
        [outer, gy],
        [inner, gy],
      ],
      target: [frame.toPhoto(sideSign(side) * reach, y), frame.toPhoto(0, y)],
    })
  }
  const last = rows[rows.length - 1].target
  const bones = body.legs[side].joints
  const [, hipY] = frame.fromPhoto(...bones[0])
  const start = clamp((crotch - hipY) / plan.legLength, 0.05, 0.45)
  const startPoint = pointAt(bones, start)
  for (let rung = 1; rung <= LEG_RUNGS; rung++) {
    const share = rung / LEG_RUNGS
    const gy = mix(shape.crotch!.y + 1, shape.bottom - 1, share)
    const along = mix(start, cover, share)
    const [outer, inner] = [shape.outerEdge(gy, side), shape.innerEdge(gy, side)]
    const middle = pointAt(bones, along)
    const [dx, dy] = directionAt(bones, along)
    const outwards: Point = [dy * sideSign(side), -dx * sideSign(side)]
    const leg = frame.shoulders * legRadius(along)
    const half = clamp((Math.abs(outer - inner) / 2) * plan.scale, leg * 1.03, leg * 2.2)
    // From the straight cut at the crotch the rungs turn square with the leg.
    const turned = smoothstep(0, 0.3, share)
    const moved = subtract(middle, startPoint)
    rows.push({
      source: [
        [outer, gy],
        [inner, gy],
      ],
      target: [
        mixPoints(add(last[0], moved), add(middle, outwards, half), turned),
        mixPoints(add(last[1], moved), add(middle, outwards, -half), turned),
      ],
    })
  }
  return widen(rows)
}

/** Half a leg's thickness over the distance of the shoulders: thigh, knee, ankle. */
const legRadius = (along: number) =>
  along < 0.5 ? mix(0.27, 0.185, along * 2) : mix(0.185, 0.12, clamp(along * 2 - 1, 0, 1))

function skirtMesh(body: Body, shape: LowerShape, plan: Plan): Mesh {
  const { frame, silhouette } = body
  const hem = plan.waistY + (shape.bottom - shape.top) * plan.scale
  const end = Math.min(hem, frame.torso + plan.legLength * 1.02)
  const rungs = 17
  const rows = Array.from({ length: rungs }, (_, rung) => {
    const gy = mix(shape.top + 1, shape.bottom - 1, rung / (rungs - 1))
    const y = mix(plan.waistY - under(body), end, rung / (rungs - 1))
    const reach = sides.map((side) => {
      const cloth = Math.abs(shape.outerEdge(gy, side) - shape.centre) * plan.scale
      const hip = silhouette.halfWidth(Math.min(y, 1.1 * frame.torso), side) * 1.03
      const needed = y > 1.12 * frame.torso ? legReach(body, y, side) : hip
      return Math.max(cloth, Math.min(needed, cloth * 1.35))
    })
    const target: [Point, Point] = [frame.toPhoto(-reach[0], y), frame.toPhoto(reach[1], y)]
    return {
      source: [
        [shape.outerEdge(gy, 0), gy],
        [shape.outerEdge(gy, 1), gy],
      ] as [Point, Point],
      target,
      dip: frontDip(body, (target[0][1] + target[1][1]) / 2, (reach[0] + reach[1]) / 2),
    }
  })
  return widen(rows)
}

type Row = {
  source: [Point, Point]
  target: [Point, Point]
  /** How much lower its middle is than its ends, px. */ dip?: number
}

/** Two ends a rung become a row of corners. */
function widen(rows: Row[]): Mesh {
  const shares = Array.from({ length: COLUMNS }, (_, column) => column / (COLUMNS - 1))
  const spread = ([from, to]: [Point, Point], dip = 0) =>
    shares.map((share): Point => {
      const [x, y] = mixPoints(from, to, share)
      return [x, y + dip * (1 - (2 * share - 1) ** 2)]
    })
  return {
    source: rows.map(({ source }) => spread(source)),
    target: rows.map(({ target, dip }) => spread(target, dip)),
  }
}

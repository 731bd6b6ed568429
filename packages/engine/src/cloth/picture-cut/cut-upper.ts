import { arms } from '../../drapery/mannequin-body.ts'
import { clamp, mix, smoothstep } from '../../drapery/scalar.ts'
import type { UpperLandmarks } from '../../contract/garment-landmarks.ts'
import type { SleeveShape, UpperShape } from '../../garment/upper-shape.ts'
import { thinPlateSpline } from '../../geometry/thin-plate-spline.ts'
import { distance, median, mixPoints, type Point } from '../../geometry/math.ts'
import type { Cut } from './cuts.ts'
import { extentsBy } from './cut-extents.ts'
import type { Laid } from './laid.ts'

/** Rows between armpit and hem where the panel's edges are brought onto the picture's, as shares of the way. */
const ROWS = [0.2, 0.4, 0.6, 0.8]
const STIFFNESS = 0.004
/** Nearer to the hem than this share of the panel its curve cuts the rows short. */
const HEM = 0.04
/** Rows about another, in that share of the panel. */
const AROUND = [-1, -0.5, 0, 0.5, 1]
/** Pictures in which the panel is this much longer than wide show it on a body: narrower than it lies flat. */
const FLAT = 1.15
const ON_BODY = 1.8
const NARROWER = 0.76
/**
 * Sleeves that are both longer than this beside the chest reach the wrist: a wide piece is drawn in to a chest of the cut's
 * size, and a sleeve bent on the floor is measured straight, which would both end it at the elbow.
 */
const TO_WRIST = 0.78
/** Cloth this much wider than the chest still goes straight round a body; of what is wider yet, the rest falls in folds. */
const FLARED = 1.3
const OF_FLARE = 0.55
/** No hem is nearer to the floor, cm. */
const FLOOR = 5

/** Brings a top's, dress's or coat's cut onto what its picture shows. */
export function cutUpper({ piece, landmarks, of }: Cut, shape: UpperShape, isBack: boolean): Laid {
  const base = landmarks as UpperLandmarks
  const { points, edges } = shape
  const carrierOf = (corner: number) => piece.surfaces[piece.surfaceOf[corner]].carrier
  const x = (corner: number) => piece.at[3 * piece.node[corner]]
  const y = (corner: number) => piece.at[3 * piece.node[corner] + 1]
  const isTrunk = (corner: number) => carrierOf(corner) === 'trunk'
  const panel = extentsBy(piece, isTrunk, y, x)
  const flat = extentsBy(
    piece,
    (corner) => isTrunk(corner) && piece.surfaces[piece.surfaceOf[corner]].name.startsWith('back'),
    (corner) => piece.uv[2 * corner + 1],
    (corner) => piece.uv[2 * corner],
  )
  const chest = points.armpit.right[0] - points.armpit.left[0]
  const baseChest = base.armpit.right[0] - base.armpit.left[0]
  const neckY = (points.neck.left[1] + points.neck.right[1]) / 2
  const baseNeckY = (base.neck.left[1] + base.neck.right[1]) / 2
  const hemY = (points.hem.left[1] + points.hem.right[1]) / 2
  const armpitY = (points.armpit.left[1] + points.armpit.right[1]) / 2
  const [least, most] = flat((base.armpit.left[1] + base.armpit.right[1]) / 2)
  const proportion = (hemY - neckY) / chest
  const chestCm =
    (most - least) * (of.includes('dresses') ? 1 : mix(1, NARROWER, smoothstep(FLAT, ON_BODY, proportion)))
  /** px of the picture a centimetre of cloth. */
  const scale = chest / chestCm

  const from: Point[] = []
  const to: Point[] = []
  const pin = (a: Point, b: Point) => {
    from.push(a)
    to.push(b)
  }
  for (const side of ['left', 'right'] as const) {
    pin(base.neck[side], points.neck[side])
    pin(base.shoulder[side], points.shoulder[side])
    pin(base.armpit[side], points.armpit[side])
    pin(base.hem[side], points.hem[side])
    for (const share of ROWS) {
      const height = mix(base.armpit[side][1], base.hem[side][1], share)
      const row = Math.round(mix(armpitY, hemY, share))
      pin([panel(height)[side === 'left' ? 0 : 1], height], [edges[side][row], row])
    }
  }
  // At the back a neckline is high: in front it goes down as far as is usual for the cut.
  const usual: Point = [points.neckFront[0], neckY + (baseNeckY - base.neckFront[1]) * scale]
  pin(base.neckFront, isBack && usual[1] > points.neckFront[1] ? usual : points.neckFront)
  pin(
    [(base.hem.left[0] + base.hem.right[0]) / 2, (base.hem.left[1] + base.hem.right[1]) / 2],
    [(points.hem.left[0] + points.hem.right[0]) / 2, hemY],
  )
  const warp = thinPlateSpline(from, to, STIFFNESS)
  const axis = (points.armpit.left[0] + points.armpit.right[0]) / 2
  const baseAxis = (base.armpit.left[0] + base.armpit.right[0]) / 2
  const lowest = baseNeckY - (hemY - neckY) / scale
  /** Where the trunk's cloth is too long for the mannequin, its lower part is shortened. */
  const shorter = lowest < FLOOR ? (baseNeckY - FLOOR) / (baseNeckY - lowest) : 1

  const at = piece.at.slice()
  const texels = new Float32Array(piece.uv.length)
  piece.node.forEach((node, corner) => {
    const [u, v] = warp(x(corner), y(corner))
    texels[2 * corner] = u
    texels[2 * corner + 1] = v
    if (!isTrunk(corner)) return
    at[3 * node] = baseAxis + ((u - axis) * baseChest * inFolds(v)) / chest
    at[3 * node + 1] = baseNeckY - ((v - neckY) / scale) * shorter
  })
  const isToWrist = Math.min(...shape.sleeves.map(({ length }) => length)) > TO_WRIST * chest
  for (const sleeve of shape.sleeves) laySleeve(sleeve, scale)
  return { at, texels }

  /** What of a row's flat width is seen once it hangs. */
  function inFolds(v: number) {
    if (v <= armpitY) return 1
    const margin = HEM * (hemY - armpitY)
    const row = Math.round(Math.min(v, hemY - 2 * margin))
    // Over some rows: an outline is rough.
    let flare = 0
    for (const by of AROUND) {
      const near = Math.round(row + by * margin)
      flare += (edges.right[near] - edges.left[near]) / chest / AROUND.length
    }
    return flare > FLARED ? (FLARED + OF_FLARE * (flare - FLARED)) / flare : 1
  }

  function laySleeve(sleeve: SleeveShape, perCm: number) {
    const carrier = sleeve.side === 0 ? 'armLeft' : 'armRight'
    const arm = sleeve.side === 0 ? arms.left : arms.right
    const name = sleeve.side === 0 ? 'left' : 'right'
    const outwards = sleeve.side === 0 ? -1 : 1
    const corners = [...piece.node.keys()].filter((corner) => carrierOf(corner) === carrier)
    if (corners.length === 0) return
    const line = [arm.shoulder, arm.elbow, arm.wrist]
    const placeOf = (node: number) => alongArm(line, piece.at, node, outwards)
    const places = new Map(corners.map((corner) => [piece.node[corner], placeOf(piece.node[corner])]))
    const all = [...places.values()]
    const length = Math.max(...all.map(({ along }) => along))
    const armpitNode = Float32Array.from([base.armpit[name][0], base.armpit[name][1], arm.shoulder[2]])
    const armpit = clamp(alongArm(line, armpitNode, 0, outwards).along / length, 0, 0.6)
    const widths = new Float32Array(21).fill(1)
    for (const { along, across } of all) {
      const bin = Math.round(clamp(along / length) * 20)
      widths[bin] = Math.max(widths[bin], Math.abs(across))
    }
    /** The seam's own move: the sleeve begins where the trunk's armhole has gone. */
    const seam = [0, 0]
    let count = 0
    const trunkNodes = new Set([...piece.node.keys()].filter(isTrunk).map((corner) => piece.node[corner]))
    for (const node of places.keys())
      if (trunkNodes.has(node)) {
        for (let axisOf = 0; axisOf < 2; axisOf++)
          seam[axisOf] += at[3 * node + axisOf] - piece.at[3 * node + axisOf]
        count++
      }
    const measured = sleeve.length / perCm / Math.max(5, length * (1 - armpit / 2))
    const longer = isToWrist ? Math.max(1, measured) : measured
    const widerAt = (tau: number) => {
      const width = distance(rungAt(sleeve.inner, tau), rungAt(sleeve.outer, tau)) / perCm
      return (width * 2) / (2 * Math.PI * widths[Math.round(mix(armpit / 2, 1, tau) * 20)])
    }
    // A flat sleeve is half as wide as it is round.
    const wider = clamp(median(MIDDLE.map(widerAt)), 0.7, 1.5)
    for (const corner of corners) {
      const node = piece.node[corner]
      const { along, across, dx, dy } = places.get(node)!
      const t = clamp(along / length)
      const s = clamp(across / widths[Math.round(t * 20)], -1, 1)
      const start = mix(armpit, 0, (1 + s) / 2)
      const tau = clamp((t - start) / (1 - start))
      const [inner, outer] = [rungAt(sleeve.inner, tau), rungAt(sleeve.outer, tau)]
      const place = mixPoints(inner, outer, (1 + s) / 2)
      texels[2 * corner] = place[0]
      texels[2 * corner + 1] = place[1]
      if (trunkNodes.has(node)) continue
      const grown = mix(1, wider, smoothstep(0.1, 0.4, t)) - 1
      const further = Math.max(0, along) * (longer - 1)
      const centre = [
        piece.at[3 * node] - across * dy * outwards,
        piece.at[3 * node + 1] + across * dx * outwards,
      ]
      // A seam that lies lower or farther out moves the sleeve's beginning: from the elbow on it is about the arm all the same.
      const moved = [seam[0] / (count || 1), seam[1] / (count || 1)]
      const down = moved[0] * dx + moved[1] * dy
      const stays = 1 - smoothstep(0.05, 0.5, t)
      const alongArmBy = down * (isToWrist ? 1 - t : 1) - down * stays
      at[3 * node] =
        piece.at[3 * node] +
        moved[0] * stays +
        dx * (further + alongArmBy) +
        (piece.at[3 * node] - centre[0]) * grown
      at[3 * node + 1] =
        piece.at[3 * node + 1] +
        moved[1] * stays +
        dy * (further + alongArmBy) +
        (piece.at[3 * node + 1] - centre[1]) * grown
    }
  }
}

/** Where on a sleeve its width is read, from armhole to cuff. */
const MIDDLE = [0.4, 0.5, 0.6, 0.7, 0.8]

/** How far down an arm a node is, cm, how far to its outer side, and the way the arm goes there. */
function alongArm(line: (readonly number[])[], at: Float32Array, node: number, outwards: number) {
  let best = { away: Infinity, along: 0, across: 0, dx: 0, dy: -1 }
  let before = 0
  for (let bone = 0; bone + 1 < line.length; bone++) {
    const [a, b] = [line[bone], line[bone + 1]]
    const [bx, by] = [b[0] - a[0], b[1] - a[1]]
    const length = Math.hypot(bx, by)
    const [dx, dy] = [bx / length, by / length]
    const [px, py] = [at[3 * node] - a[0], at[3 * node + 1] - a[1]]
    const along = px * dx + py * dy
    const within = clamp(along, bone === 0 ? -Infinity : 0, bone + 2 < line.length ? length : Infinity)
    const away = Math.hypot(px - dx * within, py - dy * within)
    // To the outer side of an arm that hangs down.
    const across = (px * -dy + py * dx) * outwards
    if (away < best.away) best = { away, along: before + within, across, dx, dy }
    before += length
  }
  return best
}

function rungAt(points: Point[], share: number): Point {
  const place = share * (points.length - 1)
  const i = Math.min(points.length - 2, Math.floor(place))
  return mixPoints(points[i], points[i + 1], place - i)
}

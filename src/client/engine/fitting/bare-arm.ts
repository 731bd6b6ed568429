import { clamp, mix, smoothstep } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Side } from '../body/frame.ts'
import type { LimbPlace } from '../body/limbs.ts'
import { rasteriseMesh, type Lookup } from '../geometry/mesh.ts'
import { add, distance, mixPoints, normalise, subtract, type Point } from '../math.ts'
import type { Colour } from '../raster/kmeans.ts'
import { maskAt } from '../raster/plane.ts'
import { createArmPath, isPerson, type ArmPath } from './arm-path.ts'
import { readFigureArm, smoothSides, STEP, WRIST, type Rung, type SeenRung } from './figure-arm.ts'

/** An arm as it would be seen without its sleeve, from the shoulder into the hand, on its box of the photo. */
export type BareArm = Omit<Lookup, 'places'> & {
  side: Side
  /** Where it ends, 0 to 2.4: in the hand that is seen, or at the wrist of one that is hidden. In front of cloth it is up to there. */
  end: number
  /** How much of a pixel it covers, 0 to 1. */
  cover: Float32Array
  /** 0 the shoulder, 1 the elbow, 2 the wrist, more in the hand; only where it covers. */
  along: Float32Array
  /** Writes the colour of the arm's skin at a pixel of the box; only where it covers. */
  colourAt(k: number, out: Colour): void
}

/** How far an arm runs on under its hand. */
const INTO_HAND = 0.4
/** So many rungs of it lie under a hand's edge, which is nowhere square to it. */
const UNDER_HAND = 2
/** More of a forearm than this behind the figure's trunk: the rest of it is behind her. */
const BEHIND_HER = 0.4
/** So far before the wrist an arm ends in front of cloth, whose hand is behind her or in a pocket. */
const HIDDEN_HAND = 0.1
/** A sleeve no wider than this beside the arm in it tells where that arm is. */
const TIGHT = 1.7
const COLUMNS = 5
/** The mesh goes on so far beyond the arm's sides, px: there it covers a pixel by a part. */
const MARGIN = 1.5
/** The rung at which the arm leaves the shoulder, which is the figure's own. */
const FIRST = 4

/**
 * The figure's arm, moved to where the photo's is. The figure is fitted to joints that a network guessed, and its trunk
 * may stick through an arm that hangs beside it; a sleeve with background on both sides tells better where the arm is,
 * and the hand where it ends. Undefined for an arm that is behind her.
 */
export function layBareArm(body: Body, side: Side): BareArm | undefined {
  const path = createArmPath(body, side)
  const seen = readFigureArm(body, path)
  if (!seen) return undefined
  const bare = followSleeve(body, path, seen)
  const last = bare[bare.length - 1]
  const hand = findHand(body, side, middleOf(last))
  const shown = STEP * seen[seen.length - 1].before
  const moved = followHand(body, path, bare, hand).slice(FIRST)
  const edge = (of: (rung: Rung) => number) =>
    evenOut(moved.map((rung) => add(rung.at, rung.outwards, of(rung))))
  const inner = edge((rung) => rung.inner - MARGIN)
  const outer = edge((rung) => rung.outer + MARGIN)
  const widths = inner.map((near, k) => distance(near, outer[k]))
  const across = Array.from({ length: COLUMNS }, (_, column) => column / (COLUMNS - 1))
  const lookup = rasteriseMesh(
    {
      target: inner.map((near, k) => across.map((share) => mixPoints(near, outer[k], share))),
      source: inner.map((_, k) => across.map((share): Point => [k, share])),
    },
    body.photo,
  )
  const { left, top, width, height, places } = lookup
  const { figure } = body
  const other: Colour = [0, 0, 0]
  const along = new Float32Array(width * height)
  const besides = new Float32Array(along.length)
  const cover = new Float32Array(along.length)
  for (let k = 0; k < along.length; k++) {
    if (!(places[2 * k] === places[2 * k])) continue
    along[k] = STEP * (FIRST + places[2 * k])
    const wide = widths[Math.round(places[2 * k])]
    const inside = places[2 * k + 1] * wide - MARGIN
    const arm = Math.max(1, wide - 2 * MARGIN)
    cover[k] = clamp(Math.min(inside, arm - inside) + 0.5)
    besides[k] = clamp(inside / arm)
  }
  return {
    side,
    end: shown < WRIST - BEHIND_HER ? shown : hand ? WRIST + INTO_HAND : WRIST - HIDDEN_HAND,
    left,
    top,
    width,
    height,
    along,
    cover,
    colourAt(k, out) {
      const rung = clamp(places[2 * k] + FIRST, 0, seen.length - 1)
      const beside = besides[k]
      const { before } = seen[Math.floor(rung)]
      const { after } = seen[Math.ceil(rung)]
      const share = after > before ? (rung - before) / (after - before) : 0
      figure.bare.colourAt(...onRung(seen[before], beside), out)
      if (share <= 0) return
      figure.bare.colourAt(...onRung(seen[after], beside), other)
      for (let c = 0; c < 3; c++) out[c] = mix(out[c], other[c], share)
    },
  }
}

/** The place so far across what is seen of a rung. */
const onRung = ({ at, outwards, from, to }: SeenRung, across: number) =>
  add(at, outwards, mix(from + 1, to - 1, across))

/** Takes the corners off an outline that was measured rung by rung; the ends stay. */
function evenOut(points: Point[]): Point[] {
  return points.map((point, k) => {
    const reach = Math.min(2, k, points.length - 1 - k)
    let [x, y] = [0, 0]
    for (let j = k - reach; j <= k + reach; j++) {
      x += points[j][0]
      y += points[j][1]
    }
    return reach ? [x / (2 * reach + 1), y / (2 * reach + 1)] : point
  })
}

/** Moves each rung to where the photo's arm or its sleeve is, and never beyond them. */
function followSleeve(body: Body, path: ArmPath, rungs: Rung[]): Rung[] {
  const { skin } = body.segments
  const [upper, fore] = [subtract(path.at(1), path.at(0)), subtract(path.at(2), path.at(1))].map(normalise)
  const isBent = upper[0] * fore[0] + upper[1] * fore[1] < 0.3
  const moved = rungs.map((rung) => {
    const { along, at, outwards, inner, outer } = rung
    const width = outer - inner
    const middle = (inner + outer) / 2
    const [x, y] = add(at, outwards, middle)
    const isBare = maskAt(skin, x, y) > 127
    const isIn = (place: Point) => (isBare ? maskAt(skin, ...place) > 127 : isPerson(body, place))
    if (!isIn([x, y])) return rung
    const most = 1.2 * TIGHT * width
    const reach = (way: number) => {
      let u = 0
      while (u < most && isIn(add(at, outwards, middle + u * way))) u++
      return u < most ? u : Infinity
    }
    const [inwards, out] = [reach(-1), reach(1)]
    const room = inwards + out
    if (isBare && room < 1.4 * width) return { ...rung, inner: middle - inwards, outer: middle + out }
    let by = 0
    let narrower = 0
    // A bent elbow fills its sleeve.
    if (isBent && Math.abs(along - 1) < 0.2 && out < Infinity)
      return { ...rung, outer: Math.max(outer, middle + out - 0.04 * width) }
    if (room < TIGHT * width) {
      by = (out - inwards) / 2
      narrower = Math.max(0, (width - room) / 2)
    } else if (out < Infinity) {
      // The trunk or a wide sleeve is beside it: it hangs somewhat inside of the sleeve's outer side.
      by = out - width / 2 - 0.06 * width
      if (by > 0) by *= 0.5
    }
    by = clamp(by, -width, width)
    return { ...rung, inner: inner + by + narrower, outer: outer + by - narrower }
  })
  // At the shoulder it goes over into the figure's own.
  return smoothSides(smoothSides(moved, 2), 2).map((rung, k) => {
    const share = smoothstep(STEP * FIRST, 0.6, rung.along)
    const mixed = (from: number, to: number) => mix(from, to, share)
    return {
      ...rung,
      inner: mixed(rungs[k].inner, rung.inner),
      outer: mixed(rungs[k].outer, rung.outer),
    }
  })
}

const middleOf = (rung: Rung) => add(rung.at, rung.outwards, (rung.inner + rung.outer) / 2)

/** The forearm runs on into the hand that is seen, or straight on under what hides it. */
function followHand(body: Body, path: ArmPath, rungs: Rung[], hand: Point | undefined): Rung[] {
  const last = rungs[rungs.length - 1]
  const before = rungs[rungs.length - 7]
  const end = middleOf(last)
  const ahead = normalise(subtract(end, middleOf(before)))
  const towards = hand && distance(hand, end) > 2 ? normalise(subtract(hand, end)) : ahead
  // A hand bends at its wrist, but not back.
  const bent = towards[0] * ahead[0] + towards[1] * ahead[1] > 0.3 ? towards : ahead
  const step = STEP * distance(path.at(1), path.at(2))
  const half = (last.outer - last.inner) / 2
  const on: Rung[] = []
  let at = end
  let under = 0
  for (let k = 1; k * STEP <= INTO_HAND + 1e-6; k++) {
    const direction = normalise(mixPoints(ahead, bent, smoothstep(0, 4, k)))
    at = add(at, direction, Math.max(2, step))
    const [x, y] = direction
    const outwards: Point = path.side === 0 ? [-y, x] : [y, -x]
    on.push({ along: WRIST + k * STEP, at, outwards, inner: -half, outer: half })
    // A little under the hand that is seen nothing more of it can show.
    if (maskAt(body.segments.skin, ...at) > 200 && ++under > UNDER_HAND) break
  }
  return [...rungs, ...on]
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

import { clamp, mix } from '../drapery/scalar.ts'
import { boneNames, mainBone } from '../body/model/model.ts'
import { placeVertices } from '../body/model/pose-skeleton.ts'
import { project } from '../body/figure/camera.ts'
import { fillMask } from '../body/figure/figure-outline.ts'
import type { Body } from '../body/body.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { add, median, type Point } from '../geometry/math.ts'
import type { ArmPath } from './arm-path.ts'

/** Across the arm at one place of its path: its two sides, px outwards from the path. */
export type Rung = { along: number; at: Point; outwards: Point; inner: number; outer: number }
/** A rung of the figure's arm: the part of it that is seen, and the nearest rungs of which enough is seen to show its skin. */
export type SeenRung = Rung & { from: number; to: number; before: number; after: number }
/** `hidden` is the share of it that lies behind the figure's trunk. */
export type FigureArm = { rungs: SeenRung[]; hidden: number }

/** From rung to rung, and to the path's own end: 0 the shoulder, 1 the elbow. */
export const STEP = 0.05
export const WRIST = 2
/** Of a rung's width so much must be seen to show its light. */
const WELL_SEEN = 0.35
/** An arm is free of the trunk from here on. */
const ARMPIT = 0.6

/** The figure's arm, a rung each step from the shoulder to the wrist, as wide as it is, whatever of her lies before it. */
export function readFigureArm({ figure, photo }: Body, path: ArmPath): FigureArm | undefined {
  const { model, fitted, shift, view } = figure
  const own = boneNames.map(
    (name) => /upperarm|lowerarm|hand/.test(name) && name.endsWith(path.side === 0 ? '_r' : '_l'),
  )
  const bent = project(fitted.camera, placeVertices(model, fitted.stance)).map((at, i) => at + shift[i])
  const isOnArm = (vertex: number) => own[mainBone(model, vertex)]
  const triangles = model.triangles.filter((_, i) => {
    const first = i - (i % 3)
    return [first, first + 1, first + 2].some((corner) => isOnArm(model.triangles[corner]))
  })
  const arm = fillMask(triangles, bent, photo, 1)
  /** The longest run of places across a rung that are of it. */
  const runOf = (
    { at, outwards }: Pick<Rung, 'at' | 'outwards'>,
    reach: number,
    isOf: (i: number) => boolean,
  ) => {
    const isThere = (u: number) => {
      const [column, row] = add(at, outwards, u).map(Math.round)
      const isInside = column >= 0 && row >= 0 && column < photo.width && row < photo.height
      return isInside && isOf(row * photo.width + column)
    }
    let [from, to] = [NaN, NaN]
    for (let u = -reach; u <= reach; u++) {
      if (!isThere(u)) continue
      const start = u
      while (u < reach && isThere(u + 1)) u++
      if (!(u - start <= to - from)) [from, to] = [start, u]
    }
    return [from, to] as const
  }
  const rungs: SeenRung[] = []
  let [hidden, known] = [0, 0]
  const shown: number[] = []
  for (let k = 0; k * STEP <= WRIST + 1e-6; k++) {
    const along = k * STEP
    const place = { at: path.at(along), outwards: path.outwards(along) }
    const reach = 1.6 * path.radius(along)
    const [inner, outer] = runOf(place, reach, (i) => arm.data[i] > 0)
    const [from, to] = runOf(place, reach, (i) => view.bone[i] !== NO_BONE && own[view.bone[i]])
    const share = to > from && outer > inner ? Math.min(1, (to - from) / (outer - inner)) : 0
    if (!Number.isNaN(inner)) {
      known++
      hidden += 1 - share
    }
    if (share > WELL_SEEN) shown.push(k)
    rungs.push({ along, ...place, inner, outer, from, to, before: k, after: k })
  }
  if (!known) return undefined
  // At the armpit its inner side is the trunk's.
  const thickness = median(
    rungs
      .map(({ along, inner, outer }) => (outer - inner) / path.radius(along))
      .filter((one) => !Number.isNaN(one)),
  )
  for (const rung of rungs)
    if (rung.along < ARMPIT)
      rung.inner = Math.min(rung.inner, rung.outer - thickness * path.radius(rung.along))
  fillGaps(rungs, ({ along }) => (thickness / 2) * path.radius(along))
  for (const [k, rung] of rungs.entries()) {
    // Of an arm that is hidden everywhere the skin of what is before it has its light.
    if (!shown.length) [rung.from, rung.to] = [rung.inner, rung.outer]
    rung.before = shown.findLast((one) => one <= k) ?? shown[0] ?? k
    rung.after = shown.find((one) => one >= k) ?? shown[shown.length - 1] ?? k
  }
  return { rungs: smoothSides(rungs, 2), hidden: hidden / known }
}

/** Rungs of which nothing is known lie between their neighbours'; at an end they go on like the last. */
function fillGaps(rungs: Rung[], half: (rung: Rung) => number) {
  const known = rungs.flatMap(({ inner }, k) => (Number.isNaN(inner) ? [] : [k]))
  const middle = (k: number) => (rungs[k].inner + rungs[k].outer) / 2
  for (const [k, rung] of rungs.entries()) {
    if (!Number.isNaN(rung.inner)) continue
    const before = known.findLast((one) => one < k) ?? known[0]
    const after = known.find((one) => one > k) ?? known[known.length - 1]
    const share = after > before ? clamp((k - before) / (after - before)) : 0
    const at = mix(middle(before), middle(after), share)
    rung.inner = at - half(rung)
    rung.outer = at + half(rung)
  }
}

/** Each rung's sides with its neighbours'. */
function smoothSides<T extends Rung>(rungs: T[], reach: number): T[] {
  return rungs.map((rung, k) => {
    const near = rungs.slice(Math.max(0, k - reach), k + reach + 1)
    const mean = (of: (one: Rung) => number) => near.reduce((sum, one) => sum + of(one), 0) / near.length
    return { ...rung, inner: mean(({ inner }) => inner), outer: mean(({ outer }) => outer) }
  })
}

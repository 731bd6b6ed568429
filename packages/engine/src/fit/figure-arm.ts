import { clamp, mix } from '../drapery/scalar.ts'
import { boneNames } from '../body/model/model.ts'
import type { Body } from '../body/body.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { add, median, type Point } from '../geometry/math.ts'
import type { ArmPath } from './arm-path.ts'

/** Across the arm at one place of its path: its two sides, px outwards from the path. */
export type Rung = { along: number; at: Point; outwards: Point; inner: number; outer: number }
/** A rung of the figure's arm: the part of it that is seen, and the nearest rungs of which enough is seen to show its skin. */
export type SeenRung = Rung & { from: number; to: number; before: number; after: number }

/** From rung to rung, and to the path's own end: 0 the shoulder, 1 the elbow. */
export const STEP = 0.05
export const WRIST = 2
/** An arm of which the figure hides more than this share is behind her. */
const MOST_HIDDEN = 0.5
/** Of a rung's width so much must be seen to show its light. */
const WELL_SEEN = 0.35

/** The figure's arm, a rung each step from the shoulder to the wrist; where her trunk hides it, as wide as it is elsewhere. */
export function readFigureArm({ figure, photo }: Body, path: ArmPath): SeenRung[] | undefined {
  const { bone, depth } = figure.view
  const own = boneNames.map(
    (name) => /upperarm|lowerarm|hand/.test(name) && name.endsWith(path.side === 0 ? '_r' : '_l'),
  )
  const indexAt = ([x, y]: Point) => {
    const [column, row] = [Math.round(x), Math.round(y)]
    const isInside = column >= 0 && row >= 0 && column < photo.width && row < photo.height
    return isInside ? row * photo.width + column : -1
  }
  const isOwn = (i: number) => i >= 0 && bone[i] !== NO_BONE && own[bone[i]]
  const rungs: (SeenRung & { isHiddenInside: boolean; isHiddenOutside: boolean })[] = []
  for (let k = 0; k * STEP <= WRIST + 1e-6; k++) {
    const along = k * STEP
    const [at, outwards] = [path.at(along), path.outwards(along)]
    const reach = 1.6 * path.radius(along)
    const place = (u: number) => indexAt(add(at, outwards, u))
    let [inner, outer] = [NaN, NaN]
    for (let u = -reach; u <= reach; u++) {
      if (!isOwn(place(u))) continue
      const from = u
      while (u < reach && isOwn(place(u + 1))) u++
      if (!(u - from <= outer - inner)) [inner, outer] = [from, u]
    }
    /** Does something of hers lie in front of the arm beyond this side? */
    const isHidden = (edge: number, way: number) => {
      const [beyond, within] = [place(edge + 2 * way), place(edge - way)]
      return beyond >= 0 && within >= 0 && !isOwn(beyond) && depth[beyond] < depth[within]
    }
    rungs.push({
      along,
      at,
      outwards,
      inner,
      outer,
      before: k,
      after: k,
      from: inner,
      to: outer,
      isHiddenInside: isHidden(inner, -1),
      isHiddenOutside: isHidden(outer, 1),
    })
  }
  const whole = rungs.filter(
    ({ along, inner, isHiddenInside, isHiddenOutside }) =>
      along > 0.3 && inner === inner && !isHiddenInside && !isHiddenOutside,
  )
  if (!whole.length) return undefined
  const thickness = median(whole.map(({ along, inner, outer }) => (outer - inner) / path.radius(along)))
  let hidden = 0
  const shown: number[] = []
  for (const [k, rung] of rungs.entries()) {
    const width = thickness * path.radius(rung.along)
    const share = rung.inner === rung.inner ? (rung.outer - rung.inner) / width : 0
    hidden += Math.max(0, 1 - share) / rungs.length
    if (share > WELL_SEEN) shown.push(k)
    // What is left of it beside the trunk says nothing of where it is.
    if (share < 0.3) rung.inner = rung.outer = NaN
    else if (rung.isHiddenInside) rung.inner = Math.min(rung.inner, rung.outer - width)
    else if (rung.isHiddenOutside) rung.outer = Math.max(rung.outer, rung.inner + width)
  }
  if (hidden > MOST_HIDDEN || !shown.length) return undefined
  for (const [k, rung] of rungs.entries()) {
    rung.before = shown.findLast((one) => one <= k) ?? shown[0]
    rung.after = shown.find((one) => one >= k) ?? shown[shown.length - 1]
  }
  fillGaps(rungs, (rung) => (thickness / 2) * path.radius(rung.along))
  return smoothSides(rungs, 2)
}

/** Rungs of which nothing is known lie between their neighbours'; at an end they go on like the last. */
function fillGaps(rungs: Rung[], half: (rung: Rung) => number) {
  const known = rungs.flatMap(({ inner }, k) => (inner === inner ? [k] : []))
  const middle = (k: number) => (rungs[k].inner + rungs[k].outer) / 2
  for (const [k, rung] of rungs.entries()) {
    if (rung.inner === rung.inner) continue
    const before = known.findLast((one) => one < k) ?? known[0]
    const after = known.find((one) => one > k) ?? known[known.length - 1]
    const share = after > before ? clamp((k - before) / (after - before)) : 0
    const at = mix(middle(before), middle(after), share)
    rung.inner = at - half(rung)
    rung.outer = at + half(rung)
  }
}

/** Each rung's sides with its neighbours'. */
export function smoothSides<T extends Rung>(rungs: T[], reach: number): T[] {
  return rungs.map((rung, k) => {
    const near = rungs.slice(Math.max(0, k - reach), k + reach + 1)
    const mean = (of: (one: Rung) => number) => near.reduce((sum, one) => sum + of(one), 0) / near.length
    return { ...rung, inner: mean(({ inner }) => inner), outer: mean(({ outer }) => outer) }
  })
}

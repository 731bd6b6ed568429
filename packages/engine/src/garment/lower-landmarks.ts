import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { LowerLandmarks } from '../contract/garment-landmarks.ts'
import { runsOf, type Outline } from './trace-outline.ts'

/** Landmarks in px of the picture. */
export type LowerPoints = LowerLandmarks

/** Reads a skirt's or a pair of trousers' seams off its silhouette. Trousers whose legs touch are parted in the middle. */
export function measureLower(outline: Outline, category: GarmentCategory): LowerPoints {
  const { left, right, top, bottom } = outline
  const height = bottom - top
  const runsAt = (y: number) => runsOf(outline.filled, y, left, right)
  const ends = (y: number): { left: [number, number]; right: [number, number] } => {
    const runs = runsAt(y)
    return { left: [runs[0]?.from ?? left, y], right: [runs.at(-1)?.to ?? right, y] }
  }
  const waist = ends(findWaist(outline, runsAt))
  // The lowest rows hold only one leg's end, or the middle of a curved hem.
  const hem = ends(Math.round(bottom - height * 0.04))
  const points: LowerPoints = { kind: 'lower', waist, hem }
  if (category !== 'bottoms') return points

  const centre = (waist.left[0] + waist.right[0]) / 2
  const crotch = findCrotch(outline, runsAt, centre) ?? [centre, top + height * 0.33]
  const innerAt = (y: number) => {
    const gap = gapNear(runsAt(y), crotch[0], (right - left) * 0.3)
    return gap ?? { from: crotch[0], to: crotch[0] }
  }
  const inner = innerAt(hem.left[1])
  points.legs = {
    crotch,
    left: { hemInner: [inner.from, hem.left[1]] },
    right: { hemInner: [inner.to, hem.right[1]] },
  }
  return points
}

/** A waistband that lies askew begins on one side only: the first row that is nearly as wide as the hips' beginning. */
function findWaist({ top, bottom }: Outline, runsAt: (y: number) => ReturnType<typeof runsOf>) {
  const height = bottom - top
  const widthAt = (y: number) => {
    const runs = runsAt(y)
    return runs.length ? runs[runs.length - 1].to - runs[0].from : 0
  }
  const wide = 0.85 * widthAt(Math.round(top + height * 0.14))
  let y = Math.round(top + height * 0.01)
  while (y < top + height * 0.14 && widthAt(y) < wide) y++
  return y
}

/** The highest row, coming from the hem, where the legs are still apart. */
function findCrotch(
  { left, right, top, bottom }: Outline,
  runsAt: (y: number) => ReturnType<typeof runsOf>,
  centre: number,
): [number, number] | undefined {
  let crotch: [number, number] | undefined
  for (let y = bottom - 3; y > top + (bottom - top) * 0.15; y--) {
    const gap = gapNear(runsAt(y), centre, (right - left) * 0.2)
    if (gap) crotch = [(gap.from + gap.to) / 2, y]
    else if (crotch && crotch[1] - y > 6) break
  }
  return crotch && crotch[1] < top + (bottom - top) * 0.75 ? crotch : undefined
}

function gapNear(runs: ReturnType<typeof runsOf>, x: number, reach: number) {
  for (let k = 0; k + 1 < runs.length; k++) {
    const from = runs[k].to
    const to = runs[k + 1].from
    if (to - from >= 2 && Math.abs((from + to) / 2 - x) < reach) return { from, to }
  }
  return undefined
}

import type { Outline } from './outline.ts'
import { clampRow, medianReach, type Panel } from './upper-landmarks.ts'

export type Armpit = {
  x: number
  y: number
  hasSleeve: boolean
  /** How far the outline steps out there, px. */ jump: number
}

type Search = { outline: Outline; panel: Panel; isLong: boolean; width: number; height: number }

/**
 * The two places where body panel and sleeve meet. Coming from the hem, the panel's edge steps outwards
 * there; a sleeveless garment is merely widest there. The two sides correct one another.
 */
export function findArmpits(outline: Outline, panel: Panel, isLong: boolean): [Armpit, Armpit] {
  const search: Search = {
    outline,
    panel,
    isLong,
    width: outline.right - outline.left,
    height: outline.bottom - outline.top,
  }
  const found = ([0, 1] as const).map((side) => findByJump(search, side) ?? findByBulge(search, side))
  const pair = found.map((armpit, side) => armpit ?? findWidest(search, side as 0 | 1)) as [Armpit, Armpit]
  makeSymmetric(pair, search)
  return areCredible(pair, search) ? pair : withoutSleeves(search)
}

const place = (
  { outline, panel }: Search,
  side: 0 | 1,
  y: number,
  hasSleeve: boolean,
  jump: number,
): Armpit => ({
  x: outline.centre + (side ? 1 : -1) * panel.reach[side][y],
  y,
  hasSleeve,
  jump,
})

/** A clear step: a gap between sleeve and panel, or a sleeve that stands off. */
function findByJump(search: Search, side: 0 | 1): Armpit | undefined {
  const { outline, panel, isLong, width, height } = search
  const reach = panel.reach[side]
  const lowest = Math.round(outline.top + (panel.hem - outline.top) * (isLong ? 0.45 : 0.8))
  const highest = Math.round(outline.top + height * (isLong ? 0.06 : 0.1))
  const step = Math.max(3, Math.round(width * 0.02))
  const panelReach = Math.max(
    ...[0.5, 0.6, 0.7].map(
      (share) => reach[clampRow(outline.top + height * share * (isLong ? 0.6 : 1), outline)],
    ),
  )
  let best: { y: number; jump: number } | undefined
  for (let y = lowest; y >= highest; y--) {
    const jump = reach[y] - reach[y + step]
    const isPanelBelow = reach[y + step] > panelReach * 0.62
    if (jump > width * 0.055 && isPanelBelow && (!best || jump > best.jump * 1.15)) best = { y, jump }
  }
  if (!best) return undefined
  let y = best.y + step
  while (y < lowest && reach[y] - reach[y + 3] > 1.5) y++
  return place(search, side, y + 1, true, best.jump)
}

/** No step, but clearly wider above than at the ribs: a short sleeve that lies flat against the panel. */
function findByBulge(search: Search, side: 0 | 1): Armpit | undefined {
  const { outline, panel, isLong, width, height } = search
  const reach = panel.reach[side]
  const row = (share: number) => Math.round(outline.top + (panel.hem - outline.top) * share)
  const ribs = medianReach(reach, row(isLong ? 0.32 : 0.6), row(isLong ? 0.5 : 0.85))
  const lowest = row(isLong ? 0.45 : 0.8)
  let widest = Math.round(outline.top + height * (isLong ? 0.06 : 0.1))
  for (let y = widest; y < row(isLong ? 0.35 : 0.6); y++) if (reach[y] > reach[widest]) widest = y
  const bulge = reach[widest] - ribs
  if (bulge < ribs * 0.3 || ribs < width * 0.15) return undefined
  let y = widest
  while (y < lowest && reach[y] - ribs > ribs * 0.07) y++
  return y < row(0.7) ? place(search, side, y, true, bulge) : undefined
}

function findWidest(search: Search, side: 0 | 1): Armpit {
  const { outline, panel, isLong, height } = search
  const reach = panel.reach[side]
  let widest = Math.round(outline.top + height * (isLong ? 0.3 : 0.5))
  const highest = Math.round(outline.top + height * (isLong ? 0.1 : 0.18))
  for (let y = widest; y >= highest; y--) if (reach[y] > reach[widest]) widest = y
  return place(search, side, widest, false, 0)
}

function makeSymmetric(pair: [Armpit, Armpit], { outline, height }: Search) {
  const mirrored = (armpit: Armpit): Armpit => ({ ...armpit, x: 2 * outline.centre - armpit.x })
  const follow = (leader: 0 | 1) => (pair[1 - leader] = mirrored(pair[leader]))
  if (pair[0].hasSleeve !== pair[1].hasSleeve) follow(pair[0].hasSleeve ? 0 : 1)
  if (Math.abs(pair[0].y - pair[1].y) > height * 0.12) follow(pair[0].y < pair[1].y ? 0 : 1)
  if (!pair[0].hasSleeve) return
  const reaches = pair.map(({ x }) => Math.abs(x - outline.centre))
  if (Math.max(...reaches) > 1.18 * Math.min(...reaches)) follow(reaches[0] < reaches[1] ? 0 : 1)
  else if (Math.abs(pair[0].y - pair[1].y) > height * 0.06) {
    const y = pair[pair[0].jump > pair[1].jump ? 0 : 1].y
    pair[0].y = pair[1].y = y
  }
}

/** Sleeves that begin at the very top, or leave too narrow a chest, are a wide neckline or a cape. */
function areCredible(pair: [Armpit, Armpit], { outline, width, height }: Search) {
  if (!pair[0].hasSleeve) return true
  const chest = pair[1].x - pair[0].x
  if (Math.min(pair[0].y, pair[1].y) - outline.top < height * 0.08 || chest < width * 0.35) return false
  const beyond = (pair[0].x - outline.left + outline.right - pair[1].x) / 2
  return beyond > chest * 0.1
}

function withoutSleeves(search: Search): [Armpit, Armpit] {
  const y = clampRow(search.outline.top + (search.panel.hem - search.outline.top) * 0.3, search.outline)
  return [place(search, 0, y, false, 0), place(search, 1, y, false, 0)]
}

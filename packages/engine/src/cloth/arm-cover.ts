import { clamp } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Side } from '../photo/frame.ts'
import type { Layer } from '../fit/layer.ts'
import { mixPoints, normalise, subtract } from '../geometry/math.ts'

/** Shares of a hand's surroundings, in shoulder widths, that are skin where it is seen. */
const HAND = { reach: 0.16, skin: 0.15 }

export function isHandSeen({ arms, photo, frame, segments }: Body, side: Side) {
  const [x, y] = arms[side].joints[3].map(Math.round)
  const reach = Math.round(HAND.reach * frame.shoulders)
  let [skin, all] = [0, 0]
  for (let v = y - reach; v <= y + reach; v += 2)
    for (let u = x - reach; u <= x + reach; u += 2) {
      if (u < 0 || v < 0 || u >= photo.width || v >= photo.height) continue
      all++
      if (segments.skin.data[v * photo.width + u] > 127) skin++
    }
  return skin > HAND.skin * all
}

/** Under a sleeve the bared arm begins so far above its end, for the sleeve lies in front of it. */
export const UNDER_SLEEVE = 0.1
/** Beside an arm's bone it is looked for too, in shoulder widths; a sleeve may be folded open for this much of its length. */
const BESIDE = 0.08
const FOLDED = 0.2
const STEP = 0.02

/** How far sleeves reach down their arm in the photo, less what the arm goes on under them: wings beside an arm cover nothing of it. */
export function armCoverOf({ arms, frame }: Body, layers: Layer[], side: Side) {
  const sleeves = layers.filter((layer) => layer.kind === 'sleeve' && layer.side === side)
  if (sleeves.length === 0) return 0
  const isOn = (x: number, y: number) =>
    sleeves.some(({ left, top, width, height, data }) => {
      const [u, v] = [Math.round(x) - left, Math.round(y) - top]
      return u >= 0 && v >= 0 && u < width && v < height && data[4 * (v * width + u) + 3] > 127
    })
  const { joints } = arms[side]
  let reached = 0
  for (let along = 0; along <= 2; along += STEP) {
    const bone = along < 1 ? 0 : 1
    const [from, to] = [joints[bone], joints[bone + 1]]
    const [x, y] = mixPoints(from, to, along - bone)
    const [dx, dy] = normalise(subtract(to, from))
    const beside = BESIDE * frame.shoulders
    const covered = [-beside, 0, beside].filter((by) => isOn(x - by * dy, y + by * dx)).length
    if (covered >= 2) reached = along
    else if (reached > 0.3 && along - reached > FOLDED) break
  }
  return clamp(reached - UNDER_SLEEVE, 0.25, 1.95)
}

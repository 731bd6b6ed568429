import type { SewnPiece } from '@cabine/drapery/sewn.ts'
import { clamp } from '@cabine/drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Side } from '../body/frame.ts'

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
const UNDER_SLEEVE = 0.1

/** How far a sleeve reaches down its arm, less what the arm goes on under it. */
export function armCoverOf({ arms }: Body, piece: SewnPiece, seen: Float64Array, side: Side) {
  const place = { distance: 0, along: 0, across: 0 }
  const carrier = side === 0 ? 'armLeft' : 'armRight'
  const reached: number[] = []
  piece.node.forEach((node, corner) => {
    if (piece.surfaces[piece.surfaceOf[corner]].carrier !== carrier) return
    if (arms[side].locate(seen[3 * node], -seen[3 * node + 1], place)) reached.push(place.along)
  })
  if (reached.length === 0) return 0
  reached.sort((a, b) => a - b)
  return clamp(reached[Math.floor(0.97 * reached.length)] - UNDER_SLEEVE, 0.25, 1.95)
}

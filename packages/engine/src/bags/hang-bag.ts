import { clamp } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import type { Trace } from '../fit/look-trace.ts'
import { distance, mixPoints, type Point } from '../geometry/math.ts'
import type { Picture } from '../raster/plane.ts'
import type { FreeHand } from './free-hand.ts'
import { createOverlay, drawPicture, layOver, type Box } from './overlay.ts'

/**
 * A bag alone, on a clear ground, cropped to itself; `height` is its real one with its handles up, cm. Without handles fingers
 * close over its upper edge.
 */
export type HungBag = { picture: Picture; height: number; isHeldByEdge?: boolean }

/** How far over the grip the handle's top lies, cm: fingers close round it from below. */
const OVER_GRIP = 0.8
/** The same of the upper edge of a bag that is held by it. */
const OVER_EDGE = 3
/** What a bag takes of the light on what is beside it. */
const SHADOW = { share: 0.4, wide: 2.2, drop: 1.6 }
/** Skin, and what she wears on it, is the hand's so far from the line of the hand, cm, which runs from the wrist to beyond the fingers. */
const HAND = 9.5
const LINE = { from: -0.6, to: 1.5 }

/** Hangs a bag from her hand: the hand lies before it, clothes and ground behind. */
export function hangBag(body: Body, look: Picture, { grip, side }: FreeHand, bag: HungBag, trace?: Trace) {
  const { figure, segments } = body
  const overlay = createOverlay(look)
  drawPicture(body, overlay, bag.picture, { left: 0, top: 0, ...bag.picture }, boxFromHand(body, grip, bag))
  const [, , wrist, fingers] = body.arms[side].joints
  const [from, to] = [mixPoints(wrist, fingers, LINE.from), mixPoints(wrist, fingers, LINE.to)]
  const hand = (i: number) => {
    const at: Point = [i % look.width, Math.floor(i / look.width)]
    if (distance(at, nearestOn(from, to, at)) > HAND * figure.fitted.scale) return 0
    // A free hand holds nothing: a thing on it is a bracelet, a watch or a ring.
    return Math.min(1, (segments.skin.data[i] + segments.other.data[i]) / 255)
  }
  layOver(body, look, overlay, { own: hand, worn: () => 0 }, SHADOW, trace)
}

/** The place of a line that is nearest to another. */
function nearestOn(from: Point, to: Point, [x, y]: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy || 1)
  return mixPoints(from, to, clamp(share, 0, 1))
}

/** Where a bag is in the photo whose handle lies in a hand. */
export function boxFromHand(
  { figure }: Body,
  grip: FreeHand['grip'],
  { picture, height, isHeldByEdge }: HungBag,
): Box {
  const perCm = figure.fitted.scale
  const scale = (height * perCm) / picture.height
  return {
    left: grip[0] - (isHeldByEdge ? picture.width / 2 : handleAt(picture)) * scale,
    top: grip[1] - (isHeldByEdge ? OVER_EDGE : OVER_GRIP) * perCm,
    width: picture.width * scale,
    height: height * perCm,
  }
}

/** Where across a bag's picture its handles are highest. */
function handleAt({ width, height, data }: Picture) {
  let [sum, count] = [0, 0]
  for (let y = 0; y < Math.max(2, 0.03 * height); y++)
    for (let x = 0; x < width; x++) {
      const alpha = data[4 * (y * width + x) + 3]
      sum += alpha * x
      count += alpha
    }
  return count ? sum / count : width / 2
}

import type { Body } from '../body/body.ts'
import type { Trace } from '../fitting/trace.ts'
import type { Picture } from '../raster/plane.ts'
import type { FreeHand } from './free-hand.ts'
import { createOverlay, drawPicture, layOver, type Box } from './overlay.ts'

/** A bag alone, on a clear ground, cropped to itself; `height` is its real one with its handles up, cm. */
export type HungBag = { picture: Picture; height: number }

/** How far over the grip the handle's top lies, cm: fingers close round it from below. */
const OVER_GRIP = 0.8
/** What a bag takes of the light on what is beside it. */
const SHADOW = { share: 0.4, wide: 2.2, drop: 1.6 }
/** So far around the grip skin, and what she wears on it, is the hand's, cm. */
const HAND = 8

/** Hangs a bag from her hand: the hand lies before it, clothes and ground behind. */
export function hangBag(body: Body, look: Picture, { grip }: FreeHand, bag: HungBag, trace?: Trace) {
  const { figure, segments } = body
  const overlay = createOverlay(look)
  drawPicture(body, overlay, bag.picture, { left: 0, top: 0, ...bag.picture }, boxFromHand(body, grip, bag))
  const hand = (i: number) => {
    const [x, y] = [i % look.width, Math.floor(i / look.width)]
    if (Math.hypot(x - grip[0], y - grip[1]) > HAND * figure.fitted.scale) return 0
    // A free hand holds nothing: a thing on it is a bracelet, a watch or a ring.
    return Math.min(1, (segments.skin.data[i] + segments.other.data[i]) / 255)
  }
  layOver(body, look, overlay, { own: hand, worn: () => 0 }, SHADOW, trace)
}

/** Where a bag is in the photo whose handle lies in a hand. */
export function boxFromHand({ figure }: Body, grip: FreeHand['grip'], { picture, height }: HungBag): Box {
  const perCm = figure.fitted.scale
  const scale = (height * perCm) / picture.height
  return {
    left: grip[0] - handleAt(picture) * scale,
    top: grip[1] - OVER_GRIP * perCm,
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

import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { sideSign, type Side } from '../photo/frame.ts'
import type { Trace } from '../fit/look-trace.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import type { Point } from '../geometry/math.ts'
import type { Picture } from '../raster/plane.ts'
import type { BagParts } from './bag-parts.ts'
import { findBefore, type Worn } from './before-bag.ts'
import type { ShoulderPlace } from './free-shoulder.ts'
import { createOverlay, drawPicture, layOver } from './overlay.ts'
import { drawStrap } from './strap.ts'

export type SlungBag = { parts: BagParts; perPx: number; place: ShoulderPlace }

const BAG_SHADOW = { share: 0.42, wide: 2, drop: 1.2 }
const STRAP_SHADOW = { share: 0.4, wide: 0.7, drop: 0.4 }
/** A strap is so thick where it goes over the shoulder, and further straps of a bag lie so far beside the first, cm. */
const THICK = 0.4
const BESIDE = 1.1
/** What goes behind her shoulder is not seen until so far below it, cm. */
const LOW = 10
/** How far over the bag a strap across her goes behind her, cm. */
const BEHIND = 9

/** Hangs a bag from her shoulder: straps over whatever she wears there, her hair and arms before it. */
export function slingBag(body: Body, look: Picture, slung: SlungBag, worn: Worn, trace?: Trace) {
  const { parts, perPx, place } = slung
  const { segments, figure } = body
  const before = findBefore(body, worn)
  const straps = createOverlay(look)
  for (const { path, isBehind } of strapsOf(body, slung, worn))
    drawStrap(body, straps, parts.strap, perPx * figure.fitted.scale, path, (x, y) =>
      isBehind
        ? y > place.over[1] + LOW * figure.fitted.scale
          ? segments.background.data[y * look.width + x] / 255
          : 0
        : withinShoulder(body, worn, place, x, y),
    )
  layOver(body, look, straps, before.strap, STRAP_SHADOW, trace)
  const bag = createOverlay(look)
  drawPicture(body, bag, parts.body, parts.box, place.body)
  layOver(body, look, bag, before.bag, BAG_SHADOW, trace)
}

type Path = { path: [Point, Point]; isBehind: boolean }

/**
 * Straps of the half of the bag that is nearer to her middle go over the front of the shoulder. Those of the other half go
 * behind her, or behind the shoulder and the arm.
 */
function strapsOf(body: Body, { parts, place }: SlungBag, worn: Worn): Path[] {
  const cm = body.figure.fitted.scale
  const { rings, box } = parts
  const { body: bag, side, over } = place
  const outwards = sideSign(side)
  const isAcross = side !== place.shoulder
  const start: Point = [over[0], topAt(body, worn, over[0], over[1]) - cm]
  let front = 0
  return rings.map(([x, y]) => {
    const along = (x - box.left) / box.width
    const ring: Point = [bag.left + along * bag.width, bag.top + ((y - box.top) / box.height) * bag.height]
    const isFront = rings.length === 1 || (side === 1 ? along < 0.5 : along > 0.5)
    const beside: Point = [start[0] + outwards * BESIDE * cm * (isFront ? front++ : 1), start[1]]
    if (isFront || !isAcross) return { path: [ring, beside], isBehind: !isFront }
    const up = ring[1] - BEHIND * cm
    const edge = edgeAt(body, side, up)
    return { path: [ring, [edge, up]], isBehind: (ring[0] - edge) * outwards > 0 }
  })
}

/** How far her trunk reaches to a side at a height, px. */
function edgeAt(body: Body, side: Side, y: number) {
  const { width } = body.photo
  const row = Math.max(0, Math.round(y)) * width
  let x = Math.round(body.frame.toPhoto(0, body.frame.torso)[0])
  while (isTrunk(body, row + x + sideSign(side))) x += sideSign(side)
  return x
}

/** Where she begins in a column under a strap, px: what she wears, her skin, or her figure where hair hides both. */
function topAt(body: Body, { covered, fits }: Worn, column: number, near: number) {
  const { segments, photo, figure } = body
  const cm = figure.fitted.scale
  const x = Math.round(column)
  const bare = figureTop(body, x, near)
  const hasTop = fits.some(({ half }) => half === 'upper')
  for (let y = Math.max(0, Math.round(bare - 5 * cm)); y < bare + 3 * cm; y++) {
    const i = y * photo.width + x
    if (segments.hair.data[i] > 127) return bare
    const cloth = hasTop ? covered.data[i] : Math.max(segments.clothes.data[i], covered.data[i])
    if (Math.max(cloth, segments.skin.data[i]) > 127) return y
  }
  return bare
}

/** 0 over the line of her shoulder, where a strap has gone behind it. */
function withinShoulder(body: Body, worn: Worn, { over }: ShoulderPlace, x: number, y: number) {
  const cm = body.figure.fitted.scale
  if (y > over[1] + 4 * cm) return 1
  return smoothstep(-0.6, 0.6, y - topAt(body, worn, x, over[1]) + THICK * cm)
}

/** Where her figure's trunk begins in a column near a height, px. */
function figureTop(body: Body, x: number, near: number) {
  const reach = Math.round(5 * body.figure.fitted.scale)
  for (let y = Math.max(0, Math.round(near) - reach); y < near + reach; y++)
    if (isTrunk(body, y * body.photo.width + x)) return y
  return near + reach
}

function isTrunk({ figure }: Body, i: number) {
  const bone = figure.view.bone[i]
  return bone !== NO_BONE && !limbOf(bone).startsWith('arm')
}

import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { sides } from '../photo/frame.ts'
import type { Limb, LimbPlace } from '../photo/limbs.ts'
import { mixPoints, type Point } from '../geometry/math.ts'
import { softBlur } from '../raster/blur.ts'
import { noiseAt } from '../raster/grain.ts'
import { createPlane, halfAt, maskAt, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { halve } from '../raster/resize.ts'
import { besideTop } from './beside-top.ts'
import { castShadow } from './cast-shadow.ts'
import { clothLight, quarterAt } from './cloth-light.ts'
import { armCoverOf, type Occluders } from '../fit/coverage.ts'
import type { Fit } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'
import type { Undressed } from '../removal/old-garment.ts'
import { readRendition, type Rendition } from '../fit/rendition.ts'
import { addLayer, cover, type Trace } from '../fit/look-trace.ts'

/** How much of the old clothes' folds the new ones take over. */
const FOLD_SHARE = 0.9
const HEAD_SHADOW = 0.22
/** A top that is kept throws a shadow on what begins under it: how dark, how soft and how far down, in shoulders. */
const TOP_SHADOW = { dark: 0.5, soft: 0.03, down: 0.022 }
/** An armhole is thought of as a sleeve of this length: any longer, a flag of cloth stands before the arm under it. */
const LEAST_SLEEVE = 0.05

/**
 * Paints the pieces onto the base, from the skin outwards. Pixels that no piece touches stay exactly as they are.
 *
 * @param covered by all of their layers together
 */
export function composeLook(
  body: Body,
  { base, ground }: Undressed,
  fits: Fit[],
  covered: Mask,
  occluders: Occluders,
  trace?: Trace,
): Picture {
  const rendition = readRendition(body)
  const headShadow = softHalf(occluders.head, occluders.arms, body.frame.shoulders * 0.07)
  showForeground(body, base, covered, occluders, trace)
  const paint = createPaint(body, base, fits, occluders, rendition, headShadow, trace)
  for (const fit of fits) {
    castShadow(body, base, ground, fit, occluders, trace)
    for (const layer of fit.layers) paint(layer, fit)
  }
  return base
}

/** Under the new clothes, what lies in front of them gives its own colour alone. */
function showForeground(
  { foreground }: Body,
  base: Picture,
  covered: Mask,
  { head, arms, hands }: Occluders,
  trace: Trace | undefined,
) {
  for (let i = 0; i < covered.data.length; i++) {
    const share = covered.data[i] / 255
    const front = Math.max(head.data[i], arms.data[i], hands.data[i])
    if (share < 0.02 || front < 3) continue
    if (trace) cover(trace, i, share)
    for (let c = 0; c < 3; c++) {
      base.data[i * 4 + c] = mix(base.data[i * 4 + c], foreground.colours.data[i * 4 + c], share)
    }
  }
}

/** The top that she has on, softened, at half size. */
function softTop({ photo, clothes, segments, frame }: Body): Plane {
  const plane = createPlane(photo)
  for (let i = 0; i < plane.data.length; i++)
    if (clothes.labels[i] === UPPER_CLOTHES) plane.data[i] = segments.clothes.data[i] / 255
  return softBlur(halve(plane), (TOP_SHADOW.soft * frame.shoulders) / 2)
}

/** Head and arms, softened, at half size. */
function softHalf(head: Mask, arms: Mask, radius: number): Plane {
  const plane = createPlane(head)
  for (let i = 0; i < plane.data.length; i++) {
    plane.data[i] = Math.max(head.data[i], 0.8 * arms.data[i]) / 255
  }
  return softBlur(halve(plane), radius / 2)
}

function createPaint(
  body: Body,
  base: Picture,
  fits: Fit[],
  { head, arms, hands, bared }: Occluders,
  { gains, black }: Rendition,
  headShadow: Plane,
  trace: Trace | undefined,
) {
  const { frame, segments, clothes, grain } = body
  const { width } = base
  const shadowDrop = Math.round(frame.shoulders * 0.05)
  const lightOn = clothLight(body)
  const hasTop = fits.some(({ half, category }) => half === 'upper' && category !== 'outerwear')
  const hasLower = fits.some(({ half }) => half === 'lower')
  const topShadow = hasLower && !hasTop ? softTop(body) : undefined
  const beside = hasLower && !hasTop ? besideTop(body) : () => 0

  /** How much of the person lies in front of a layer at a pixel, 0 to 1. */
  const inFront = (layer: Layer, k: number, i: number, keepsTop: boolean) => {
    let front = head.data[i]
    if (layer.kind === 'sleeve') front = Math.max(front, hands.data[i])
    else front = Math.max(front, arms.data[i], bared.data[i] * (layer.before?.[k] ? beyondSleeve(i) : 1))
    if (layer.inside?.[k]) front = Math.max(front, segments.skin.data[i], bared.data[i])
    if (layer.kind === 'leg' || layer.kind === 'skirt') {
      const isTop = keepsTop && clothes.labels[i] === UPPER_CLOTHES
      front = Math.max(front, isTop ? segments.clothes.data[i] : keepsTop ? beside(i) : 0)
    }
    return front / 255
  }

  const place: LimbPlace = { distance: 0, along: 0, across: 0 }
  const sleeves = sides.map((side) => Math.max(LEAST_SLEEVE, armCoverOf(fits, side)))
  const isSeen = sides.map((side) => isArmBefore(body.arms[side], arms, hands))
  /**
   * 0 to 1: an arm that is bared and whose forearm or hand is seen was before her. Beyond its sleeve's mouth no cloth of the trunk
   * lies before it, though on the figure it may stand off so far.
   */
  const beyondSleeve = (i: number) => {
    let most = 0
    for (const arm of body.arms)
      if (isSeen[arm.side] && arm.locate(i % width, Math.floor(i / width), place))
        most = Math.max(most, smoothstep(sleeves[arm.side], sleeves[arm.side] + 0.1, place.along))
    return most
  }

  return (layer: Layer, fit: Fit) => {
    const lit = layer.isLit ? undefined : lightOn(layer, fit.layers)
    const isLower = fit.half === 'lower'
    const own = lit && body.foldsOf(isLower ? LOWER_CLOTHES : UPPER_CLOTHES)
    const weights = trace && addLayer(trace, layer)
    const contrast = 1 - black / 255
    for (let y = 0; y < layer.height; y++) {
      for (let x = 0; x < layer.width; x++) {
        const k = y * layer.width + x
        const alpha = layer.data[k * 4 + 3] / 255
        if (alpha <= 0.004) continue
        const i = (layer.top + y) * width + layer.left + x
        const front = inFront(layer, k, i, isLower && !hasTop)
        const share = alpha * (1 - front)
        if (share <= 0.004) continue
        const light =
          (lit && own
            ? quarterAt(lit, x, y) *
              mix(1, halfAt(own.plane, layer.left + x, layer.top + y), FOLD_SHARE * own.trust)
            : 1) *
          shadowOfHead(i, front) *
          (isLower ? shadowOfTop(i) : 1)
        if (trace && weights) {
          cover(trace, i, share)
          weights[k] = share * light * gains[1] * contrast
        }
        const noise = 255 * grain * noiseAt(layer.left + x, layer.top + y)
        for (let c = 0; c < 3; c++) {
          const p = i * 4 + c
          const colour = Math.min(255, layer.data[k * 4 + c] * light * gains[c])
          base.data[p] = mix(base.data[p], black + colour * contrast + noise, share)
        }
      }
    }
  }

  function shadowOfTop(i: number) {
    if (!topShadow) return 1
    const y = Math.max(0, ((i / width) | 0) - Math.round(TOP_SHADOW.down * frame.shoulders))
    return 1 - TOP_SHADOW.dark * halfAt(topShadow, i % width, y)
  }

  function shadowOfHead(i: number, front: number) {
    const x = i % width
    const y = Math.max(0, ((i / width) | 0) - shadowDrop)
    const near = halfAt(headShadow, x, y)
    return 1 - HEAD_SHADOW * clamp(near - front, 0, 1)
  }
}

/** Is most of a hand, or of a forearm, seen in front of everything? */
function isArmBefore({ joints: [, elbow, wrist, fingers] }: Limb, arms: Mask, hands: Mask) {
  const isSeen = (from: Point, to: Point, mask: Mask) => {
    const places = [0.3, 0.5, 0.7, 0.9].map((share) => mixPoints(from, to, share))
    const seen = places.filter(
      ([x, y]) => x >= 0 && y >= 0 && x < mask.width - 1 && y < mask.height - 1 && maskAt(mask, x, y) > 127,
    )
    return seen.length >= places.length / 2
  }
  return isSeen(wrist, fingers, hands) || isSeen(elbow, wrist, arms)
}

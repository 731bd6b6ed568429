import { mix } from '../drapery/scalar.ts'
import { distance, type Point } from '../geometry/math.ts'
import { boxBlur } from '../raster/blur.ts'
import { clusterColours, nearestCentre, type Colour } from '../raster/kmeans.ts'
import { createPlane, type Picture } from '../raster/plane.ts'
import { findHoles, type LitBody } from './clothes-holes.ts'
import { LOWER_CLOTHES, NO_CLOTHES, UPPER_CLOTHES, type Clothes } from './clothes-labels.ts'
import { sides, sideSign } from './frame.ts'
import { bareAlong } from './limbs.ts'
import type { Silhouette } from './silhouette.ts'
import { findSeam } from './waist-seam.ts'

type Row = { y: number; cloth: number; skin: number; colour?: Colour }
type Scene = LitBody & { silhouette: Silhouette }

/** Colours of neighbouring bands differ at least by this at a waist, 0 to 441. */
const LEAST_CHANGE = 22
/** Around the waist, in torsos, a pixel's colour counts more than its height. */
const DOUBT = 0.2
/** How far from the wrist a sleeve may end, in shoulder widths. */
const CUFF = 0.36

export function splitClothes(scene: Scene): Clothes {
  const clothes = splitByRows(scene)
  return { ...clothes, holes: findHoles(scene, clothes.labels) }
}

function splitByRows(scene: Scene): Omit<Clothes, 'holes'> {
  const { torso } = scene.frame
  const rows = readRows(scene)
  const bare = rows.findIndex(({ y, skin, cloth }) => skin > cloth && y < 1.05 * torso)
  if (bare >= 0) {
    let end = bare
    while (end < rows.length - 1 && rows[end].skin > rows[end].cloth) end++
    const hem = rows[bare].y
    const waist = rows[end].y
    return { labels: labelPixels(scene, (hem + waist) / 2), hem, waist, onePiece: false }
  }
  const { y, change, above, below } = findColourChange(rows, torso)
  if (change < LEAST_CHANGE || !above || !below) {
    const waist = 0.95 * torso
    return { labels: labelPixels(scene, waist), hem: waist, waist, onePiece: true }
  }
  return { labels: labelPixels(scene, y, above, below), hem: y, waist: y, onePiece: false }
}

/** Mean colours of the clothes across the body, with the arms left out, a row each 1/90 torso. */
function readRows({ photo, frame, silhouette, arms, segments }: Scene): Row[] {
  const { torso } = frame
  const rows: Row[] = []
  const place = { distance: 0, along: 0, across: 0 }
  for (let y = 0.45 * torso; y < 1.45 * torso; y += Math.max(1, torso / 90)) {
    const sum = [0, 0, 0]
    let cloth = 0
    let skin = 0
    for (let across = -0.6; across <= 0.6; across += 0.06) {
      const half = silhouette.halfWidth(y, across > 0 ? 1 : 0)
      const [x0, y0] = frame.toPhoto(across * half, y).map(Math.round)
      if (x0 < 0 || y0 < 0 || x0 >= photo.width || y0 >= photo.height) continue
      if (arms.some((arm) => arm.locate(x0, y0, place) && place.distance < 0.9 && place.along > 0.9)) continue
      const i = y0 * photo.width + x0
      if (segments.clothes.data[i] > 127) {
        for (let c = 0; c < 3; c++) sum[c] += photo.data[i * 4 + c]
        cloth++
      } else if (segments.skin.data[i] > 127) skin++
    }
    const colour: Colour | undefined =
      cloth > 3 ? [sum[0] / cloth, sum[1] / cloth, sum[2] / cloth] : undefined
    rows.push({ y, cloth, skin, colour })
  }
  return rows
}

/** The height where a tenth of a torso above and below differ most; one near the hips is likelier. */
function findColourChange(rows: Row[], torso: number) {
  const reach = Math.round((0.1 * torso) / Math.max(1, torso / 90))
  let best: { y: number; change: number; above?: Colour; below?: Colour } = { y: 0.93 * torso, change: 0 }
  for (let k = reach; k < rows.length - reach; k++) {
    const above = meanColour(rows.slice(k - reach, k))
    const below = meanColour(rows.slice(k, k + reach))
    if (!above || !below) continue
    const likely = 1 - 0.5 * Math.abs(rows[k].y / torso - 0.95)
    const change = colourDistance(above, below) * likely
    if (change > best.change) best = { y: rows[k].y, change, above, below }
  }
  return best
}

function meanColour(rows: Row[]): Colour | undefined {
  const colours = rows.flatMap(({ colour }) => (colour ? [colour] : []))
  if (!colours.length) return undefined
  const mean = (c: number) => colours.reduce((sum, colour) => sum + colour[c], 0) / colours.length
  return [mean(0), mean(1), mean(2)]
}

function colourDistance(a: ArrayLike<number>, b: Colour, offset = 0) {
  const red = a[offset] - b[0]
  const green = a[offset + 1] - b[1]
  const blue = a[offset + 2] - b[2]
  return Math.sqrt(red * red + green * green + blue * blue)
}

/** How far a pixel's colour is from the nearest of a palette. */
const distanceTo = (palette: Colour[], { data }: Picture, i: number) =>
  colourDistance(data, palette[nearestCentre(data, i * 4, palette)], i * 4)

function labelPixels(scene: Scene, boundary: number, above?: Colour, below?: Colour): Uint8Array {
  const { photo, frame, segments } = scene
  const { width, height } = photo
  const labels = new Uint8Array(width * height)
  const { torso } = frame
  const palettes = above &&
    below && [
      paletteBetween(scene, boundary - (DOUBT + 0.4) * torso, boundary - DOUBT * torso, above),
      paletteBetween(scene, boundary + DOUBT * torso, boundary + (DOUBT + 0.4) * torso, below),
    ]
  /** Positive: by its colour it belongs to the lower clothes. -1 to 1. */
  const lean = (i: number) => {
    if (!palettes) return 0
    const toAbove = distanceTo(palettes[0], photo, i)
    const toBelow = distanceTo(palettes[1], photo, i)
    return (toAbove - toBelow) / (toAbove + toBelow + 1)
  }
  const seamAt = palettes ? seamBetween(scene, boundary, lean) : () => boundary
  const isBare = scene.arms.map((arm) => bareAlong(arm, segments, photo))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (segments.clothes.data[i] < 30) continue
      const at = frame.fromPhoto(x, y)
      const isUpper =
        at[1] < seamAt(at[0])
          ? !isSpreadThigh(scene, [x, y], at)
          : isHangingSleeve(scene, isBare, [x, y], at, boundary, above ? () => lean(i) : undefined)
      labels[i] = isUpper ? UPPER_CLOTHES : LOWER_CLOTHES
    }
  }
  return smoothLabels(labels, width, height)
}

/** How dear it is for the line between top and trousers to climb, a torso's px from column to column. */
const STIFFNESS = 0.012
/** At the ends of the doubtful heights so much speaks for the half that is usual there. */
const LEVEL = 0.4
/** It is looked for as far from the spine as her sides are, and a little beyond. */
const BEYOND = 1.7

/** The height, torso coordinates, at which the lower clothes begin at a place across. */
function seamBetween(
  { photo, frame, silhouette, arms, segments }: Scene,
  boundary: number,
  lean: (i: number) => number,
) {
  const { torso } = frame
  const [left, right] = sides.map((side) => Math.round(BEYOND * silhouette.halfWidth(boundary, side)))
  const reach = Math.round(DOUBT * torso)
  const band = { columns: left + right + 1, rows: 2 * reach }
  const scores = new Float32Array(band.columns * band.rows)
  const onArm = { distance: 0, along: 0, across: 0 }
  for (let row = 0, k = 0; row < band.rows; row++)
    for (let column = 0; column < band.columns; column++, k++) {
      const place = frame.toPhoto(column - left, boundary - reach + row)
      const x = Math.round(place[0])
      const y = Math.round(place[1])
      if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue
      const i = y * photo.width + x
      if (segments.clothes.data[i] < 128) continue
      if (arms.some((arm) => arm.locate(x, y, onArm) && onArm.distance < 0.95 && onArm.along > 0.5)) continue
      scores[k] = lean(i) + mix(0, LEVEL, (row - reach) / reach)
    }
  const seam = findSeam(band, scores, STIFFNESS * torso)
  return (across: number) =>
    boundary - reach + seam[Math.round(Math.min(band.columns - 1, Math.max(0, across + left)))]
}

/** A raised or spread leg beside the trunk may be as high as her waist: what is on it hangs from the waist all the same. */
function isSpreadThigh({ legs, arms, silhouette, frame }: Scene, [x, y]: Point, [fx, fy]: Point) {
  if (fy < 0.75 * frame.torso || Math.abs(fx) < SPREAD * silhouette.usualHalfWidth(fy)) return false
  const place = { distance: 0, along: 0, across: 0 }
  if (arms.some((arm) => arm.locate(x, y, place) && place.distance < 1.2)) return false
  return legs.some((leg) => leg.locate(x, y, place) && place.along > 0.2 && place.distance < 1.1)
}

/** So many half widths of her hips from the spine is beside them. */
const SPREAD = 1.1

/** The colours that clothes have between two heights: an open jacket and the shirt in it are two. */
function paletteBetween(
  { photo, frame, silhouette, segments }: Scene,
  from: number,
  to: number,
  mean: Colour,
) {
  const samples: number[] = []
  for (let y = from; y < to; y += SAMPLED)
    for (const side of sides) {
      const half = silhouette.halfWidth(y, side)
      for (let x = 0; x < 0.95 * half; x += SAMPLED) {
        const [column, row] = frame.toPhoto(sideSign(side) * x, y).map(Math.round)
        if (column < 0 || row < 0 || column >= photo.width || row >= photo.height) continue
        const i = row * photo.width + column
        if (segments.clothes.data[i] > 200) samples.push(...photo.data.subarray(4 * i, 4 * i + 3))
      }
    }
  if (samples.length < 3 * FEWEST) return [mean]
  return clusterColours(Float32Array.from(samples), PALETTE).centres
}

/** Every so many px a palette is read, from so many places at least; and its colours. */
const SAMPLED = 3
const FEWEST = 60
const PALETTE = 3

/** Below the waist, cloth around an arm is a sleeve, if the arm is not bare there and its colour does not speak against it. */
function isHangingSleeve(
  { frame, arms, legs, silhouette }: Scene,
  isBare: ((along: number) => boolean)[],
  [x, y]: Point,
  [fx, fy]: Point,
  boundary: number,
  lean: (() => number) | undefined,
) {
  const place = { distance: 0, along: 0, across: 0 }
  return arms.some((arm) => {
    // A wide cuff lies farther from the bone than an arm does, but beside both trunk and legs.
    const isBeside = sideSign(arm.side) * fx > 1.12 * silhouette.usualHalfWidth(fy)
    const isNearWrist = distance([x, y], arm.joints[2]) < CUFF * frame.shoulders
    if (
      isBeside &&
      isNearWrist &&
      !isBare[arm.side](1.8) &&
      !legs.some((leg) => leg.locate(x, y, place) && place.distance < 1.2)
    )
      return true
    if (!arm.locate(x, y, place) || place.along < 0.3 || place.along > 2.2) return false
    if (isBare[arm.side](place.along)) return false
    const outside = sideSign(arm.side) * fx > 0.92 * silhouette.halfWidth(fy, arm.side)
    if (place.distance > 0.95 && !(place.distance < 1.25 && outside)) return false
    if (outside && place.along > 0.5 && (lean?.() ?? 0) < 0.5) return true
    if (lean === undefined) return place.distance < 0.95 || fy < 1.25 * boundary
    // Within the arm itself only a clear difference of colour says that it is covered by something else.
    return lean() < (place.distance < 0.8 && place.along > 0.5 ? 0.3 : 0)
  })
}

/** Each labelled pixel follows the majority of its 7×7 neighbours. */
function smoothLabels(labels: Uint8Array, width: number, height: number) {
  const upper = createPlane({ width, height })
  const any = createPlane({ width, height })
  for (let i = 0; i < labels.length; i++) {
    upper.data[i] = labels[i] === UPPER_CLOTHES ? 1 : 0
    any.data[i] = labels[i] === NO_CLOTHES ? 0 : 1
  }
  const upperNear = boxBlur(upper, 3).data
  const anyNear = boxBlur(any, 3).data
  const smooth = labels.slice()
  for (let i = 0; i < smooth.length; i++)
    if (labels[i] !== NO_CLOTHES) smooth[i] = upperNear[i] > 0.5 * anyNear[i] ? UPPER_CLOTHES : LOWER_CLOTHES
  return smooth
}

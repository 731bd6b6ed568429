import type { Pixels } from '../../pictures/pixels.ts'

/**
 * A piece separated from its picture. `alpha` says where the piece is. `isMultiplied`: the rest is a studio
 * background, which is multiplied onto the paper, so that the picture's edge vanishes and the piece's own shadow stays.
 * `hasShadow`: the picture contains a shadow, so that an object needs no painted one.
 */
export type Lifted = Pixels & { alpha: Uint8Array; isMultiplied: boolean; hasShadow: boolean }

/** How far each channel of a pixel may differ from the background's for the pixel to belong to it. */
const tolerance = 16
/** A studio background is light and nearly without colour. */
const leastLight = 205
const maxColour = 26

type Colour = readonly [number, number, number]

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The colour of a studio background, read along the border; null where there is none, as in a street photo. */
function groundOf({ width, height, data }: Pixels): Colour | null {
  const border: number[] = []
  const step = Math.max(1, Math.floor((width + height) / 300))
  for (let x = 0; x < width; x += step) border.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += step) border.push(y * width, y * width + width - 1)
  const channel = (c: number) => median(border.map((at) => data[at * 4 + c] ?? 0))
  const ground: Colour = [channel(0), channel(1), channel(2)]
  const isLight = Math.min(...ground) >= leastLight && Math.max(...ground) - Math.min(...ground) <= maxColour
  const near = border.filter((at) => isNear(data, at, ground, tolerance)).length
  // The piece itself may touch an edge or two.
  return isLight && near >= border.length * 0.72 ? ground : null
}

const isNear = (data: Uint8ClampedArray, at: number, ground: Colour, most: number) =>
  Math.abs((data[at * 4] ?? 0) - ground[0]) <= most &&
  Math.abs((data[at * 4 + 1] ?? 0) - ground[1]) <= most &&
  Math.abs((data[at * 4 + 2] ?? 0) - ground[2]) <= most

/** Marks the background by flooding it from the edges, so that light parts inside the piece are not taken for it. */
function flood({ width, height, data }: Pixels, ground: Colour) {
  const isGround = new Uint8Array(width * height)
  const open = new Int32Array(width * height)
  let waiting = 0
  const visit = (at: number) => {
    if (isGround[at] || !isNear(data, at, ground, tolerance)) return
    isGround[at] = 1
    open[waiting++] = at
  }
  for (let x = 0; x < width; x++) {
    visit(x)
    visit((height - 1) * width + x)
  }
  for (let y = 0; y < height; y++) {
    visit(y * width)
    visit(y * width + width - 1)
  }
  while (waiting > 0) {
    const at = open[--waiting] ?? 0
    const x = at % width
    if (x > 0) visit(at - 1)
    if (x < width - 1) visit(at + 1)
    if (at >= width) visit(at - width)
    if (at < width * (height - 1)) visit(at + width)
  }
  return isGround
}

/** A picture that is cut out already has its own alpha, and often its own shadow in it. */
function liftCutOut(pixels: Pixels): Lifted {
  const { width, height, data } = pixels
  const alpha = new Uint8Array(width * height)
  let [solid, thin] = [0, 0]
  for (let at = 0; at < alpha.length; at++) {
    alpha[at] = data[at * 4 + 3] ?? 0
    if ((alpha[at] ?? 0) >= 200) solid++
    else if ((alpha[at] ?? 0) >= 8) thin++
  }
  return { ...pixels, alpha, isMultiplied: false, hasShadow: thin > solid * 0.06 }
}

/**
 * Lightens what is nearly white, because no studio is lit evenly and a trace of grey would show the picture's edge.
 * Darker values stay, because they are shadows.
 */
function evened(value: number) {
  const dark = 255 - value
  return dark < tolerance ? 255 - (dark * dark) / tolerance : value
}

function liftFromGround(pixels: Pixels, ground: Colour): Lifted {
  const { width, height, data } = pixels
  const isGround = flood(pixels, ground)
  const alpha = new Uint8Array(width * height)
  // Divides by the background's colour, which turns it white; the grey that remains is the piece's own shadow.
  const whiten = (own: number) => Uint8ClampedArray.from({ length: 256 }, (_, value) => (value * 255) / own)
  const whitened = [whiten(ground[0]), whiten(ground[1]), whiten(ground[2])] as const
  const grounds = [whitened[0].map(evened), whitened[1].map(evened), whitened[2].map(evened)] as const
  for (let at = 0, to = 0; at < alpha.length; at++, to += 4) {
    const [reds, greens, blues] = isGround[at] ? grounds : whitened
    alpha[at] = isGround[at] ? 0 : 255
    data[to] = reds[data[to] ?? 0] ?? 0
    data[to + 1] = greens[data[to + 1] ?? 0] ?? 0
    data[to + 2] = blues[data[to + 2] ?? 0] ?? 0
    data[to + 3] = 255
  }
  return { width, height, data, alpha, isMultiplied: true, hasShadow: true }
}

/** Separates a piece from its picture. Overwrites the pixels, so that a board holds each picture only once. */
export function lift(pixels: Pixels): Lifted {
  const { width, height, data } = pixels
  const corners = [0, width - 1, (height - 1) * width, height * width - 1]
  if (corners.some((at) => (data[at * 4 + 3] ?? 0) < 250)) return liftCutOut(pixels)
  const ground = groundOf(pixels)
  if (ground) return liftFromGround(pixels, ground)
  // Without a background to remove, the whole photo is placed like a print.
  return {
    ...pixels,
    alpha: new Uint8Array(width * height).fill(255),
    isMultiplied: false,
    hasShadow: false,
  }
}

import type { Layout } from './arrange.ts'
import type { Lifted } from './lift.ts'
import { resize, type Pixels } from '../../pictures/pixels.ts'
import type { Bounds, Placed, Shape } from './shape.ts'
import { blur, coarse, reachOf, type Shade } from './shadow.ts'

/** A piece with its picture, and the bounds of the piece within it. */
export type Cut = Shape & { picture: Lifted; bounds: Bounds }

const paper = [251, 247, 242] as const
const shadowColour = [58, 38, 27] as const

/** Light from the upper left casts a wide soft shadow, and a narrow one where cloth touches paper. */
const shadows = [
  { deviation: 0.028, strength: 0.13, dx: 0.011, dy: 0.025 },
  { deviation: 0.0062, strength: 0.11, dx: 0.003, dy: 0.0062 },
]

/** The shadows' lengths are shares of this one: 640 pixels at 5.4 pixels a centimetre, whatever the board's scale. */
const unitOf = (scale: number) => 640 * (scale / 5.4)

type Sprite = { pixels: Pixels; alpha: Pixels; left: number; top: number; isMultiplied: boolean }

/**
 * Scales a picture to the board's pixels. Where the background comes along to be multiplied, the picture is opaque, so
 * the piece's alpha is scaled separately.
 */
function spriteOf({ piece, x, y }: Placed<Cut>, scale: number): Sprite {
  const { picture, bounds, widthCm, heightCm } = piece
  const zoom = (widthCm * scale) / bounds.width
  const width = Math.max(1, Math.round(picture.width * zoom))
  const height = Math.max(1, Math.round(picture.height * zoom))
  const pixels = resize(picture, width, height)
  return {
    pixels,
    alpha: picture.isMultiplied ? resize(alphaOf(picture), width, height) : pixels,
    left: Math.round(x * scale - (widthCm * scale) / 2 - bounds.left * zoom),
    top: Math.round(y * scale - (heightCm * scale) / 2 - bounds.top * zoom),
    isMultiplied: picture.isMultiplied,
  }
}

function alphaOf({ width, height, alpha }: Lifted): Pixels {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let at = 0; at < alpha.length; at++) data[at * 4 + 3] = alpha[at] ?? 0
  return { width, height, data }
}

/** Adds the shadow that a piece casts on everything below it. */
function cast(board: Pixels, { alpha, left, top }: Sprite, scale: number) {
  const unit = unitOf(scale)
  for (const { deviation, strength, dx, dy } of shadows) {
    const soft = Math.max(0.3, (deviation * unit) / coarse)
    const reach = reachOf(soft)
    const [offsetX, offsetY] = [left + dx * unit, top + dy * unit]
    const [leftmost, topmost] = [Math.floor(offsetX / coarse) - reach, Math.floor(offsetY / coarse) - reach]
    const width = Math.ceil(alpha.width / coarse) + 2 * reach + 1
    const height = Math.ceil(alpha.height / coarse) + 2 * reach + 1
    const shade: Shade = {
      left: leftmost,
      top: topmost,
      width,
      height,
      darkness: new Float32Array(width * height),
    }
    for (let v = 0; v < height; v++) {
      const y = Math.round((topmost + v + 0.5) * coarse - offsetY)
      if (y < 0 || y >= alpha.height) continue
      for (let u = 0; u < width; u++) {
        const x = Math.round((leftmost + u + 0.5) * coarse - offsetX)
        if (x >= 0 && x < alpha.width)
          shade.darkness[v * width + u] = (alpha.data[(y * alpha.width + x) * 4 + 3] ?? 0) / 255
      }
    }
    blur(shade, soft)
    darken(board, shade, strength)
  }
}

/** The position of a row or column of the board between two of the coarse grid. */
function between(at: number, from: number, length: number) {
  const place = (at + 0.5) / coarse - 0.5 - from
  const first = Math.min(length - 2, Math.max(0, Math.floor(place)))
  return { first, part: Math.min(1, Math.max(0, place - first)) }
}

/** Darkens the board by a coarse shade, interpolated smoothly. */
function darken({ width, height, data }: Pixels, shade: Shade, strength: number) {
  const { darkness } = shade
  const [left, right] = [shade.left * coarse, (shade.left + shade.width) * coarse]
  const [top, bottom] = [shade.top * coarse, (shade.top + shade.height) * coarse]
  const [firstX, lastX] = [Math.max(0, left), Math.min(width, right)]
  const columns = new Int32Array(width)
  const parts = new Float32Array(width)
  for (let x = firstX; x < lastX; x++) {
    const { first, part } = between(x, shade.left, shade.width)
    columns[x] = first
    parts[x] = part
  }
  const row = new Float32Array(shade.width)
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y++) {
    const { first, part } = between(y, shade.top, shade.height)
    const [upper, lower] = [first * shade.width, (first + 1) * shade.width]
    for (let u = 0; u < shade.width; u++)
      row[u] = ((darkness[upper + u] ?? 0) * (1 - part) + (darkness[lower + u] ?? 0) * part) * strength
    for (let x = firstX; x < lastX; x++) {
      const column = columns[x] ?? 0
      const before = row[column] ?? 0
      const dark = before + ((row[column + 1] ?? 0) - before) * (parts[x] ?? 0)
      if (dark < 0.002) continue
      const at = (y * width + x) * 4
      for (const [c, own] of shadowColour.entries()) {
        const lit = data[at + c] ?? 0
        data[at + c] = lit + (own - lit) * dark
      }
    }
  }
}

function lay(board: Pixels, { pixels, alpha, left, top, isMultiplied }: Sprite, isOpaque: boolean) {
  const right = Math.min(board.width, left + pixels.width)
  const bottom = Math.min(board.height, top + pixels.height)
  const { data } = board
  for (let y = Math.max(0, top); y < bottom; y++)
    for (let x = Math.max(0, left); x < right; x++) {
      const from = ((y - top) * pixels.width + x - left) * 4
      const to = (y * board.width + x) * 4
      const cover = isMultiplied
        ? isOpaque
          ? (alpha.data[from + 3] ?? 0) / 255
          : 0
        : (pixels.data[from + 3] ?? 0) / 255
      if (cover === 0 && !isMultiplied) continue
      for (let c = 0; c < 3; c++) {
        const own = pixels.data[from + c] ?? 0
        const under = data[to + c] ?? 0
        data[to + c] = own * cover + (isMultiplied ? (own * under) / 255 : under) * (1 - cover)
      }
    }
}

/** A blank sheet of paper. */
function sheet(pixels: number) {
  const data = new Uint8ClampedArray(pixels * 4)
  data.set([...paper, 255])
  for (let done = 4; done < data.length; done *= 2) data.copyWithin(done, 0, done)
  return data
}

/** Paints a layout on paper, `width` pixels wide. */
export function paint({ widthCm, heightCm, placed }: Layout<Cut>, width: number): Pixels {
  const scale = width / widthCm
  const height = Math.round(heightCm * scale)
  const board: Pixels = { width, height, data: sheet(width * height) }
  for (const one of placed) {
    const sprite = spriteOf(one, scale)
    const isWorn = one.piece.role === 'worn'
    if (isWorn || !one.piece.picture.hasShadow) cast(board, sprite, scale)
    // An object lies on paper only. A garment may lie on another one, which must not show through.
    lay(board, sprite, isWorn)
  }
  return board
}

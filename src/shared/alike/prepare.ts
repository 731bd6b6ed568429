import { halve } from './layers.ts'

/** Pixels as a canvas has them: four bytes each, the last one how much of the picture is there. */
export type Pixels = { width: number; height: number; data: Uint8Array | Uint8ClampedArray }

/** Side of the square that the network sees. */
export const seenSide = 80
const size = seenSide * seenSide

/**
 * What the network sees: red, green and blue from 0 to 1, plane after plane. `shown` says of each of 40 × 40 cells how much of
 * it is the piece, where the picture has a clear ground.
 */
export type Seen = { planes: Float32Array; shown: Float32Array | null }

/** What is around a picture that is no square; the network learned it so. */
const around = 128 / 255
const white = 252 / 255
/** A light piece would be lost on white. */
const grey = 150 / 255
const lightest = 0.72
/** So much of a picture must be clear for its outline to be believed. */
const leastClear = 0.02
const margin = 0.08

type Box = { left: number; top: number; width: number; height: number }

/** Where something is, and whether there is a clear ground beside it. */
function findPiece({ width, height, data }: Pixels): { isCut: boolean; box: Box } {
  let [left, top, right, bottom, clear] = [width, height, -1, -1, 0]
  for (let y = 0, i = 3; y < height; y++)
    for (let x = 0; x < width; x++, i += 4) {
      if (data[i] < 128) {
        clear++
        continue
      }
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  const isCut = clear > leastClear * width * height && right >= left
  if (!isCut) return { isCut, box: { left: 0, top: 0, width, height } }
  const room = Math.round(margin * Math.max(right - left, bottom - top))
  return {
    isCut,
    box: {
      left: left - room,
      top: top - room,
      width: right - left + 1 + 2 * room,
      height: bottom - top + 1 + 2 * room,
    },
  }
}

/**
 * The box of the picture in the middle of a square, each pixel the mean of those that it stands for. The fourth plane is how
 * much is there; `isInBox` tells the box from what is around it.
 */
function shrink({ width, height, data }: Pixels, box: Box) {
  const scale = Math.max(box.width, box.height) / seenSide
  const ox = box.left - (seenSide * scale - box.width) / 2
  const oy = box.top - (seenSide * scale - box.height) / 2
  const planes = new Float32Array(4 * size)
  const isInBox = new Uint8Array(size)
  for (let y = 0; y < seenSide; y++)
    for (let x = 0; x < seenSide; x++) {
      const [middleX, middleY] = [ox + (x + 0.5) * scale - box.left, oy + (y + 0.5) * scale - box.top]
      if (middleX < 0 || middleY < 0 || middleX > box.width || middleY > box.height) continue
      const [fromX, fromY] = [Math.floor(ox + x * scale), Math.floor(oy + y * scale)]
      const toX = Math.max(fromX + 1, Math.floor(ox + (x + 1) * scale))
      const toY = Math.max(fromY + 1, Math.floor(oy + (y + 1) * scale))
      let [red, green, blue, there] = [0, 0, 0, 0]
      for (let py = Math.max(0, fromY); py < Math.min(height, toY); py++)
        for (let px = Math.max(0, fromX); px < Math.min(width, toX); px++) {
          const i = 4 * (py * width + px)
          const alpha = data[i + 3]
          red += data[i] * alpha
          green += data[i + 1] * alpha
          blue += data[i + 2] * alpha
          there += alpha
        }
      const count = (toX - fromX) * (toY - fromY)
      const at = y * seenSide + x
      isInBox[at] = 1
      planes[at] = red / (255 * 255 * count)
      planes[size + at] = green / (255 * 255 * count)
      planes[2 * size + at] = blue / (255 * 255 * count)
      planes[3 * size + at] = there / (255 * count)
    }
  return { planes, isInBox }
}

/** Prepares a picture of any size. One with a clear ground is cut to its piece, whose outline is then known. */
export function prepare(picture: Pixels): Seen {
  const { isCut, box } = findPiece(picture)
  const { planes, isInBox } = shrink(picture, box)
  const there = planes.subarray(3 * size)
  const ground = isCut && isLight(planes, there) ? grey : white
  const seen = new Float32Array(3 * size).fill(around)
  for (let at = 0; at < size; at++) {
    if (!isInBox[at]) continue
    for (let c = 0; c < 3; c++) seen[c * size + at] = planes[c * size + at] + ground * (1 - there[at])
  }
  return { planes: seen, shown: isCut ? halve(there, seenSide) : null }
}

function isLight(planes: Float32Array, there: Float32Array) {
  let [light, count] = [0, 0]
  for (let at = 0; at < size; at++) {
    light += (planes[at] + planes[size + at] + planes[2 * size + at]) / 3
    count += there[at]
  }
  return light > lightest * count
}

import { imageToTensor, type Pixels, type Roi } from './image-to-tensor.ts'
import { assets } from './assets.ts'
import { lazyNetwork, runOnImage, type Network } from './onnx.ts'
import { sigmoid } from './sigmoid.ts'

export const openDetector = lazyNetwork(assets.poseDetector)

/** Side of the square that the network looks at, in pixels. */
const SIDE = 224
/** Its anchors stand in the cells of grids. */
const GRIDS = [
  { cells: 28, anchors: 2 },
  { cells: 14, anchors: 2 },
  { cells: 7, anchors: 6 },
]
/** Numbers that it gives for an anchor: a box's middle and size, and four points. */
const NUMBERS = 12
const LOWEST_SCORE = 0.4
/** Boxes with a greater overlap are of one person. */
const SAME_PERSON = 0.3
/** A person's square beside the circle through her points. */
const ROOM = 1.25

/** Somebody in shares of the square. The first point lies between the hips, the second tells size and turn. */
type Detection = { score: number; box: Box; points: Float64Array }
type Box = { left: number; top: number; right: number; bottom: number }

/**
 * Squares that each hold one person upright, the surest first, `most` at most. After MediaPipe's `PoseDetectorGraph`.
 *
 * @param detector `openDetector`
 */
export async function detectPeople(detector: Network, picture: Pixels, most: number): Promise<Roi[]> {
  const { width, height } = picture
  const side = Math.max(width, height)
  const letterbox = { x: width / 2, y: height / 2, side, turn: 0 }
  const tensor = imageToTensor(picture, letterbox, SIDE, { black: -1, isBlackBeyond: true })
  const { numbers, scores } = await runOnImage(detector, tensor, SIDE)
  return mergeDetections(readDetections(numbers, scores), most).map(({ points }) => {
    const [x, y, otherX, otherY] = points.map(
      (share, k) => (k % 2 ? height / 2 : width / 2) + (share - 0.5) * side,
    )
    return {
      x,
      y,
      side: 2 * Math.hypot(otherX - x, otherY - y) * ROOM,
      turn: Math.atan2(otherX - x, y - otherY),
    }
  })
}

function readDetections(numbers: Float32Array, scores: Float32Array): Detection[] {
  const found: Detection[] = []
  let anchor = 0
  for (const { cells, anchors } of GRIDS) {
    for (let i = 0; i < cells * cells * anchors; i++, anchor++) {
      const score = sigmoid(scores[anchor])
      if (score < LOWEST_SCORE) continue
      const cell = Math.floor(i / anchors)
      const x = ((cell % cells) + 0.5) / cells
      const y = (Math.floor(cell / cells) + 0.5) / cells
      const own = Float64Array.from(
        numbers.subarray(anchor * NUMBERS, (anchor + 1) * NUMBERS),
        (n) => n / SIDE,
      )
      const [middleX, middleY, width, height] = own
      found.push({
        score,
        box: {
          left: x + middleX - width / 2,
          top: y + middleY - height / 2,
          right: x + middleX + width / 2,
          bottom: y + middleY + height / 2,
        },
        points: own.subarray(4).map((share, k) => share + (k % 2 ? y : x)),
      })
    }
  }
  return found
}

/** One for each person: the points of all that overlap the surest one, weighted by their scores. */
function mergeDetections(detections: Detection[], most: number): Detection[] {
  let rest = detections.toSorted((one, other) => other.score - one.score)
  const merged: Detection[] = []
  while (rest.length > 0 && merged.length < most) {
    const [best] = rest
    const same = new Set(rest.filter(({ box }) => overlap(box, best.box) > SAME_PERSON))
    let weight = 0
    const points = new Float64Array(best.points.length)
    for (const one of same) {
      weight += one.score
      for (const [k, share] of one.points.entries()) points[k] += one.score * share
    }
    merged.push({ ...best, points: points.map((sum) => sum / weight) })
    rest = rest.filter((one) => !same.has(one))
  }
  return merged
}

/** What two boxes share of what they cover together, 0 to 1. */
function overlap(one: Box, other: Box) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  if (width <= 0 || height <= 0) return 0
  return (width * height) / (area(one) + area(other) - width * height)
}

const area = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top)

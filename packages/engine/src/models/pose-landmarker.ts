import { imageToTensor, type Pixels, type Roi } from './image-to-tensor.ts'
import { assets } from './assets.ts'
import { lazyNetwork, runOnImage, type Network } from './onnx.ts'
import type { Joint, Pose } from './pose.ts'
import { sigmoid } from './sigmoid.ts'

export const openLandmarker = lazyNetwork(assets.poseLandmarker)

/** Sides of the square that the network looks at and of its heat maps, in pixels. */
const SIDE = 256
const HEAT_SIDE = 64
/** The joints, and with six points that MediaPipe follows people by. */
const JOINTS = 33
const POINTS = 39
/** Numbers that it gives for a point: x, y, z, whether it is seen, whether it is in the picture. */
const NUMBERS = 5
const LOWEST_PRESENCE = 0.4
/** Heat so many cells around a point draws it, if it is as sure as this somewhere. */
const REACH = 3
const SURE = 0.5

/**
 * The pose of whoever stands in the square, if the network sees somebody there. After MediaPipe's
 * `SinglePoseLandmarksDetectorGraph`.
 *
 * @param landmarker `openLandmarker`
 */
export async function findLandmarks(
  landmarker: Network,
  picture: Pixels,
  roi: Roi,
): Promise<Pose | undefined> {
  const tensor = imageToTensor(picture, roi, SIDE, { black: 0, isBlackBeyond: false })
  const { points, presence, heat, world } = await runOnImage(landmarker, tensor, SIDE)
  if (presence[0] < LOWEST_PRESENCE) return
  return {
    joints: Array.from({ length: JOINTS }, (_, joint) => placeJoint(points, heat, joint, roi)),
    world: Array.from({ length: JOINTS }, (_, joint) => {
      const [x, y, z] = world.subarray(joint * 3, joint * 3 + 3)
      return { ...turned(x, y, roi), z }
    }),
  }
}

function placeJoint(points: Float32Array, heat: Float32Array, joint: number, roi: Roi): Joint {
  const [x, y, , seen] = points.subarray(joint * NUMBERS)
  const [right, down] = drawToHeat(heat, joint, x / SIDE, y / SIDE)
  const from = turned((right - 0.5) * roi.side, (down - 0.5) * roi.side, roi)
  return { x: roi.x + from.x, y: roi.y + from.y, seen: sigmoid(seen) }
}

/** The middle of the heat around a point, both in shares of the square; the point itself where nothing is sure. */
function drawToHeat(heat: Float32Array, joint: number, x: number, y: number): [number, number] {
  const column = Math.trunc(x * HEAT_SIDE)
  const row = Math.trunc(y * HEAT_SIDE)
  if (column < 0 || column >= HEAT_SIDE || row < 0 || row >= HEAT_SIDE) return [x, y]
  let [all, most, across, down] = [0, 0, 0, 0]
  for (let v = Math.max(0, row - REACH); v <= Math.min(HEAT_SIDE - 1, row + REACH); v++) {
    for (let u = Math.max(0, column - REACH); u <= Math.min(HEAT_SIDE - 1, column + REACH); u++) {
      const sure = sigmoid(heat[(v * HEAT_SIDE + u) * POINTS + joint])
      all += sure
      most = Math.max(most, sure)
      across += u * sure
      down += v * sure
    }
  }
  return most < SURE ? [x, y] : [across / all / HEAT_SIDE, down / all / HEAT_SIDE]
}

function turned(x: number, y: number, { turn }: Roi) {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return { x: cos * x - sin * y, y: sin * x + cos * y }
}

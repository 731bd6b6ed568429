import { middleOf, jointPoint, jointNumbers, sides, type TorsoFrame } from './frame.ts'
import type { Joint, Pose } from '../models/pose.ts'
import type { Picture, Plane, Size } from '../raster/plane.ts'
import type { PhotoMeasures } from './photo-check.ts'
import type { Segments } from './segments.ts'

type Scene = {
  original: Size
  photo: Picture
  light: Plane
  people: Pose[]
  pose: Pose
  frame: TorsoFrame
  segments: Segments
}

/** A second person smaller than this share of the first stands in the background. */
const SIGNIFICANT = 0.25

export function measurePhoto(scene: Scene): PhotoMeasures {
  const { original, photo, people, pose, frame, segments, light } = scene
  const { joints, world } = pose
  const [left, right] = jointNumbers.shoulder
  const turn = { x: world[right].x - world[left].x, z: world[right].z - world[left].z }
  const [a, b] = sides.map((side) => jointPoint(joints, 'shoulder', side))
  const sizes = people.map(({ joints: each }) => boxArea(each))
  const largest = Math.max(...sizes)
  return {
    width: original.width,
    height: original.height,
    people: sizes.filter((size) => size >= SIGNIFICANT * largest).length,
    yaw: degrees(Math.atan2(Math.abs(turn.z), Math.abs(turn.x))),
    tilt: degrees(Math.atan2(Math.abs(b[1] - a[1]), Math.abs(b[0] - a[0]))),
    isFromBehind: isFromBehind(scene),
    areShouldersInside: sides.every((side) => isInside(joints[jointNumbers.shoulder[side]], photo)),
    hasHead: countPixels(segments, ['hair', 'face']) > 0.02 * frame.shoulders ** 2,
    lowest: lowestPart(joints, photo, frame),
    shoulders: frame.shoulders * (original.width / photo.width),
    armsInFront: countArmsInFront(joints, frame),
    kneeDrop: kneeDrop(joints, photo, frame),
    skinLight: meanOver(light, segments, ['face']) ?? meanOver(light, segments, ['skin']) ?? 1,
    sharpness: sharpnessOf(light, segments),
    contrast: contrastOf(light, segments),
  }
}

const degrees = (radians: number) => (radians * 180) / Math.PI

const isInside = ({ x, y }: Joint, { width, height }: Size) => x >= 0 && y >= 0 && x <= width && y <= height

export function boxArea(joints: Joint[]) {
  const xs = joints.map(({ x }) => x)
  const ys = joints.map(({ y }) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

/** Pixels that are one of these for sure. */
function countPixels(segments: Segments, names: ('hair' | 'face')[]) {
  let count = 0
  for (let i = 0; i < segments.hair.data.length; i++)
    if (names.some((name) => segments[name].data[i] > 150)) count++
  return count
}

/** A back shows no face, and its left shoulder on the picture's left. */
function isFromBehind({ pose: { joints }, segments, frame }: Scene) {
  const exchanged =
    jointPoint(joints, 'shoulder', 0)[0] > jointPoint(joints, 'shoulder', 1)[0] ||
    jointPoint(joints, 'hip', 0)[0] > jointPoint(joints, 'hip', 1)[0]
  const face = countPixels(segments, ['face'])
  const hasFace = face > 0.03 * frame.shoulders ** 2
  return !hasFace && (exchanged || joints[0].seen < 0.6 || face < 0.004 * frame.shoulders ** 2)
}

function lowestPart(joints: Joint[], photo: Size, frame: TorsoFrame): PhotoMeasures['lowest'] {
  const seen = (name: 'hip' | 'knee' | 'ankle') =>
    sides.every((side) => {
      const joint = joints[jointNumbers[name][side]]
      return joint.y < photo.height && joint.seen > 0.4
    })
  if (seen('ankle')) return 'ankles'
  if (seen('knee')) return 'knees'
  const [, shoulderY] = middleOf(joints, 'shoulder')
  const shown = (photo.height - shoulderY) / frame.torso
  return shown > 1.02 ? 'hips' : shown > 0.62 ? 'waist' : 'chest'
}

function countArmsInFront(joints: Joint[], { fromPhoto, shoulders, torso }: TorsoFrame) {
  const edges = sides.map((side) => {
    const [shoulder] = fromPhoto(...jointPoint(joints, 'shoulder', side))
    const [hip] = fromPhoto(...jointPoint(joints, 'hip', side))
    return (shoulder + hip) / 2
  })
  const isInFront = (name: 'elbow' | 'wrist', side: 0 | 1) => {
    const [x, y] = fromPhoto(...jointPoint(joints, name, side))
    const margin = shoulders * 0.08
    return x > edges[0] + margin && x < edges[1] - margin && y > 0 && y < torso * 0.9
  }
  return sides.reduce<number>(
    (count, side) => count + (isInFront('wrist', side) ? 1 : 0) + (isInFront('elbow', side) ? 0.5 : 0),
    0,
  )
}

function kneeDrop(joints: Joint[], photo: Size, frame: TorsoFrame) {
  const knees = sides.map((side) => joints[jointNumbers.knee[side]])
  if (knees.some((knee) => knee.seen < 0.6 || !isInside(knee, photo))) return Infinity
  const [, hipY] = middleOf(joints, 'hip')
  return ((knees[0].y + knees[1].y) / 2 - hipY) / frame.torso
}

function meanOver(light: Plane, segments: Segments, names: ('face' | 'skin')[]) {
  let sum = 0
  let count = 0
  for (let i = 0; i < light.data.length; i++) {
    if (!names.some((name) => segments[name].data[i] > 180)) continue
    sum += light.data[i]
    count++
  }
  return count > 60 ? sum / count : undefined
}

function sharpnessOf(light: Plane, { face, hair, clothes, skin }: Segments) {
  const { width, height, data } = light
  let sum = 0
  let count = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x
      if (face.data[i] < 127 && hair.data[i] < 127 && clothes.data[i] < 127 && skin.data[i] < 127) continue
      const laplacian = 4 * data[i] - data[i - 1] - data[i + 1] - data[i - width] - data[i + width]
      sum += laplacian * laplacian
      count++
    }
  }
  return 255 * Math.sqrt(sum / Math.max(1, count))
}

/** Between the 5th and 95th of a hundred of the person's tones. */
function contrastOf(light: Plane, { background }: Segments) {
  const histogram = new Uint32Array(256)
  let count = 0
  for (let i = 0; i < light.data.length; i++) {
    if (background.data[i] > 127) continue
    histogram[Math.min(255, light.data[i] * 255) | 0]++
    count++
  }
  const quantile = (share: number) => {
    let left = count * share
    let tone = 0
    while (tone < 255 && left > histogram[tone]) left -= histogram[tone++]
    return tone / 255
  }
  return count ? quantile(0.95) - quantile(0.05) : 0
}

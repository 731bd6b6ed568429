import { jointPoint, jointNumbers, sides, type TorsoFrame } from './frame.ts'
import type { Joint, Pose } from '../models/pose.ts'
import type { Mask, Picture, Plane, Size } from '../raster/plane.ts'
import type { PhotoMeasures } from './photo-check.ts'
import { measureCovers } from './cover.ts'
import { measureHead } from './head-size.ts'
import { areLegsHidden, lowestPart } from './lowest-part.ts'
import { measurePosture } from './posture.ts'
import type { Segments } from './segments.ts'

const NOSE = 0
const EARS = [7, 8]

type Scene = {
  original: Size
  photo: Picture
  light: Plane
  /** People who are near enough to count, herself included. */
  people: number
  pose: Pose
  frame: TorsoFrame
  segments: Segments
}

export function measurePhoto(scene: Scene): PhotoMeasures {
  const { original, photo, people, pose, frame, segments, light } = scene
  const { joints, world } = pose
  const [left, right] = jointNumbers.shoulder
  const turn = { x: world[right].x - world[left].x, z: world[right].z - world[left].z }
  const [a, b] = sides.map((side) => jointPoint(joints, 'shoulder', side))
  return {
    width: original.width,
    height: original.height,
    people,
    yaw: degrees(Math.atan2(Math.abs(turn.z), Math.abs(turn.x))),
    tilt: degrees(Math.atan2(Math.abs(b[1] - a[1]), Math.abs(b[0] - a[0]))),
    isFromBehind: isFromBehind(scene),
    areShouldersInside: sides.every((side) => isInside(joints[jointNumbers.shoulder[side]], photo)),
    hasHead: countPixels(segments, true) + countHat(scene) > 0.02 * frame.shoulders ** 2,
    lowest: lowestPart(joints, photo, frame),
    areLegsHidden: areLegsHidden(joints, photo, frame, segments),
    shoulders: frame.shoulders * (original.width / photo.width),
    size: frame.shoulders / Math.max(photo.width, photo.height),
    armsInFront: countArmsInFront(joints, frame),
    ...measurePosture(pose, photo, frame),
    skinLight: meanOver(light, segments.face) ?? meanOver(light, segments.skin) ?? 1,
    burnt: shareOfBurnt(light, segments),
    sharpness: sharpnessOf(light, segments),
    contrast: contrastOf(light, segments),
    covers: measureCovers(photo, segments, frame, joints),
    head: measureHead(segments, frame, joints),
  }
}

const degrees = (radians: number) => (radians * 180) / Math.PI

const isInside = ({ x, y }: Joint, { width, height }: Size) => x >= 0 && y >= 0 && x <= width && y <= height

export function boxArea(joints: Joint[]) {
  const xs = joints.map(({ x }) => x)
  const ys = joints.map(({ y }) => y)
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

/** Pixels that are face for sure, or hair. */
function countPixels({ hair, face }: Segments, isHairToo = false) {
  let count = 0
  for (let i = 0; i < hair.data.length; i++)
    if (face.data[i] > 150 || (isHairToo && hair.data[i] > 150)) count++
  return count
}

/** From behind a hat may be all that a head shows. */
function countHat({ pose: { joints }, segments: { other }, frame: { shoulders } }: Scene) {
  const reach = Math.round(0.3 * shoulders)
  const [x0, y0] = [Math.round(joints[NOSE].x), Math.round(joints[NOSE].y)]
  let count = 0
  for (let y = Math.max(0, y0 - reach); y < Math.min(other.height, y0 + reach); y++) {
    for (let x = Math.max(0, x0 - reach); x < Math.min(other.width, x0 + reach); x++)
      if (other.data[y * other.width + x] > 150) count++
  }
  return count
}

/**
 * A back shows no face, its left shoulder on the picture's left, and a nose behind its ears. The networks are
 * wrong about each of them now and then, about two hardly.
 */
function isFromBehind({ pose: { joints, world }, segments, frame }: Scene) {
  const exchanged = (name: 'shoulder' | 'hip') =>
    jointPoint(joints, name, 0)[0] > jointPoint(joints, name, 1)[0]
  const face = countPixels(segments) / frame.shoulders ** 2
  if (face > 0.08) return false
  const noseBehind = world[NOSE].z > (world[EARS[0]].z + world[EARS[1]].z) / 2
  const signs = [exchanged('shoulder'), exchanged('hip'), noseBehind, joints[NOSE].seen < 0.6, face < 0.03]
  return face < 0.004 || signs.filter(Boolean).length >= 2
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

function meanOver(light: Plane, mask: Mask) {
  let sum = 0
  let count = 0
  for (let i = 0; i < light.data.length; i++) {
    if (mask.data[i] <= 180) continue
    sum += light.data[i]
    count++
  }
  return count > 60 ? sum / count : undefined
}

/** Skin this bright has lost its colour, luma from 0 to 1. */
const BURNT = 0.965

function shareOfBurnt(light: Plane, { face, skin }: Segments) {
  let burnt = 0
  let count = 0
  for (let i = 0; i < light.data.length; i++) {
    if (face.data[i] < 180 && skin.data[i] < 180) continue
    if (light.data[i] > BURNT) burnt++
    count++
  }
  return count > 60 ? burnt / count : 0
}

/** Around the skeleton of somebody whom the segmentation does not see, 0 to 1. */
export function burntAround(light: Plane, joints: Joint[]) {
  const trunk = [NOSE, ...jointNumbers.shoulder, ...jointNumbers.hip].map((number) => joints[number])
  const [xs, ys] = [trunk.map(({ x }) => Math.round(x)), trunk.map(({ y }) => Math.round(y))]
  let burnt = 0
  let count = 0
  for (let y = Math.max(0, Math.min(...ys)); y < Math.min(light.height, Math.max(...ys)); y++) {
    for (let x = Math.max(0, Math.min(...xs)); x < Math.min(light.width, Math.max(...xs)); x++) {
      if (light.data[y * light.width + x] > BURNT) burnt++
      count++
    }
  }
  return burnt / Math.max(1, count)
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

import { detectPoses } from '../models/detect-poses.ts'
import type { Pose } from '../models/pose.ts'
import type { Extent } from '../raster/components.ts'
import { createCanvas, toCanvas } from '../raster/decode.ts'
import type { Picture, Size } from '../raster/plane.ts'
import { createTorsoFrame } from './frame.ts'
import { readCoarsely } from './read-parts.ts'

/** Below this share of the photo the pose network overlooks people; above it, what it does not see is nobody. */
const OVERLOOKED = 0.15
/** Fewer pixels than this share are noise. */
const NOISE = 0.001
/** Room around what looks like a person, in its own sizes. */
const MARGIN = 0.35
/** The pose network is not meant for smaller pictures, nor the better for larger ones, px. */
const CROP_SIDE = 640

type Box = Size & { left: number; top: number }

/** At most four people, with joints in px of the photo. Somebody far away is looked for once more from nearer. */
export async function findPeople(photo: OffscreenCanvas): Promise<Pose[]> {
  const people = await detectPoses(photo)
  if (people.length) return people
  const box = await boxOfSomebody(photo)
  return box ? detectWithin(photo, box) : []
}

/** The largest person of a picture. */
export async function poseOf(picture: Picture): Promise<Pose | undefined> {
  const people = await findPeople(toCanvas(picture))
  const tall = ({ joints }: Pose) => {
    const heights = joints.map(({ y }) => y)
    return Math.max(...heights) - Math.min(...heights)
  }
  return people.toSorted((a, b) => tall(b) - tall(a))[0]
}

/** Looks at a part of the photo alone. Joints are in px of the whole. */
export async function detectWithin(photo: OffscreenCanvas, box: Box): Promise<Pose[]> {
  const scale = Math.min(3, CROP_SIDE / Math.max(box.width, box.height))
  const nearer = createCanvas({
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
  })
  nearer.imageSmoothingQuality = 'high'
  const { width, height } = nearer.canvas
  nearer.drawImage(photo, box.left, box.top, box.width, box.height, 0, 0, width, height)
  const found = await detectPoses(nearer.canvas)
  return found.map(({ joints, world }) => ({
    world,
    joints: joints.map(({ x, y, seen }) => ({ x: box.left + x / scale, y: box.top + y / scale, seen })),
  }))
}

/** The network overlooks people who stand on their heads: the same picture turned by half shows them. */
export async function isUpsideDown(photo: OffscreenCanvas): Promise<boolean> {
  const turned = createCanvas(photo)
  turned.translate(photo.width, photo.height)
  turned.rotate(Math.PI)
  turned.drawImage(photo, 0, 0)
  const people = await detectPoses(turned.canvas)
  return people.some(({ joints }) => createTorsoFrame(joints).down[1] > 0.5)
}

/** Around everything that the reading takes for a person, when that is little. */
async function boxOfSomebody(photo: OffscreenCanvas): Promise<Box | undefined> {
  const { background, other } = await readCoarsely(photo)
  const { width, height } = background
  let [left, right, top, bottom, count] = [width, 0, height, 0, 0]
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if (background.data[i] > 0.5 || other.data[i] > 0.5) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      count++
    }
  }
  if (count < width * height * NOISE || count > width * height * OVERLOOKED) return undefined
  const [across, down] = [photo.width / width, photo.height / height]
  const box = { left: left * across, top: top * down, right: right * across, bottom: bottom * down }
  return withMargin(box, photo)
}

/** A box with room around it, within the photo. */
export function withMargin({ left, top, right, bottom }: Extent, photo: Size): Box {
  const [marginX, marginY] = [(right - left) * MARGIN + 2, (bottom - top) * MARGIN + 2]
  const from = { x: Math.max(0, left - marginX), y: Math.max(0, top - marginY) }
  const to = { x: Math.min(photo.width, right + marginX), y: Math.min(photo.height, bottom + marginY) }
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
}

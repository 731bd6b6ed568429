import { detectPoses, type Pose } from '../models/pose.ts'
import { createCanvas } from '../raster/decode.ts'
import { segmentCoarsely } from './segments.ts'

/** Below this share of the photo the pose network overlooks people; above it, what it does not see is nobody. */
const OVERLOOKED = 0.15
/** Fewer pixels than this share are noise. */
const NOISE = 0.002
/** Room around what looks like a person, in its own sizes. */
const MARGIN = 0.35

/** At most two people, with joints in px of the photo. Somebody far away is looked for once more from nearer. */
export async function findPeople(photo: OffscreenCanvas): Promise<Pose[]> {
  const people = await detectPoses(photo)
  if (people.length) return people
  const box = await boxOfSomebody(photo)
  if (!box) return []
  const scale = Math.min(3, 640 / Math.max(box.width, box.height))
  const nearer = createCanvas({
    width: Math.round(box.width * scale),
    height: Math.round(box.height * scale),
  })
  nearer.imageSmoothingQuality = 'high'
  nearer.drawImage(
    photo,
    box.left,
    box.top,
    box.width,
    box.height,
    0,
    0,
    nearer.canvas.width,
    nearer.canvas.height,
  )
  const found = await detectPoses(nearer.canvas)
  return found.map(({ joints, world }) => ({
    world,
    joints: joints.map(({ x, y, seen }) => ({ x: box.left + x / scale, y: box.top + y / scale, seen })),
  }))
}

/** Around everything that the segmentation takes for a person, when that is little. */
async function boxOfSomebody(photo: OffscreenCanvas) {
  const { background, other } = await segmentCoarsely(photo)
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
  const [marginX, marginY] = [(right - left) * MARGIN + 2, (bottom - top) * MARGIN + 2]
  const from = { x: Math.max(0, (left - marginX) * across), y: Math.max(0, (top - marginY) * down) }
  const to = {
    x: Math.min(photo.width, (right + marginX) * across),
    y: Math.min(photo.height, (bottom + marginY) * down),
  }
  return { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y }
}

import { detectPeople, openDetector } from './pose-detector.ts'
import { findLandmarks, openLandmarker } from './pose-landmarker.ts'
import type { Pose } from './pose.ts'

/** People that are looked for. Each that is found costs as much as the first. */
const MOST_PEOPLE = 4

/** At most four people, in no order. `picture` is upright. */
export async function detectPoses(picture: OffscreenCanvas): Promise<Pose[]> {
  const pixels = picture.getContext('2d')!.getImageData(0, 0, picture.width, picture.height)
  const [detector, landmarker] = await Promise.all([openDetector(), openLandmarker()])
  const poses: Pose[] = []
  for (const roi of await detectPeople(detector, pixels, MOST_PEOPLE)) {
    const pose = await findLandmarks(landmarker, pixels, roi)
    if (pose) poses.push(pose)
  }
  return poses
}

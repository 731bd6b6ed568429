import { askVision } from './vision.ts'

/** A body landmark. `x`, `y` in pixels of the picture that was asked about, `seen` from 0 to 1. */
export type Joint = { x: number; y: number; seen: number }

/** One person: 33 joints in MediaPipe's order, and the same in metres around the middle of the hips. */
export type Pose = { joints: Joint[]; world: { x: number; y: number; z: number }[] }

/** At most four people, in no order. `picture` is upright. */
export async function detectPoses(picture: OffscreenCanvas): Promise<Pose[]> {
  const { landmarks, worldLandmarks } = await askVision(({ pose }) => pose.detect(picture))
  return landmarks.map((joints, person) => ({
    joints: joints.map(({ x, y, visibility }) => ({
      x: x * picture.width,
      y: y * picture.height,
      seen: visibility ?? 0,
    })),
    world: worldLandmarks[person].map(({ x, y, z }) => ({ x, y, z })),
  }))
}

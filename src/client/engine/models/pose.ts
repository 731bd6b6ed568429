import { discardVision, loadVision } from './vision.ts'

/** A body landmark. `x`, `y` in pixels of the picture that was asked about, `z` in metres, `seen` from 0 to 1. */
export type Joint = { x: number; y: number; seen: number }

/** One person: 33 joints in MediaPipe's order, and the same in metres around the middle of the hips. */
export type Pose = { joints: Joint[]; world: { x: number; y: number; z: number }[] }

/** At most two people, in no order. `picture` is upright. */
export async function detectPoses(picture: OffscreenCanvas | ImageBitmap): Promise<Pose[]> {
  const { pose } = await loadVision()
  try {
    const found = pose.detect(picture)
    return found.landmarks.map((landmarks, person) => ({
      joints: landmarks.map(({ x, y, visibility }) => ({
        x: x * picture.width,
        y: y * picture.height,
        seen: visibility ?? 0,
      })),
      world: found.worldLandmarks[person].map(({ x, y, z }) => ({ x, y, z })),
    }))
  } catch (error) {
    discardVision()
    throw error
  }
}

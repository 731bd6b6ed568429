import type { Pose } from '../models/pose.ts'
import { registerPairs, type Registration } from './registration.ts'

/** Joints that are less surely seen are guesses. */
const LEAST_SEEN = 0.6

/** Where the photo is in the cloud's picture, as both poses tell it; px of both. Undefined where too few joints are seen in both. */
export function registerPoses(photo: Pose, cloud: Pose): Registration | undefined {
  const pairs = photo.joints.flatMap((from, n) => {
    const to = cloud.joints[n]
    const weight = Math.min(from.seen, to.seen)
    if (weight < LEAST_SEEN) return []
    return [{ from: [from.x, from.y] as const, to: [to.x, to.y] as const, weight }]
  })
  return registerPairs(pairs)
}

/** A model answers in its own size and framing; what is stretched, turned or shrunk by more is not this photo any more. */
const MOST_STRETCHED = 0.035
const MOST_TURNED = 0.06
const SCALES = { least: 0.6, most: 1.7 }

/** @param usual by how much larger or smaller the cloud's picture is as a file */
export function isCredible({ across, down, turn }: Registration, usual: number) {
  const scale = (across + down) / 2
  return (
    Math.abs(across / down - 1) < MOST_STRETCHED &&
    Math.abs(turn / scale) < MOST_TURNED &&
    scale / usual > SCALES.least &&
    scale / usual < SCALES.most
  )
}

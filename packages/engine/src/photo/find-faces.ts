import type { FaceInPicture } from '../contract/advice.ts'
import type { Joint, Pose } from '../models/pose.ts'
import type { Size } from '../raster/plane.ts'

/** In MediaPipe's order. */
const [NOSE, FIRST_OF_FACE, LAST_OF_FACE] = [0, 0, 10]
const [LEFT_EYE, RIGHT_EYE, LEFT_EAR, RIGHT_EAR, MOUTH_LEFT, MOUTH_RIGHT] = [2, 5, 7, 8, 9, 10]
const [LEFT_SHOULDER, RIGHT_SHOULDER] = [11, 12]

/** Less than this of a face is none that somebody could be known by: the network guesses where it would be. */
const SEEN = 0.3

const between = (one: Joint, other: Joint) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
const distance = (one: { x: number; y: number }, other: { x: number; y: number }) =>
  Math.hypot(one.x - other.x, one.y - other.y)

/**
 * Where the face of a person is, with its hair and chin; undefined where it is outside the picture or turned away. Shares of the
 * picture's sides. It is rather too large than too small: it is for hiding her.
 */
export function faceOf({ joints }: Pose, { width, height }: Size): FaceInPicture | undefined {
  const of = (index: number) => joints[index]
  const parts = joints.slice(FIRST_OF_FACE, LAST_OF_FACE + 1)
  if (Math.max(...parts.map(({ seen }) => seen)) < SEEN) return undefined
  const eyes = between(of(LEFT_EYE), of(RIGHT_EYE))
  const mouth = between(of(MOUTH_LEFT), of(MOUTH_RIGHT))
  // From the side the ears fall together, from above the mouth and the eyes; the shoulders tell how near she is.
  const radius = Math.max(
    distance(of(LEFT_EAR), of(RIGHT_EAR)) * 0.85,
    distance(eyes, mouth) * 2.1,
    distance(of(LEFT_SHOULDER), of(RIGHT_SHOULDER)) * 0.24,
  )
  const nose = of(NOSE)
  const centre = { x: (eyes.x + mouth.x + nose.x) / 3, y: eyes.y + (mouth.y - eyes.y) * 0.25 }
  const box = {
    left: (centre.x - radius) / width,
    top: (centre.y - radius * 1.2) / height,
    width: (radius * 2) / width,
    height: (radius * 2.4) / height,
    // The chin is as far below the mouth as the mouth is below the nose, and a little more.
    chin: (mouth.y + distance(nose, mouth) * 1.5) / height,
  }
  const isOutside = box.left > 1 || box.top > 1 || box.left + box.width < 0 || box.top + box.height < 0
  return isOutside ? undefined : box
}

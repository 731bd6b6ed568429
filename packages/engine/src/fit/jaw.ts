import { clamp } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { distance, mixPoints, normalise, subtract, type Point } from '../geometry/math.ts'
import type { Mask } from '../raster/plane.ts'

/** MediaPipe's numbers. */
const [EYES, MOUTH] = [
  [2, 5],
  [9, 10],
]
/** From the mouth to below the chin, and to the side of the jaw, in distances of eyes and mouth. */
const CHIN = 0.74
const JAW = 0.95
/** A head seen nearly from below or above has its eyes too near its mouth to say more, in shoulder widths. */
const LEAST = 0.06

/**
 * Adds her jaw to what lies in front of everything: the network may end a face at the mouth's corners, and a high
 * collar would lie over her chin.
 */
export function showJaw({ frame, photo, pose, segments }: Body, head: Mask) {
  const middle = ([a, b]: number[]): Point =>
    mixPoints([pose.joints[a].x, pose.joints[a].y], [pose.joints[b].x, pose.joints[b].y], 0.5)
  const [eyes, mouth] = [middle(EYES), middle(MOUTH)]
  const unit = distance(eyes, mouth)
  if (unit < LEAST * frame.shoulders) return
  const [downX, downY] = normalise(subtract(mouth, eyes))
  const reach = Math.ceil(JAW * unit)
  const soft = Math.max(2, 0.08 * unit)
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++) {
      const [x, y] = [Math.round(mouth[0]) + dx, Math.round(mouth[1]) + dy]
      if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue
      const down = dx * downX + dy * downY
      if (down < 0) continue
      const across = dx * downY - dy * downX
      const away = Math.hypot(down / (CHIN * unit), across / (JAW * unit))
      const i = y * photo.width + x
      const own = segments.skin.data[i] + segments.face.data[i]
      const share = clamp(((1 - away) * CHIN * unit) / soft) * Math.min(255, own)
      if (share > head.data[i]) head.data[i] = share
    }
}

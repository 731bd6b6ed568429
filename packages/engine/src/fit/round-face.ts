import type { Body } from '../body/body.ts'
import type { Fit } from './fit.ts'

/** How much cloth beside her face is too much: a scarf's or a turtleneck's end is less. */
const MOST = 0.12

/**
 * Does the garment reach round her face? Then its neck was found in the wrong place. Looks beside her mouth and
 * eyes, where no garment but a hood has cloth.
 */
export const liesRoundFace = (body: Body, fit: Fit) => clothBesideFace(body, fit) > MOST

/** Share of cloth, 0 to 1, among the places between her chin and her eyes, up to half a shoulder width from her nose. */
export function clothBesideFace({ frame, pose, photo }: Body, { layers }: Fit) {
  const [noseX, noseY] = frame.fromPhoto(pose.joints[0].x, pose.joints[0].y)
  const { shoulders } = frame
  let cloth = 0
  let all = 0
  for (let dy = -0.25; dy <= 0.08; dy += 0.03) {
    for (let dx = -0.5; dx <= 0.5; dx += 0.03) {
      const [x, y] = frame.toPhoto(noseX + dx * shoulders, noseY + dy * shoulders).map(Math.round)
      if (x < 0 || y < 0 || x >= photo.width || y >= photo.height) continue
      all++
      const covers = layers.some(
        ({ left, top, width, height, data }) =>
          x >= left &&
          y >= top &&
          x < left + width &&
          y < top + height &&
          data[((y - top) * width + x - left) * 4 + 3] > 127,
      )
      if (covers) cloth++
    }
  }
  return all ? cloth / all : 0
}

import { landmarkNames, landmarkNumbers } from '../model/landmark-names.ts'
import { mainBone, type FigureModel } from '../model/model.ts'
import type { Pose } from '../../models/pose.ts'
import type { FittedFigure } from './fit-figure.ts'
import { limbOf } from './limb.ts'
import type { OutlineReading } from './outline-reading.ts'
import { followLandmarks, placeOf, pose as poseFigure } from './slopes.ts'

/** How far a place on bare skin's outline pulls its surroundings along, cm. */
const NEAR = 5
/** How firmly a place stays where it is, in pulls at the place itself. */
const HELD = 0.5
/** Landmarks that are seen less surely pull nothing. */
const SEEN = 0.6
/** Farther off than this it is another outline, cm. */
const FARTHEST = 3.5

/** A pull at a place of the body, cm, by so many px. */
type Pull = { limb: string; at: ArrayLike<number>; x: number; y: number }

/** Wrists and ankles that are seen, where a limb of the figure meets a hand or a foot of the photo. */
export function pullsOfLandmarks(
  model: FigureModel,
  { stance, camera, scale }: Pick<FittedFigure, 'stance' | 'camera' | 'scale'>,
  { joints }: Pose,
): Pull[] {
  const ends = landmarkNames.filter((name) => /wrist|ankle|elbow|knee/.test(name))
  const followed = followLandmarks(
    model,
    ends.map((name) => model.points.names.indexOf(name)),
  )
  const posed = poseFigure(model, stance)
  return ends.flatMap((name, i) => {
    const { x, y, seen } = joints[landmarkNumbers[name]]
    const at = new Float64Array(3)
    placeOf(followed, posed, i, at)
    const by = [x - (camera.focal * at[0]) / at[2] - camera.x, y - (camera.focal * at[1]) / at[2] - camera.y]
    return seen < SEEN || Math.hypot(by[0], by[1]) > 2 * FARTHEST * scale
      ? []
      : [{ limb: limbOf(followed.bones[4 * i]), at, x: by[0], y: by[1] }]
  })
}

/**
 * Moves the projected figure so that it ends where her bare skin ends. What is near in the body moves along; the rest stays.
 *
 * @param places three numbers a vertex, cm
 * @param projected two a vertex, px
 * @returns two a vertex, px
 */
export function bendToSkin(
  model: FigureModel,
  places: Float32Array,
  projected: Float32Array,
  outline: OutlineReading[],
  landmarks: Pull[],
  perCm: number,
) {
  const ofSkin = outline.flatMap(({ vertex, x, y, outX, outY, isSkin }): Pull[] => {
    const by = (x - projected[2 * vertex]) * outX + (y - projected[2 * vertex + 1]) * outY
    if (!isSkin || Math.abs(by) > FARTHEST * perCm) return []
    const at = places.subarray(3 * vertex, 3 * vertex + 3)
    return [{ limb: limbOf(mainBone(model, vertex)), at, x: outX * by, y: outY * by }]
  })
  const pulls = [...landmarks, ...ofSkin]
  const bent = projected.slice()
  const narrow = 1 / (2 * NEAR * NEAR)
  for (let vertex = 0; vertex < places.length / 3; vertex++) {
    const limb = limbOf(mainBone(model, vertex))
    let [sum, dx, dy] = [HELD, 0, 0]
    for (const pull of pulls) {
      if (pull.limb !== limb) continue
      const square =
        (places[3 * vertex] - pull.at[0]) ** 2 +
        (places[3 * vertex + 1] - pull.at[1]) ** 2 +
        (places[3 * vertex + 2] - pull.at[2]) ** 2
      if (square > 9 * NEAR * NEAR) continue
      const weight = Math.exp(-square * narrow)
      sum += weight
      dx += weight * pull.x
      dy += weight * pull.y
    }
    bent[2 * vertex] += dx / sum
    bent[2 * vertex + 1] += dy / sum
  }
  return bent
}

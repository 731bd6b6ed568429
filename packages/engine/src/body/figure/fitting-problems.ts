import { clamp } from '../../drapery/scalar.ts'
import { landmarkNames, landmarkNumbers } from '../model/landmark-names.ts'
import { boneNames, type FigureModel } from '../model/model.ts'
import { copyStance, turnBone, turnOf, type Stance } from '../model/pose-skeleton.ts'
import type { Camera } from './camera.ts'
import { middleOfHips, trustOf, worldScale, type Landmarks } from './read-landmarks.ts'
import { addResidual, type NormalEquations, type Problem } from './least-squares.ts'
import type { OutlineReading } from './outline-reading.ts'
import { createSlopes, followVertices, placeOf, pose, slopesOf, unknownsOf } from './slopes.ts'

/** How far joints turn from rest, radians: one standard deviation. */
const USUAL_TURN: Record<string, number> = {
  pelvis: 9,
  spine: 0.14,
  neck: 0.22,
  head: 0.35,
  clavicle: 0.16,
  upperarm: 0.9,
  lowerarm: 0.9,
  hand: 0.4,
  thigh: 0.55,
  calf: 0.6,
  foot: 0.35,
}
const usualTurns = boneNames.map((name) => USUAL_TURN[name.split('_')[0]])

/** How far off a landmark in the picture usually is, cm. */
const LANDMARK_ERROR = 2
/** And in depth, which the pose network guesses, cm. */
const WORLD_ERROR = 5
/** In the picture's stage depth counts this much less. */
const DEPTH_SHARE = 0.12

/** Landmarks in the room, as the pose network guesses them, and what is usual. */
export function roomProblem(model: FigureModel, landmarks: Landmarks): Problem<Stance> {
  const { followed, world, seen, torso } = landmarks
  const scale = worldScale(landmarks)
  const fixed = Float64Array.of(0, 0, 400)
  const slopes = createSlopes(model)
  const middle = createSlopes(model)
  const build = new Float64Array(model.shapes.length)
  return {
    size: unknownsOf(model),
    advance: (stance, step) => advance(model, stance, step),
    evaluate(stance, equations) {
      const posed = pose(model, stance)
      let cost = priorOf(model, stance, build, 2, equations)
      const hips = middleOfHips(followed, posed, torso)
      const at = new Float64Array(3)
      const row = new Float64Array(unknownsOf(model))
      for (let i = 0; i < followed.count; i++) {
        const weight = (clamp(seen[i], 0.05, 1) * trustOf(landmarkNumbers[landmarkNames[i]])) / WORLD_ERROR
        placeOf(followed, posed, i, at)
        if (equations) slopesOf(model, followed, posed, i, at, slopes)
        for (let axis = 0; axis < 3; axis++) {
          const residual = weight * (at[axis] - hips[axis] - scale * world[3 * i + axis])
          cost += residual * residual
          if (!equations) continue
          for (let k = 0; k < slopes.count; k++) row[k] = weight * slopes.rows[axis][k]
          addResidual(equations, residual, slopes.places, row, slopes.count)
        }
      }
      // The room has no place of its own.
      for (let axis = 0; axis < 3; axis++) {
        const residual = stance.at[axis] - fixed[axis]
        cost += residual * residual
        if (!equations) continue
        middle.places[0] = axis
        row[0] = 1
        addResidual(equations, residual, middle.places, row, 1)
      }
      return cost
    },
  }
}

/** Landmarks in the picture, their depth a little, the outline, and what is usual. */
export function pictureProblem(
  model: FigureModel,
  camera: Camera,
  landmarks: Landmarks,
  build: Float64Array,
  outline: OutlineReading[],
  spread = 1,
): Problem<Stance> {
  const { followed, picture, world, seen, inPicture, torso } = landmarks
  const scale = worldScale(landmarks)
  const onOutline = followVertices(
    model,
    outline.map(({ vertex }) => vertex),
  )
  const slopes = createSlopes(model)
  const row = new Float64Array(unknownsOf(model))
  const at = new Float64Array(3)
  return {
    size: unknownsOf(model),
    advance: (stance, step) => advance(model, stance, step),
    evaluate(stance, equations) {
      const posed = pose(model, stance)
      let cost = priorOf(model, stance, build, spread, equations)
      const hips = middleOfHips(followed, posed, torso)
      const perCm = camera.focal / hips[2]
      for (let i = 0; i < followed.count; i++) {
        placeOf(followed, posed, i, at)
        const k = camera.focal / at[2]
        const x = k * at[0] + camera.x - picture[2 * i]
        const y = k * at[1] + camera.y - picture[2 * i + 1]
        const away = Math.hypot(x, y) / (LANDMARK_ERROR * perCm)
        // Far ones are wrong rather than far: they count less.
        const weight = (inPicture[i] / (LANDMARK_ERROR * perCm)) * (1 + (away / 2.5) ** 2) ** -0.25
        const depth =
          (clamp(seen[i], 0.05, 1) * trustOf(landmarkNumbers[landmarkNames[i]]) * DEPTH_SHARE) / WORLD_ERROR
        const behind = depth * (at[2] - hips[2] - scale * world[3 * i + 2])
        cost += weight * weight * (x * x + y * y) + behind * behind
        if (!equations) continue
        slopesOf(model, followed, posed, i, at, slopes)
        for (let n = 0; n < slopes.count; n++)
          row[n] = weight * k * (slopes.rows[0][n] - (at[0] / at[2]) * slopes.rows[2][n])
        addResidual(equations, weight * x, slopes.places, row, slopes.count)
        for (let n = 0; n < slopes.count; n++)
          row[n] = weight * k * (slopes.rows[1][n] - (at[1] / at[2]) * slopes.rows[2][n])
        addResidual(equations, weight * y, slopes.places, row, slopes.count)
        for (let n = 0; n < slopes.count; n++) row[n] = slopes.places[n] < 3 ? 0 : depth * slopes.rows[2][n]
        addResidual(equations, behind, slopes.places, row, slopes.count)
      }
      outline.forEach((reading, i) => {
        placeOf(onOutline, posed, i, at)
        const k = camera.focal / at[2]
        // Positive where the figure sticks out of her.
        const out =
          ((k * at[0] + camera.x - reading.x) * reading.outX +
            (k * at[1] + camera.y - reading.y) * reading.outY) /
          perCm
        const [residual, slope] = reading.pull(out)
        cost += residual * residual
        if (!equations) return
        slopesOf(model, onOutline, posed, i, at, slopes)
        const by = (slope * k) / perCm
        const [sx, sy] = [at[0] / at[2], at[1] / at[2]]
        for (let n = 0; n < slopes.count; n++)
          row[n] =
            by *
            (reading.outX * (slopes.rows[0][n] - sx * slopes.rows[2][n]) +
              reading.outY * (slopes.rows[1][n] - sy * slopes.rows[2][n]))
        addResidual(equations, residual, slopes.places, row, slopes.count)
      })
      return cost
    },
  }
}

/** How unusual a stance is: joints turned from rest, and a shape away from the build. */
function priorOf(
  model: FigureModel,
  { turns, shape }: Stance,
  build: Float64Array,
  spread: number,
  equations?: NormalEquations,
) {
  let cost = 0
  const place = new Int32Array(1)
  const slope = new Float64Array(1)
  const add = (unknown: number, residual: number, by: number) => {
    cost += residual * residual
    if (!equations) return
    place[0] = unknown
    slope[0] = by
    addResidual(equations, residual, place, slope)
  }
  for (let bone = 1; bone < model.bones.length; bone++) {
    const turn = turnOf(turns, bone)
    for (let axis = 0; axis < 3; axis++)
      add(3 + 3 * bone + axis, turn[axis] / usualTurns[bone], 1 / usualTurns[bone])
  }
  const first = 3 + 3 * model.bones.length
  shape.forEach((value, k) => add(first + k, (value - build[k]) * spread, spread))
  return cost
}

function advance(model: FigureModel, stance: Stance, step: Float64Array): Stance {
  const next = copyStance(stance)
  for (let axis = 0; axis < 3; axis++) next.at[axis] += step[axis]
  // A long way is gone in several steps: turns far from the place where they were linear go astray.
  let most = 0
  for (let i = 3; i < 3 + 3 * model.bones.length; i++) most = Math.max(most, Math.abs(step[i]))
  const by = most > 0.5 ? 0.5 / most : 1
  for (let bone = 0; bone < model.bones.length; bone++) {
    const i = 3 + 3 * bone
    turnBone(next.turns, bone, by * step[i], by * step[i + 1], by * step[i + 2])
  }
  for (let k = 0; k < next.shape.length; k++) next.shape[k] += by * step[3 + 3 * model.bones.length + k]
  return next
}

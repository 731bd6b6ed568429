import type { FigureModel } from '../model/model.ts'
import type { Stance } from '../model/pose-skeleton.ts'
import type { Camera } from './camera.ts'
import { addResidual, createEquations, solveDamped } from './least-squares.ts'
import type { Landmarks } from './read-landmarks.ts'
import { placeOf, pose } from './slopes.ts'

/** Turns the figure so that its torso looks the way hers does. */
export function faceAlike(stance: Stance, { followed, world, torso }: Landmarks) {
  const own = axesOf(followed.mean, torso)
  const person = axesOf(world, torso)
  // The figure's places at rest have y up and z towards the camera.
  for (let axis = 0; axis < 3; axis++) for (let k = 1; k < 3; k++) own[axis][k] *= -1
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const turn = own.reduce((sum, axis, k) => sum + person[k][row] * axis[column], 0)
      // Between two facings: the same turn in the figure's own directions.
      stance.turns[3 * row + column] = (row ? -1 : 1) * (column ? -1 : 1) * turn
    }
  stance.at.set([0, 0, 400])
}

/** Across, along and through a torso of four landmarks: shoulders, then hips, her left first. */
function axesOf(places: ArrayLike<number>, [a, b, c, d]: number[]) {
  const at = (i: number, axis: number) => places[3 * i + axis]
  const across = [0, 1, 2].map((axis) => at(a, axis) - at(b, axis) + at(c, axis) - at(d, axis))
  const down = [0, 1, 2].map((axis) => at(c, axis) + at(d, axis) - at(a, axis) - at(b, axis))
  const first = unit(down)
  const along = across.reduce((sum, value, axis) => sum + value * first[axis], 0)
  const second = unit(across.map((value, axis) => value - along * first[axis]))
  return [first, second, cross(first, second)]
}

function unit(v: number[]) {
  const length = Math.hypot(...v) || 1
  return v.map((value) => value / length)
}

const cross = (u: number[], v: number[]) => [
  u[1] * v[2] - u[2] * v[1],
  u[2] * v[0] - u[0] * v[2],
  u[0] * v[1] - u[1] * v[0],
]

/** Moves her to where the landmarks fall onto the picture's, by linear least squares. */
export function standBefore(model: FigureModel, stance: Stance, camera: Camera, landmarks: Landmarks) {
  const { followed, picture, inPicture } = landmarks
  const posed = pose(model, stance)
  const at = new Float64Array(3)
  const equations = createEquations(3)
  const places = Int32Array.of(0, 1, 2)
  for (let i = 0; i < followed.count; i++) {
    placeOf(followed, posed, i, at)
    const [x, y, z] = [0, 1, 2].map((axis) => at[axis] - stance.at[axis])
    const u = (picture[2 * i] - camera.x) / camera.focal
    const v = (picture[2 * i + 1] - camera.y) / camera.focal
    const by = inPicture[i]
    addResidual(equations, by * (x - u * z), places, Float64Array.of(by, 0, -by * u))
    addResidual(equations, by * (y - v * z), places, Float64Array.of(0, by, -by * v))
  }
  const solution = solveDamped(equations, 0)
  if (solution) stance.at.set(solution)
}

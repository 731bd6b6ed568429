import { clamp } from '@cabine/drapery/scalar.ts'
import { landmarkNames, landmarkNumbers } from '@cabine/figure/landmarks.ts'
import { boneNames, type Build, type FigureModel } from '@cabine/figure/model.ts'
import { measure, restOf } from '@cabine/figure/measures.ts'
import {
  copyStance,
  createStance,
  placeVertices,
  turnBone,
  turnOf,
  type Stance,
} from '@cabine/figure/pose.ts'
import { cameraOf, project, type Camera } from './camera.ts'
import type { Evidence } from './evidence.ts'
import { createMismatch, type Mismatch } from './mismatch.ts'
import { coverOf } from './outline.ts'
import { readOutline, type OutlineReading } from './outline-reading.ts'
import { addResidual, minimise, type NormalEquations, type Problem } from './least-squares.ts'
import {
  createSlopes,
  followLandmarks,
  followVertices,
  placeOf,
  pose,
  slopesOf,
  unknownsOf,
  type Followed,
  type Posed,
} from './slopes.ts'

/** A figure that stands as she does. */
export type FittedFigure = {
  stance: Stance
  camera: Camera
  /** px a centimetre, where she stands. */
  scale: number
  /** How badly the figure covers her, as `Mismatch` tells it. */
  miss: number
  /** Whom the best fit began with. */
  build: string
}

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
const TORSO = [11, 12, 23, 24]

/** Landmarks of hands and feet are less sure, and of the face. */
const trustOf = (number: number) =>
  (number >= 17 && number <= 22) || number >= 29 ? 0.5 : number < 11 ? 0.7 : 1

type Landmarks = {
  followed: Followed
  /** Two numbers each, px; three each, cm around the middle of the hips. */
  picture: Float64Array
  world: Float64Array
  /** 0 to 1: how well each is seen, and how much it counts in the picture. */
  seen: Float64Array
  inPicture: Float64Array
  torso: number[]
}

/**
 * Fits the figure to a photo: first to the joints in the room, then in the picture, then to her outline, from several
 * builds, of which the one that explains the photo best is taken.
 *
 * @param builds whom to begin with
 */
export function fitFigure(model: FigureModel, evidence: Evidence, builds: Build[]): FittedFigure {
  const camera = cameraOf(evidence.size)
  const landmarks = readLandmarks(model, evidence)
  const start = createStance(model)
  faceAlike(model, start, landmarks)
  const inRoom = minimise(roomProblem(model, landmarks), start, 20).state
  standBefore(model, inRoom, camera, landmarks)
  const inPicture = minimise(pictureProblem(model, camera, landmarks, noShape(model), []), inRoom, 15).state
  const mismatch = createMismatch(evidence)
  const begun = builds.map(({ name, shape }) => {
    const shaped = copyStance(inPicture)
    shaped.shape.set(shape)
    const { state } = minimise(pictureProblem(model, camera, landmarks, shape, []), shaped, 4)
    return {
      build: name,
      shape,
      ...fitOutline(model, evidence, camera, landmarks, state, shape, FIRST_ROUNDS, mismatch),
    }
  })
  const ended = begun
    .sort((a, b) => a.miss - b.miss)
    .slice(0, FINALISTS)
    .map(({ build, shape, stance }) => ({
      build,
      ...fitOutline(model, evidence, camera, landmarks, stance, shape, LAST_ROUNDS, mismatch),
    }))
  const best = largestOf(model, ended)
  return { ...best, camera, scale: camera.focal / best.stance.at[2] }
}

/**
 * Under clothes several bodies explain a photo about as well. The largest of them is taken: to be shown slimmer than
 * she is would hurt, and what sticks out of her clothes costs enough to be ruled out.
 */
function largestOf<T extends { stance: Stance; miss: number }>(model: FigureModel, ended: T[]) {
  const least = Math.min(...ended.map(({ miss }) => miss))
  const waist = ({ stance }: T) => measure(model, restOf(model, stance.shape)).waist
  return ended
    .filter(({ miss }) => miss < least + AS_GOOD)
    .map((one) => ({ one, girth: waist(one) }))
    .reduce((a, b) => (b.girth > a.girth ? b : a)).one
}

const noShape = (model: FigureModel) => new Float64Array(model.shapes.length)

function readLandmarks(model: FigureModel, { pose: { joints, world }, size }: Evidence): Landmarks {
  const numbers = landmarkNames.map((name) => landmarkNumbers[name])
  const places = landmarkNames.map((name) => model.points.names.indexOf(name))
  const margin = 5
  const seen = Float64Array.from(numbers, (n) => joints[n].seen)
  return {
    followed: followLandmarks(model, places),
    picture: Float64Array.from(numbers.flatMap((n) => [joints[n].x, joints[n].y])),
    world: Float64Array.from(numbers.flatMap((n) => [world[n].x * 100, world[n].y * 100, world[n].z * 100])),
    seen,
    inPicture: Float64Array.from(numbers, (n, i) => {
      const { x, y } = joints[n]
      const isInside = x > -margin && y > -margin && x < size.width + margin && y < size.height + margin
      return (isInside ? clamp(seen[i], 0.02, 1) ** 1.5 : 0.02 * seen[i]) * trustOf(n)
    }),
    torso: TORSO.map((n) => numbers.indexOf(n as (typeof numbers)[number])),
  }
}

/** Turns the figure so that its torso looks the way hers does. */
function faceAlike(model: FigureModel, stance: Stance, { followed, world, torso }: Landmarks) {
  const own = axesOf(followed.mean, torso)
  const hers = axesOf(world, torso)
  // The figure's places at rest have y up and z towards the camera.
  for (let axis = 0; axis < 3; axis++) for (let k = 1; k < 3; k++) own[axis][k] *= -1
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const turn = own.reduce((sum, axis, k) => sum + hers[k][row] * axis[column], 0)
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

/** The pose network's people have a size of their own. */
function worldScale({ followed, world, seen }: Landmarks) {
  const names = landmarkNames
  const bones = (
    [
      'shoulder_l hip_l',
      'shoulder_r hip_r',
      'hip_l knee_l',
      'hip_r knee_r',
      'knee_l ankle_l',
      'knee_r ankle_r',
      'shoulder_l elbow_l',
      'shoulder_r elbow_r',
    ] as const
  ).map((pair) => pair.split(' ').map((name) => names.indexOf(name as (typeof names)[number])))
  let own = 0
  let hers = 0
  for (const [a, b] of bones) {
    const trust = seen[a] * seen[b]
    const length = (places: ArrayLike<number>) =>
      Math.hypot(...[0, 1, 2].map((axis) => places[3 * a + axis] - places[3 * b + axis]))
    own += trust * length(followed.mean)
    hers += trust * length(world)
  }
  return clamp(own / (hers || 1), 0.7, 1.4)
}

function roomProblem(model: FigureModel, landmarks: Landmarks): Problem<Stance> {
  const { followed, world, seen, torso } = landmarks
  const scale = worldScale(landmarks)
  const fixed = Float64Array.of(0, 0, 400)
  const slopes = createSlopes(model)
  const middle = createSlopes(model)
  const build = noShape(model)
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

function middleOfHips(followed: Followed, posed: Posed, torso: number[]) {
  const left = new Float64Array(3)
  const right = new Float64Array(3)
  placeOf(followed, posed, torso[2], left)
  placeOf(followed, posed, torso[3], right)
  return left.map((value, axis) => (value + right[axis]) / 2)
}

/** Moves her to where the landmarks fall onto the picture's, by linear least squares. */
function standBefore(model: FigureModel, stance: Stance, camera: Camera, landmarks: Landmarks) {
  const { followed, picture, inPicture } = landmarks
  const posed = pose(model, stance)
  const at = new Float64Array(3)
  const sums = new Float64Array(12)
  const add = (a: number[], b: number, weight: number) => {
    for (let i = 0; i < 3; i++) {
      for (let j = 0; j < 3; j++) sums[3 * i + j] += weight * a[i] * a[j]
      sums[9 + i] += weight * a[i] * b
    }
  }
  for (let i = 0; i < followed.count; i++) {
    placeOf(followed, posed, i, at)
    const [x, y, z] = [0, 1, 2].map((axis) => at[axis] - stance.at[axis])
    const u = (picture[2 * i] - camera.x) / camera.focal
    const v = (picture[2 * i + 1] - camera.y) / camera.focal
    add([1, 0, -u], u * z - x, inPicture[i] ** 2)
    add([0, 1, -v], v * z - y, inPicture[i] ** 2)
  }
  const solution = solveThree(sums)
  stance.at.set(solution)
}

/** A symmetric system of three, its matrix by rows and then the right side. */
function solveThree(s: Float64Array) {
  const m = [
    [s[0], s[1], s[2], s[9]],
    [s[3], s[4], s[5], s[10]],
    [s[6], s[7], s[8], s[11]],
  ]
  for (let i = 0; i < 3; i++) {
    for (let j = i + 1; j < 3; j++) {
      const by = m[j][i] / m[i][i]
      for (let k = i; k < 4; k++) m[j][k] -= by * m[i][k]
    }
  }
  const z = m[2][3] / m[2][2]
  const y = (m[1][3] - m[1][2] * z) / m[1][1]
  return [(m[0][3] - m[0][1] * y - m[0][2] * z) / m[0][0], y, z]
}

/** Landmarks in the picture, their depth a little, the outline, and what is usual. */
function pictureProblem(
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

/** Rounds of reading her outline where the figure's own is, and fitting to it: from every build, then from the best. */
const FIRST_ROUNDS = 2
const LAST_ROUNDS = 6
const FINALISTS = 3
/** Shares this near to each other do not tell which of two is hers. */
const AS_GOOD = 0.01

function fitOutline(
  model: FigureModel,
  evidence: Evidence,
  camera: Camera,
  landmarks: Landmarks,
  start: Stance,
  build: Float64Array,
  rounds: number,
  mismatch: Mismatch,
) {
  let stance = start
  let best = { stance, miss: Infinity }
  for (let round = 0; ; round++) {
    const projected = project(camera, placeVertices(model, stance))
    const cover = coverOf(model, projected, evidence.size)
    const miss = mismatch(cover)
    if (miss < best.miss) best = { stance, miss }
    if (round === rounds) return best
    const outline = readOutline(model, projected, evidence, camera.focal / stance.at[2], cover)
    stance = minimise(pictureProblem(model, camera, landmarks, build, outline), stance, 3).state
  }
}

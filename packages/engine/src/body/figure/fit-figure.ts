import type { Build, FigureModel } from '../model/model.ts'
import { copyStance, createStance, placeVertices, type Stance } from '../model/pose-skeleton.ts'
import { cameraOf, project, type Camera } from './camera.ts'
import type { Evidence } from './evidence.ts'
import { readLandmarks, type Landmarks } from './read-landmarks.ts'
import { minimise } from './least-squares.ts'
import { createMismatch, type Mismatch } from './mismatch.ts'
import { coverOf } from './figure-outline.ts'
import { readOutline } from './outline-reading.ts'
import { pictureProblem, roomProblem } from './fitting-problems.ts'
import { faceAlike, standBefore } from './standing.ts'

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

/** Rounds of reading her outline where the figure's own is, and fitting to it: from every build, then from the best. */
const FIRST_ROUNDS = 2
const LAST_ROUNDS = 6
const FINALISTS = 3
/**
 * What an unusual body costs beside how badly it covers her, for each square of a standard deviation: loose clothes are filled
 * by a very heavy body as well as by hers.
 */
const UNUSUAL = 0.001

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
  faceAlike(start, landmarks)
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
    .sort((a, b) => costOf(a) - costOf(b))
    .slice(0, FINALISTS)
    .map(({ build, shape, stance }) => ({
      build,
      ...fitOutline(model, evidence, camera, landmarks, stance, shape, LAST_ROUNDS, mismatch),
    }))
  const best = ended.reduce((a, b) => (costOf(b) < costOf(a) ? b : a))
  return { ...best, camera, scale: camera.focal / best.stance.at[2] }
}

/** How badly a body explains her: what of her it leaves or adds, and how rare it is. */
const costOf = ({ miss, stance }: { miss: number; stance: Stance }) =>
  miss + UNUSUAL * stance.shape.reduce((sum, value) => sum + value * value, 0)

const noShape = (model: FigureModel) => new Float64Array(model.shapes.length)

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

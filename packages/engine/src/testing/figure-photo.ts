import { createRandom } from '../drapery/noise.ts'
import { landmarkNames, landmarkNumbers } from '../body/model/landmark-names.ts'
import { boneNames, type BoneName, type FigureModel } from '../body/model/model.ts'
import {
  bonesMoves,
  createStance,
  placeVertices,
  poseSkeleton,
  turnBone,
  type Stance,
} from '../body/model/pose-skeleton.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { Segments } from '../photo/segments.ts'
import { cameraOf } from '../body/figure/camera.ts'
import type { Evidence } from '../body/figure/evidence.ts'
import { NO_BONE, vertexNormals, viewFigure, type FigureView } from '../body/figure/view.ts'
import { createMask } from '../raster/plane.ts'

/** How far clothes stand off, cm, by the kind of bone they are on; skin is seen where nothing is said. */
export type Clothing = Partial<Record<string, number>>

/** A photo of somebody whose body is known: what the networks would say of it, and the truth. */
export type FigurePhoto = { evidence: Evidence; stance: Stance; view: FigureView }

const size = { width: 480, height: 720 }
const LANDMARK_NOISE = 1.2
const DEPTH_NOISE = 4

/** Somebody of a shape, standing as people stand for a photo, her landmarks a little off as a network's are. */
export function photographFigure(
  model: FigureModel,
  shape: ArrayLike<number>,
  seed: number,
  clothing: Clothing = {},
): FigurePhoto {
  const random = createRandom(seed)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const stance = standSomehow(model, random, normal)
  stance.shape.set(shape)
  const camera = { ...cameraOf(size), focal: (0.9 + 1.5 * random()) * size.height }
  stance.at.set([3 * normal(), -5, (camera.focal * 168) / ((0.8 + 0.07 * random()) * size.height)])

  const places = placeVertices(model, stance)
  const view = viewFigure(model, { stance, camera }, size, places)
  const worn = viewFigure(model, { stance, camera }, size, wear(model, places, clothing))
  return {
    evidence: { size, ...readView(worn, clothing), pose: poseOf(model, stance, camera.focal, normal) },
    stance,
    view,
  }
}

function standSomehow(model: FigureModel, random: () => number, normal: () => number) {
  const stance = createStance(model)
  const turn = (name: BoneName, x: number, y: number, z: number) =>
    turnBone(stance.turns, boneNames.indexOf(name), x, y, z)
  turn('pelvis', 0.05 * normal(), 0.3 * normal(), 0.03 * normal())
  for (const name of ['spine_01', 'spine_02', 'spine_03', 'neck_01', 'head'] as const)
    turn(name, 0.04 * normal(), 0.05 * normal(), 0.04 * normal())
  for (const [side, sign] of [
    ['l', 1],
    ['r', -1],
  ] as const) {
    turn(`upperarm_${side}`, 0.15 * normal(), 0.15 * normal(), -sign * (0.25 + 0.35 * random()))
    turn(`lowerarm_${side}`, -0.2 * Math.abs(normal()), 0.1 * normal(), -sign * 0.1 * random())
    turn(`thigh_${side}`, 0.05 * normal(), 0.08 * normal(), sign * 0.06 * random())
    turn(`calf_${side}`, 0.08 * Math.abs(normal()), 0, 0)
  }
  return stance
}

const kindOf = (bone: number) => boneNames[bone].split('_')[0]

/** The skin moved outwards to where cloth would be. */
function wear(model: FigureModel, places: Float32Array, clothing: Clothing) {
  const normals = vertexNormals(model, places)
  const worn = places.slice()
  for (let vertex = 0; vertex < places.length / 3; vertex++) {
    let ease = 0
    for (let k = 4 * vertex; k < 4 * vertex + 4; k++)
      ease += model.skinShares[k] * (clothing[kindOf(model.skinBones[k])] ?? 0)
    for (let i = 3 * vertex; i < 3 * vertex + 3; i++) worn[i] += ease * normals[i]
  }
  return worn
}

function readView({ bone }: FigureView, clothing: Clothing): { segments: Segments; labels: Uint8Array } {
  const segments: Segments = {
    background: createMask(size),
    hair: createMask(size),
    skin: createMask(size),
    face: createMask(size),
    clothes: createMask(size),
    other: createMask(size),
    lower: createMask(size),
    skirt: createMask(size),
    onePiece: createMask(size),
    outer: createMask(size),
  }
  const labels = new Uint8Array(bone.length)
  for (let i = 0; i < bone.length; i++) {
    const kind = bone[i] === NO_BONE ? undefined : kindOf(bone[i])
    const name = !kind
      ? 'background'
      : kind === 'head'
        ? 'face'
        : clothing[kind] === undefined
          ? 'skin'
          : 'clothes'
    segments[name].data[i] = 255
    if (name !== 'clothes') continue
    labels[i] = /pelvis|thigh|calf/.test(kind!) ? LOWER_CLOTHES : UPPER_CLOTHES
    if (labels[i] === LOWER_CLOTHES) segments.lower.data[i] = 255
  }
  return { segments, labels }
}

function poseOf(model: FigureModel, stance: Stance, focal: number, normal: () => number): Evidence['pose'] {
  const skeleton = poseSkeleton(model, stance)
  const moves = bonesMoves(skeleton)
  const { points } = model
  const placed = landmarkNames.map((name) => {
    const n = points.names.indexOf(name)
    const rest = [0, 1, 2].map((axis) =>
      points.shapes.reduce(
        (sum, shape, k) => sum + stance.shape[k] * shape[3 * n + axis],
        points.mean[3 * n + axis],
      ),
    )
    const g = points.bones[n] * 9
    return [0, 1, 2].map(
      (row) =>
        rest.reduce((sum, value, axis) => sum + skeleton.turns[g + 3 * row + axis] * value, 0) +
        moves[points.bones[n] * 3 + row],
    )
  })
  const hips = [0, 1, 2].map(
    (axis) =>
      (placed[landmarkNames.indexOf('hip_l')][axis] + placed[landmarkNames.indexOf('hip_r')][axis]) / 2,
  )
  const perCm = focal / hips[2]
  const pose: Evidence['pose'] = {
    joints: Array.from({ length: 33 }, () => ({ x: 0, y: 0, seen: 0 })),
    world: Array.from({ length: 33 }, () => ({ x: 0, y: 0, z: 0 })),
  }
  landmarkNames.forEach((name, i) => {
    const [x, y, z] = placed[i]
    const number = landmarkNumbers[name]
    pose.joints[number] = {
      x: (focal * x) / z + size.width / 2 + LANDMARK_NOISE * perCm * normal(),
      y: (focal * y) / z + size.height / 2 + LANDMARK_NOISE * perCm * normal(),
      seen: 0.95,
    }
    pose.world[number] = {
      x: (x - hips[0]) / 100,
      y: (y - hips[1]) / 100,
      z: (z - hips[2] + DEPTH_NOISE * normal()) / 100,
    }
  })
  return pose
}

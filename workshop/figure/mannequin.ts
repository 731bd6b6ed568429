import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import { createBody } from '@cabine/tailoring/body.ts'
import { boneNames, mainBone, type BoneName, type FigureModel } from '@cabine/engine/body/model/model.ts'
import {
  copyStance,
  createStance,
  placeVertices,
  poseSkeleton,
  turnBone,
  turnOf,
  type Stance,
} from '@cabine/engine/body/model/pose-skeleton.ts'
import { addResidual, minimise, type Problem } from '@cabine/engine/body/figure/least-squares.ts'
import { shippedFigure } from '@cabine/engine/testing/shipped-figure.ts'

/**
 * Finds the figure that stands like the mannequin on which the sample pieces are draped, so that a piece can go from one
 * to the other: shape, pose and scale, by least squares on the mannequin's distance field and its arms' joints.
 */

const turned: BoneName[] = [
  'pelvis',
  'spine_02',
  'spine_03',
  'neck_01',
  'clavicle_l',
  'clavicle_r',
  'upperarm_l',
  'upperarm_r',
  'lowerarm_l',
  'lowerarm_r',
  'thigh_l',
  'thigh_r',
  'calf_l',
  'calf_r',
]
const turnedBones = turned.map((name) => boneNames.indexOf(name))
const SHAPES = 16
const size = 1 + 3 + SHAPES + 3 * turned.length

type Standing = { stance: Stance; scale: number }

/** The parts that the mannequin lacks: a head, fingers and feet. */
const without = /head|neck|hand|foot/
const JOINT_WEIGHT = 6
const SHAPE_WEIGHT = 3
const TURN_WEIGHT = 6

function problemOf(model: FigureModel): Problem<Standing> {
  const body = createBody()
  const vertices = Array.from({ length: model.mean.length / 3 }, (_, vertex) => vertex).filter(
    (vertex) => vertex % 2 === 0 && !without.test(boneNames[mainBone(model, vertex)]),
  )
  const hit = new Float64Array(4)
  const joints = (['l', 'r'] as const).flatMap((side) => {
    // Her left is the picture's right, which is the mannequin's right arm.
    const { shoulder, elbow, wrist } = side === 'l' ? arms.right : arms.left
    return [
      { bone: boneNames.indexOf(`upperarm_${side}`), at: shoulder },
      { bone: boneNames.indexOf(`lowerarm_${side}`), at: elbow },
      { bone: boneNames.indexOf(`hand_${side}`), at: wrist },
      { bone: boneNames.indexOf(`calf_${side}`), at: [side === 'l' ? 10.2 : -10.2, 48, 0.4] },
      { bone: boneNames.indexOf(`foot_${side}`), at: [side === 'l' ? 11.6 : -11.6, 6, -1.6] },
    ]
  })
  function residuals({ stance, scale }: Standing) {
    const skeleton = poseSkeleton(model, stance)
    const places = placeVertices(model, stance, skeleton)
    const list: number[] = []
    for (const vertex of vertices) {
      const [x, y, z] = [places[3 * vertex], -places[3 * vertex + 1], -places[3 * vertex + 2]].map(
        (value) => value * scale,
      )
      body.sample(x, y, z, hit)
      // Above the chin and below the ankles the mannequin has nothing to compare with.
      list.push(y > 150 || y < 8 ? 0 : Math.max(-4, Math.min(4, hit[0])))
    }
    for (const { bone, at } of joints)
      for (let axis = 0; axis < 3; axis++)
        list.push(JOINT_WEIGHT * ((axis ? -1 : 1) * skeleton.joints[3 * bone + axis] * scale - at[axis]))
    for (const value of stance.shape) list.push(SHAPE_WEIGHT * value)
    for (const bone of turnedBones)
      for (const value of turnOf(stance.turns, bone)) list.push(TURN_WEIGHT * value)
    return list
  }
  function advance({ stance, scale }: Standing, step: Float64Array): Standing {
    const next = copyStance(stance)
    for (let axis = 0; axis < 3; axis++) next.at[axis] += step[1 + axis]
    for (let k = 0; k < SHAPES; k++) next.shape[k] += step[4 + k]
    turnedBones.forEach((bone, i) => {
      const k = 4 + SHAPES + 3 * i
      turnBone(next.turns, bone, step[k], step[k + 1], step[k + 2])
    })
    return { stance: next, scale: scale + step[0] }
  }
  return {
    size,
    advance,
    evaluate(state, equations) {
      const now = residuals(state)
      if (equations) {
        const small = 1e-3
        const columns = Array.from({ length: size }, (_, k) => {
          const step = new Float64Array(size)
          step[k] = small
          return residuals(advance(state, step)).map((value, i) => (value - now[i]) / small)
        })
        const places = Int32Array.from({ length: size }, (_, k) => k)
        now.forEach((value, i) =>
          addResidual(
            equations,
            value,
            places,
            Float64Array.from(columns, (column) => column[i]),
          ),
        )
      }
      return now.reduce((sum, value) => sum + value * value, 0)
    },
  }
}

const model = shippedFigure
const start = createStance(model)
start.at.set([0, -92, 0])
const { state, cost } = minimise(problemOf(model), { stance: start, scale: 172 / 168 }, 60, 1e-5)
const round = (values: ArrayLike<number>) => Array.from(values, (value) => Math.round(value * 1e4) / 1e4)
const found = {
  scale: round([state.scale])[0],
  at: round(state.stance.at),
  shape: round(state.stance.shape),
  turns: Object.fromEntries(
    turned.map((name, i) => [name, round(turnOf(state.stance.turns, turnedBones[i]))]),
  ),
}
const file = fileURLToPath(new URL('../../packages/engine/src/body/model/mannequin.json', import.meta.url))
await writeFile(file, `${JSON.stringify(found, null, 2)}\n`)
const body = createBody()
const hit = new Float64Array(4)
const places = placeVertices(model, state.stance)
const byBone = new Map<string, number[]>()
for (let vertex = 0; vertex < places.length / 3; vertex++) {
  const name = boneNames[mainBone(model, vertex)]
  const [x, y, z] = [places[3 * vertex], -places[3 * vertex + 1], -places[3 * vertex + 2]].map(
    (value) => value * state.scale,
  )
  if (without.test(name) || y > 150 || y < 8) continue
  body.sample(x, y, z, hit)
  byBone.set(name, [...(byBone.get(name) ?? []), hit[0]])
}
console.log(`cost ${cost.toFixed(0)}, scale ${state.scale.toFixed(4)}; distance to the mannequin, cm:`)
for (const [name, distances] of byBone) {
  const mean = distances.reduce((sum, value) => sum + Math.abs(value), 0) / distances.length
  console.log(`  ${name}: mean ${mean.toFixed(2)}, most ${Math.max(...distances.map(Math.abs)).toFixed(1)}`)
}

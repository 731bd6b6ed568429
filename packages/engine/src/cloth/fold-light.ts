import { smoothstep } from '../drapery/scalar.ts'
import type { Light } from '../body/figure/fit-light.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'

/** Of the light from everywhere so much comes from one side at least: a fitted light is flatter than any room's. */
const LEAST_SIDE = 0.16

/** The room's light with a brighter side: without one, folds that hang straight down are not seen. */
export function fromOneSide(light: Light): Light {
  const made = light.slice()
  const least = LEAST_SIDE * light[0]
  if (Math.abs(made[1]) < least) made[1] = made[1] > 0 ? least : -least
  return made
}

/** Times that each node's normal goes half with its neighbours': folds are narrower than what is left, a body is wider. */
const ROUNDS = 10

/** Which way cloth faces without its folds, three numbers a node. */
export function withoutFolds(cloth: Cloth): Float32Array {
  const nodes = nodesOf(cloth)
  let from = cloth.normals.slice()
  let to = new Float32Array(from.length)
  for (let round = 0; round < ROUNDS; round++) {
    to.fill(0)
    for (let t = 0; t < nodes.length; t += 3) {
      const a = 3 * nodes[t]
      const b = 3 * nodes[t + 1]
      const c = 3 * nodes[t + 2]
      for (let axis = 0; axis < 3; axis++) {
        const sum = from[a + axis] + from[b + axis] + from[c + axis]
        to[a + axis] += sum
        to[b + axis] += sum
        to[c + axis] += sum
      }
    }
    for (let i = 0; i < to.length; i += 3) {
      const length = Math.sqrt(to[i] ** 2 + to[i + 1] ** 2 + to[i + 2] ** 2) || 1
      to[i] /= length
      to[i + 1] /= length
      to[i + 2] /= length
    }
    ;[from, to] = [to, from]
  }
  return from
}

/** Towards its outline cloth turns away, which is no fold. */
const FACING = { none: 0.1, all: 0.5 }

/** Steeper than this, as a sine, is a kink of the drape's: it gives way the more the steeper it is. */
const STEEP = 0.3

/** How much more a fold faces the brightest side than the cloth around it, a value a node. */
export function foldsTowards(light: Light, { normals }: Cloth, even: Float32Array): Float32Array {
  // Cloth faces (x right, y up, z towards the camera); the light is told with y down and z away.
  const length = Math.hypot(light[1], light[2]) || 1
  const [dx, dy] = [light[1] / length, -light[2] / length]
  const made = new Float32Array(normals.length / 3)
  for (let n = 0, i = 0; n < made.length; n++, i += 3) {
    const more = (normals[i] - even[i]) * dx + (normals[i + 1] - even[i + 1]) * dy
    made[n] = (more / (1 + Math.abs(more) / STEEP)) * smoothstep(FACING.none, FACING.all, even[i + 2])
  }
  return made
}

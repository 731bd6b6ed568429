import type { Body } from '../body/body.ts'
import { FOLLOWED, type Bound } from './bind-to-body.ts'
import type { Cloth } from './refine-mesh.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

/** Fingers are not where the photo's are: they throw no shadow. */
export const withoutHands = (dummy: Dummy) => hiddenBy(dummy, 0xff, true)

const triangleLists = new WeakMap<Dummy, Map<string, Uint32Array>>()

/** Triangles of the skin that may lie in front of cloth: those of some carriers, and with the trunk the neck and head. */
export function hiddenBy(dummy: Dummy, bits: number, hasHead: boolean) {
  const lists = triangleLists.get(dummy) ?? new Map<string, Uint32Array>()
  triangleLists.set(dummy, lists)
  const key = `${bits} ${hasHead}`
  const known = lists.get(key)
  if (known) return known
  const { model, carried } = dummy
  const { triangles, mean } = model
  const neck = model.points.mean[3 * model.points.names.indexOf('shoulder_l') + 1]
  const counts = (vertex: number) =>
    (carried[vertex] & bits) !== 0 ||
    (hasHead && carried[vertex] === 0 && mean[3 * vertex + 1] > neck && Math.abs(mean[3 * vertex]) < 14)
  const list = Uint32Array.from(triangles.filter((_, i) => counts(triangles[i - (i % 3)])))
  lists.set(key, list)
  return list
}

/** How far, in px, the photo's skin is from the fitted figure's near each node. */
export function shiftsOf({ vertices, shares }: Bound, shift: Float32Array) {
  const shifts = new Float32Array((shares.length / FOLLOWED) * 2)
  for (let i = 0; i < shares.length; i++)
    for (let axis = 0; axis < 2; axis++)
      shifts[2 * ((i / FOLLOWED) | 0) + axis] += shares[i] * shift[2 * vertices[i] + axis]
  return shifts
}

/**
 * Room places as the rasteriser wants them: px of the photo with y up, depth towards the camera in cm.
 *
 * @param ends two nodes for each one that lies between them, as `Refinement` has them
 */
export function beforeCamera(cloth: Cloth, ends: ArrayLike<number>, shifts: Float32Array, { figure }: Body) {
  const { camera } = figure.fitted
  const seen = new Float64Array(cloth.at.length)
  const all = new Float32Array((cloth.at.length / 3) * 2)
  all.set(shifts)
  for (let e = 0, m = shifts.length; e < ends.length; e += 2, m += 2)
    for (let axis = 0; axis < 2; axis++)
      all[m + axis] = (shifts[2 * ends[e] + axis] + shifts[2 * ends[e + 1] + axis]) / 2
  for (let i = 0, p = 0; i < seen.length; i += 3, p += 2) {
    const depth = -cloth.at[i + 2]
    seen[i] = (camera.focal * cloth.at[i]) / depth + camera.x + all[p]
    seen[i + 1] = -((camera.focal * -cloth.at[i + 1]) / depth + camera.y + all[p + 1])
    seen[i + 2] = cloth.at[i + 2]
  }
  return seen
}

export function skinBeforeCamera({ figure }: Body, { places }: Standing) {
  const { camera } = figure.fitted
  const seen = new Float64Array(places.length)
  for (let i = 0, p = 0; i < seen.length; i += 3, p += 2) {
    const depth = -places[i + 2]
    seen[i] = (camera.focal * places[i]) / depth + camera.x + figure.shift[p]
    seen[i + 1] = (camera.focal * places[i + 1]) / depth - camera.y - figure.shift[p + 1]
    seen[i + 2] = places[i + 2]
  }
  return seen
}

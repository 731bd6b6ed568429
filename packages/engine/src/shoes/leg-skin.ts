import { boneNames, mainBone } from '../body/model/model.ts'
import { placeVertices } from '../body/model/pose-skeleton.ts'
import { sides } from '../photo/frame.ts'
import type { Figure } from '../body/figure/figure.ts'
import type { Posed } from '../cloth/framing.ts'
import { footBone, sizeOf, type Adjustment, type Foot } from './feet.ts'
import type { LegRing } from './shoe-mesh.ts'

export type Shod = { foot: Foot; adjustment: Adjustment }

/** Where along the foot the form of the shoe's own foot takes over, which is as pitched as the shoe. */
const INSTEP = 0.42
/** How much lower than the opening's edge skin goes on inside a shoe, cm. */
const INSIDE = 1.2

/**
 * Her shanks and of her feet what a shoe does not hide, before the camera.
 *
 * @param dip how much further than on her own foot the toes point down, radians
 * @param edge how high along the foot the shoe's opening is over the sole, cm
 */
export function legSkin(
  { model, fitted, shift }: Pick<Figure, 'model' | 'fitted' | 'shift'>,
  shod: Shod[],
  dip: number,
  edge: (t: number) => number,
): Posed {
  const { stance, camera } = fitted
  const places = placeVertices(model, stance)
  const bones = Uint8Array.from({ length: places.length / 3 }, (_, vertex) => mainBone(model, vertex))
  const seen = new Float64Array(places.length)
  const isHidden = new Uint8Array(bones.length)
  const local = (vertex: number, { heel }: Foot, axis: readonly number[]) =>
    [0, 1, 2].reduce((sum, k) => sum + (places[3 * vertex + k] - heel[k]) * axis[k], 0)
  const dips = [Math.sin(dip), Math.cos(dip) - 1]
  for (let vertex = 0; vertex < bones.length; vertex++) {
    const one = sides.find((side) => bones[vertex] === footBone(side) || calf(bones[vertex]) === side)
    if (one === undefined) continue
    const { foot, adjustment } = shod[one]
    const up = local(vertex, foot, foot.up)
    const along = local(vertex, foot, foot.forward)
    const t = along / foot.length
    if (bones[vertex] === footBone(one) && (t > INSTEP || up < edge(t) - INSIDE)) isHidden[vertex] = 1
    // Around the ankle the shank goes over into the foot as it lies in the photo.
    const share = Math.min(1, Math.max(0, (20 - up) / 12))
    const turn = Math.min(1, Math.max(0, (10 - up) / 4))
    const [x, z] = [along - 5, up - 7]
    const byForward = turn * (dips[1] * x + dips[0] * z)
    const byUp = turn * (dips[1] * z - dips[0] * x)
    const at = [0, 1, 2].map((k) => places[3 * vertex + k] + foot.forward[k] * byForward + foot.up[k] * byUp)
    seen[3 * vertex] = (camera.focal * at[0]) / at[2] + camera.x + shift[2 * vertex] + share * adjustment.x
    seen[3 * vertex + 1] = -(
      (camera.focal * at[1]) / at[2] +
      camera.y +
      shift[2 * vertex + 1] +
      share * adjustment.y
    )
    seen[3 * vertex + 2] = -at[2]
  }
  const isShown = (vertex: number) =>
    !isHidden[vertex] &&
    sides.some((side) => bones[vertex] === footBone(side) || calf(bones[vertex]) === side)
  const triangles: number[] = []
  for (let t = 0; t < model.triangles.length; t += 3) {
    const corners = model.triangles.subarray(t, t + 3)
    if (corners.every(isShown)) triangles.push(...corners)
  }
  return { seen, triangles: Uint32Array.from(triangles) }
}

const calf = (bone: number) =>
  boneNames[bone] === 'calf_r' ? 0 : boneNames[bone] === 'calf_l' ? 1 : undefined

/** How near to a height, cm, skin counts as at it. */
const RING = 1.4

/** Her leg above a foot, as a boot's shaft needs it. @param seat how high the heel sits over the ground, cm */
export function legAbove(
  { model, fitted }: Pick<Figure, 'model' | 'fitted'>,
  { foot, adjustment }: Shod,
  seat: number,
): (height: number) => LegRing {
  const size = sizeOf(foot) * adjustment.scale
  const places = placeVertices(model, fitted.stance)
  const skin: [number, number, number][] = []
  for (let vertex = 0; vertex < places.length / 3; vertex++) {
    const bone = mainBone(model, vertex)
    if (calf(bone) !== foot.side && bone !== footBone(foot.side)) continue
    const along = (axis: readonly number[]) =>
      [0, 1, 2].reduce((sum, k) => sum + (places[3 * vertex + k] - foot.heel[k]) * axis[k], 0) / size
    skin.push([along(foot.forward), along(foot.outward), along(foot.up) + seat])
  }
  return (height) => {
    const near = skin.filter(([, , z]) => Math.abs(z - height) < RING)
    const ends = (k: number) => [Math.min(...near.map((at) => at[k])), Math.max(...near.map((at) => at[k]))]
    const [[back, front], [inner, outer]] = [ends(0), ends(1)]
    return {
      x: (back + front) / 2,
      y: (inner + outer) / 2,
      deep: (front - back) / 2,
      wide: (outer - inner) / 2,
    }
  }
}

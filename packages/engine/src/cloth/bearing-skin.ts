import { carriers, type Carrier } from '../drapery/sewn.ts'
import { boneNames, mainBone, type FigureModel } from '../body/model/model.ts'
import { limbOf } from '../body/figure/limb.ts'

/** How near a joint, cm at rest, a trunk's cloth lies on the arm and a sleeve on the trunk. */
const SHOULDER = { trunk: 7, sleeve: 11 }

/**
 * Which vertices each part of the body lends to the cloth that it bears: a vertex's bits are 1 << carrier. Sleeves touch
 * their arm and the shoulder, trouser legs their leg and the hips, everything else the trunk and the legs; so cloth between
 * an arm and the trunk is never pushed to the wrong side of either.
 */
export function bearingSkin(model: FigureModel): Uint8Array {
  const { mean, points } = model
  const bit = (carrier: Carrier) => 1 << carriers.indexOf(carrier)
  const joint = (name: string) => points.names.indexOf(name)
  const shoulders = { l: joint('shoulder_l'), r: joint('shoulder_r') }
  const toShoulder = (vertex: number, side: 'l' | 'r') =>
    Math.hypot(...[0, 1, 2].map((axis) => mean[3 * vertex + axis] - points.mean[3 * shoulders[side] + axis]))
  return Uint8Array.from({ length: mean.length / 3 }, (_, vertex) => {
    const name = boneNames[mainBone(model, vertex)]
    if (/head|hand|foot/.test(name)) return 0
    const limb = limbOf(boneNames.indexOf(name))
    // Her left is the picture's right.
    const arm = bit(name.endsWith('_l') ? 'armRight' : 'armLeft')
    const leg = bit(name.endsWith('_l') ? 'legRight' : 'legLeft')
    if (limb.startsWith('arm'))
      return arm | (toShoulder(vertex, limb.endsWith('_l') ? 'l' : 'r') < SHOULDER.trunk ? bit('trunk') : 0)
    if (limb.startsWith('leg')) return bit('trunk') | leg
    const hips = /pelvis|spine_0[12]/.test(name) ? bit('legLeft') | bit('legRight') : 0
    const left = toShoulder(vertex, 'r') < SHOULDER.sleeve ? bit('armLeft') : 0
    const right = toShoulder(vertex, 'l') < SHOULDER.sleeve ? bit('armRight') : 0
    return bit('trunk') | hips | left | right
  })
}

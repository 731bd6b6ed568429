import { carriers, type Carrier } from '../drapery/sewn.ts'
import { boneNames, mainBone } from '../body/model/model.ts'
import type { Body } from '../body/body.ts'
import { sides } from '../photo/frame.ts'
import { isHandSeen } from './arm-cover.ts'
import { hiddenBy, skinBeforeCamera, withoutHands } from './before-camera.ts'
import { ontoArms, type OnArm } from './onto-arms.ts'
import { withinArms } from './within-arms.ts'
import type { Dummy, Standing } from './standing-dummy.ts'

/** Her skin before the photo's camera, and what of it does what to cloth. */
export type WearerSkin = {
  seen: Float64Array
  /** What may lie in front of cloth. */
  hiding: Uint32Array
  arms: Uint32Array
  /** What throws shadows. */
  shadowing: Uint32Array
  hands: readonly [boolean, boolean]
}

const known = new WeakMap<Body, WearerSkin>()

/** Whatever she wears, it is the same. */
export function wearerSkin(body: Body, dummy: Dummy, wearer: Standing): WearerSkin {
  const before = known.get(body)
  if (before) return before
  const armOf = armsOf(dummy)
  const onArms = ontoArms(body, skinBeforeCamera(body, wearer), armOf)
  const made = {
    seen: withinArms(body, onArms, (vertex) => !armOf(vertex)),
    hiding: hiddenBy(dummy, ON_TRUNK, true),
    arms: hiddenBy(dummy, ON_ARMS, false),
    shadowing: withoutHands(dummy),
    hands: [isHandSeen(body, 0), isHandSeen(body, 1)] as const,
  }
  known.set(body, made)
  return made
}

/** On which arm each vertex is, and on which bone of it. */
function armsOf({ model, carried }: Dummy) {
  return (vertex: number): OnArm | undefined => {
    const side = sides.find((one) => (carried[vertex] & bitOf(one === 0 ? 'armLeft' : 'armRight')) !== 0)
    return side === undefined
      ? undefined
      : { side, isFore: boneNames[mainBone(model, vertex)].startsWith('lowerarm') }
  }
}

const bitOf = (carrier: Carrier) => 1 << carriers.indexOf(carrier)
const ON_TRUNK = bitOf('trunk')
const ON_ARMS = bitOf('armLeft') | bitOf('armRight')

/** Places before the camera in a photo so many times as large. */
export const enlarged = (seen: Float64Array, zoom: number) =>
  zoom === 1 ? seen : seen.map((value, i) => (i % 3 === 2 ? value : value * zoom))

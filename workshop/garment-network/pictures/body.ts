import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Carrier } from '@cabine/engine/drapery/sewn.ts'
import { decodeFigure } from '@cabine/engine/body/model/figure-file.ts'
import { mannequin } from '@cabine/engine/body/model/mannequin.ts'
import { boneNames, mainBone } from '@cabine/engine/body/model/model.ts'
import { placeVertices } from '@cabine/engine/body/model/pose-skeleton.ts'
import { partNumber } from '@cabine/engine/models/garment-labels.ts'
import { alongArm } from './piece.ts'
import { fillTriangle, type Buffers, type Corner } from './raster.ts'
import { move, type Shape } from './shape.ts'
import type { View } from './garment-mesh.ts'

/** The figure that the pieces fit, in the mannequin's centimetres. */
export type Model = {
  at: Float32Array
  triangles: Uint16Array
  carrierOf: Carrier[]
  along: Float32Array
  kindOf: ('skin' | 'hair' | 'shoe')[]
}

export async function readModel(root: URL): Promise<Model> {
  const packed = await readFile(new URL('packages/engine/src/models/figure.bin', root))
  const model = decodeFigure(Uint8Array.from(gunzipSync(packed)).buffer)
  const { stance, scale } = mannequin(model)
  // In camera coordinates y points down and z away.
  const at = Float32Array.from(
    placeVertices(model, stance),
    (value, i) => (i % 3 === 0 ? value : -value) * scale,
  )
  const count = at.length / 3
  const bones = Array.from({ length: count }, (_, vertex) => boneNames[mainBone(model, vertex)])
  const carrierOf = bones.map((bone): Carrier => {
    if (/arm|hand/.test(bone)) return bone.endsWith('_r') ? 'armLeft' : 'armRight'
    if (/thigh|calf|foot/.test(bone)) return bone.endsWith('_r') ? 'legLeft' : 'legRight'
    return 'trunk'
  })
  const head = bones.flatMap((bone, vertex) => (bone === 'head' ? [vertex] : []))
  const top = Math.max(...head.map((vertex) => at[3 * vertex + 1]))
  const middle = head.reduce((sum, vertex) => sum + at[3 * vertex + 2], 0) / head.length
  const kindOf = bones.map((bone, vertex) => {
    if (bone.startsWith('foot')) return 'shoe'
    const isBack = at[3 * vertex + 2] < middle + 1.5
    return bone === 'head' && (at[3 * vertex + 1] > top - 6 || (isBack && at[3 * vertex + 1] > top - 20))
      ? 'hair'
      : 'skin'
  })
  return {
    at,
    triangles: model.triangles,
    carrierOf,
    along: Float32Array.from(carrierOf, (carrier, vertex) => alongArm(at, vertex, carrier)),
    kindOf,
  }
}

/** Drawn a little behind its place, so that no skin shows through the cloth. */
const BEHIND = 1.6
const LEVEL = new Float32Array(90).fill(1)

export function drawModel(
  buffers: Buffers,
  model: Model,
  shape: Shape,
  view: View,
  scale: number,
  materials: Record<'skin' | 'hair' | 'shoe', number>,
) {
  const { at, triangles, carrierOf, along, kindOf } = model
  const moved = new Float32Array(at.length)
  carrierOf.forEach((carrier, vertex) => {
    const place = at.subarray(3 * vertex, 3 * vertex + 3)
    moved.set(
      move({ ...shape, width: 0.97, flare: 0, length: 1 }, LEVEL, place, carrier, along[vertex]),
      3 * vertex,
    )
  })
  const part = { skin: partNumber('skin'), hair: partNumber('skin'), shoe: partNumber('other') }
  const corner = (vertex: number, normal: number[]): Corner => {
    const [x, y] = view(moved[3 * vertex], moved[3 * vertex + 1])
    return {
      x,
      y,
      z: (moved[3 * vertex + 2] - BEHIND) * scale,
      u: at[3 * vertex],
      v: at[3 * vertex + 1],
      nx: normal[0],
      ny: -normal[1],
      nz: normal[2],
      rest: [0, 0, 0],
    }
  }
  for (let t = 0; t < triangles.length; t += 3) {
    const three = [triangles[t], triangles[t + 1], triangles[t + 2]]
    const [a, b, c] = three.map((vertex) => moved.subarray(3 * vertex, 3 * vertex + 3))
    const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const [vx, vy, vz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    const length = Math.hypot(...normal) || 1
    const unit = normal.map((value) => value / length)
    if (unit[2] < 0) continue
    const kind = kindOf[three[0]]
    const [ca, cb, cc] = three.map((vertex) => corner(vertex, unit))
    fillTriangle(buffers, ca, cb, cc, materials[kind], () => part[kind])
  }
}

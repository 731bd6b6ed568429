import type { Carrier } from '@cabine/engine/drapery/sewn.ts'
import { partNumber, type PointName } from '@cabine/engine/models/garment-labels.ts'
import type { HungGarment } from './piece.ts'
import { fillTriangle, type Buffers, type Corner, type PartAt } from './raster.ts'
import { move, type Shape } from './shape.ts'

/** From the mannequin's centimetres to px of the picture, y down. */
export type View = (x: number, y: number) => readonly [number, number]

const nothing = -1

/** Every node where the shape brings it: three numbers each, cm. */
export function movedNodes({ sewn, carrierOf, along, flatness }: HungGarment, shape: Shape) {
  const moved = new Float32Array(sewn.at.length)
  const at = [0, 0, 0]
  carrierOf.forEach((carrier, node) => {
    for (let axis = 0; axis < 3; axis++) at[axis] = sewn.at[3 * node + axis]
    moved.set(move(shape, flatness, at, carrier, along[node]), 3 * node)
  })
  return moved
}

/** @param isOther the piece is not what the picture is about: what the model wears with it */
export function drawPiece(
  buffers: Buffers,
  piece: HungGarment,
  shape: Shape,
  moved: Float32Array,
  view: View,
  scale: number,
  material: number,
  isOther = false,
) {
  const { sewn, along } = piece
  const normals = normalsOf(moved, sewn.node, sewn.triangles)
  const corners = Array.from(sewn.node, (node, corner): Corner => {
    const [x, y] = view(moved[3 * node], moved[3 * node + 1])
    return {
      x,
      y,
      z: moved[3 * node + 2] * scale,
      u: sewn.uv[2 * corner],
      v: sewn.uv[2 * corner + 1],
      nx: normals[3 * node],
      ny: -normals[3 * node + 1],
      nz: normals[3 * node + 2],
      rest: [sewn.at[3 * node], sewn.at[3 * node + 1], along[node]],
    }
  })
  const partsAt = sewn.surfaces.map((_, surface) => partsOf(piece, shape, surface, isOther))
  for (let t = 0; t < sewn.triangles.length; t += 3) {
    const [a, b, c] = [sewn.triangles[t], sewn.triangles[t + 1], sewn.triangles[t + 2]]
    const surface = sewn.surfaceOf[a]
    fillTriangle(buffers, corners[a], corners[b], corners[c], material + surface, partsAt[surface])
  }
}

function partsOf({ sewn, landmarks }: HungGarment, shape: Shape, surface: number, isOther: boolean): PartAt {
  const { name, carrier } = sewn.surfaces[surface]
  const [front, inside, sleeve, strap, collar, leg, other] = (
    ['front', 'inside', 'sleeve', 'strap', 'collar', 'leg', 'other'] as const
  ).map(partNumber)
  const isArm = carrier.startsWith('arm')
  const isCollar = /^(collar|loop|tail|knot)/.test(name)
  const isFront = name.startsWith('front') || isCollar
  const upper = landmarks.kind === 'upper' ? landmarks : undefined
  const crotch = landmarks.kind === 'lower' ? landmarks.legs?.crotch[1] : undefined
  const neckY = upper ? (upper.neck.left[1] + upper.neck.right[1]) / 2 : 0
  const neckX = upper ? (upper.neck.left[0] + upper.neck.right[0]) / 2 : 0
  const half = upper ? (upper.neck.right[0] - upper.neck.left[0]) / 2 + shape.neckWiden : 1
  const isStrappy =
    upper !== undefined &&
    !upper.sleeves &&
    upper.neck.left[0] - upper.shoulder.left[0] + upper.shoulder.right[0] - upper.neck.right[0] < 13
  const strapFrom = upper ? (upper.armpit.left[1] + upper.armpit.right[1]) / 2 + 4 : Infinity
  return (x, y, along, isInside) => {
    if (isArm && along > shape.sleeveCut) return nothing
    if (!isArm && y < shape.hemCut) return nothing
    if (shape.neckDepth > 0 && isFront && !isArm) {
      const across = Math.abs(x - neckX) / half
      if (across < 1 && y > neckY + 1 - shape.neckDepth * (1 - across ** shape.neckPower)) return nothing
    }
    if (isOther) return other
    if (isInside) return inside
    if (isArm) return sleeve
    if (isCollar) return collar
    if (crotch !== undefined && y < crotch) return leg
    return isStrappy && y > strapFrom ? strap : front
  }
}

function normalsOf(at: Float32Array, node: Uint16Array, triangles: Uint16Array) {
  const normals = new Float32Array(at.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => 3 * node[triangles[t + k]])
    const [ux, uy, uz] = [at[b] - at[a], at[b + 1] - at[a + 1], at[b + 2] - at[a + 2]]
    const [vx, vy, vz] = [at[c] - at[a], at[c + 1] - at[a + 1], at[c + 2] - at[a + 2]]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of [a, b, c])
      for (let axis = 0; axis < 3; axis++) normals[corner + axis] += normal[axis]
  }
  for (let i = 0; i < normals.length; i += 3) {
    const length = Math.hypot(normals[i], normals[i + 1], normals[i + 2]) || 1
    for (let axis = 0; axis < 3; axis++) normals[i + axis] /= length
  }
  return normals
}

/** The piece's points, cut and moved as it is, cm. */
export function movedPoints(
  piece: HungGarment,
  shape: Shape,
  moved: Float32Array,
): Partial<Record<PointName, number[]>> {
  const { landmarks, flatness, carrierOf, along, sewn } = piece
  const found: Partial<Record<PointName, number[]>> = {}
  const put = (name: PointName, [x, y]: readonly number[], carrier: Carrier = 'trunk', far = 0) => {
    found[name] = move(shape, flatness, [x, y, 0], carrier, far)
  }
  const across = (nodes: number[], sideways: (node: number) => number) => {
    const sorted = [...nodes].sort((a, b) => sideways(a) - sideways(b))
    return [sorted[0], sorted[sorted.length - 1]].map((node) =>
      Array.from(moved.subarray(3 * node, 3 * node + 2)),
    )
  }
  const nodesOf = (test: (node: number) => boolean) => [...carrierOf.keys()].filter(test)
  const heights = (carriers: Carrier[]) => nodesOf((node) => carriers.includes(carrierOf[node]))
  const hemOf = (carriers: Carrier[]) => {
    const all = heights(carriers)
    const lowest = Math.max(shape.hemCut, Math.min(...all.map((node) => sewn.at[3 * node + 1])))
    return all.filter((node) => Math.abs(sewn.at[3 * node + 1] - lowest) < 3)
  }
  if (landmarks.kind === 'upper') {
    put('neckLeft', landmarks.neck.left)
    put('neckRight', landmarks.neck.right)
    const neckY = (landmarks.neck.left[1] + landmarks.neck.right[1]) / 2
    const lowest = Math.min(
      landmarks.neckFront[1],
      shape.neckDepth > 0 ? neckY + 1 - shape.neckDepth : Infinity,
    )
    put('neckFront', [landmarks.neckFront[0], lowest])
    put('shoulderLeft', landmarks.shoulder.left)
    put('shoulderRight', landmarks.shoulder.right)
    put('armpitLeft', landmarks.armpit.left)
    put('armpitRight', landmarks.armpit.right)
    if (landmarks.waist && landmarks.waist.left[1] > shape.hemCut) {
      put('waistLeft', landmarks.waist.left)
      put('waistRight', landmarks.waist.right)
    }
    const hem = hemOf(['trunk', 'legLeft', 'legRight'])
    ;[found.hemLeft, found.hemRight] = across(hem, (node) => moved[3 * node])
    for (const [carrier, outer, inner] of [
      ['armLeft', 'cuffOuterLeft', 'cuffInnerLeft'],
      ['armRight', 'cuffOuterRight', 'cuffInnerRight'],
    ] as const) {
      const arm = nodesOf((node) => carrierOf[node] === carrier)
      const end = Math.min(shape.sleeveCut, Math.max(0, ...arm.map((node) => along[node])))
      if (end < 4) continue
      const cuff = arm.filter((node) => Math.abs(along[node] - end) < 2)
      if (cuff.length < 2) continue
      // Across the arm as it hung: outwards and up is the outer side.
      const side = carrier === 'armLeft' ? -1 : 1
      const ends = across(cuff, (node) => side * sewn.at[3 * node] * 0.92 + sewn.at[3 * node + 1] * 0.39)
      ;[found[inner], found[outer]] = ends
    }
    return found
  }
  put('waistLeft', landmarks.waist.left)
  put('waistRight', landmarks.waist.right)
  if (!landmarks.legs) {
    ;[found.hemLeft, found.hemRight] = across(
      hemOf(['trunk', 'legLeft', 'legRight']),
      (node) => moved[3 * node],
    )
    return found
  }
  put('crotch', landmarks.legs.crotch)
  ;[found.hemLeft, found.hemInnerLeft] = across(hemOf(['legLeft']), (node) => moved[3 * node])
  ;[found.hemInnerRight, found.hemRight] = across(hemOf(['legRight']), (node) => moved[3 * node])
  return found
}

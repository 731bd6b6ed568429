import { clamp, mix } from '../drapery/scalar.ts'
import { boneNames } from '../body/model/model.ts'
import type { Body } from '../body/body.ts'
import { QUARTER } from '../body/figure/bare.ts'
import { NORMAL } from '../body/figure/figure.ts'
import { shade } from '../body/figure/fit-light.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { median } from '../geometry/math.ts'
import { softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'
import type { Layer } from '../fit/layer.ts'

/** Over how much of her shoulders cloth evens out the body under it. */
const EVENED = { torso: 0.07, sleeve: 0.05, leg: 0.07, skirt: 0.3 }
/** Towards its outline cloth turns away, over so much of her shoulders, by at most so much. */
const TURNING = { reach: 0.08, most: 0.6 }
/** How much of a matt surface's light and shade cloth shows beside that of its own picture, and how dark or bright it makes it. */
const STRENGTH = 0.8
const BOUNDS = { darkest: 0.5, brightest: 1.14 }
/** On the whole a piece keeps the brightness of its picture: its middle tone by this share. */
const EVEN = 0.8
/** Of the shadows that her body and arms throw. */
const SHADOW = 0.9

/** A factor a pixel of a layer's box, 1 where cloth faces the camera; a quarter of its size, for cloth is smooth. */
export type ClothLight = (layer: Layer, together: Layer[]) => Plane

/**
 * Light and shade on what is worn: it lies over the fitted figure, smoother than skin, in the photo's light. Garments
 * are pictured facing a camera in even light, so only what differs from that is laid on.
 */
export function clothLight({ figure, frame }: Body): ClothLight {
  const { view, bare } = figure
  const { light, reach } = bare
  const ahead = shade(light, 0, 0, -1)
  const fields = new Map<string, Field>()
  const fieldOf = ({ kind, side }: Layer) => {
    const key = kind === 'sleeve' ? `${kind}${side}` : kind
    const known = fields.get(key)
    if (known) return known
    const field = readField(
      view,
      reach,
      kind === 'sleeve' ? isArm[side ?? 0] : carries[kind],
      (EVENED[kind] * frame.shoulders) / QUARTER,
    )
    fields.set(key, field)
    return field
  }
  return (layer, together) => {
    const field = fieldOf(layer)
    const solid = outlineOf(layer.kind === 'sleeve' ? [layer] : together, field)
    const radius = (TURNING.reach * frame.shoulders) / QUARTER
    const soft = softBlur(solid, radius)
    const usual: number[] = []
    const plane = createPlane({
      width: Math.ceil(layer.width / QUARTER),
      height: Math.ceil(layer.height / QUARTER),
    })
    for (let y = 0, k = 0; y < plane.height; y++)
      for (let x = 0; x < plane.width; x++, k++) {
        const u = clamp((layer.left >> 2) + x, 1, field.width - 2)
        const v = clamp((layer.top >> 2) + y, 1, field.height - 2)
        const j = v * field.width + u
        const outX = (soft.data[j - 1] - soft.data[j + 1]) * radius * TURNING.most * 2
        const outY = (soft.data[j - field.width] - soft.data[j + field.width]) * radius * TURNING.most * 2
        const [nx, ny, nz] = [field.normals[0][j] + outX, field.normals[1][j] + outY, field.normals[2][j]]
        const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1
        const lit = shade(light, nx / length, ny / length, nz / length) / ahead
        const shaded = lit * mix(1, field.reach[j], SHADOW)
        plane.data[k] = shaded ** (STRENGTH / 2.2)
        if (solid.data[j] > 0.9) usual.push(plane.data[k])
      }
    const by = usual.length ? 1 / mix(1, median(usual), EVEN) : 1
    for (let k = 0; k < plane.data.length; k++)
      plane.data[k] = clamp(plane.data[k] * by, BOUNDS.darkest, BOUNDS.brightest)
    return plane
  }
}

const isArm = ['_r', '_l'].map((side) => (bone: number) => limbOf(bone) === `arm${side}`)
const isLeg = (bone: number) => limbOf(bone).startsWith('leg') || boneNames[bone] === 'pelvis'
const isTrunk = (bone: number) =>
  (limbOf(bone) === 'trunk' && !/head|neck/.test(boneNames[bone])) || /thigh/.test(boneNames[bone])
/** What of her carries a part of a garment. */
const carries = { torso: isTrunk, skirt: isTrunk, leg: isLeg }

type Field = { width: number; height: number; normals: Float32Array[]; reach: Float32Array }

/** Which way a part of her faces and how much light reaches it, run on behind what hides it and beyond its outline. */
function readField(
  view: Body['figure']['view'],
  reach: Plane,
  isUnder: (bone: number) => boolean,
  radius: number,
): Field {
  const { width, height } = reach
  const count = width * height
  const normals = new Float32Array(3 * count)
  const weights = new Float32Array(count)
  const open = new Float32Array(3 * count)
  for (let y = 0, j = 0; y < height; y++)
    for (let x = 0; x < width; x++, j++) {
      const i = QUARTER * y * view.width + QUARTER * x
      if (view.bone[i] === NO_BONE || !isUnder(view.bone[i])) continue
      weights[j] = 1
      for (let axis = 0; axis < 3; axis++) normals[axis * count + j] = view.normal[3 * i + axis] / NORMAL
      open[j] = reach.data[j]
    }
  const isNone = weights.every((weight) => weight === 0)
  pushPull({ width, height, colours: normals, weights })
  pushPull({ width, height, colours: open, weights })
  const smooth = (from: Float32Array, axis: number, by: number) =>
    softBlur({ width, height, data: from.subarray(axis * count, (axis + 1) * count) }, by).data
  return {
    width,
    height,
    normals: [0, 1, 2].map((axis) =>
      isNone ? new Float32Array(count).fill(axis === 2 ? -1 : 0) : smooth(normals, axis, radius),
    ),
    reach: isNone ? new Float32Array(count).fill(1) : smooth(open, 0, radius / 2),
  }
}

/** Where some layers are solid, in the photo at a quarter of its size. */
function outlineOf(layers: Layer[], { width, height }: Field): Plane {
  const plane = createPlane({ width, height })
  for (const layer of layers)
    for (let y = -layer.top & 3; y < layer.height; y += QUARTER)
      for (let x = -layer.left & 3; x < layer.width; x += QUARTER) {
        const j = ((layer.top + y) >> 2) * width + ((layer.left + x) >> 2)
        plane.data[j] = Math.max(plane.data[j], layer.data[4 * (y * layer.width + x) + 3] / 255)
      }
  return plane
}

/** Bilinear. */
export function quarterAt({ width, height, data }: Plane, x: number, y: number) {
  const u = clamp((x + 0.5) / QUARTER - 0.5, 0, Math.max(0, width - 1.001))
  const v = clamp((y + 0.5) / QUARTER - 0.5, 0, Math.max(0, height - 1.001))
  const [left, top] = [u | 0, v | 0]
  const k = top * width + left
  const right = Math.min(1, width - 1 - left)
  const below = top + 1 < height ? width : 0
  return mix(
    mix(data[k], data[k + right], u - left),
    mix(data[k + below], data[k + below + right], u - left),
    v - top,
  )
}

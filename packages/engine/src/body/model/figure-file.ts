import { createTaker, differences, joinBytes, jsonBytes, sums } from '../../drapery/bytes.ts'
import { boneNames, type BoneName, type FigureModel } from './model.ts'

type Header = {
  vertices: number
  triangles: number
  /** What one step of each shape's bytes is worth, cm. */
  steps: number[]
  parents: number[]
  heads: number[]
  points: { names: string[]; bones: number[] }
  builds: { name: string; shape: number[] }[]
}

/** Steps a centimetre of the middle body. */
const PRECISION = 100

/**
 * A model in few bytes, which a general packer makes fewer still: a header in JSON behind its length, then the middle
 * body in steps from vertex to vertex, the shapes in a byte a number, points, triangles and shares of bones.
 */
export function encodeFigure(model: FigureModel): Uint8Array {
  const { mean, shapes, triangles, skinBones, skinShares, bones, points, builds } = model
  const steps = shapes.map((shape) => shape.reduce((most, one) => Math.max(most, Math.abs(one)), 0) / 127)
  const header: Header = {
    vertices: mean.length / 3,
    triangles: triangles.length / 3,
    steps,
    parents: bones.map(({ parent }) => parent),
    heads: bones.map(({ head }) => head),
    points: { names: points.names, bones: [...points.bones] },
    builds: builds.map(({ name, shape }) => ({
      name,
      shape: Array.from(shape, (value) => Math.round(value * 100) / 100),
    })),
  }
  return joinBytes([
    ...jsonBytes(header),
    differences(
      Int16Array.from(mean, (value) => Math.round(value * PRECISION)),
      3,
    ),
    ...shapes.map((shape, k) => Int8Array.from(shape, (value) => Math.round(value / steps[k]))),
    points.mean,
    ...points.shapes,
    differences(Int16Array.from(triangles), 3),
    skinBones,
    Uint8Array.from(skinShares, (share) => Math.round(share * 255)),
  ])
}

/** @throws RangeError where bytes are missing */
export function decodeFigure(bytes: ArrayBuffer): FigureModel {
  const { take, takeJson } = createTaker(bytes, 'the figure')
  const header = takeJson() as Header
  const { vertices, steps, parents, heads } = header
  const mean = Float32Array.from(sums(take(Int16Array, vertices * 3), 3), (value) => value / PRECISION)
  const shapes = steps.map((step) =>
    Float32Array.from(take(Int8Array, vertices * 3), (value) => value * step),
  )
  const names = header.points.names
  const points = {
    names,
    bones: Uint8Array.from(header.points.bones),
    mean: take(Float32Array, names.length * 3),
    shapes: steps.map(() => take(Float32Array, names.length * 3)),
  }
  const triangles = Uint16Array.from(sums(take(Int16Array, header.triangles * 3), 3))
  const skinBones = take(Uint8Array, vertices * 4)
  const skinShares = Float32Array.from(take(Uint8Array, vertices * 4))
  for (let i = 0; i < skinShares.length; i += 4) {
    const sum = skinShares[i] + skinShares[i + 1] + skinShares[i + 2] + skinShares[i + 3]
    for (let k = i; k < i + 4; k++) skinShares[k] /= sum
  }
  const bones = boneNames.map((name: BoneName, bone) => ({ name, parent: parents[bone], head: heads[bone] }))
  const builds = header.builds.map(({ name, shape }) => ({ name, shape: Float64Array.from(shape) }))
  return { mean, shapes, triangles, skinBones, skinShares, bones, points, builds }
}

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
  const json = Uint8Array.from(JSON.stringify(header), (letter) => letter.charCodeAt(0))
  return joinBytes([
    Uint32Array.of(json.length),
    json,
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
  let at = 0
  const take = <T>(Kind: { new (buffer: ArrayBuffer): T; BYTES_PER_ELEMENT: number }, count: number) => {
    const end = at + count * Kind.BYTES_PER_ELEMENT
    if (end > bytes.byteLength) throw new RangeError(`the figure ends after ${bytes.byteLength} bytes`)
    const taken = new Kind(bytes.slice(at, end))
    at = end
    return taken
  }
  const [length] = take(Uint32Array, 1)
  const header = JSON.parse(String.fromCharCode(...take(Uint8Array, length))) as Header
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

/** Each number less the one a row before: neighbours are alike, and small numbers pack well. */
function differences(values: Int16Array, row: number) {
  return values.map((value, i) => (i < row ? value : value - values[i - row]))
}

function sums(values: Int16Array, row: number) {
  for (let i = row; i < values.length; i++) values[i] += values[i - row]
  return values
}

function joinBytes(parts: { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }[]) {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    joined.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return joined
}

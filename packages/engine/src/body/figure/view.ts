import { clamp } from '../../drapery/scalar.ts'
import { rasterise } from '../../drapery/raster.ts'
import { mainBone, type FigureModel } from '../model/model.ts'
import { placeVertices } from '../model/pose-skeleton.ts'
import { createPlane, type Mask, type Plane, type Size } from '../../raster/plane.ts'
import { project } from './camera.ts'
import type { FittedFigure } from './fit-figure.ts'
import { fillMask } from './figure-outline.ts'

/** The fitted figure as the photo's camera sees it, a value a pixel. */
export type FigureView = Size & {
  /** The main bone of what is seen, or `NO_BONE`. */
  bone: Uint8Array
  /** Away from the camera, cm; Infinity beside her. */
  depth: Float32Array
  /** Three numbers a pixel: towards the picture's right, down, away. */
  normal: Float32Array
  /** How far the skin stands out of its surroundings, -1 to 1: under 0 in a hollow. */
  relief: Float32Array
  /** How much of a pixel she covers, 0 to 1. */
  cover: Plane
}

export const NO_BONE = 255

/** How many lines and columns a pixel are looked at for her edge. */
const FINE = 2

/** @param bend where each vertex falls in the picture, px; the camera's own places unless it was moved onto her outline */
export function viewFigure(
  model: FigureModel,
  { stance, camera }: Pick<FittedFigure, 'stance' | 'camera'>,
  size: Size,
  places = placeVertices(model, stance),
  bend = project(camera, places),
): FigureView {
  const { width, height } = size
  const normals = vertexNormals(model, places)
  const reliefs = vertexReliefs(model, places, normals)
  // The rasteriser looks along -z with y up: the projected places, turned over.
  const at = new Float64Array(places.length)
  for (let i = 0, p = 0; i < places.length; i += 3, p += 2) {
    at[i] = bend[p]
    at[i + 1] = -bend[p + 1]
    at[i + 2] = -places[i + 2]
  }
  const triangles = Int32Array.from(model.triangles)
  const bones = Uint8Array.from({ length: places.length / 3 }, (_, vertex) => mainBone(model, vertex))
  const seen = rasterise({ left: 0, top: 0, scale: 1, width, height }, at, triangles, () => 0, null)
  const view: FigureView = {
    width,
    height,
    bone: new Uint8Array(width * height).fill(NO_BONE),
    depth: new Float32Array(width * height).fill(Infinity),
    normal: new Float32Array(width * height * 3),
    relief: new Float32Array(width * height),
    cover: sharesOf(fillMask(model.triangles, bend, size, FINE), size),
  }
  const { normal, relief } = view
  for (let i = 0; i < seen.triangle.length; i++) {
    const t = 3 * seen.triangle[i]
    if (t < 0) continue
    const a = triangles[t]
    const b = triangles[t + 1]
    const c = triangles[t + 2]
    const ofA = seen.wa[i]
    const ofB = seen.wb[i]
    const ofC = 1 - ofA - ofB
    relief[i] = ofA * reliefs[a] + ofB * reliefs[b] + ofC * reliefs[c]
    for (let axis = 0; axis < 3; axis++)
      normal[3 * i + axis] =
        ofA * normals[3 * a + axis] + ofB * normals[3 * b + axis] + ofC * normals[3 * c + axis]
    normaliseAt(normal, 3 * i)
    view.depth[i] = -seen.depth[i]
    view.bone[i] = bones[ofA > ofB ? (ofA > ofC ? a : c) : ofB > ofC ? b : c]
  }
  runOnAtEdge(view)
  return view
}

/** A mask that is `FINE` times as fine, as shares of the pixels. */
function sharesOf(mask: Mask, size: Size): Plane {
  const cover = createPlane(size)
  for (let y = 0, i = 0; y < mask.height; y++) {
    const row = Math.floor(y / FINE) * size.width
    for (let x = 0; x < mask.width; x++, i++)
      if (mask.data[i]) cover.data[row + ((x / FINE) | 0)] += 1 / FINE ** 2
  }
  return cover
}

/** A pixel that she covers by less than its middle takes what a neighbour shows. */
function runOnAtEdge({ width, bone, depth, normal, relief, cover }: FigureView) {
  for (let i = width + 1; i < bone.length - width - 1; i++) {
    if (cover.data[i] === 0 || depth[i] < Infinity) continue
    const x = i % width
    if (x === 0 || x === width - 1) continue
    const from = [i - 1, i + 1, i - width, i + width].find((k) => depth[k] < Infinity)
    if (from === undefined) continue
    bone[i] = bone[from]
    relief[i] = relief[from]
    normal.copyWithin(3 * i, 3 * from, 3 * from + 3)
  }
}

/** Unit normals, outwards, three numbers a vertex. */
export function vertexNormals({ triangles }: FigureModel, places: Float32Array) {
  const normals = new Float32Array(places.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const a = 3 * triangles[t]
    const b = 3 * triangles[t + 1]
    const c = 3 * triangles[t + 2]
    const ux = places[b] - places[a]
    const uy = places[b + 1] - places[a + 1]
    const uz = places[b + 2] - places[a + 2]
    const vx = places[c] - places[a]
    const vy = places[c + 1] - places[a + 1]
    const vz = places[c + 2] - places[a + 2]
    const nx = uy * vz - uz * vy
    const ny = uz * vx - ux * vz
    const nz = ux * vy - uy * vx
    for (let k = t; k < t + 3; k++) {
      const corner = 3 * triangles[k]
      normals[corner] += nx
      normals[corner + 1] += ny
      normals[corner + 2] += nz
    }
  }
  for (let i = 0; i < normals.length; i += 3) normaliseAt(normals, i)
  return normals
}

/** Rounds in which the skin is evened out to see what stands out of it, and what of that counts as much, cm. */
const EVENED = 12
const STANDS_OUT = 0.35

/** How far each vertex lies outside the skin around it: knees and collarbones over 0, the hollows beside them under it. */
function vertexReliefs({ triangles }: FigureModel, places: Float32Array, normals: Float32Array) {
  let even = places
  // Each edge is met once from either side.
  const counts = new Float32Array(places.length / 3)
  for (const vertex of triangles) counts[vertex]++
  for (let round = 0; round < EVENED; round++) {
    const sums = new Float32Array(places.length)
    for (let t = 0; t < triangles.length; t += 3)
      for (let k = 0; k < 3; k++) {
        const a = 3 * triangles[t + k]
        const b = 3 * triangles[t + (k === 2 ? 0 : k + 1)]
        for (let axis = 0; axis < 3; axis++) sums[a + axis] += even[b + axis]
      }
    for (let i = 0; i < sums.length; i++) sums[i] /= Math.max(1, counts[(i / 3) | 0])
    even = sums
  }
  return Float32Array.from({ length: places.length / 3 }, (_, vertex) => {
    let out = 0
    for (let i = 3 * vertex; i < 3 * vertex + 3; i++) out += (places[i] - even[i]) * normals[i]
    return clamp(out / STANDS_OUT / 2, -1, 1)
  })
}

function normaliseAt(vectors: Float32Array, i: number) {
  const x = vectors[i]
  const y = vectors[i + 1]
  const z = vectors[i + 2]
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  for (let axis = 0; axis < 3; axis++) vectors[i + axis] /= length
}

import {
  boneNames,
  STATURE,
  type BoneName,
  type Build,
  type FigureModel,
} from '@cabine/engine/body/model/model.ts'
import { landmarkNames, type LandmarkName } from '@cabine/engine/body/model/landmark-names.ts'
import { findBasis, sharesOf } from './basis.ts'
import { bodyOf, builds, drawPerson } from './population.ts'
import { SKIN_VERTICES, type Source } from './source.ts'
import { seenFromOutside, thin } from './thin.ts'

const SHAPES = 16

/** These parts are removed, and the skin is closed over them. */
const nipples = [
  [1778, 1793],
  [8450, 8465],
]

/**
 * Draws a population, coarsens its mesh where a photo shows little of it, and reduces its variety to a few numbers.
 */
export async function buildModel(source: Source, people: number, random: () => number) {
  const crowd: Float64Array[] = []
  for (let n = 0; n < people; n++) crowd.push(await bodyOf(source, drawPerson(random)))
  const pelvis = valueOf(source.cubes, 'joint-pelvis')
  for (const body of crowd) settle(body, meanOf(body, pelvis))
  const middle = new Float32Array(crowd[0].length)
  for (const body of crowd) for (let i = 0; i < middle.length; i++) middle[i] += body[i] / people
  const shares = skinShares(source)
  const triangles = await chooseTriangles(source, middle, shares)
  const kept = [...new Set(triangles)].sort((a, b) => a - b)
  const numberOf = new Map(kept.map((vertex, number) => [vertex, number]))

  const places = placesOf(source, middle, shares)
  const rowOf = (body: Float64Array) =>
    Float64Array.from([
      ...kept.flatMap((vertex) => [...body.subarray(3 * vertex, 3 * vertex + 3)]),
      ...places.flatMap(({ vertices }) => meanOf(body, vertices)),
    ])
  const rows = crowd.map(rowOf)
  const areas = vertexAreas(middle, triangles, kept)
  const importance = Float64Array.from(rows[0], (_, i) =>
    i < kept.length * 3 ? Math.sqrt(areas[Math.floor(i / 3)]) : 0.3,
  )
  const basis = findBasis(rows, importance, SHAPES)
  const skin = (row: Float64Array) => Float32Array.from(row.subarray(0, kept.length * 3))
  const points = (row: Float64Array) => Float32Array.from(row.subarray(kept.length * 3))

  const starts: Build[] = []
  for (const [name, person] of Object.entries(builds)) {
    const body = await bodyOf(source, person)
    settle(body, meanOf(body, pelvis))
    starts.push({ name, shape: sharesOf(basis, importance, rowOf(body)) })
  }
  const model: FigureModel = {
    mean: skin(basis.mean),
    shapes: basis.directions.map(skin),
    triangles: Uint16Array.from(triangles, (vertex) => valueOf(numberOf, vertex)),
    ...foursOf(shares, kept),
    bones: boneNames.map((name) => ({
      name,
      parent: parentOf(source, name),
      head: places.findIndex((place) => place.name === `head of ${name}`),
    })),
    points: {
      names: places.map(({ name }) => name),
      bones: Uint8Array.from(places, ({ bone }) => boneNames.indexOf(bone)),
      mean: points(basis.mean),
      shapes: basis.directions.map(points),
    },
    builds: starts,
  }
  return {
    model,
    /** A body as the model numbers it: vertices, then points. */
    rowOf(body: Float64Array) {
      settle(body, meanOf(body, pelvis))
      return rowOf(body)
    },
    report: basis.explained.map(
      (share, k) => `${k + 1} shapes: ${(100 * share).toFixed(1)} % of the variety`,
    ),
  }
}

/** Scales everybody to the same height in cm, around the pelvis, because a photo does not tell a height. */
function settle(body: Float64Array, origin: number[]) {
  let lowest = Infinity
  let highest = -Infinity
  for (let i = 1; i < SKIN_VERTICES * 3; i += 3) {
    lowest = Math.min(lowest, body[i])
    highest = Math.max(highest, body[i])
  }
  const scale = STATURE / (highest - lowest)
  for (let i = 0; i < body.length; i++) body[i] = (body[i] - origin[i % 3]) * scale
}

function meanOf(body: Float64Array | Float32Array, vertices: number[]) {
  return [0, 1, 2].map(
    (axis) => vertices.reduce((sum, vertex) => sum + body[3 * vertex + axis], 0) / vertices.length,
  )
}

/** Fingers, toes and the face move with the hand, the foot and the head. */
function ownerOf({ bones }: Source, bone: string): BoneName {
  let owner = bone
  while (!boneNames.includes(owner as BoneName)) {
    owner = bones[owner]?.parent
    if (!owner || owner === 'Root') return 'pelvis'
  }
  return owner as BoneName
}

const parentOf = (source: Source, bone: BoneName) =>
  bone === 'pelvis' ? -1 : boneNames.indexOf(ownerOf(source, source.bones[bone].parent))

/** Per skin vertex, how much of it each bone moves. */
function skinShares(source: Source): Float32Array[] {
  const shares = Array.from({ length: SKIN_VERTICES }, () => new Float32Array(boneNames.length))
  for (const [bone, list] of Object.entries(source.weights)) {
    const owner = boneNames.indexOf(bone === 'Root' ? 'pelvis' : ownerOf(source, bone))
    for (const [vertex, share] of list) if (vertex < SKIN_VERTICES) shares[vertex][owner] += share
  }
  return shares
}

function foursOf(shares: Float32Array[], kept: number[]) {
  const skinBones = new Uint8Array(kept.length * 4)
  const out = new Float32Array(kept.length * 4)
  kept.forEach((vertex, number) => {
    const order = [...shares[vertex].keys()].sort((a, b) => shares[vertex][b] - shares[vertex][a]).slice(0, 4)
    const sum = order.reduce((total, bone) => total + shares[vertex][bone], 0)
    order.forEach((bone, k) => {
      skinBones[4 * number + k] = bone
      out[4 * number + k] = shares[vertex][bone] / sum
    })
  })
  return { skinBones, skinShares: out }
}

async function chooseTriangles(source: Source, all: Float32Array, shares: Float32Array[]) {
  const middle = all.subarray(0, SKIN_VERTICES * 3)
  const isOf = (...bones: BoneName[]) => {
    const numbers = bones.map((bone) => boneNames.indexOf(bone))
    return (vertex: number) => numbers.reduce((sum, bone) => sum + shares[vertex][bone], 0) > 0.9
  }
  const isNipple = (vertex: number) => nipples.some(([from, to]) => vertex >= from && vertex <= to)
  const quads = Uint32Array.from(source.quads.flatMap(([a, b, c, d]) => [a, b, c, a, c, d]))
  const outer = seenFromOutside(middle, quads, isOf('head'))
  return thin(middle, outer, [
    { holds: isOf('head'), share: 0.22 },
    { holds: isOf('hand_l', 'hand_r'), share: 0.3 },
    { holds: isOf('foot_l', 'foot_r'), share: 0.25 },
    { holds: isNipple, share: 0 },
  ])
}

type Place = { name: string; bone: BoneName; vertices: number[] }

/** Joints, and MediaPipe's landmarks. */
function placesOf(source: Source, middle: Float32Array, shares: Float32Array[]): Place[] {
  const cube = (name = 'joint of this name') => source.cubes.get(name) ?? fail(name)
  const heads = boneNames.map((name): Place => ({
    name: `head of ${name}`,
    bone: name,
    vertices: cube(source.bones[name].head.cube_name),
  }))
  const [, eyeHeight] = meanOf(middle, cube('joint-l-eye'))
  const landmarks = landmarkNames.map((name): Place => {
    const [kind, side] = name.split('_') as [string, 'l' | 'r' | undefined]
    const of = cubesOfLandmarks[kind]
    if (of && side) return { name, bone: of.bone(side), vertices: cube(`joint-${side}-${of.cube}`) }
    return { name, ...surfaceLandmark(name, middle, shares, eyeHeight) }
  })
  return [...heads, ...landmarks]
}

function fail(name: string): never {
  throw new Error(`the source has no ${name}`)
}

const cubesOfLandmarks: Record<string, { cube: string; bone: (side: 'l' | 'r') => BoneName } | undefined> = {
  eye: { cube: 'eye', bone: () => 'head' },
  shoulder: { cube: 'shoulder', bone: (side) => `upperarm_${side}` },
  elbow: { cube: 'elbow', bone: (side) => `lowerarm_${side}` },
  wrist: { cube: 'hand', bone: (side) => `hand_${side}` },
  pinky: { cube: 'finger-5-1', bone: (side) => `hand_${side}` },
  index: { cube: 'finger-2-1', bone: (side) => `hand_${side}` },
  thumb: { cube: 'finger-1-2', bone: (side) => `hand_${side}` },
  hip: { cube: 'upper-leg', bone: () => 'pelvis' },
  knee: { cube: 'knee', bone: (side) => `calf_${side}` },
  ankle: { cube: 'ankle', bone: (side) => `foot_${side}` },
  toe: { cube: 'toe-2-3', bone: (side) => `foot_${side}` },
}

/** The nose's tip, the ears' outermost places at the height of the eyes, the heels' hindmost. */
function surfaceLandmark(
  name: LandmarkName,
  middle: Float32Array,
  shares: Float32Array[],
  eyeHeight: number,
) {
  const sign = name.endsWith('_l') ? 1 : -1
  const bone: BoneName = name.startsWith('heel') ? (sign > 0 ? 'foot_l' : 'foot_r') : 'head'
  const candidates = shares.flatMap((share, vertex) => (share[boneNames.indexOf(bone)] > 0.5 ? [vertex] : []))
  const at = (vertex: number, axis: number) => middle[3 * vertex + axis]
  const lowest = Math.min(...candidates.map((vertex) => at(vertex, 1)))
  const [of, worth] = name.startsWith('heel')
    ? [(vertex: number) => at(vertex, 1) < lowest + 5, (vertex: number) => -at(vertex, 2)]
    : name === 'nose'
      ? [(vertex: number) => Math.abs(at(vertex, 0)) < 0.6, (vertex: number) => at(vertex, 2)]
      : [
          (vertex: number) => Math.abs(at(vertex, 1) - eyeHeight + 0.5) < 1.2,
          (vertex: number) => sign * at(vertex, 0),
        ]
  const best = candidates.filter(of).reduce((one, other) => (worth(other) > worth(one) ? other : one))
  return { bone, vertices: [best] }
}

function valueOf<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key)
  if (value === undefined) throw new Error(`There is nothing for ${String(key)}.`)
  return value
}

/** A third of the triangles around each, beside the mean of all. */
function vertexAreas(positions: Float32Array, triangles: Uint32Array, kept: number[]) {
  const areas = new Map(kept.map((vertex) => [vertex, 0]))
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t], triangles[t + 1], triangles[t + 2]]
    const edge = (from: number, to: number) =>
      [0, 1, 2].map((axis) => positions[3 * to + axis] - positions[3 * from + axis])
    const [u, w] = [edge(a, b), edge(a, c)]
    const area =
      Math.hypot(u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2], u[0] * w[1] - u[1] * w[0]) / 2
    for (const corner of [a, b, c]) areas.set(corner, valueOf(areas, corner) + area / 3)
  }
  const mean = [...areas.values()].reduce((sum, area) => sum + area, 0) / kept.length
  return kept.map((vertex) => valueOf(areas, vertex) / mean)
}

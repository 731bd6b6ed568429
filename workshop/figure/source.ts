import { createReadStream } from 'node:fs'
import { readFile, access } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'

/** The first vertices of the source are the skin; helpers and the cubes that mark joints follow. */
export const SKIN_VERTICES = 13_380

/** The body as its makers publish it (MakeHuman's hm08, CC0): decimetres, y up, face towards z. */
export type Source = {
  /** Three numbers a vertex, helpers and cubes with them. */
  vertices: Float64Array
  /** Of the skin: four corners each. */
  quads: number[][]
  /** The cubes' vertices, by the joint's name. */
  cubes: Map<string, number[]>
  bones: Record<string, { parent: string; head: { cube_name?: string } }>
  /** Vertex and share, by bone. */
  weights: Record<string, [number, number][]>
  /** A shape's displacement of all vertices; undefined where the source has none of that name. */
  target: (name: string) => Promise<Float32Array | undefined>
}

const rigFile = v.record(
  v.string(),
  v.object({ parent: v.string(), head: v.object({ cube_name: v.optional(v.string()) }) }),
)
const weightsFile = v.object({ weights: v.record(v.string(), v.array(v.tuple([v.number(), v.number()]))) })

export async function readSource(folder: string): Promise<Source> {
  const { vertices, quads, cubes } = await readMesh(join(folder, '3dobjs/base.obj'))
  const rig = join(folder, 'rigs/standard')
  const readJson = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(join(rig, file), 'utf8'))
  const targets = new Map<string, Promise<Float32Array | undefined>>()
  return {
    vertices,
    quads,
    cubes,
    bones: v.parse(rigFile, await readJson('rig.game_engine.json')),
    weights: v.parse(weightsFile, await readJson('weights.game_engine.json')).weights,
    target(name) {
      const known =
        targets.get(name) ?? readTarget(join(folder, `targets/${name}.target.gz`), vertices.length)
      targets.set(name, known)
      return known
    },
  }
}

async function readMesh(file: string) {
  const vertices: number[] = []
  const quads: number[][] = []
  const cubes = new Map<string, number[]>()
  let group = ''
  for await (const line of createInterface(createReadStream(file))) {
    const [kind, ...rest] = line.split(/\s+/)
    if (kind === 'v') vertices.push(...rest.slice(0, 3).map(Number))
    else if (kind === 'g') group = rest[0]
    else if (kind === 'f') {
      const corners = rest.filter(Boolean).map((corner) => Number(corner.split('/')[0]) - 1)
      if (group === 'body') quads.push(corners)
      else if (group.startsWith('joint-'))
        cubes.set(group, [...new Set([...(cubes.get(group) ?? []), ...corners])])
    }
  }
  return { vertices: Float64Array.from(vertices), quads, cubes }
}

/** A line a vertex: its number and by how much it moves. */
async function readTarget(file: string, length: number) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  )
  if (!isThere) return undefined
  const text = (await promisify(gunzip)(await readFile(file))).toString()
  const moved = new Float32Array(length)
  for (const line of text.split('\n')) {
    if (!line || line.startsWith('#')) continue
    const [vertex, ...by] = line.trim().split(/\s+/).map(Number)
    by.forEach((value, axis) => (moved[vertex * 3 + axis] = value))
  }
  return moved
}

import type { Body } from '@cabine/tailoring/body.ts'
import { drape, type Overlap, type Pin } from '@cabine/engine/drapery/cloth.ts'
import {
  buildMesh,
  placeNodes,
  shrinkInPieces,
  subdivide,
  type Mesh,
  type PatternPiece,
  type Seam,
} from '@cabine/tailoring/mesh.ts'
import { nodeNormals, soften } from '@cabine/tailoring/normals.ts'
import { assemble, type Patch, type Ribbon, type Scene } from '@cabine/tailoring/scene.ts'
import type { Dressing } from '@cabine/tailoring/cloth-point.ts'
import { createSprings } from '@cabine/engine/drapery/springs.ts'
import type { GarmentLandmarks } from '../product.ts'
import type { Probe } from './probe.ts'

/** A cloth's hand: how it holds along the grain, gives on the bias, and resists bending (0–1 a step). */
export interface Hand {
  stretch: number
  shear: number
  bend: number
  /** Thickness, cm. */
  thick: number
  /** Uneven length of the cloth, as a share: what makes it crease. */
  crumple: number
  /** Passes that even out the normals, along the grain when there are many: lustre shows what matt cloth hides. */
  smooth: number
}

export interface Closure {
  over: string
  under: string
  isFastened: (x: number, y: number) => boolean
  /** How much farther across the lower one than in the pattern, cm: fronts that are cut without an overlap. */
  across?: number
}

/** A cut: how it is made, and how each of its colourways is dressed. */
export interface Design {
  /** Slug of the cut: the `groupId` of its products. */
  id: string
  pieces: PatternPiece[]
  seams: Seam[]
  hand: Hand
  /** Edges that stay where they are put (waistbands, shoulders): how firmly, 0–1. */
  pins?: { edge: string; hold: number }[]
  /** What lies over what, and where (in the pattern) the two are buttoned or tied together. */
  over?: Closure[]
  /** How its front can be worn otherwise than in the picture: what is closed then, and how far open edges are laid aside, cm. */
  otherFront?: { isOpen: boolean; over: Closure[]; aside?: number }
  legs?: boolean
  /** Lattice of the first drape, cm; each later stage halves it. */
  spacing?: number
  steps?: [number, number, number]
  friction?: number
  /** Share of the usual weight: narrow straps carry little. */
  weight?: number
  isSleeveless?: boolean
  patches?: Patch[]
  /** What only its back shows: the pockets of jeans. Waistbands and belts go round by themselves. */
  behind?: Patch[]
  ribbons?: (draped: Draped) => Ribbon[]
  /** Lifts the draped cloth along its normals, cm, by place of the pattern: pleats and quilting. */
  ripple?: (piece: string, x: number, y: number) => number
  /** By product id. One drape serves them all. */
  looks: Record<string, Dressing>
  landmarks: (probe: Probe) => GarmentLandmarks
  seed: number
}
export interface Draped {
  mesh: Mesh
  at: Float64Array
  normals: Float64Array
  body: Body
  coarse: Coarse
}
/** The lattice of the first stage, with the places its nodes have when all stages are done. */
export interface Coarse {
  mesh: Mesh
  /** Without the design's ripples, which are finer than this lattice. */
  at: Float64Array
  keep: Float64Array
  pins: Pin[]
  overlaps: Overlap[]
}

export const hands = {
  jersey: { stretch: 0.85, shear: 0.25, bend: 0.015, thick: 0.35, crumple: 0.06, smooth: 3 },
  silk: { stretch: 0.95, shear: 0.1, bend: 0.006, thick: 0.3, crumple: 0.008, smooth: 20 },
  poplin: { stretch: 0.95, shear: 0.2, bend: 0.03, thick: 0.35, crumple: 0.07, smooth: 3 },
  knit: { stretch: 0.7, shear: 0.3, bend: 0.04, thick: 0.6, crumple: 0.05, smooth: 3 },
  suiting: { stretch: 0.95, shear: 0.35, bend: 0.06, thick: 0.55, crumple: 0.035, smooth: 3 },
  denim: { stretch: 0.95, shear: 0.4, bend: 0.07, thick: 0.5, crumple: 0.06, smooth: 3 },
} satisfies Record<string, Hand>

function pinNodes(design: Design, mesh: Mesh, at: Float64Array, body: Body, project: boolean): Pin[] {
  const hit = new Float64Array(4)
  return (design.pins ?? []).flatMap(({ edge, hold }) => {
    const corners = mesh.along.get(edge)
    if (!corners) throw new Error(`${design.id} pins an unknown edge ${edge}`)
    return corners.map((corner) => {
      const n = mesh.node[corner]
      const place = [at[3 * n], at[3 * n + 1], at[3 * n + 2]]
      if (project)
        for (let pass = 0; pass < 3; pass++) {
          body.sample(place[0], place[1], place[2], hit)
          for (let k = 0; k < 3; k++) place[k] -= hit[1 + k] * (hit[0] - design.hand.thick)
        }
      return { node: n, x: place[0], y: place[1], z: place[2], hold }
    })
  })
}

const cellKey = (x: number, y: number, size: number) => `${Math.round(x / size)}:${Math.round(y / size)}`

/** Corners that share a place in the pattern across overlapping pieces. */
function findOverlaps(design: Design, mesh: Mesh, spacing: number): Overlap[] {
  return (design.over ?? []).flatMap(({ over, under, isFastened, across = 0 }) => {
    const index = (name: string) => mesh.pieces.findIndex((p) => p.name === name)
    const [top, low] = [index(over), index(under)]
    const cells = new Map<string, number>()
    mesh.pieceOf.forEach(
      (p, i) => p === low && cells.set(cellKey(mesh.uv[2 * i], mesh.uv[2 * i + 1], spacing), i),
    )
    const pairs: Overlap[] = []
    mesh.pieceOf.forEach((p, i) => {
      if (p !== top) return
      const mate = cells.get(cellKey(mesh.uv[2 * i] + across, mesh.uv[2 * i + 1], spacing))
      if (mate !== undefined && mesh.node[mate] !== mesh.node[i])
        pairs.push({
          over: mesh.node[i],
          under: mesh.node[mate],
          gap: 0.4,
          fastened: isFastened(mesh.uv[2 * i], mesh.uv[2 * i + 1]),
        })
    })
    return pairs
  })
}

/** How far each node keeps off the body, cm. */
function keepOff(design: Design, mesh: Mesh) {
  const keep = new Float64Array(mesh.nodeCount).fill(design.hand.thick)
  mesh.node.forEach((n, i) => {
    const { layer = 0 } = mesh.pieces[mesh.pieceOf[i]]
    const off = typeof layer === 'number' ? layer : layer(mesh.uv[2 * i], mesh.uv[2 * i + 1])
    keep[n] = Math.max(keep[n], design.hand.thick + off)
  })
  return keep
}

/** Which side of the middle plane each node of a leg must stay on. */
function sidesOf(mesh: Mesh) {
  const sides = new Int8Array(mesh.nodeCount)
  mesh.node.forEach((n, i) => {
    if (mesh.uv[2 * i + 1] < 76) sides[n] = mesh.pieces[mesh.pieceOf[i]].name.endsWith('L') ? -1 : 1
  })
  return sides
}

/** Cuts, sews and drapes a design in three stages, each on a lattice of half the size. */
export function drapeDesign(design: Design, body: Body): Draped {
  const spacing = design.spacing ?? 1.5
  const steps = design.steps ?? [1300, 700, 60]
  const coarse = buildMesh(design.pieces, design.seams, spacing, design.seed)
  let mesh = coarse
  let at = placeNodes(mesh)
  for (let stage = 0; stage < 3; stage++) {
    if (stage) ({ mesh, at } = subdivide(mesh, at))
    const bend = design.hand.bend * [1, 1, 3][stage]
    drape({
      at,
      springs: createSprings(
        mesh,
        { ...design.hand, bend: Math.min(0.6, bend) },
        design.seed,
        shrinkInPieces(mesh),
      ),
      body,
      keep: keepOff(design, mesh),
      pins: pinNodes(design, mesh, at, body, stage === 0),
      overlaps: findOverlaps(design, mesh, spacing / 2 ** stage),
      steps: steps[stage],
      pull: [0.001, 0.0004, 0.0001][stage] * (design.weight ?? 1),
      friction: design.friction ?? 0.4,
      damping: 0.985,
      sideOf: design.legs ? sidesOf(mesh) : undefined,
    })
  }
  const isAlongGrain = design.hand.smooth > 4
  soften(mesh, at, nodeNormals(mesh, at, body, { passes: 3, isAlongGrain: false }), {
    passes: isAlongGrain ? 30 : 2,
    isAlongGrain,
  })
  const evening = { passes: design.hand.smooth, isAlongGrain }
  let normals = nodeNormals(mesh, at, body, evening)
  const hung = at.slice(0, 3 * coarse.nodeCount)
  if (design.ripple) {
    rippled(mesh, at, normals, design.ripple)
    normals = nodeNormals(mesh, at, body, { ...evening, passes: 1 })
  }
  return {
    mesh,
    at,
    normals,
    body,
    coarse: {
      mesh: coarse,
      at: hung,
      keep: keepOff(design, coarse),
      pins: pinNodes(design, coarse, hung, body, false),
      overlaps: findOverlaps(design, coarse, spacing),
    },
  }
}

function rippled(mesh: Mesh, at: Float64Array, normals: Float64Array, ripple: NonNullable<Design['ripple']>) {
  const done = new Uint8Array(mesh.nodeCount)
  mesh.node.forEach((n, i) => {
    if (done[n]++) return
    const lift = ripple(mesh.pieces[mesh.pieceOf[i]].name, mesh.uv[2 * i], mesh.uv[2 * i + 1])
    for (let k = 0; k < 3; k++) at[3 * n + k] += normals[3 * n + k] * lift
  })
}

export function sceneOf(design: Design, draped: Draped, ribbons: Ribbon[]): Scene {
  const { mesh, at, normals } = draped
  return assemble(mesh, at, normals, design.patches ?? [], ribbons)
}

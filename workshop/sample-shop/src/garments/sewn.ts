import { gzipSync } from 'node:zlib'
import type { Rgb } from '@cabine/engine/drapery/colour.ts'
import { tailor, type Cloth, type Dressing } from '@cabine/tailoring/cloth-point.ts'
import { encodeSewn, joinParts } from '@cabine/engine/drapery/sewn-file.ts'
import type { Carrier, OtherFront, SewnPiece, Surface } from '@cabine/engine/drapery/sewn.ts'
import { drapeDesign, sceneOf, type Design, type Draped } from './design.ts'
import { layAside } from './lay-aside.ts'
import type { Hung } from './picture.ts'
import { pack, type Atlas, type Box } from './sewn/atlas.ts'
import { cover, dilate, join, partsOf } from './sewn/cover.ts'
import { encodeMaps } from './sewn/encode-maps.ts'
import { foldSlopes } from './sewn/folds.ts'
import { createLayers, type Layer, type Layers } from './sewn/layers.ts'
import { paintSurface, toBytes } from './sewn/paint.ts'
import { slopeBytes, steepest } from './sewn/relief.ts'
import { latticeOf, placesOtherwise, type Lattice } from './sewn/surfaces.ts'
import { addWeave } from './sewn/weave.ts'

/** Bytes that a file is kept under. */
const maxBytes = 240_000
/** How far a ribbon's nodes keep off the body, cm. */
const ribbonKeep = 0.3

/** The files of those colourways of a hung design that `ids` names: what drapes it on somebody else. */
export async function bake(design: Design, hung: Hung, ids: string[]): Promise<Map<string, Uint8Array>> {
  const lattice = latticeOf(hung)
  const canvas = canvasOf(lattice, hung.draped)
  const scene = sceneOf(design, hung.draped, hung.ribbons)
  const { scale, width, height } = canvas.atlas
  const otherFront = hangOtherwise(design, hung)
  const files = new Map<string, Uint8Array>()
  for (const id of ids) {
    const cloths = tailor(scene, design.looks[id])
    const layers = lattice.scene.surfaces.map((_, i) => createLayers(layersOf(design, cloths, i)))
    const piece = { ...pieceOf(design, hung, lattice, canvas.atlas, design.looks[id]), otherFront }
    const numbers = gzipSync(encodeSewn(piece, { scale, width, height }), { level: 9 })
    const maps = await encodeMaps(
      { width, height, colours: coloursOf(canvas, layers), slopes: slopesOf(canvas, layers) },
      maxBytes - numbers.length,
    )
    files.set(id, joinParts([numbers, ...maps]))
  }
  return files
}

/** The same cut with its front let go, or closed. */
function hangOtherwise({ otherFront, ...design }: Design, hung: Hung): OtherFront | undefined {
  if (!otherFront) return undefined
  const { isOpen, over, aside } = otherFront
  const worn = { ...design, over }
  const draped = drapeDesign(aside ? layAside(worn, aside) : worn, hung.draped.body)
  const at = placesOtherwise(hung, { draped, ribbons: design.ribbons?.(draped) ?? [] })
  return { isOpen, at, overlaps: draped.coarse.overlaps }
}

/** What the maps of all colourways share: by surface, where there is cloth, and how it folds. */
interface Canvas {
  atlas: Atlas
  boxes: Box[]
  covered: Uint8Array[]
  /** Half as fine, two slopes a texel. */
  folds: { slopes: Float32Array; covered: Uint8Array }[]
}

function canvasOf({ scene, boxes }: Lattice, draped: Draped): Canvas {
  const atlas = pack(boxes)
  const { slots, scale } = atlas
  const count = scene.surfaces.length
  const { mesh } = draped
  const coarse = partsOf(scene.uv, scene.surfaceOf, scene.triangles, count)
  const fine = partsOf(mesh.uv, mesh.pieceOf, mesh.triangles, count)
  const coveredAt = (i: number, share: number) => {
    const [a, b] = [coarse[i], fine[i]].map((part) => cover(part, boxes[i], slots[i], scale, share).triangle)
    return Uint8Array.from(a, (t, p) => (t >= 0 || b[p] >= 0 ? 1 : 0))
  }
  return {
    atlas,
    boxes,
    covered: slots.map((_, i) => coveredAt(i, 1)),
    folds: slots.map((slot, i) => ({
      slopes: foldSlopes(scene, draped, fine[i], boxes[i], slot, scale),
      covered: coveredAt(i, 0.5),
    })),
  }
}

function coloursOf({ atlas, boxes, covered }: Canvas, layers: Layers[]) {
  const painted = atlas.slots.map((slot, i) =>
    paintSurface(layers[i], covered[i], boxes[i], slot, atlas.scale),
  )
  return toBytes(
    join(
      atlas,
      painted.map(({ map }) => map),
      painted[0].far,
    ),
  )
}

function slopesOf({ atlas, boxes, folds }: Canvas, layers: Layers[]) {
  const maps = folds.map(({ slopes, covered }, i) => {
    const map = slopes.slice()
    addWeave(map, covered, layers[i], boxes[i], atlas.slots[i], atlas.scale)
    dilate(map, [0, 0], Uint8Array.from(covered), atlas.slots[i].width / 2)
    return map
  })
  return slopeBytes(join(atlas, maps, [0, 0], 0.5))
}

/** The cloth of a surface of the lattice and the patches on it, and on those, from below to the top. */
function layersOf(design: Design, cloths: Cloth[], surface: number): Layer[] {
  const [panels, patches] = [design.pieces.length, design.patches ?? []]
  if (surface >= panels) return [{ cloth: cloths[surface + patches.length] }]
  const names = new Set([design.pieces[surface].name])
  const layers: Layer[] = [{ cloth: cloths[surface] }]
  patches.forEach((patch, i) => {
    if (!names.has(patch.on)) return
    names.add(patch.name)
    layers.push({ cloth: cloths[panels + i], patch })
  })
  return layers
}

function pieceOf(
  design: Design,
  { draped }: Hung,
  lattice: Lattice,
  atlas: Atlas,
  dressing: Dressing,
): SewnPiece {
  const { scene, node, at, clothNodes, boxes } = lattice
  const { keep, pins, overlaps } = draped.coarse
  const { stretch, shear, bend, crumple } = design.hand
  const corners = scene.surfaceOf.length
  const shrink = new Float32Array(2 * corners).fill(1)
  scene.surfaceOf.forEach((surface, i) => {
    const shares = design.pieces[surface]?.shrink?.(scene.uv[2 * i], scene.uv[2 * i + 1])
    if (shares) shrink.set(shares, 2 * i)
  })
  return {
    surfaces: scene.surfaces.map((name, i): Surface => ({
      name,
      carrier: i < design.pieces.length ? carrierOf(design, name) : 'trunk',
      chart: { x: atlas.slots[i].x, y: atlas.slots[i].y, left: boxes[i].left, top: boxes[i].top },
      ...materialOf(dressing, name),
    })),
    uv: Float32Array.from(scene.uv),
    node,
    surfaceOf: scene.surfaceOf,
    triangles: Uint16Array.from(scene.triangles),
    at,
    clothNodes,
    keep: Float32Array.from({ length: at.length / 3 }, (_, n) => keep[n] ?? ribbonKeep),
    shrink,
    hand: { stretch, shear, bend, crumple },
    seed: design.seed,
    pins: pins.map((pin) => ({ node: pin.node, hold: pin.hold })),
    overlaps,
    steepest,
  }
}

function carrierOf({ legs }: Design, name: string): Carrier {
  const side = name.endsWith('L') ? 'Left' : 'Right'
  if (name.startsWith('sleeve')) return `arm${side}`
  return legs ? `leg${side}` : 'trunk'
}

const rounded = (colour: Rgb | undefined) =>
  colour ? (colour.map((light) => Math.round(light * 1e4) / 1e4) as unknown as Rgb) : null

function materialOf({ fabrics }: Dressing, name: string) {
  const { gloss, roughness, grain, dyed, sheen, sheenColour, inside, lining } = fabrics[name] ?? fabrics['*']
  return {
    gloss,
    roughness,
    grain: grain ?? 0,
    dyed: dyed ?? 0,
    sheen,
    sheenColour: rounded(sheenColour),
    inside: inside ?? 0.85,
    lining: rounded(lining),
  }
}

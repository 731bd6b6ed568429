import { gzipSync } from 'node:zlib'
import type { Rgb } from '@cabine/drapery/colour.ts'
import { tailor, type Cloth, type Dressing } from '@cabine/drapery/look.ts'
import { encodeSewn, joinParts } from '@cabine/drapery/sewn-file.ts'
import type { Carrier, SewnPiece, Surface } from '@cabine/drapery/sewn.ts'
import sharp from 'sharp'
import { sceneOf, type Design } from './design.ts'
import type { Hung } from './picture.ts'
import { pack, type Atlas } from './sewn/atlas.ts'
import { cover, flatten } from './sewn/cover.ts'
import { createLayers, type Layer } from './sewn/layers.ts'
import { joinColours, paintSurface } from './sewn/paint.ts'
import { latticeOf, type Lattice } from './sewn/surfaces.ts'

/** Slopes of the relief map reach from minus to plus this. */
const steepest = 1.2
/** How far a ribbon's nodes keep off the body, cm. */
const ribbonKeep = 0.3

/** The files of those colourways of a hung design that `ids` names: what drapes it on somebody else. */
export async function bake(design: Design, hung: Hung, ids: string[]): Promise<Map<string, Uint8Array>> {
  const lattice = latticeOf(hung)
  const atlas = pack(lattice.boxes)
  const { slots, scale, width, height } = atlas
  const count = lattice.scene.surfaces.length
  const coarse = flatten(lattice.scene.uv, lattice.scene.surfaceOf, lattice.scene.triangles, count)
  const { mesh } = hung.draped
  const fine = flatten(mesh.uv, mesh.pieceOf, mesh.triangles, count)
  const covered = slots.map((slot, i) => {
    const [a, b] = [coarse[i], fine[i]].map((flat) => cover(flat, lattice.boxes[i], slot, scale).triangle)
    return Uint8Array.from(a, (t, p) => (t >= 0 || b[p] >= 0 ? 1 : 0))
  })
  const scene = sceneOf(design, hung.draped, hung.ribbons)
  const files = new Map<string, Uint8Array>()
  for (const id of ids) {
    const cloths = tailor(scene, design.looks[id])
    const layers = lattice.scene.surfaces.map((_, i) => createLayers(layersOf(design, cloths, i)))
    const colours = joinColours(
      atlas,
      slots.map((slot, i) => paintSurface(layers[i], covered[i], lattice.boxes[i], slot, scale)),
    )
    const relief = new Uint8Array((width / 2) * height).fill(128)
    const [colour, slopes] = await Promise.all([
      sharp(colours, { raw: { width, height, channels: 3 } })
        .webp({ quality: 80, effort: 5, smartSubsample: true })
        .toBuffer(),
      sharp(relief, { raw: { width: width / 2, height, channels: 1 } })
        .webp({ quality: 80, effort: 5 })
        .toBuffer(),
    ])
    const piece = pieceOf(design, hung, lattice, atlas, design.looks[id])
    const numbers = gzipSync(encodeSewn(piece, { scale, width, height }), { level: 9 })
    files.set(id, joinParts([numbers, colour, slopes]))
  }
  return files
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

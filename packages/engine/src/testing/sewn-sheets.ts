import type { Carrier, SewnPiece } from '../drapery/sewn.ts'
import type { Colour } from '../raster/kmeans.ts'
import { createPicture } from '../raster/plane.ts'
import { clothOf } from '../cloth/refine-mesh.ts'
import { texelsOf, type SewnGarment } from '../cloth/sewn-garment.ts'

/** A rectangle of cloth, cm of the room; flat before the camera, its outside towards it, if not placed. */
export type Sheet = {
  carrier: Carrier
  colour: Colour
  left: number
  bottom: number
  width: number
  height: number
  place?: (x: number, y: number) => readonly [number, number, number]
  lining?: [number, number, number]
}

const CELLS = 8

/** A garment of matt sheets, two triangles a cell and four texels a centimetre. */
export function sewSheets(...sheets: Sheet[]) {
  const scale = 4
  const side = CELLS + 1
  const corners = sheets.flatMap((sheet, surface) =>
    Array.from({ length: side * side }, (_, i) => {
      const x = sheet.left + (sheet.width * (i % side)) / CELLS
      const y = sheet.bottom + (sheet.height * Math.floor(i / side)) / CELLS
      return { surface, uv: [x, y], at: sheet.place?.(x, y) ?? [x, y, 0] }
    }),
  )
  const cells = sheets.flatMap((_, surface) =>
    Array.from({ length: CELLS * CELLS }, (__, i) => {
      const a = surface * side * side + Math.floor(i / CELLS) * side + (i % CELLS)
      return [a, a + 1, a + side + 1, a, a + side + 1, a + side]
    }),
  )
  const widths = sheets.map(({ width }) => Math.ceil(width * scale) + 8)
  const starts = widths.map((_, i) => widths.slice(0, i).reduce((sum, value) => sum + value, 0))
  const piece: SewnPiece = {
    surfaces: sheets.map(({ carrier, left, bottom, height, lining }, i) => ({
      name: `${carrier} ${i}`,
      carrier,
      chart: { x: starts[i] + 4, y: 4, left, top: bottom + height },
      gloss: 0,
      roughness: 0.8,
      grain: 0,
      dyed: 0,
      sheen: 0,
      sheenColour: null,
      inside: 0.85,
      lining: lining ?? null,
    })),
    uv: Float32Array.from(corners.flatMap(({ uv }) => uv)),
    node: Uint16Array.from(corners.keys()),
    surfaceOf: Uint8Array.from(corners, ({ surface }) => surface),
    triangles: Uint16Array.from(cells.flat()),
    at: Float32Array.from(corners.flatMap(({ at }) => [...at])),
    clothNodes: corners.length,
    keep: new Float32Array(corners.length).fill(0.3),
    shrink: new Float32Array(2 * corners.length).fill(1),
    hand: { stretch: 0.9, shear: 0.3, bend: 0.02, crumple: 0 },
    seed: 1,
    pins: [],
    overlaps: [],
    steepest: 1,
  }
  const colour = createPicture({
    width: widths.reduce((sum, value) => sum + value, 0),
    height: Math.ceil(Math.max(...sheets.map(({ height }) => height)) * scale) + 8,
  })
  for (let i = 0, p = 0; p < colour.data.length; i++, p += 4) {
    const sheet = starts.findLastIndex((start) => i % colour.width >= start)
    colour.data.set([...sheets[sheet].colour, 255], p)
  }
  const garment: SewnGarment = { category: 'tops', piece, texels: texelsOf(piece, scale), colour }
  const cloth = clothOf(piece, garment.texels, Float64Array.from(piece.at))
  /** Whether a carrier has a triangle, which may be none of the cloth's. */
  const isOf = (carrier: Carrier) => (triangle: number) =>
    3 * triangle < cloth.triangles.length &&
    piece.surfaces[cloth.surfaceOf[cloth.triangles[3 * triangle]]].carrier === carrier
  return { garment, cloth, isOf }
}

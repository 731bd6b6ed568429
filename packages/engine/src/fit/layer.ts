import type { Side } from '../photo/frame.ts'
import type { Sampler } from '../garment/texture.ts'
import { createLookup, type Lookup } from '../geometry/warp-mesh.ts'
import type { Warp } from '../geometry/thin-plate-spline.ts'
import type { Point } from '../geometry/math.ts'
import type { Size } from '../raster/plane.ts'

export type LayerKind = 'torso' | 'sleeve' | 'leg' | 'skirt'

/** A warped part of a garment on its box of the photo. */
export type Layer = Size & {
  kind: LayerKind
  side?: Side
  left: number
  top: number
  /** Red, green, blue, alpha, not premultiplied. */
  data: Uint8ClampedArray
  /** For each pixel the place of the garment's picture that it shows; NaN outside of the mesh. */
  places: Float32Array
  /** Its colours are already in the photo's light. */
  isLit?: boolean
  /** 1 where it lies in front of an arm that the photo hides, a value a pixel; absent where that is not known. */
  before?: Uint8Array
  /** 1 where a sleeve's inside is seen, a value a pixel: the arm in it lies before that. */
  inside?: Uint8Array
  /** The same so many times as fine, where that can be had. */
  finer?: (zoom: number) => Layer | undefined
}

/** Places between which a smooth warp is linear enough, px. */
const GRID = 6

/** Evaluates a warp on a grid over the box around `places` and fills in between. */
export function lookUpWarp(warp: Warp, places: Point[], bounds: Size): Lookup {
  const lookup = createLookup(places, bounds)
  const columns = Math.ceil(lookup.width / GRID) + 2
  const rows = Math.ceil(lookup.height / GRID) + 2
  const grid = new Float32Array(columns * rows * 2)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = warp(lookup.left + column * GRID, lookup.top + row * GRID)
      grid.set(place, (row * columns + column) * 2)
    }
  }
  for (let y = 0; y < lookup.height; y++) {
    const row = Math.floor(y / GRID)
    const down = y / GRID - row
    for (let x = 0; x < lookup.width; x++) {
      const column = Math.floor(x / GRID)
      const along = x / GRID - column
      for (let c = 0; c < 2; c++) {
        const i = (row * columns + column) * 2 + c
        const above = grid[i] + (grid[i + 2] - grid[i]) * along
        const k = i + columns * 2
        const below = grid[k] + (grid[k + 2] - grid[k]) * along
        lookup.places[(y * lookup.width + x) * 2 + c] = above + (below - above) * down
      }
    }
  }
  return lookup
}

/** Paints the garment through a lookup. `keep` gives the share, 0 to 1, in which a place of the garment belongs here. */
export function paintLayer(
  kind: LayerKind,
  lookup: Lookup,
  sample: Sampler,
  keep: (x: number, y: number) => number = () => 1,
  side?: Side,
): Layer {
  const { left, top, width, height, places } = lookup
  const data = new Uint8ClampedArray(width * height * 4)
  const colour = new Float32Array(4)
  for (let i = 0; i < width * height; i++) {
    const x = places[i * 2]
    const y = places[i * 2 + 1]
    // NaN is outside of the mesh.
    if (!(x === x)) continue
    const share = keep(x, y)
    if (share <= 0) continue
    sample(x, y, colour)
    if (colour[3] <= 0) continue
    colour[3] *= share
    data.set(colour, i * 4)
  }
  return { kind, side, left, top, width, height, data, places }
}

/** A mesh ends in stairs: its border pixels are faded by how much of their neighbourhood it covers. */
export function softenBorder(layer: Layer): Layer {
  const { width, height, data } = layer
  const softened = new Uint8ClampedArray(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = data[(y * width + x) * 4 + 3]
      if (alpha === 0) continue
      let sum = 0
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const inside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
          if (inside) sum += data[((y + dy) * width + x + dx) * 4 + 3]
        }
      }
      softened[y * width + x] = Math.min(alpha, ((sum / 9 / 255 - 0.35) / 0.5) * 255)
    }
  }
  for (let i = 0; i < softened.length; i++) data[i * 4 + 3] = softened[i]
  return layer
}

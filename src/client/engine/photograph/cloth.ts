import { clusterColours, type Colour } from '../raster/kmeans.ts'
import { boxBlurInPlace } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'

const COLOURS = 5
const SAMPLES = 1500
/** As far from a palette a colour still belongs to it, 0 to 441. */
const NEAR = 40

/** A few colours of a region (over 0.5); empty where it is too small. */
export function paletteOf(picture: Picture, region: Plane): Colour[] {
  let count = 0
  for (const value of region.data) if (value > 0.5) count++
  if (count < 50) return []
  const step = Math.max(1, Math.floor(count / SAMPLES))
  const samples: number[] = []
  let n = 0
  for (let i = 0; i < region.data.length; i++)
    if (region.data[i] > 0.5 && n++ % step === 0)
      samples.push(picture.data[4 * i], picture.data[4 * i + 1], picture.data[4 * i + 2])
  return clusterColours(Float32Array.from(samples), COLOURS).centres
}

function nearest(palette: Colour[], data: Uint8ClampedArray, o: number) {
  let least = Infinity
  for (const [r, g, b] of palette)
    least = Math.min(least, (data[o] - r) ** 2 + (data[o + 1] - g) ** 2 + (data[o + 2] - b) ** 2)
  return Math.sqrt(least)
}

/**
 * Where a picture shows a garment, 0 to 1: clothes whose colours are the garment's rather than those of what she wears
 * with it.
 */
export function clothPlane(picture: Picture, clothes: Plane, own: Colour[], others: Colour[]): Plane {
  const cloth = createPlane(clothes)
  for (let i = 0; i < cloth.data.length; i++) {
    if (clothes.data[i] < 0.4) continue
    const toOwn = nearest(own, picture.data, 4 * i)
    if (toOwn < NEAR && toOwn < nearest(others, picture.data, 4 * i)) cloth.data[i] = 1
  }
  // A print's few other colours lie among its own.
  boxBlurInPlace(cloth, 2)
  for (let i = 0; i < cloth.data.length; i++) cloth.data[i] = cloth.data[i] > 0.45 ? 1 : 0
  return cloth
}

import { median } from '../geometry/math.ts'
import { clusterColours, type Colour } from '../raster/kmeans.ts'
import { boxBlurInPlace } from '../raster/blur.ts'
import { createPlane, type Picture, type Plane } from '../raster/plane.ts'

const COLOURS = 5
const SAMPLES = 1500
/** As far from a palette a colour still belongs to it, 0 to 441. */
const NEAR = 40
/** Two garments' colours that are nearer are taken for the same. */
const APART = 55

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

/** The colours that are far from all of a palette's: the others tell nothing apart. */
export const unlike = (colours: Colour[], palette: Colour[]): Colour[] =>
  colours.filter((colour) => nearest(palette, colour, 0) > APART)

/** The same palette on a piece that is darker or of another tint, by the difference of two colours. */
export const shifted = (palette: Colour[], from: Colour, to: Colour): Colour[] =>
  palette.map(([r, g, b]) => [r + to[0] - from[0], g + to[1] - from[1], b + to[2] - from[2]])

/** The middle of each channel over a region (over 0.5). */
export function middleOf(picture: Picture, region: Plane): Colour {
  const channels: number[][] = [[], [], []]
  for (let i = 0; i < region.data.length; i += 3)
    if (region.data[i] > 0.5) for (let c = 0; c < 3; c++) channels[c].push(picture.data[4 * i + c])
  return channels.map(median) as Colour
}

function nearest(palette: Colour[], data: ArrayLike<number>, o: number) {
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

/** How far two pictures' colours are apart around each place, 0 to 441. */
export function apartPlane(a: Picture, b: Picture): Plane {
  const sum = createPlane(a)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(a)
    for (let i = 0, o = c; i < channel.data.length; i++, o += 4) channel.data[i] = a.data[o] - b.data[o]
    boxBlurInPlace(channel, 2)
    for (let i = 0; i < channel.data.length; i++) sum.data[i] += channel.data[i] ** 2
  }
  for (let i = 0; i < sum.data.length; i++) sum.data[i] = Math.sqrt(sum.data[i])
  return sum
}

import { clamp } from '../drapery/scalar.ts'
import type { Shoe } from '../contract/shoes.ts'
import { EngineRefusal } from '../contract/advice.ts'
import { cutOut } from '../garment/cutout.ts'
import { decodePicture } from '../raster/decode.ts'
import { maxShoesSide } from '../raster/picture-sizes.ts'
import { clusterColours, type Colour } from '../raster/kmeans.ts'
import type { Mask, Picture } from '../raster/plane.ts'
import type { Shoes } from './shoe-picture.ts'

const SAMPLED = 3
const CLUSTERS = 4
/** The studio's gloss takes some of the dye's colour. */
const DYED = 1.25
/** Fewer samples show no shoes. */
const LEAST = 40

/** A pair as it is put on: its kind and finish are known, its colour is the picture's. */
export async function readShoes(image: Blob, shoe: Shoe, piece: number): Promise<Shoes> {
  const { picture } = await decodePicture(image, maxShoesSide).catch((error: unknown) => {
    throw new EngineRefusal('garment_unreadable', String(error), piece)
  })
  const { alpha } = await cutOut(picture)
  const colour = mainColour(picture, alpha)
  if (!colour) throw new EngineRefusal('garment_missing', 'no shoes stand out', piece)
  return { ...shoe, colour }
}

/** A lining seen in the opening counts so much less than an upper of another colour. */
const LINING_SHARE = 0.25
/** Of the samples of an upper, by brightness: brighter ones mirror the studio. */
const MATT = 0.55

/** The upper's colour: that of most of what stands out; undefined where nothing does. */
export function mainColour({ data }: Picture, alpha: Mask): Colour | undefined {
  const samples: number[] = []
  for (let i = 0; i < alpha.data.length; i += SAMPLED)
    if (alpha.data[i] > 200) samples.push(data[4 * i], data[4 * i + 1], data[4 * i + 2])
  if (samples.length < 3 * LEAST) return undefined
  const { centres, nearest } = clusterColours(Float32Array.from(samples), CLUSTERS)
  const counts = centres.map((centre, k) => {
    const count = nearest.reduce((sum, one) => sum + (one === k ? 1 : 0), 0)
    return count * (isLining(centre) ? LINING_SHARE : 1)
  })
  const main = counts.indexOf(Math.max(...counts))
  const own = Array.from(nearest.keys()).filter((i) => nearest[i] === main)
  const light = (i: number) => samples[3 * i] + samples[3 * i + 1] + samples[3 * i + 2]
  own.sort((a, b) => light(a) - light(b))
  const matt = own.slice(Math.floor(own.length * (MATT - 0.2)), Math.ceil(own.length * (MATT + 0.2)))
  const mean = [0, 1, 2].map((c) => matt.reduce((sum, i) => sum + samples[3 * i + c], 0) / matt.length)
  const grey = (mean[0] + mean[1] + mean[2]) / 3
  return mean.map((value) => clamp(grey + (value - grey) * DYED, 0, 255)) as Colour
}

/** Undyed leather: between light and dark, a little orange. */
function isLining([r, g, b]: Colour) {
  const share = (r - b) / Math.max(1, r)
  return r > 120 && r < 235 && share > 0.15 && share < 0.48 && g > (r + b) / 2 - 12
}

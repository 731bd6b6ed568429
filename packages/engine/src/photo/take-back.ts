import { boxBlur } from '../raster/blur.ts'
import { findComponents } from '../raster/components.ts'
import { halfAt, halfOf, maskFrom, type Picture } from '../raster/plane.ts'
import { besideClothes, CLOTHES, HAIR, SKIN } from './beside-clothes.ts'
import type { Segments } from './segments.ts'

/** More than this of a pixel is newly the clothes', 0 to 255. */
const CLAIMED = 40
/** A colour so much likelier of cloth than of her, as a logarithm, needs no neighbours that are cloth. */
const CLEAR = 6
/** Neighbours are so near, in shoulder widths. */
const NEIGHBOURS = 0.02
/** What a mixed pixel is mixed of is looked for as far, px; and so many are needed of each. */
const WINDOW = 4
const FEWEST = 4
/** A mixture's colour is at most so far from the line between the two, 0 to 441. */
const ON_LINE = 30

/** What colour alone gave to the clothes, and neither shape nor place allow, goes back to what the network took it for. */
export function takeBack(
  photo: Picture,
  seen: Segments,
  apart: Segments,
  places: Int32Array,
  likely: Float32Array,
  shoulders: number,
) {
  const { width, height } = photo
  const half = halfOf(apart.clothes)
  const cloth = boxBlur(half, (shoulders * NEIGHBOURS) / 2)
  const isMark = findMarks(seen, apart)
  const ground = boxBlur(halfOf(seen.background), WINDOW / 2)
  const back: number[] = []
  for (let n = 0; n < places.length; n++) {
    const i = places[n]
    if (apart.clothes.data[i] - seen.clothes.data[i] < CLAIMED) continue
    const x = i % width
    const y = Math.floor(i / width)
    const isInside = x >= WINDOW && y >= WINDOW && x < width - WINDOW && y < height - WINDOW
    const first = besideClothes.length * i
    const clear = likely[first + CLOTHES] - Math.max(likely[first + HAIR], likely[first + SKIN])
    if (
      (clear < CLEAR && halfAt(cloth, x, y) < 0.4) ||
      isMark(x, y) ||
      (isInside && halfAt(ground, x, y) > 0.01 && isMixture(photo, seen, i))
    )
      back.push(i)
  }
  for (const i of back)
    for (const name of [...besideClothes, 'other'] as const) apart[name].data[i] = seen[name].data[i]
}

/** What has the cloth's colour in the midst of skin is a tattoo, a mole, jewellery. */
function findMarks(seen: Segments, apart: Segments) {
  const cloth = maskFrom(halfOf(apart.clothes))
  const { labels, sizes } = findComponents(cloth, 100)
  const known = new Uint32Array(sizes.length)
  const skin = new Uint32Array(sizes.length)
  const { width } = seen.skin
  for (let j = 0; j < labels.length; j++) {
    if (!labels[j]) continue
    const i = 2 * Math.floor(j / cloth.width) * width + 2 * (j % cloth.width)
    if (seen.clothes.data[i] > 100) known[labels[j]]++
    if (seen.skin.data[i] > 127) skin[labels[j]]++
  }
  return (x: number, y: number) => {
    const label = labels[Math.min(cloth.height - 1, y >> 1) * cloth.width + Math.min(cloth.width - 1, x >> 1)]
    return label > 0 && known[label] < 2 && 2 * skin[label] > sizes[label]
  }
}

/** Hair or skin before a bright ground is grey at its edge, as a cloth may be. */
function isMixture({ width, data }: Picture, { background, hair, skin, face }: Segments, i: number) {
  const front = [0, 0, 0, 0]
  const behind = [0, 0, 0, 0]
  for (let v = -WINDOW; v <= WINDOW; v++)
    for (let j = i + v * width - WINDOW; j <= i + v * width + WINDOW; j++) {
      const isPerson = hair.data[j] + skin.data[j] + face.data[j] > 215
      if (!isPerson && background.data[j] <= 215) continue
      const to = isPerson ? front : behind
      to[3]++
      for (let c = 0; c < 3; c++) to[c] += data[4 * j + c]
    }
  if (front[3] < FEWEST || behind[3] < FEWEST) return false
  const line = [0, 1, 2].map((c) => front[c] / front[3] - behind[c] / behind[3])
  const off = line.map((_, c) => data[4 * i + c] - behind[c] / behind[3])
  const dot = line.reduce((sum, value, c) => sum + value * off[c], 0)
  const share = Math.min(1, Math.max(0, dot / (line.reduce((sum, value) => sum + value ** 2, 0) + 1)))
  return Math.hypot(...off.map((value, c) => value - share * line[c])) < ON_LINE
}

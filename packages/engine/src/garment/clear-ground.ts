import { clamp } from '../drapery/scalar.ts'
import type { GarmentAnswer } from '../models/garment-answer.ts'
import { garmentParts, MAP_SIDE } from '../models/garment-labels.ts'
import { boxBlurInPlace } from '../raster/blur.ts'
import { findComponents, keepLargeComponents } from '../raster/components.ts'
import { clusterColours, nearestCentre, type Colour } from '../raster/kmeans.ts'
import { createMask, createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { resize } from '../raster/resize.ts'

/** Shares of cloth beyond which the network is sure, and its pixels show what colours there are. */
const SURE = { ofGround: 0.08, ofCloth: 0.9 }
/** What the network takes for cloth with more than this stays, whatever its colour: it is a print, or a button. */
const STAYS = 0.75
/** Of the pixels that the cut-out or the network takes for cloth, those that both do; with less the network sees another thing. */
const AGREED = 0.5
/** Colours that cloth has, and that ground has. */
const CLUSTERS = 6
/** Every so many pixels one is asked for its colour. */
const STEP = 7
/** A colour that is so much nearer to the ground's than to the cloth's (0 to 255) says as much as odds of e to 1. */
const TELLING = 14
/** No colour says more than this: a print may have the ground's. */
const MOST_TOLD = 4
/** What colours say of a part of the ground on an average, at most. */
const UNLIKE = -0.5
/** Smaller parts than this share of the largest are what was left between the gaps. */
const LEAST_PART = 0.05

/**
 * A cut-out without what lies in it and is no cloth: the floor between two legs, a hanger, a door beside it. The network says where,
 * some 10 px too coarsely, and colours put it right: what looks like the piece stays. Nothing is added, and where network and
 * cut-out hardly agree nothing is taken away.
 */
export function clearGround(alpha: Mask, seen: GarmentAnswer, picture: Picture): Mask {
  const cloth = resize(mapOf(seen), picture)
  const ofGround = colours(picture, (i) => cloth.data[i] < SURE.ofGround && alpha.data[i] < 128)
  const ofCloth = colours(picture, (i) => cloth.data[i] > SURE.ofCloth && alpha.data[i] > 127)
  if (!ofGround || !ofCloth || agreement(alpha, cloth) < AGREED) return alpha

  const ground = createMask(alpha)
  const told = createPlane(alpha)
  for (let i = 0; i < alpha.data.length; i++) {
    if (alpha.data[i] === 0 || cloth.data[i] > STAYS) continue
    const share = Math.max(cloth.data[i], 0.001)
    const nearer = farFrom(picture, i, ofGround) - farFrom(picture, i, ofCloth)
    told.data[i] = clamp(nearer / TELLING, -MOST_TOLD, MOST_TOLD)
    if (Math.log(share / (1 - share)) + told.data[i] < 0) ground.data[i] = 255
  }
  return keepLargeComponents(without(alpha, unlikeCloth(ground, told)), LEAST_PART)
}

/** Those parts of the ground that colours call ground, too: of the piece's own colour, the network may be wrong. */
function unlikeCloth(ground: Mask, told: Plane): Plane {
  const { labels, sizes } = findComponents(ground)
  const sums = new Float64Array(sizes.length)
  for (let i = 0; i < labels.length; i++) sums[labels[i]] += told.data[i]
  const cleared = createPlane(ground)
  for (let i = 0; i < labels.length; i++) {
    const part = labels[i]
    if (part > 0 && sums[part] < UNLIKE * sizes[part]) cleared.data[i] = 1
  }
  boxBlurInPlace(cleared, 1)
  return cleared
}

function without(alpha: Mask, cleared: Plane): Mask {
  const left = createMask(alpha)
  for (let i = 0; i < alpha.data.length; i++)
    left.data[i] = Math.min(alpha.data[i], 255 * (1 - cleared.data[i]))
  return left
}

function mapOf(seen: GarmentAnswer): Plane {
  const map = createPlane({ width: MAP_SIDE, height: MAP_SIDE })
  for (let y = 0, i = 0; y < MAP_SIDE; y++)
    for (let x = 0; x < MAP_SIDE; x++, i++)
      map.data[i] = seen.shareAt(garmentParts, (x + 0.5) / MAP_SIDE, (y + 0.5) / MAP_SIDE)
  return map
}

/** The colours of some of the picture's pixels; undefined where there are too few. */
function colours(picture: Picture, isAsked: (i: number) => boolean): Colour[] | undefined {
  const samples: number[] = []
  for (let i = 0; i < picture.width * picture.height; i += STEP)
    if (isAsked(i)) samples.push(picture.data[4 * i], picture.data[4 * i + 1], picture.data[4 * i + 2])
  return samples.length < 300 * CLUSTERS
    ? undefined
    : clusterColours(Float32Array.from(samples), CLUSTERS).centres
}

function farFrom({ data }: Picture, i: number, centres: Colour[]) {
  const [red, green, blue] = centres[nearestCentre(data, 4 * i, centres)]
  return Math.sqrt((data[4 * i] - red) ** 2 + (data[4 * i + 1] - green) ** 2 + (data[4 * i + 2] - blue) ** 2)
}

function agreement(alpha: Mask, cloth: Plane) {
  let [both, either] = [0, 0]
  for (let i = 0; i < alpha.data.length; i++) {
    const [isCut, isSeen] = [alpha.data[i] > 127, cloth.data[i] > 0.5]
    if (isCut && isSeen) both++
    if (isCut || isSeen) either++
  }
  return both / Math.max(1, either)
}

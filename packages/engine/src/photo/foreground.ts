import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import { boxBlur } from '../raster/blur.ts'
import { findComponents } from '../raster/components.ts'
import { copyPicture } from '../raster/decode.ts'
import { clusterColours, type Colour } from '../raster/kmeans.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { createMask, createPlane, type Mask, type Picture, type Plane } from '../raster/plane.ts'
import { halve, resize } from '../raster/resize.ts'
import type { Segments } from './segments.ts'
import { hueDistance } from './skin.ts'

/** Hair, face and bare skin, told apart from the old clothes under their edges. */
export type Foreground = {
  /** Hair and face with an outline as fine as single strands. */
  head: Mask
  /**
   * The photo, but at soft edges of hair, face and skin their own colour alone, without what lay behind:
   * old clothes must not shimmer through between strands once new ones are there.
   */
  colours: Picture
  /** Where hair has taken on the colour of old clothes. */
  tinted: Mask
}

const HAIR_CLUSTERS = 3
const SURE = 235

/** @param shoulders unit of length, px of the photo */
export function separateForeground(
  photo: Picture,
  segments: Segments,
  skinTone: Colour,
  shoulderLine: number,
  shoulders: number,
): Foreground {
  const head = createMask(photo)
  const jewellery = nearHead(segments, shoulders)
  for (let i = 0; i < head.data.length; i++) {
    head.data[i] = Math.max(segments.hair.data[i], segments.face.data[i], jewellery[i])
  }
  const colours = copyPicture(photo)
  const tinted = createMask(photo)
  const reach = Math.max(4, Math.round(shoulders * 0.02))
  cleanEdges(colours, head, reach, head)
  const { skin, face } = segments
  const skinAndFace = createMask(skin)
  for (let i = 0; i < skinAndFace.data.length; i++)
    skinAndFace.data[i] = skin.data[i] + face.data[i] >= SURE ? 255 : 0
  // The last pixels of skin are half of what was beside it. Cloth beside an arm may pass for sure skin: its hue tells.
  const innerSkin = erode(skinAndFace, 1)
  cleanEdges(colours, skin, reach, innerSkin, (i) => hueDistance(photo.data, i * 4, skinTone) < 0.09)
  const foreground = { head, colours, tinted }
  if (clearTint(photo, segments, foreground, shoulderLine, shoulders)) dropFragments(head, shoulders)
  return foreground
}

/** Glasses, hats, earrings: what is neither body nor clothes, beside a face. */
function nearHead({ other, face }: Segments, shoulders: number): Uint8Array {
  const around = boxBlur(halve(planeOf(face)), Math.round(shoulders * 0.15))
  const near = new Uint8Array(other.data.length)
  for (let i = 0; i < near.length; i++)
    if (other.data[i] > 0 && around.data[halfIndex(i, face.width, around.width)] > 0.03)
      near[i] = other.data[i]
  return near
}

/** The index in a plane of half the size. */
const halfIndex = (i: number, width: number, halfWidth: number) =>
  (Math.floor(i / width) >> 1) * halfWidth + ((i % width) >> 1)

/**
 * Edge pixels of head and skin take the mean colour of the sure pixels around them, read at half size.
 *
 * @param inner where the mask is no edge
 */
function cleanEdges(
  colours: Picture,
  mask: Mask,
  reach: number,
  inner: Mask,
  isOwn: (i: number) => boolean = () => true,
) {
  const { width, height } = mask
  const half = { width: width >> 1, height: height >> 1 }
  const sure = createPlane(half)
  const channels = [0, 1, 2].map(() => createPlane(half))
  for (let y = 0, j = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++, j++) {
      const i = 2 * y * width + 2 * x
      if (inner.data[i] < SURE || !isOwn(i)) continue
      sure.data[j] = 1
      for (let c = 0; c < 3; c++) channels[c].data[j] = colours.data[i * 4 + c]
    }
  }
  const weight = boxBlur(sure, reach / 2)
  const means = channels.map((channel) => boxBlur(channel, reach / 2))
  for (let i = 0; i < mask.data.length; i++) {
    if (mask.data[i] < 12 || inner.data[i] >= SURE) continue
    const j = Math.min(weight.data.length - 1, halfIndex(i, width, half.width))
    if (weight.data[j] < 0.01) continue
    for (let c = 0; c < 3; c++) colours.data[i * 4 + c] = means[c].data[j] / weight.data[j]
  }
}

/**
 * Where hair falls over the clothes they shine through it: whatever a strand has of their colour, it gets hair's own hue.
 *
 * @returns whether there is hair enough to know its colours
 */
function clearTint(
  photo: Picture,
  segments: Segments,
  { head, colours, tinted }: Foreground,
  shoulderLine: number,
  shoulders: number,
) {
  const zone = hairOverClothes(segments, shoulderLine, shoulders)
  const hair = palette(
    photo,
    HAIR_CLUSTERS,
    (i) => segments.hair.data[i] > 245 && zone.clothes.data[i] < 0.03,
  )
  if (!hair) return false
  const own: Colour = [0, 0, 0]
  for (let i = 0; i < head.data.length; i++) {
    const near = smoothstep(0.01, 0.08, zone.clothes.data[i]) * (1 - segments.other.data[i] / 255)
    if (zone.hair.data[i] <= 0 || near <= 0 || segments.face.data[i] > 60) continue
    // Skin beside a speck that the network took for hair keeps its own colour.
    if (segments.skin.data[i] > head.data[i] || head.data[i] < 8) continue
    for (let c = 0; c < 3; c++) own[c] = colours.data[i * 4 + c]
    const alike = nearestInBrightness(hair, brightness(own))
    const lit = clamp(brightness(own) / Math.max(8, brightness(alike)), 0.4, 1.6)
    const strays = near * smoothstep(0.025, 0.07, hueDistance(own, 0, alike))
    for (let c = 0; c < 3; c++) colours.data[i * 4 + c] = mix(own[c], Math.min(255, alike[c] * lit), strays)
    tinted.data[i] = 255 * strays
  }
  return true
}

function nearestInBrightness(colours: Colour[], bright: number) {
  let nearest = colours[0]
  for (let k = 1; k < colours.length; k++)
    if (Math.abs(brightness(colours[k]) - bright) < Math.abs(brightness(nearest) - bright))
      nearest = colours[k]
  return nearest
}

/** Specks between strands are cloth's dark threads rather than hair, and so is a haze without hair beside it. */
function dropFragments(head: Mask, shoulders: number) {
  const { labels, sizes } = findComponents(head, 60)
  const least = (shoulders * 0.09) ** 2
  const large = createMask(head)
  for (let i = 0; i < labels.length; i++) large.data[i] = labels[i] && sizes[labels[i]] >= least ? 255 : 0
  const beside = dilate(large, HAZE)
  for (let i = 0; i < labels.length; i++) {
    if (large.data[i]) continue
    head.data[i] = labels[i] || !beside.data[i] ? 0 : head.data[i] >> 1
  }
}

/** A soft edge is at most so wide, px. */
const HAZE = 3

/** How much hair, and how much clothing, is around a pixel, 0 to 1; nothing above the line. */
function hairOverClothes({ hair, clothes }: Segments, shoulderLine: number, shoulders: number) {
  const hairs = createMask(hair)
  const start = Math.max(0, Math.round(shoulderLine)) * hair.width
  for (let i = start; i < hairs.data.length; i++) hairs.data[i] = hair.data[i] > 90 ? 255 : 0
  const reach = Math.max(2, Math.round(shoulders * 0.015))
  return {
    hair: boxBlur(planeOf(dilate(hairs, reach)), reach),
    clothes: resize(boxBlur(halve(planeOf(clothes)), Math.round(shoulders * 0.06)), clothes),
  }
}

function planeOf(mask: Mask): Plane {
  const plane = createPlane(mask)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = mask.data[i] / 255
  return plane
}

function palette(photo: Picture, size: number, isMember: (i: number) => boolean): Colour[] | undefined {
  const samples: number[] = []
  const count = photo.width * photo.height
  for (let i = 0; i < count; i += 5) {
    if (isMember(i)) samples.push(photo.data[i * 4], photo.data[i * 4 + 1], photo.data[i * 4 + 2])
  }
  if (samples.length < 3 * 40) return undefined
  return clusterColours(Float32Array.from(samples), size).centres
}

const brightness = (colour: Colour) => 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]

import type { Plane, Picture } from '../../raster/plane.ts'
import { chromaOf, middleColour, toLab, type Lab } from './lab.ts'

/** What a network says of a head's pixels, 0 to 1, in the head's own size. */
export type HeadParts = { face: Plane; hair: Plane }

export type Eye = { x: number; y: number }

/** How sure the network has to be. */
const sure = 0.8
/** Fewer pixels tell nothing. */
const leastSkin = 160
const leastHair = 200
/** Every so many pixels are enough. */
const step = 2

function collect(head: Picture, { data }: Plane): Lab[] {
  const colours: Lab[] = []
  for (let y = 0; y < head.height; y += step)
    for (let x = 0; x < head.width; x += step) {
      const i = y * head.width + x
      if (data[i] > sure) colours.push(labAt(head, i))
    }
  return colours
}

const labAt = ({ data }: Picture, i: number) => toLab(data[i * 4], data[i * 4 + 1], data[i * 4 + 2])

/** Those between two shares of the lightness: no shade, no shine, no beard, no lips. */
function between(colours: Lab[], from: number, to: number) {
  const sorted = colours.toSorted((one, other) => one.l - other.l)
  return sorted.slice(Math.floor(sorted.length * from), Math.ceil(sorted.length * to))
}

/** Cheeks and forehead. Where they shine they tell of the lamp: the darker half is nearer to her skin. */
export const measureSkin = (head: Picture, { face }: HeadParts) =>
  middleColour(between(collect(head, face), 0.2, 0.55), leastSkin)

/** Between its shadows and its shine. */
export const measureHair = (head: Picture, { hair }: HeadParts) =>
  middleColour(between(collect(head, hair), 0.3, 0.8), leastHair)

/** An iris is 11.7 mm wide, and the eyes are 63 mm apart, give or take a few in a hundred. */
const irisOfDistance = 0.093
/** In px of the file: a smaller one is all eyelid and shine. */
const leastIris = 3.5
/** How far from where the pose network sees the eye it is looked for, in radii of the iris. */
const reach = 3
/** How well an eye has to show: how much lighter and greyer the white beside the iris is. */
const leastWhite = 24

function discColour(head: Picture, cx: number, cy: number, radius: number): Lab | null {
  const sum = [0, 0, 0]
  let count = 0
  for (let y = Math.ceil(cy - radius); y <= cy + radius; y++)
    for (let x = Math.ceil(cx - radius); x <= cx + radius; x++) {
      if (x < 0 || y < 0 || x >= head.width || y >= head.height) continue
      if ((x - cx) ** 2 + (y - cy) ** 2 > radius ** 2) continue
      const i = (y * head.width + x) * 4
      for (let c = 0; c < 3; c++) sum[c] += head.data[i + c]
      count++
    }
  return count ? toLab(sum[0] / count, sum[1] / count, sum[2] / count) : null
}

type Iris = Eye & { white: number }

/**
 * The place near `eye` where a dark disc has something lighter on both sides of it that is not the colour
 * of skin: the white of an eye. Null where no place is like that.
 */
function findIris(head: Picture, eye: Eye, radius: number, tilt: number, skin: Lab): Iris | null {
  let best: Iris | null = null
  const [along, up] = [Math.cos(tilt), Math.sin(tilt)]
  for (let y = eye.y - reach * radius; y <= eye.y + reach * radius; y += radius / 3)
    for (let x = eye.x - reach * radius; x <= eye.x + reach * radius; x += radius / 3) {
      const iris = discColour(head, x, y, radius * 0.8)
      const beside = [-1.5, 1.5].map((side) =>
        discColour(head, x + side * radius * along, y + side * radius * up, radius * 0.35),
      )
      if (!iris || beside.some((one) => !one)) continue
      const whites = beside.map((one) => one!.l - iris.l + 1.2 * (chromaOf(skin) - chromaOf(one!)))
      const white = Math.min(...whites)
      if (white >= leastWhite && white > (best?.white ?? 0)) best = { x, y, white }
    }
  return best
}

/** The ring between pupil and rim, left and right of the pupil, where no lid hangs over it. */
function irisColours(head: Picture, { x: cx, y: cy }: Eye, radius: number) {
  const colours: Lab[] = []
  for (let y = Math.round(cy - radius); y <= cy + radius; y++)
    for (let x = Math.round(cx - radius); x <= cx + radius; x++) {
      const [dx, dy] = [x - cx, y - cy]
      const distance = Math.hypot(dx, dy) / radius
      if (distance < 0.4 || distance > 0.85 || Math.abs(dy) > Math.abs(dx) * 0.9 + radius * 0.15) continue
      if (x < 0 || y < 0 || x >= head.width || y >= head.height) continue
      colours.push(labAt(head, y * head.width + x))
    }
  // The window that mirrors in it is no colour of hers.
  return between(colours, 0.1, 0.75)
}

/**
 * The colour of each iris; none where the photo is too small, or the eyes are closed or hidden. `unit`: pixels
 * of the head that make one of the file, since what was blown up tells no more than before.
 */
export function measureEyes(head: Picture, eyes: readonly [Eye, Eye], skin: Lab, unit: number): Lab[] {
  const [dx, dy] = [eyes[1].x - eyes[0].x, eyes[1].y - eyes[0].y]
  const radius = Math.hypot(dx, dy) * irisOfDistance
  if (radius / unit < leastIris) return []
  return eyes.flatMap((eye) => {
    const iris = findIris(head, eye, radius, Math.atan2(dy, dx), skin)
    return (iris && middleColour(irisColours(head, iris, radius), 8)) ?? []
  })
}

import { clusterColours, nearestCentre, type Colour } from '../raster/kmeans.ts'
import type { Picture } from '../raster/plane.ts'
import { UPPER_CLOTHES, type Clothes } from './clothes-labels.ts'
import type { TorsoFrame } from './frame.ts'
import type { Segments } from './segments.ts'
import { hueDistance, type Skin } from './skin.ts'

/** Straps lie between the neck and the arms, in shoulder widths from the spine, and above the armpits, in torsos. */
const ACROSS = { from: 0.16, to: 0.46 }
const HEIGHT = { from: -0.15, to: 0.36 }
/** As near to a colour of the top, by what the network takes them for, and as far from the skin about them, 0 to 441. */
const ALIKE = { skin: 42, other: 75 }
const UNLIKE_SKIN = 60
/** Shares of red, green and blue that are farther from skin's are no skin's. */
const UNLIKE_HUE = 0.1
/** Every so many pixels the top's colours are read, from so many at least; and how many they are. */
const SAMPLED = 7
const FEWEST = 60
const PALETTE = 4

/** Straps too thin for the network, which takes them for skin or something carried, belong to the top whose colour they have. */
export function claimStraps(
  photo: Picture,
  frame: TorsoFrame,
  { labels, holes }: Clothes,
  segments: Segments,
  skin: Skin,
) {
  const colours = coloursOfTop(photo, labels, segments)
  if (!colours) return
  const local: Colour = [0, 0, 0]
  for (let y = 0, i = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++, i++) {
      if (segments.skin.data[i] + segments.other.data[i] < 127) continue
      const place = frame.fromPhoto(x, y)
      const across = Math.abs(place[0]) / frame.shoulders
      if (across < ACROSS.from || across > ACROSS.to) continue
      if (place[1] < HEIGHT.from * frame.torso || place[1] > HEIGHT.to * frame.torso) continue
      // Skin in the shade of an arm may have a dark top's brightness, but not its hue.
      const isSkin = segments.other.data[i] < 127
      if (isSkin && hueDistance(photo.data, i * 4, skin.tone) < UNLIKE_HUE) continue
      const nearest = colours[nearestCentre(photo.data, i * 4, colours)]
      if (distanceAt(photo, i, nearest) > (isSkin ? ALIKE.skin : ALIKE.other)) continue
      skin.colourAt(x, y, local)
      if (distanceAt(photo, i, local) < UNLIKE_SKIN) continue
      labels[i] = UPPER_CLOTHES
      holes[i] = 255
    }
}

function coloursOfTop(photo: Picture, labels: Uint8Array, { clothes }: Segments): Colour[] | undefined {
  const samples: number[] = []
  for (let i = 0; i < labels.length; i += SAMPLED)
    if (labels[i] === UPPER_CLOTHES && clothes.data[i] > 240)
      samples.push(...photo.data.subarray(4 * i, 4 * i + 3))
  return samples.length < 3 * FEWEST ? undefined : clusterColours(Float32Array.from(samples), PALETTE).centres
}

function distanceAt({ data }: Picture, i: number, colour: Colour) {
  const red = data[4 * i] - colour[0]
  const green = data[4 * i + 1] - colour[1]
  const blue = data[4 * i + 2] - colour[2]
  return Math.sqrt(red * red + green * green + blue * blue)
}

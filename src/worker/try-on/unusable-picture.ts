import { resize, type Pixels } from '../pictures/pixels.ts'
import { hasLostColour, type ComparedPlace } from './lost-colour.ts'

/**
 * What is wrong with a picture that a service calls finished, as far as it shows without knowing anything of people:
 * nothing is in it, nothing in it has changed, she has another size in it, or a piece's colour is nowhere in it. Her own device
 * judges all else.
 */
export type Unusable = 'blank' | 'unchanged' | 'other_size' | 'other_colour'

/** Pictures are compared this wide, in pixels. */
const width = 48

/** Brightnesses, 0 to 255, that deviate by less are nothing: black, white, one grey. */
const leastDeviation = 6
const maxBlack = 0.97

/**
 * Two pictures that differ by less in nearly every place, after their brightness, show the same: a piece of clothing
 * covers more than the rest of the places, and is never of just the colour and folds of what it covers.
 */
const sameColour = 14
const samePlaces = 0.993

/** Scales beside the usual one that are still hers, and that are not. */
const herScales = [0.94, 1, 1.06]
const otherScales = [0.5, 0.6, 0.7, 0.8, 1.25, 1.4, 1.6, 1.8, 2]
/** A picture that is stretched by more shows another body. */
const maxStretched = 0.035
/** Another scale is believed if it fits well, and by so much better than hers. */
const wellFitting = 0.7
const clearlyBetter = 0.12
/** A place is compared with at least so much of the photo in sight. */
const leastInSight = 0.2

type Small = Pixels & { light: Float32Array }

function small(pixels: Pixels): Small {
  const height = Math.max(8, Math.min(4 * width, Math.round((width * pixels.height) / pixels.width)))
  const made = resize(pixels, width, height)
  const light = Float32Array.from({ length: width * height }, (_, i) => {
    const [red = 0, green = 0, blue = 0] = made.data.subarray(4 * i, 4 * i + 3)
    return 0.3 * red + 0.59 * green + 0.11 * blue
  })
  return { ...made, light }
}

function isBlank({ light }: Small) {
  const mean = light.reduce((sum, value) => sum + value, 0) / light.length
  const deviation = Math.sqrt(light.reduce((sum, value) => sum + (value - mean) ** 2, 0) / light.length)
  const black = light.reduce((count, value) => count + (value < 8 ? 1 : 0), 0) / light.length
  return deviation < leastDeviation || black > maxBlack
}

/** From a place of the photo to the place of the picture that should show the same, both in pixels of the small ones. */
type Framing = (x: number, y: number) => readonly [u: number, v: number]

/** The photo's top, middle or bottom lies at that of the picture. */
const anchors = [0, 0.5, 1]

const framingsAt = (photo: Small, made: Small, scales: number[]): Framing[] => {
  const usual = [1, made.height / photo.height]
  return usual.flatMap((base) =>
    scales.flatMap((scale) =>
      anchors.map((anchor): Framing => (x, y) => [
        (x - width / 2) * base * scale + width / 2,
        (y - anchor * photo.height) * base * scale + anchor * made.height,
      ]),
    ),
  )
}

const stretched =
  (photo: Small, made: Small): Framing =>
  (x, y) => [x, (y * made.height) / photo.height]

/** The index in the picture of what a pixel of the photo shows; -1 beyond its edges. */
function placeOf(framing: Framing, made: Small, x: number, y: number) {
  const [u, v] = framing(x + 0.5, y + 0.5)
  return u < 0 || v < 0 || u >= made.width || v >= made.height
    ? -1
    : Math.floor(v) * made.width + Math.floor(u)
}

/** Correlation of both pictures' brightness where they should show the same, -1 to 1. */
function fitOf(photo: Small, made: Small, framing: Framing) {
  let [count, sumA, sumB, both, squaresA, squaresB] = [0, 0, 0, 0, 0, 0]
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const at = placeOf(framing, made, x, y)
      if (at < 0) continue
      const a = photo.light[y * photo.width + x] ?? 0
      const b = made.light[at] ?? 0
      count++
      sumA += a
      sumB += b
      both += a * b
      squaresA += a * a
      squaresB += b * b
    }
  if (count < leastInSight * photo.light.length) return 0
  const spread = (squaresA - sumA ** 2 / count) * (squaresB - sumB ** 2 / count)
  return spread > count ** 2 ? (both - (sumA * sumB) / count) / Math.sqrt(spread) : 0
}

const bestOf = (photo: Small, made: Small, framings: Framing[]) => {
  const fits = framings.map((framing) => ({ framing, fit: fitOf(photo, made, framing) }))
  return fits.reduce((best, one) => (one.fit > best.fit ? one : best))
}

/** By how much each place of the photo, 0 to 255 after their brightness, differs from what the picture shows there. */
function comparePlaces(photo: Small, made: Small, framing: Framing): ComparedPlace[] {
  const gains = [0, 1, 2].map((channel) => {
    let [own, other] = [1, 1]
    for (let i = channel; i < photo.data.length; i += 4) own += photo.data[i] ?? 0
    for (let i = channel; i < made.data.length; i += 4) other += made.data[i] ?? 0
    return own / photo.light.length / (other / made.light.length)
  })
  const places: ComparedPlace[] = []
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const at = placeOf(framing, made, x, y)
      if (at < 0) continue
      const apart = gains.map((gain, channel) => {
        const own = photo.data[4 * (y * photo.width + x) + channel] ?? 0
        return Math.abs(own - (made.data[4 * at + channel] ?? 0) * gain)
      })
      places.push({
        x: x / photo.width,
        y: y / photo.height,
        at,
        hasChanged: Math.max(...apart) >= sameColour,
      })
    }
  return places
}

/**
 * Why a picture cannot be hers in any case; null where her device has to judge.
 *
 * @param garments those that lie outermost: others may be covered
 */
export function whyUnusable(person: Pixels, result: Pixels, garments: Pixels[]): Unusable | null {
  const [photo, made] = [small(person), small(result)]
  if (isBlank(made)) return 'blank'
  const rescaled = bestOf(photo, made, framingsAt(photo, made, herScales))
  const isStretched = Math.abs(made.height / photo.height - 1) > maxStretched
  const others = [...framingsAt(photo, made, otherScales), ...(isStretched ? [stretched(photo, made)] : [])]
  const other = bestOf(photo, made, others)
  if (other.fit > wellFitting && other.fit > rescaled.fit + clearlyBetter) return 'other_size'
  const places = comparePlaces(photo, made, rescaled.framing)
  if (places.filter(({ hasChanged }) => !hasChanged).length > samePlaces * places.length) return 'unchanged'
  return garments.some((garment) => hasLostColour(garment, made, places)) ? 'other_colour' : null
}

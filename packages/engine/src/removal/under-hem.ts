import { mix, smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { limbOf } from '../body/figure/limb.ts'
import { NO_BONE } from '../body/figure/view.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import { HIGHEST_WAIST } from '../fit/lower-seen.ts'
import type { Colour } from '../raster/kmeans.ts'
import { median } from '../geometry/math.ts'
import { softBlur } from '../raster/blur.ts'
import { fillMembrane, type Known } from '../raster/membrane.ts'
import { dilate, erode } from '../raster/morphology.ts'
import { fillByPatches } from '../raster/patch-fill.ts'
import { createMask, createPlane, planeFrom, type Plane, type Size } from '../raster/plane.ts'

/** The clothes below her waist where the old top hid them. */
export type RunUp = {
  /** Which pixels of the photo are theirs, 0 to 1. */
  share: Plane
  /** Writes their colour at such a pixel. */
  colourAt: (x: number, y: number, out: Colour) => void
}

/** The old hem's own pixels, px on either side of it, are none of either. */
const EDGE = 4
/** Pieces meet what is seen in its own light; from so far on, in shoulder widths, only by this share. */
const MEETS = 0.25
const FAR = 0.4
/** What is finer than this, in shoulder widths, is a cloth's texture; what is coarser its folds and light. */
const TEXTURE = 0.08
/** So far from what goes, in shoulder widths, cloth lay in its shade and does not tell how it goes on. */
const SHADE = 0.05
/** How far below the old hem the outline of what is seen is compared with the figure's, in torsos. */
const COMPARED = 0.08
/** The figure's outline is evened out over so much of it, in torsos: hands before her hips cut it. */
const EVEN = 0.05
/** Trousers and skirts stand off from the figure by this much at most, in shoulder widths. */
const LOOSE = 0.16
/** The old hem is where so much of a row, in shoulder widths, is of the old top. */
const HEM = 0.06
const SHRINK = 2

/**
 * Where a long top or a coat goes that hung over trousers or a skirt, these go on upwards: within the figure's outline, as
 * far off from it as they are below the old hem, with pieces of what is seen of them.
 *
 * @param removal 0 to 1, where old clothes go: also, from now on, all of the old hem's own pixels
 */
export function runLowerUp(body: Body, removal: Plane): RunUp {
  const { photo, clothes, segments, frame } = body
  const { width, height } = photo
  const outline = outlineOf(body)
  const share = createPlane(photo)
  const gone = createMask(photo)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++)
      if (removal.data[i] > 0.5 && frame.fromPhoto(x, y)[1] > HIGHEST_WAIST * frame.torso) gone.data[i] = 255
  const near = dilate(gone, EDGE).data
  const shade = softBlur(
    planeFrom(dilate(gone, Math.round(SHADE * frame.shoulders))),
    SHADE * frame.shoulders * 0.5,
  )
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const isSeen = clothes.labels[i] === LOWER_CLOTHES && segments.clothes.data[i] > 127
      if (isSeen) removal.data[i] = Math.max(removal.data[i], near[i] ? 1 : smoothstep(0, 0.8, shade.data[i]))
      // At the ends of the old hem some of it may be taken for the other.
      const goesOn = isSeen && (!near[i] || clothes.labels[i + 2 * EDGE * width] === LOWER_CLOTHES)
      if (goesOn || (near[i] && outline(x, y))) share.data[i] = 1
    }
  const soft = softBlur(share, 1.5)
  for (let i = 0; i < share.data.length; i++)
    share.data[i] = near[i] || shade.data[i] > 0 ? smoothstep(0.25, 0.75, soft.data[i]) : 0
  return { share, colourAt: colourOf(body, share) }
}

/** Whether a pixel above the old hem is within what is worn below the waist. */
function outlineOf({ photo, clothes, segments, frame, figure, legs }: Body) {
  const { width, height } = photo
  const { bone } = figure.view
  const isTrunkOrLeg = (i: number) => bone[i] !== NO_BONE && !limbOf(bone[i]).startsWith('arm')
  const isCloth = (i: number, label: number) => clothes.labels[i] === label && segments.clothes.data[i] > 127
  const rowsOf = (holds: (i: number) => boolean, reach = 0.75) =>
    Array.from({ length: height }, (_, y): Row => {
      const middle = frame.toPhoto(0, frame.fromPhoto(width / 2, y)[1])[0]
      let [first, last, count] = [Infinity, -Infinity, 0]
      const end = Math.min(width - 1, middle + reach * frame.shoulders)
      for (let x = Math.max(0, Math.round(middle - reach * frame.shoulders)); x <= end; x++) {
        if (!holds(y * width + x)) continue
        first = Math.min(first, x)
        last = x
        count++
      }
      return { first, last, count }
    })
  const bodyRows = evened(rowsOf(isTrunkOrLeg), Math.round(EVEN * frame.torso))
  const topRows = rowsOf((i) => isCloth(i, UPPER_CLOTHES), 0.4)
  const lowerRows = rowsOf((i) => isCloth(i, LOWER_CLOTHES))
  const ankles = Math.min(...legs.map(({ joints }) => joints[2][1]))
  const hem = topRows.findLastIndex(({ count }, y) => y < ankles && count > HEM * frame.shoulders)
  const offs: [number[], number[]] = [[], []]
  for (let y = hem + EDGE; y < Math.min(height, hem + COMPARED * frame.torso); y++) {
    const [seen, own] = [lowerRows[y], bodyRows[y]]
    if (seen.count === 0 || own.count === 0) continue
    offs[0].push(own.first - seen.first)
    offs[1].push(seen.last - own.last)
  }
  const most = LOOSE * frame.shoulders
  const [left, right] = offs.map((all) => (all.length ? Math.min(most, Math.max(-most / 2, median(all))) : 0))
  const mask = createMask(photo)
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      // A hand that the old top hid lies before her hip.
      const isHand = bone[i] !== NO_BONE && x > bodyRows[y].first && x < bodyRows[y].last
      mask.data[i] = isTrunkOrLeg(i) || isHand ? 255 : 0
    }
  const near = dilate(mask, Math.max(1, Math.round(Math.max(0, (left + right) / 4)))).data
  return (x: number, y: number) => {
    const { first, last, count } = bodyRows[y]
    // Below the hem all that is theirs is seen.
    if (y > hem || count === 0 || x < first - left || x > last + right) return false
    // At the sides the offset is told by the outline, between the legs there is ground.
    return clothes.hasSkirt || x <= first || x >= last || near[y * width + x] > 0
  }
}

type Row = { first: number; last: number; count: number }

/** Each row's ends become the medians of those around it. */
const evened = (rows: Row[], reach: number): Row[] =>
  rows.map(({ count }, y) => {
    const around = rows.slice(Math.max(0, y - reach), y + reach + 1).filter((row) => row.count > 0)
    return {
      first: median(around.map(({ first }) => first)),
      last: median(around.map(({ last }) => last)),
      count,
    }
  })

/**
 * The colours of what is seen, run on over what is not, at half the photo's size: their light and folds as a membrane, with pieces
 * of their texture on it.
 */
function colourOf({ photo, clothes, segments, frame }: Body, share: Plane): RunUp['colourAt'] {
  const { width } = photo
  const half = { width: width >> 1, height: photo.height >> 1 }
  const sure = createMask(half)
  const seen = new Float32Array(3 * sure.data.length)
  const wanted = new Uint8Array(sure.data.length)
  for (let y = 0, j = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, j++) {
      const at = SHRINK * (y * width + x)
      const four = [at, at + 1, at + width, at + width + 1]
      const isKnown = (i: number) => clothes.labels[i] === LOWER_CLOTHES && segments.clothes.data[i] > 200
      sure.data[j] = four.every(isKnown) ? 255 : 0
      wanted[j] = four.some((i) => share.data[i] > 0) ? 255 : 0
      for (let c = 0; c < 3; c++)
        seen[3 * j + c] = four.reduce((sum, i) => sum + photo.data[4 * i + c], 0) / 4
    }
  const known = erode(sure, Math.max(2, Math.round((SHADE * frame.shoulders) / SHRINK)))
  for (let j = 0; j < wanted.length; j++) if (known.data[j]) wanted[j] = 0
  const radius = (TEXTURE * frame.shoulders) / SHRINK
  const light: Known = { ...half, colours: evenOf(seen, known.data, half, radius), known: known.data }
  fillMembrane(light)
  const texture = light.colours.map((value, k) => (known.data[Math.floor(k / 3)] ? seen[k] : value))
  const matches = fillByPatches({ ...light, colours: texture }, wanted)
  const even = evenOf(
    texture,
    wanted.map((isWanted, j) => isWanted || known.data[j]),
    half,
    radius,
  )
  const beside = softBlur(planeFrom(known), (MEETS * frame.shoulders) / SHRINK).data
  return (x, y, out) => {
    const [u, v] = [Math.min(half.width - 1, x >> 1), Math.min(half.height - 1, y >> 1)]
    const j = v * half.width + u
    const from = matches && matches[j] >= 0 ? matches[j] : j
    const i =
      SHRINK * (Math.floor(from / half.width) * width + (from % half.width)) + (y & 1) * width + (x & 1)
    const meets = mix(FAR, 1, smoothstep(0, 0.4, beside[j]))
    for (let c = 0; c < 3; c++) {
      const k = 3 * j + c
      // The detail that half the size has lost comes from where the pixel was copied from.
      const detail = known.data[from] ? photo.data[4 * i + c] - seen[3 * from + c] : 0
      out[c] = texture[k] + (light.colours[k] - even[k]) * meets + detail
    }
  }
}

/** Colours without what is finer than a radius, px, where there are any: 255 in `known`. */
function evenOf(colours: Float32Array, known: Uint8Array, size: Size, radius: number) {
  const weight = createPlane(size)
  for (let j = 0; j < known.length; j++) weight.data[j] = known[j] ? 1 : 0
  const near = softBlur(weight, radius).data
  const even = new Float32Array(colours.length)
  for (let c = 0; c < 3; c++) {
    const channel = createPlane(size)
    for (let j = 0; j < near.length; j++) channel.data[j] = known[j] ? colours[3 * j + c] : 0
    const { data } = softBlur(channel, radius)
    for (let j = 0; j < near.length; j++) even[3 * j + c] = data[j] / Math.max(1e-3, near[j])
  }
  return even
}

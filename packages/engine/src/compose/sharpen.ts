import { createSampler, halvePicture, type Sampler, type Texture } from '../garment/texture.ts'
import { createPicture, type Picture, type Size } from '../raster/plane.ts'
import { sampling } from '../raster/resize.ts'
import type { Fit } from '../fit/fit.ts'
import type { Layer } from '../fit/layer.ts'
import type { Trace } from '../fit/look-trace.ts'

/** Of a garment's picture the edges, where its ground bleeds in, are left as they are: so many px of them. */
const EDGE = 2
const SOLID = 250
/** Less of a layer than this cannot be seen. */
const LEAST_WEIGHT = 0.02

/**
 * A look in the size of a finer copy of its photo. What it shows stays as it was composed; what a pixel has
 * from the photo or from a garment gets the fine structure of the finer picture, by the share that the trace
 * says. (The idea is that of pan-sharpening: coarse colours, fine detail.)
 *
 * @param photo the photo of the look's size
 * @param fine the same photo, as large as it is
 * @param garments finer pictures of the fits' garments
 */
export function sharpenLook(
  look: Picture,
  photo: Picture,
  fine: Picture,
  trace: Trace,
  fits: Fit[],
  garments: (Picture | undefined)[],
): Picture {
  const sharp = addPhotoDetail(look, photo, fine, trace)
  const enlarged = fine.width / look.width
  for (const [index, fit] of fits.entries()) {
    for (const layer of fit.layers) {
      const weights = trace.layers.get(layer)
      if (!weights) continue
      const finer = garments[index]
      if (layer.finer) addDetail(sharp, look, layer, weights, sampleDraped(layer.finer(enlarged)))
      else if (fit.texture && finer)
        addDetail(sharp, look, layer, weights, samplePicture(layer, fit.texture, finer, enlarged))
    }
  }
  return sharp
}

/** What of a look is the photo's own, 0 to 1 a pixel, gets the fine photo's structure; the rest is enlarged. */
export function addPhotoDetail(
  look: Picture,
  photo: Picture,
  fine: Picture,
  trace: Pick<Trace, 'photo'>,
): Picture {
  const sharp = createPicture(fine)
  const columns = sampling(look.width, fine.width)
  const rows = sampling(look.height, fine.height)
  for (let y = 0, p = 0; y < fine.height; y++) {
    const upper = rows.first[y] * look.width
    const lower = rows.second[y] * look.width
    const down = rows.share[y]
    for (let x = 0; x < fine.width; x++, p += 4) {
      const along = columns.share[x]
      const a = upper + columns.first[x]
      const b = upper + columns.second[x]
      const c = lower + columns.first[x]
      const d = lower + columns.second[x]
      const { photo: own } = trace
      sharp.data[p + 3] = 255
      if (own[a] === 1 && own[b] === 1 && own[c] === 1 && own[d] === 1) {
        for (let n = 0; n < 3; n++) sharp.data[p + n] = fine.data[p + n]
        continue
      }
      const wa = (1 - along) * (1 - down)
      const wb = along * (1 - down)
      const wc = (1 - along) * down
      const wd = along * down
      const share = own[a] * wa + own[b] * wb + own[c] * wc + own[d] * wd
      for (let n = 0; n < 3; n++) {
        const [ka, kb, kc, kd] = [a * 4 + n, b * 4 + n, c * 4 + n, d * 4 + n]
        const seen = look.data[ka] * wa + look.data[kb] * wb + look.data[kc] * wc + look.data[kd] * wd
        const before = photo.data[ka] * wa + photo.data[kb] * wb + photo.data[kc] * wc + photo.data[kd] * wd
        sharp.data[p + n] = seen + share * (fine.data[p + n] - before)
      }
    }
  }
  return sharp
}

/** px of the garment's picture for a px of the photo, in the direction in which it is pressed together most. */
function densityOf({ width, height, places }: Layer) {
  const sums = [0, 0]
  const counts = [0, 0]
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / 4000)))
  for (let y = 0; y + 1 < height; y += step) {
    for (let x = 0; x + 1 < width; x += step) {
      for (const [direction, other] of [y * width + x + 1, (y + 1) * width + x].entries()) {
        const i = (y * width + x) * 2
        const away = Math.hypot(places[other * 2] - places[i], places[other * 2 + 1] - places[i + 1])
        if (!(away > 0)) continue
        sums[direction] += away
        counts[direction]++
      }
    }
  }
  return Math.max(...sums.map((sum, direction) => sum / (counts[direction] || 1))) || 1
}

/** The finer picture's colour at a pixel of the sharp look, of a place of the layer; clear where it says nothing. */
type FineSampler = (x: number, y: number, corners: Corners, out: Float32Array) => void

/** A layer's pixels around a place, and how much each counts. */
type Corners = { a: number; c: number; wa: number; wb: number; wc: number; wd: number }

/** Draped cloth was photographed once more. */
function sampleDraped(finer: Layer | undefined): FineSampler {
  return (x, y, _, out) => {
    const u = x - (finer?.left ?? 0)
    const v = y - (finer?.top ?? 0)
    out[3] = 0
    if (!finer || u < 0 || v < 0 || u >= finer.width || v >= finer.height) return
    const p = 4 * (v * finer.width + u)
    for (let n = 0; n < 4; n++) out[n] = finer.data[p + n]
  }
}

/** Of a flat garment there is a finer picture. */
function samplePicture(layer: Layer, texture: Texture, finer: Picture, enlarged: number): FineSampler {
  const sample = sampleFinely(texture, finer, enlarged / densityOf(layer))
  const { places } = layer
  return (_x, _y, { a, c, wa, wb, wc, wd }, out) => {
    const at = (n: number) =>
      places[a * 2 + n] * wa +
      places[a * 2 + 2 + n] * wb +
      places[c * 2 + n] * wc +
      places[c * 2 + 2 + n] * wd
    sample(at(0), at(1), out)
  }
}

/** Places are those of the texture; outside of the garment's inner part the sampler gives nothing. */
function sampleFinely({ levels }: Texture, fine: Picture, scale: number): Sampler {
  const [coarse] = levels
  const ratio = fine.width / coarse.width
  const copies = [fine]
  while (copies.length < levels.length) copies.push(halvePicture(copies.at(-1)!))
  const sample = createSampler({ levels: copies }, scale / ratio)
  const isInside = (x: number, y: number) => {
    const column = Math.round(x)
    const row = Math.round(y)
    if (column < EDGE || row < EDGE || column >= coarse.width - EDGE || row >= coarse.height - EDGE)
      return false
    for (const offset of [-EDGE, EDGE]) {
      if (coarse.data[(row * coarse.width + column + offset) * 4 + 3] < SOLID) return false
      if (coarse.data[((row + offset) * coarse.width + column) * 4 + 3] < SOLID) return false
    }
    return true
  }
  return (x, y, out) => {
    if (isInside(x, y)) sample((x + 0.5) * ratio - 0.5, (y + 0.5) * ratio - 0.5, out)
    else out[3] = 0
  }
}

function addDetail(
  sharp: Picture,
  { width, height }: Size,
  layer: Layer,
  weights: Float32Array,
  sample: FineSampler,
) {
  const across = sharp.width / width
  const downwards = sharp.height / height
  const colour = new Float32Array(4)
  const { data } = layer
  const fromX = Math.max(0, Math.ceil((layer.left + 0.5) * across))
  const toX = Math.min(sharp.width, Math.floor((layer.left + layer.width - 0.5) * across))
  const fromY = Math.max(0, Math.ceil((layer.top + 0.5) * downwards))
  const toY = Math.min(sharp.height, Math.floor((layer.top + layer.height - 0.5) * downwards))
  for (let y = fromY; y < toY; y++) {
    const v = (y + 0.5) / downwards - 0.5 - layer.top
    const top = v | 0
    const down = v - top
    for (let x = fromX; x < toX; x++) {
      const u = (x + 0.5) / across - 0.5 - layer.left
      const left = u | 0
      const along = u - left
      const a = top * layer.width + left
      const c = a + layer.width
      // At a layer's soft border and beyond its mesh there is nothing to compare with.
      if (
        data[a * 4 + 3] < SOLID ||
        data[a * 4 + 7] < SOLID ||
        data[c * 4 + 3] < SOLID ||
        data[c * 4 + 7] < SOLID
      )
        continue
      const wa = (1 - along) * (1 - down)
      const wb = along * (1 - down)
      const wc = (1 - along) * down
      const wd = along * down
      const weight = weights[a] * wa + weights[a + 1] * wb + weights[c] * wc + weights[c + 1] * wd
      if (weight < LEAST_WEIGHT) continue
      sample(x, y, { a, c, wa, wb, wc, wd }, colour)
      // Where the finer picture lets the ground through the coarse one has said all there is.
      if (!(colour[3] >= SOLID)) continue
      const p = (y * sharp.width + x) * 4
      for (let n = 0; n < 3; n++) {
        const coarse =
          data[a * 4 + n] * wa + data[a * 4 + 4 + n] * wb + data[c * 4 + n] * wc + data[c * 4 + 4 + n] * wd
        sharp.data[p + n] += weight * (colour[n] - coarse)
      }
    }
  }
}

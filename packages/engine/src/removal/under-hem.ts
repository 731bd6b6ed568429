import { smoothstep } from '../drapery/scalar.ts'
import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES, UPPER_CLOTHES } from '../photo/clothes-labels.ts'
import type { Mask, Picture } from '../raster/plane.ts'
import { cover, type Trace } from '../fit/look-trace.ts'

/** A strip of the old top below the new hem is at most so high, in torsos: more is a short top over a longer one. */
const HIGHEST = 0.14
/** No trousers under a top that is worn out begin higher than this, in torsos. */
export const HIGHEST_WAIST = 0.75
/** The old hem's own pixels and its shadow, px on either side of it, are none of either. */
const EDGE = 3
/** Above this share of alpha the new clothes hide what is under them. */
const HIDDEN = 252

/**
 * Where the old top looks out below the new one, the trousers that begin under it run on upwards: a mirrored strip of
 * them, column by column.
 */
export function runTrousersUp(
  { photo, clothes, segments, frame }: Body,
  covered: Mask,
  base: Picture,
  trace: Trace | undefined,
) {
  const { width, height } = photo
  const { labels } = clothes
  const most = Math.round(HIGHEST * frame.torso)
  for (let x = 0; x < width; x++)
    for (let y = height - 1; y > 0; y--) {
      const i = y * width + x
      if (labels[i] !== LOWER_CLOTHES || labels[i - width] !== UPPER_CLOTHES) continue
      if (frame.fromPhoto(x, y)[1] < HIGHEST_WAIST * frame.torso) continue
      let top = y - 1
      while (top > 0 && labels[top * width + x] === UPPER_CLOTHES && covered.data[top * width + x] < HIDDEN)
        top--
      const isStrip = covered.data[top * width + x] >= HIDDEN && y - top <= most
      if (isStrip) runUp(x, top, y + EDGE)
      y = top + 1
    }

  function runUp(x: number, top: number, edge: number) {
    for (let y = top; y < Math.min(height, edge); y++) {
      const from = 2 * edge - y
      const i = y * width + x
      const k = from * width + x
      if (from >= height || labels[k] !== LOWER_CLOTHES || segments.clothes.data[k] < 200) continue
      const share = smoothstep(0.2, 0.6, segments.clothes.data[i] / 255)
      if (trace) cover(trace, i, share)
      for (let c = 0; c < 3; c++)
        base.data[4 * i + c] += (photo.data[4 * k + c] - base.data[4 * i + c]) * share
    }
  }
}

import { existsSync } from 'node:fs'
import sharp from 'sharp'
import type { Raw } from '../encode.ts'

/** How dark a shadow may be: on paper it grounds the thing, on a dark page it is not seen at all. */
const strength = 0.72
/** The shadow dies out before the frame ends, so that no card shows a cut edge. Part of the width. */
const fade = 0.14

/** The faint shade that a large light leaves everywhere is not drawn: it would end at the frame. */
const haze = 0.22

/** Lays the picture over its shadow, a small rendering that is blurred to the picture's size. */
export async function groundOn(shadowPath: string, picture: Raw): Promise<Raw> {
  // What hangs has none.
  if (!existsSync(shadowPath)) return picture
  const { width, height, rgba } = picture
  const small = await sharp(shadowPath).extractChannel(3).blur(1.4).toColourspace('b-w').png().toBuffer()
  const shade = await sharp(small)
    .resize(width, height, { kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  const out = Buffer.alloc(rgba.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / (fade * width)
      const under =
        (Math.max(0, shade[at] / 255 - haze) / (1 - haze)) ** 1.25 * strength * Math.min(1, edge) ** 2
      const over = rgba[4 * at + 3] / 255
      const alpha = over + under * (1 - over)
      // The shadow is the ink of a warm room, not pure black.
      for (const [k, ink] of [38, 30, 26].entries())
        out[4 * at + k] = alpha ? (rgba[4 * at + k] * over + ink * under * (1 - over)) / alpha : 0
      out[4 * at + 3] = Math.round(255 * alpha)
    }
  return { width, height, rgba: out }
}

import type { Body } from '../body/body.ts'
import { NORMAL } from '../body/figure/figure.ts'
import type { Point } from '../geometry/math.ts'
import type { Picture } from '../raster/plane.ts'
import { lightOf, putPixel, sampleArea, type Overlay } from './overlay.ts'

/**
 * Draws a strap from one place of the look to another, lit as what it lies on.
 *
 * @param strap a stretch of it laid straight, which is gone to and fro along
 * @param scale px of the look in one of the strap's
 * @param keep how much of a pixel may show it, 0 to 1
 */
export function drawStrap(
  body: Body,
  overlay: Overlay,
  strap: Picture,
  scale: number,
  [from, to]: readonly [Point, Point],
  keep: (x: number, y: number) => number,
) {
  const { on, render } = lightOf(body)
  const { normal, cover } = body.figure.view
  const { width, height } = overlay.alpha
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const along: Point = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const half = (strap.width * scale) / 2
  const [left, right] = [Math.min(from[0], to[0]) - half - 1, Math.max(from[0], to[0]) + half + 1]
  const [top, bottom] = [Math.min(from[1], to[1]) - half - 1, Math.max(from[1], to[1]) + half + 1]
  const colour = [0, 0, 0, 0]
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y++)
    for (let x = Math.max(0, Math.floor(left)); x < Math.min(width, right); x++) {
      const [dx, dy] = [x + 0.5 - from[0], y + 0.5 - from[1]]
      const far = dx * along[0] + dy * along[1]
      const off = dx * along[1] - dy * along[0]
      if (far < 0 || far > long || Math.abs(off) > half + 1) continue
      const share = keep(x, y)
      if (share <= 0) continue
      const u = strap.width / 2 + (off - 0.5) / scale
      sampleArea(
        strap,
        u,
        toAndFro((far - 0.5) / scale, strap.height - 1 / scale),
        1 / scale,
        1 / scale,
        colour,
      )
      colour[3] *= share
      const i = y * width + x
      // Beside her it faces the camera.
      const lit =
        cover.data[i] > 0.5
          ? on(normal[3 * i] / NORMAL, normal[3 * i + 1] / NORMAL, normal[3 * i + 2] / NORMAL)
          : 1
      if (colour[3] >= 0.01) putPixel(overlay, i, colour, lit, render)
    }
}

function toAndFro(place: number, length: number) {
  const there = ((place % (2 * length)) + 2 * length) % (2 * length)
  return there < length ? there : 2 * length - there
}

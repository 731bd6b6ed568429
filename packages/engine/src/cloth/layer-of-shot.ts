import type { Visible } from '../drapery/raster.ts'
import type { Side } from '../photo/frame.ts'
import type { Layer, LayerKind } from '../fit/layer.ts'
import { FINE } from './colour-cloth.ts'
import type { Box } from './framing.ts'
import { halveLinear } from './halve-linear.ts'
import type { Shot } from './render-cloth.ts'

/** A part of a garment on its box of the photo, or all of it. `shows` tells which of the cloth's triangles are its. */
export function layerOf(
  { box, seen, isInside, linear }: Shot,
  kind: LayerKind,
  side: Side | undefined,
  shows: (triangle: number) => boolean,
): Layer {
  const shown = Uint8Array.from(isInside, (_, triangle) => (shows(triangle) ? 1 : 0))
  const part =
    side === undefined
      ? { left: 0, top: 0, width: box.width, height: box.height }
      : extentOf(seen, shown, box)
  const inside = new Uint8Array(part.width * part.height)
  for (let y = 0, k = 0; y < part.height; y++)
    for (let x = 0; x < part.width; x++, k++) {
      const t = seen.triangle[FINE * ((part.top + y) * seen.width + part.left + x)]
      if (t >= 0 && shown[t]) inside[k] = isInside[t]
    }
  return {
    kind,
    side,
    ...part,
    left: box.left + part.left,
    top: box.top + part.top,
    data: halveLinear(linear, seen, shown, part),
    places: new Float32Array(0),
    isLit: true,
    inside,
  }
}

/** Where on the box some triangles are seen, with a pixel around it for what is soft. */
function extentOf({ width, triangle }: Visible, shown: Uint8Array, box: Box): Box {
  let [left, right, top, bottom] = [box.width - 1, 0, box.height - 1, 0]
  for (let p = 0; p < triangle.length; p++) {
    if (triangle[p] < 0 || !shown[triangle[p]]) continue
    const x = (p % width) >> 1
    const y = ((p / width) | 0) >> 1
    if (x < left) left = x
    if (x > right) right = x
    if (y < top) top = y
    if (y > bottom) bottom = y
  }
  left = Math.max(0, left - 1)
  top = Math.max(0, top - 1)
  return {
    left,
    top,
    width: Math.max(1, Math.min(box.width, right + 2) - left),
    height: Math.max(1, Math.min(box.height, bottom + 2) - top),
  }
}

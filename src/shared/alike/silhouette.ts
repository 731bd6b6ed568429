import { seenSide } from './prepare.ts'
import { outlineSide } from './weights.ts'

const side = seenSide / 2

function boxOf(shown: Float32Array) {
  let [left, top, right, bottom] = [side, side, 0, 0]
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      if (shown[y * side + x] <= 0.5) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = y + 1
    }
  return right > left ? { left, top, right, bottom } : { left: 0, top: 0, right: side, bottom: side }
}

/** The value between cells, whose middles are at halves. */
function between(shown: Float32Array, x: number, y: number) {
  const inside = (value: number) => Math.max(0, Math.min(side - 1, value))
  const [px, py] = [inside(x - 0.5), inside(y - 0.5)]
  const [ix, iy] = [Math.floor(px), Math.floor(py)]
  const [jx, jy] = [inside(ix + 1), inside(iy + 1)]
  const [fx, fy] = [px - ix, py - iy]
  const row = (at: number) => shown[at * side + ix] * (1 - fx) + shown[at * side + jx] * fx
  return row(iy) * (1 - fy) + row(jy) * fy
}

/** An outline alone, whatever its place and size, with its proportion and how much of its box it fills. */
export function silhouette(shown: Float32Array): number[] {
  const { left, top, right, bottom } = boxOf(shown)
  const drawn = Array.from({ length: outlineSide ** 2 }, (_, i) =>
    between(
      shown,
      left + (((i % outlineSide) + 0.5) / outlineSide) * (right - left),
      top + ((Math.floor(i / outlineSide) + 0.5) / outlineSide) * (bottom - top),
    ),
  )
  const filled = drawn.reduce((sum, value) => sum + value, 0) / drawn.length
  return [...drawn, Math.log((right - left) / (bottom - top)), filled]
}

import { halve } from './layers.ts'
import { seenSide } from './prepare.ts'

const cells = (seenSide / 2) ** 2

/** How far around an anchor colours count for it. */
const spread = 0.07

/** From light to the three cones, and from these to lightness and two opponent colours (Ottosson: OKLab, 2020). */
const toCones = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const toLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const times = ([a, b, c]: number[], [x, y, z]: number[]) => a * x + b * y + c * z
const linearOf = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** The colours of 40 × 40 cells in OKLab, three numbers each, of planes of 80 × 80 in sRGB. */
export function inLab(planes: Float32Array) {
  const small = [0, 1, 2].map((c) => halve(planes.subarray(4 * c * cells, 4 * (c + 1) * cells), seenSide))
  const lab = new Float32Array(3 * cells)
  for (let p = 0; p < cells; p++) {
    const light = small.map((plane) => linearOf(plane[p]))
    const cones = toCones.map((row) => Math.cbrt(Math.max(1e-6, times(row, light))))
    lab.set(
      toLab.map((row) => times(row, cones)),
      3 * p,
    )
  }
  return lab
}

/** The root of each anchor's share of the piece. Each cell is shared out among the anchors that are near to its colour. */
export function colourCounts(lab: Float32Array, shown: Float32Array, anchors: Float32Array) {
  const count = anchors.length / 3
  const counts = new Float32Array(count)
  const near = new Float32Array(count)
  let whole = 1e-3
  for (let p = 0; p < cells; p++) {
    whole += shown[p]
    // What adds nothing is not worth the exponentials.
    if (shown[p] < 0.002) continue
    let sum = 0
    for (let k = 0; k < count; k++) {
      const away =
        (lab[3 * p] - anchors[3 * k]) ** 2 +
        (lab[3 * p + 1] - anchors[3 * k + 1]) ** 2 +
        (lab[3 * p + 2] - anchors[3 * k + 2]) ** 2
      near[k] = Math.exp(-away / (2 * spread ** 2)) + 1e-30
      sum += near[k]
    }
    for (let k = 0; k < count; k++) counts[k] += (near[k] / sum) * shown[p]
  }
  return counts.map((value) => Math.sqrt(value / whole + 1e-4))
}

/** How far the piece's colours are from their mean, in each of the three directions. */
export function spreadOf(lab: Float32Array, shown: Float32Array) {
  let whole = 1e-3
  const mean = [0, 0, 0]
  for (let p = 0; p < cells; p++) {
    whole += shown[p]
    for (let c = 0; c < 3; c++) mean[c] += lab[3 * p + c] * shown[p]
  }
  return mean.map((sum, c) => {
    let square = 0
    for (let p = 0; p < cells; p++) square += (lab[3 * p + c] - sum / whole) ** 2 * shown[p]
    return Math.sqrt(square / whole + 1e-6)
  })
}

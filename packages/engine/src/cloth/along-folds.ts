import { softBlur } from '../raster/blur.ts'
import { createPlane, type Plane } from '../raster/plane.ts'

/** A fold's direction is that of the cloth so many cm around it, and it runs on for so many cm each way. */
const AROUND = 1.5
const RUN = 3.6
/** At so many places each way it is looked at. */
const STEPS = 6
/** Where nothing tells of a direction folds hang down: squared slope a cm. */
const HANG = 0.0006
/** Folds are narrower at their crests than a drape's nodes: what differs from so many cm around it counts so much more. */
const CREST = 1.3
const CRISP = 1.2
/** Beyond a step in depth, cm a place, other cloth begins. */
const DEEP = 1.2

/**
 * What a coarse drape shows as blots, drawn out into folds: each place takes the mean along the direction in which
 * there is least change around it (line integrals along a structure tensor, as Weickert's coherence-enhancing filter has it).
 *
 * @param depth cm towards the camera
 */
export function alongFolds(folds: Plane, depth: Float32Array, perCm: number): Plane {
  const { width, height, data } = folds
  const [xx, xy, yy] = slopesOf(folds, AROUND * perCm)
  const hang = HANG / (perCm * perCm)
  const drawn = createPlane(folds)
  const step = (RUN * perCm) / STEPS
  for (let y = 1, p = width + 1; y < height - 1; y++, p += 2)
    for (let x = 1; x < width - 1; x++, p++) {
      const own = depth[p]
      if (own < -1e8) continue
      let sum = data[p]
      let count = 1
      for (let way = -1; way <= 1; way += 2) {
        let [u, v] = [x, y]
        let [aheadX, aheadY] = [0, way]
        let q = p
        for (let k = 0; k < STEPS; k++) {
          // The direction of least change is the tensor's smaller eigenvector.
          const a = xx.data[q] + hang
          const b = xy.data[q]
          const c = yy.data[q]
          const root = Math.sqrt((a - c) * (a - c) + 4 * b * b)
          let dx = 2 * b
          let dy = c - a - root
          if (c > a) {
            dx = a - c - root
            dy = 2 * b
          }
          const length = Math.sqrt(dx * dx + dy * dy)
          if (length > 0) {
            const by = dx * aheadX + dy * aheadY < 0 ? -1 / length : 1 / length
            aheadX = dx * by
            aheadY = dy * by
          }
          u += aheadX * step
          v += aheadY * step
          if (u < 0 || v < 0 || u > width - 1 || v > height - 1) break
          const next = Math.round(v) * width + Math.round(u)
          if (depth[next] < -1e8 || Math.abs(depth[next] - depth[q]) > DEEP) break
          q = next
          sum += data[q]
          count++
        }
      }
      drawn.data[p] = sum / count
    }
  const soft = softBlur(drawn, CREST * perCm)
  for (let p = 0; p < soft.data.length; p++) drawn.data[p] += CRISP * (drawn.data[p] - soft.data[p])
  return drawn
}

/** Products of the slopes across and down, softened. */
function slopesOf(folds: Plane, radius: number) {
  const { width, height, data } = folds
  const planes = [createPlane(folds), createPlane(folds), createPlane(folds)]
  const [xx, xy, yy] = planes
  for (let y = 1, p = width + 1; y < height - 1; y++, p += 2)
    for (let x = 1; x < width - 1; x++, p++) {
      const across = (data[p + 1] - data[p - 1]) / 2
      const down = (data[p + width] - data[p - width]) / 2
      xx.data[p] = across * across
      xy.data[p] = across * down
      yy.data[p] = down * down
    }
  return planes.map((plane) => softBlur(plane, radius))
}

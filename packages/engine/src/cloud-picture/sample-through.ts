import { createPicture, createPlane, type Picture, type Plane, type Size } from '../raster/plane.ts'
import { createRowSampler } from '../raster/resize.ts'
import { planeAt } from './plane-at.ts'
import type { Flow } from './dense-flow.ts'
import type { Registration } from './registration.ts'

/**
 * The cloud's picture as the photo's camera would have it: as large as the photo, clear where nothing was sent.
 *
 * @param wanted of any size: where it is nothing, nobody looks, and the picture stays clear
 */
export function pictureThrough(
  cloud: Picture,
  size: Size,
  registration: Registration,
  flow?: Flow,
  wanted?: Plane,
): Picture {
  const { across, down, turn, x0, y0 } = registration
  const seen = createPicture(size)
  const move = { x: 0, y: 0 }
  const row = new Float32Array(size.width).fill(1)
  const sampleRow = wanted && createRowSampler(wanted, size)
  for (let y = 0, o = 0; y < size.height; y++) {
    sampleRow?.(y, row)
    for (let x = 0; x < size.width; x++, o += 4) {
      if (row[x] === 0) continue
      if (flow) flow.at(x / size.width, y / size.height, move)
      const u = x + move.x * size.width
      const v = y + move.y * size.width
      sampleInto(seen.data, o, cloud, across * u - turn * v + x0, turn * u + down * v + y0)
    }
  }
  return seen
}

/** Beyond the picture's borders the sample is clear, with the border's colour. */
function sampleInto(
  to: Uint8ClampedArray,
  o: number,
  { width, height, data }: Picture,
  x: number,
  y: number,
) {
  const u = x <= 0 ? 0 : x >= width - 1 ? width - 1.001 : x
  const v = y <= 0 ? 0 : y >= height - 1 ? height - 1.001 : y
  const left = u | 0
  const top = v | 0
  const i = 4 * (top * width + left)
  const below = i + 4 * width
  const along = u - left
  const under = v - top
  for (let c = 0; c < 3; c++) {
    const above = data[i + c] + (data[i + 4 + c] - data[i + c]) * along
    const lower = data[below + c] + (data[below + 4 + c] - data[below + c]) * along
    to[o + c] = above + (lower - above) * under
  }
  to[o + 3] = x < -1 || y < -1 || x > width || y > height ? 0 : 255
}

/** A plane moved by a flow. */
export function planeThrough(plane: Plane, flow: Flow): Plane {
  const moved = createPlane(plane)
  const move = { x: 0, y: 0 }
  const { width, height } = plane
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      flow.at(x / width, y / height, move)
      moved.data[i] = planeAt(plane, x + move.x * width, y + move.y * width)
    }
  return moved
}

/** Beyond what the cloud's picture shows lies the look. In place. */
export function behindCloud(cloud: Picture, guide: Picture) {
  for (let o = 3; o < cloud.data.length; o += 4)
    if (cloud.data[o] < 255) for (let k = o - 3; k <= o; k++) cloud.data[k] = guide.data[k]
}

import { boxBlur } from '../raster/blur.ts'
import { planeFrom, type Mask, type Picture } from '../raster/plane.ts'
import { pushPull } from '../raster/push-pull.ts'

/** A garment ready for warping, with smaller copies of itself for when it shrinks. */
export type Texture = {
  /** Each half as large as the one before. Colours run on beyond the outline, so that no ground bleeds in. */
  levels: Picture[]
}

/** Writes red, green, blue, alpha (0 to 255) of a place into `out`; clear outside of the picture. */
export type Sampler = (x: number, y: number, out: Float32Array) => void

/** @param seen what of it the picture shows, where something lies before it; there its colours run on */
export function createTexture(picture: Picture, alpha: Mask, seen = alpha): Texture {
  const { width, height } = picture
  const count = width * height
  const eroded = boxBlur(planeFrom(alpha), 1).data
  const sure = seen === alpha ? eroded : boxBlur(planeFrom(seen), 1).data
  const colours = new Float32Array(count * 3)
  const weights = new Float32Array(count)
  for (let i = 0; i < count; i++) {
    weights[i] = sure[i] > 0.97 ? 1 : 0
    for (let c = 0; c < 3; c++) colours[c * count + i] = picture.data[i * 4 + c]
  }
  pushPull({ width, height, colours, weights })
  const data = new Uint8ClampedArray(count * 4)
  for (let i = 0; i < count; i++) {
    for (let c = 0; c < 3; c++) data[i * 4 + c] = colours[c * count + i]
    // The outermost half pixel is half ground: the edge is pulled in by it.
    data[i * 4 + 3] = ((eroded[i] - 0.45) / 0.5) * 255
  }
  const levels: Texture['levels'] = [{ width, height, data }]
  while (levels.length < 4 && Math.min(levels.at(-1)!.width, levels.at(-1)!.height) > 32) {
    levels.push(halvePicture(levels.at(-1)!))
  }
  return { levels }
}

/** Bilinear, from the level whose pixels are nearest in size to the target's. `scale` is target px per source px. */
export function createSampler(texture: Texture, scale: number): Sampler {
  const wanted = Math.max(0, Math.floor(Math.log2(1 / Math.max(scale, 1e-3)) + 0.35))
  const level = Math.min(texture.levels.length - 1, wanted)
  const { width, height, data } = texture.levels[level]
  const shrink = 1 / 2 ** level
  return (x, y, out) => {
    const u = (x + 0.5) * shrink - 0.5
    const v = (y + 0.5) * shrink - 0.5
    if (!(u >= 0 && v >= 0 && u < width - 1 && v < height - 1)) {
      out[3] = 0
      return
    }
    const left = u | 0
    const top = v | 0
    const along = u - left
    const down = v - top
    const i = (top * width + left) * 4
    const k = i + width * 4
    for (let c = 0; c < 4; c++) {
      const above = data[i + c] + (data[i + 4 + c] - data[i + c]) * along
      const below = data[k + c] + (data[k + 4 + c] - data[k + c]) * along
      out[c] = above + (below - above) * down
    }
  }
}

export function halvePicture(fine: Picture): Picture {
  const width = fine.width >> 1
  const height = fine.height >> 1
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = (2 * y * fine.width + 2 * x) * 4
      const k = i + fine.width * 4
      for (let c = 0; c < 4; c++) {
        data[(y * width + x) * 4 + c] =
          (fine.data[i + c] + fine.data[i + 4 + c] + fine.data[k + c] + fine.data[k + 4 + c]) / 4
      }
    }
  }
  return { width, height, data }
}

export type Size = { width: number; height: number }

/** One number a pixel, row by row, usually 0 to 1. */
export type Plane = Size & { data: Float32Array }

/** One byte a pixel: 0 is outside, 255 wholly inside. An eighth of the memory of a plane of doubles. */
export type Mask = Size & { data: Uint8Array }

/** Red, green, blue, alpha; sRGB, alpha not premultiplied. */
export type Picture = Size & { data: Uint8ClampedArray<ArrayBuffer> }

export const createPlane = ({ width, height }: Size): Plane => ({
  width,
  height,
  data: new Float32Array(width * height),
})

export const createMask = ({ width, height }: Size): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height),
})

export const createPicture = ({ width, height }: Size): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4),
})

export function maskFrom(plane: Plane): Mask {
  const mask = createMask(plane)
  for (let i = 0; i < mask.data.length; i++) {
    const value = plane.data[i]
    mask.data[i] = value <= 0 ? 0 : value >= 1 ? 255 : value * 255 + 0.5
  }
  return mask
}

export function planeFrom(mask: Mask): Plane {
  const plane = createPlane(mask)
  for (let i = 0; i < plane.data.length; i++) plane.data[i] = mask.data[i] / 255
  return plane
}

/** The mask's value under a place, 0 outside of the picture. */
export function maskAt(mask: Mask, x: number, y: number) {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= mask.width || row >= mask.height) return 0
  return mask.data[row * mask.width + column]
}

/** Rec. 601 luma of sRGB values, 0 to 1. */
export function luminance(picture: Picture): Plane {
  const plane = createPlane(picture)
  const { data } = picture
  for (let i = 0, p = 0; i < plane.data.length; i++, p += 4) {
    plane.data[i] = (0.299 * data[p] + 0.587 * data[p + 1] + 0.114 * data[p + 2]) / 255
  }
  return plane
}

/** What a plane of half a picture's size, rounded either way, holds for one of the picture's pixels. */
export function halfAt({ width, height, data }: Plane | Mask, x: number, y: number) {
  return data[Math.min(height - 1, y >> 1) * width + Math.min(width - 1, x >> 1)]
}

/** A mask as a plane of half its size, 0 to 1. */
export function halfOf({ width, height, data }: Mask): Plane {
  const half = createPlane({ width: width >> 1, height: height >> 1 })
  for (let y = 0, j = 0; y < half.height; y++)
    for (let x = 0; x < half.width; x++, j++) {
      const i = 2 * y * width + 2 * x
      half.data[j] = (data[i] + data[i + 1] + data[i + width] + data[i + width + 1]) / 1020
    }
  return half
}

import type { Size } from '../raster/plane.ts'

/** The tallest slit that a drape leaves where cloth is sewn to cloth, cm. */
export const SLIT = 0.8

/**
 * Between a collar and the cloth that it is sewn to the drape may leave a slit: what is lower than `most` px, with cloth
 * above and below, is cloth too.
 *
 * @param data RGBA, changed in place
 */
export function closeGaps(data: Uint8ClampedArray, { width, height }: Size, most: number) {
  const isCloth = (i: number) => data[i + 3] > 127
  for (let x = 0; x < width; x++) {
    let last = -1
    for (let y = 0; y < height; y++) {
      const i = 4 * (y * width + x)
      if (!isCloth(i)) continue
      if (last >= 0 && y - last > 1 && y - last <= most + 1) fill(4 * (last * width + x), i, y - last)
      last = y
    }
  }

  function fill(from: number, to: number, steps: number) {
    for (let k = 1; k < steps; k++)
      for (let c = 0; c < 3; c++)
        data[from + 4 * k * width + c] = data[from + c] + ((data[to + c] - data[from + c]) * k) / steps
    // The slit's own edges were soft.
    for (let i = from; i <= to; i += 4 * width) data[i + 3] = 255
  }
}

import { createRandom } from '../../drapery/noise.ts'
import { createPicture, type Picture, type Size } from '../../raster/plane.ts'

/** Soft blotches at several scales, of which each place can be told: a value for any place, px, and channel. */
export function texture(seed: number) {
  const random = createRandom(seed)
  const waves = Array.from({ length: 12 }, () => {
    const turn = 6.3 * random()
    const length = 8 + 60 * random() ** 2
    return { x: (6.3 * Math.cos(turn)) / length, y: (6.3 * Math.sin(turn)) / length, phase: 6.3 * random() }
  })
  return (x: number, y: number, c: number) => {
    let sum = 0
    for (const wave of waves) sum += Math.sin(wave.x * x + wave.y * y + wave.phase)
    return 128 + (18 + 4 * c) * sum
  }
}

/** A picture of what is at each place. */
export function paint(size: Size, at: (x: number, y: number, c: number) => number): Picture {
  const picture = createPicture(size)
  for (let y = 0, o = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++, o += 4) {
      for (let c = 0; c < 3; c++) picture.data[o + c] = at(x, y, c)
      picture.data[o + 3] = 255
    }
  return picture
}

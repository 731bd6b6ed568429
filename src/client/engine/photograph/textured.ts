import { createRandom } from '@cabine/drapery/noise.ts'
import { createPicture, type Picture, type Size } from '../raster/plane.ts'

/** A picture of soft blotches at every scale, of which each place can be told: `at` gives a colour for any place, px. */
export function texture(seed: number) {
  const random = createRandom(seed)
  const waves = Array.from({ length: 40 }, () => {
    const turn = 6.3 * random()
    const length = 8 + 60 * random() ** 2
    return {
      x: Math.cos(turn) / length,
      y: Math.sin(turn) / length,
      phase: 6.3 * random(),
      channel: 3 * random(),
    }
  })
  return (x: number, y: number, c: number) => {
    let sum = 0
    for (const wave of waves)
      sum +=
        Math.sin(6.3 * (wave.x * x + wave.y * y) + wave.phase) * (Math.floor(wave.channel) === c ? 1.5 : 1)
    return 128 + 14 * sum
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

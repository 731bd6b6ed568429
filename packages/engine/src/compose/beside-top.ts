import type { Body } from '../body/body.ts'
import { UPPER_CLOTHES } from '../photo/clothes-labels.ts'

/** A row of so many shoulder widths of the top that is kept goes all around her. */
const ALL_AROUND = 0.45

/**
 * A top that is worn over a skirt or trousers presses them to her: beside its rows, where the photo has background,
 * nothing of them is seen.
 *
 * @returns how surely a pixel of the photo is such a place, 0 to 255
 */
export function besideTop({ clothes, segments, frame, photo }: Body): (i: number) => number {
  const { width, height } = photo
  const rows = new Uint8Array(height)
  for (let y = 0, i = 0; y < height; y++) {
    let own = 0
    for (let x = 0; x < width; x++, i++)
      if (clothes.labels[i] === UPPER_CLOTHES && segments.clothes.data[i] > 127) own++
    rows[y] = own > ALL_AROUND * frame.shoulders ? 1 : 0
  }
  return (i) => (rows[Math.floor(i / width)] ? segments.background.data[i] : 0)
}

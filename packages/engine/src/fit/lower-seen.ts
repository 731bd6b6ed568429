import type { Body } from '../body/body.ts'
import { LOWER_CLOTHES } from '../photo/clothes-labels.ts'

/** No trousers under a top that is worn out begin higher than this, in torsos. */
export const HIGHEST_WAIST = 0.75
/** So much of what she wears below her waist tells how it goes on under her top, in shoulders times torsos. */
const LEAST = 0.12
/** Every so many rows and columns a pixel is looked at. */
const STEP = 3

/** Is enough seen of what she wears below her waist to run it on upwards where a long top goes? */
export function isLowerSeen({ photo, clothes, segments, frame }: Body) {
  let count = 0
  for (let y = 0; y < photo.height; y += STEP)
    for (let x = 0; x < photo.width; x += STEP) {
      const i = y * photo.width + x
      if (clothes.labels[i] === LOWER_CLOTHES && segments.clothes.data[i] > 200) count++
    }
  return count * STEP ** 2 > LEAST * frame.shoulders * frame.torso
}

import type { Body } from '../body/body.ts'
import { NO_CLOTHES } from '../photo/clothes-labels.ts'
import { findComponents } from '../raster/components.ts'
import { createMask, type Mask } from '../raster/plane.ts'

/** Less than this is none, 0 to 255. */
const LEAST = 8
/** A scrap is at most so long on each side, in shoulder widths. */
const SIDE = 0.16
/** So much of what is around it is the old clothes. */
const ENCLOSED = 0.9
/** How far around, px. */
const AROUND = 3
const RING = [
  [-AROUND, 0],
  [AROUND, 0],
  [0, -AROUND],
  [0, AROUND],
  [-2, -2],
  [2, -2],
  [-2, 2],
  [2, 2],
] as const

/**
 * What lies small and alone on the old clothes is theirs, a buckle, a button, a piece of a strap, and goes with them: it would be a
 * speck on the new ones. Fingers, a necklace and a bag hang together with more of her, or reach beyond her clothes.
 *
 * @param before masks of what lies in front of new clothes, from which scraps are taken
 */
export function dropScraps({ clothes, frame, photo }: Body, before: readonly Mask[]) {
  const { width, height } = photo
  const front = createMask(photo)
  for (const { data } of before)
    for (let i = 0; i < data.length; i++) if (data[i] > front.data[i]) front.data[i] = data[i]
  const { labels, sizes } = findComponents(front, LEAST - 1)
  const most = (SIDE * frame.shoulders) ** 2
  const [cloth, all] = [sizes.map(() => 0), sizes.map(() => 0)]
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const label = labels[i]
      if (!label || sizes[label] > most) continue
      for (let n = 0; n < RING.length; n++) {
        const [atX, atY] = [x + RING[n][0], y + RING[n][1]]
        const isInside = atX >= 0 && atY >= 0 && atX < width && atY < height
        const at = isInside ? atY * width + atX : i
        if (isInside && labels[at] === label) continue
        all[label]++
        if (isInside && !labels[at] && clothes.labels[at] !== NO_CLOTHES) cloth[label]++
      }
    }
  const isScrap = sizes.map((size, label) => size <= most && cloth[label] > ENCLOSED * all[label])
  for (const { data } of before)
    for (let i = 0; i < data.length; i++) if (labels[i] && isScrap[labels[i]]) data[i] = 0
}

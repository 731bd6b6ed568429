import type { Body } from '../body/body.ts'
import { createMannequin } from './mannequin.ts'

/** None of her hands' skin is seen; clothes of this label are where they are. */
export function withoutHands(label: number): Body {
  const body = createMannequin()
  const { width } = body.photo
  const skin = { ...body.segments.skin, data: body.segments.skin.data.slice() }
  const labels = body.clothes.labels.slice()
  for (const { joints } of body.arms) {
    const [x, y] = joints[2].map(Math.round)
    for (let v = y - 20; v < y + 45; v++)
      for (let u = x - 20; u < x + 20; u++) {
        skin.data[v * width + u] = 0
        labels[v * width + u] = label
      }
  }
  return { ...body, segments: { ...body.segments, skin }, clothes: { ...body.clothes, labels } }
}

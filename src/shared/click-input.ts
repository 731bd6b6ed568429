import * as v from 'valibot'
import { clickPlaces } from './click-places.ts'

export const clickInput = v.object({
  productId: v.pipe(v.string(), v.regex(/^[a-z2-7]{26}$/)),
  place: v.picklist(clickPlaces),
})
export type Click = v.InferOutput<typeof clickInput>

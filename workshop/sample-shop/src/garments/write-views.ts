import { join } from 'node:path'
import { writeView } from '../encode.ts'
import { root, type GarmentLandmarks } from '../product.ts'
import type { Design } from './design.ts'
import type { Hung } from './picture.ts'
import { views } from '../further-views.ts'
import { portrayFurther } from './views.ts'

/** Writes the further pictures of a hung design's colourways beside their main ones. */
export async function writeViews(design: Design, hung: Hung, landmarks: GarmentLandmarks, ids: string[]) {
  const seen = portrayFurther(design, hung, landmarks, ids)
  for (const view of views)
    for (const [id, picture] of seen[view])
      await writeView(join(root, 'public/samples/garments', id, view), picture)
}

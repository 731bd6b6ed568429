import type { GarmentCategory } from '../contract/garment-categories.ts'
import type { Garment } from '../garment/garment.ts'
import { measureLower } from '../garment/lower-landmarks.ts'
import { shapeLower } from '../garment/lower-shape.ts'
import { traceOutline } from '../garment/trace-outline.ts'
import { createTexture } from '../garment/texture.ts'
import { measureUpper } from '../garment/upper-landmarks.ts'
import { shapeUpper } from '../garment/upper-shape.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Mask } from '../raster/plane.ts'
import { fillPolygons, mirrorIn, paintPicture, tee } from './shapes.ts'

export const RED: Colour = [200, 40, 50]

/** A garment of one colour in the shape of its mask. */
export function createGarment(category: GarmentCategory, alpha: Mask, colour: Colour): Garment {
  const picture = paintPicture(alpha, () => colour, alpha)
  const isLower = category === 'bottoms' || category === 'skirts'
  const outline = traceOutline(alpha, !isLower)!
  const shape = isLower
    ? shapeLower(measureLower(outline, category), outline)
    : shapeUpper(measureUpper(outline, picture, category), outline, alpha)
  const cutout = { method: 'alpha', doubt: 0 } as const
  return { category, shape, texture: createTexture(picture, alpha), cutout, isMapped: false, warnings: [] }
}

export const redTee = () =>
  createGarment('tops', fillPolygons(tee.size, tee.panel, tee.leftSleeve, mirrorIn(150)(tee.leftSleeve)), RED)

/** Little longer than wide: it ends above her knees. */
export const flatSkirt = () =>
  createGarment(
    'skirts',
    fillPolygons({ width: 200, height: 200 }, [
      [60, 20],
      [140, 20],
      [155, 140],
      [45, 140],
    ]),
    RED,
  )

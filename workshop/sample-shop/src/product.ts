import { join } from 'node:path'
import { root } from '../../../scripts/local/paths.ts'

/**
 * The one door to the product: all that the renderers know of it, its contract and the places that they write to.
 * The product itself takes what they have built, and knows nothing of them.
 */
export const messagesFolder = join(root, 'src/client/i18n/messages')

export { root }
export { keptFile, keptOf, widths, type Picture } from '../../../scripts/sample-shop/pictures/kept.ts'
export { makeSamples } from '../../../scripts/sample-shop/pictures/make.ts'
export { makePictures } from '../../../scripts/sample-shop/pictures/widths.ts'
export { packFile, partsOfSewn, sewnFile } from '../../../scripts/sample-shop/pictures/sewn.ts'
export { aspectOf, wornBy } from '../../pictures/demo/worn.ts'
export { wordsOfEditorial } from '../../../scripts/sample-shop/editorial-words.ts'
export { readRange, type SamplePiece } from '../../../scripts/sample-shop/range.ts'
export { editorial, type CollectionRule, type Editorial } from '../../../src/shared/editorial.ts'
export type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
export type {
  GarmentLandmarks,
  LowerLandmarks,
  UpperLandmarks,
} from '@cabine/engine/contract/garment-landmarks.ts'
export { garmentCategory, garmentLandmarks } from '../../../src/shared/garments.ts'
export type { OutfitPreset } from '../../../src/shared/outfits.ts'
export {
  colourFamilies,
  productOccasions,
  seasons,
  type Availability,
  type ColourFamily,
  type ProductCategory,
  type ProductOccasion,
  type Season,
} from '@cabine/sophia/vocabulary/product-categories.ts'
export type { MeasureName } from '@cabine/engine/contract/measure-names.ts'
export { sizeChartText, writeSizeChart, type SizeRange } from '../../../src/shared/size-chart.ts'
export { arrange, type Layout } from '../../../src/worker/outfits/boards/arrange.ts'
export { isGarment, realSizeOf, roleOf } from '../../../src/worker/outfits/boards/real-size.ts'
export {
  boundsOf,
  maskOf,
  type Bounds,
  type Placed,
  type Shape,
} from '../../../src/worker/outfits/boards/shape.ts'

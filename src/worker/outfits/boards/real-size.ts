import { garmentCategories, type GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Bounds, Role } from './shape.ts'

export type Named = { category: AnyCategory; name: string }

export const isGarment = (category: AnyCategory): category is GarmentCategory =>
  garmentCategories.some((known) => known === category)

type Size = { widthCm: number } | { heightCm: number }

/** The width or height of an object in centimetres, by a word of its name; the first match counts. */
const sizes: [words: RegExp, size: Size][] = [
  [/knee/i, { heightCm: 46 }],
  [/boots/i, { heightCm: 26 }],
  [/pumps|heels|mules|block-heel/i, { widthCm: 30 }],
  [/flats|loafers|sneakers|slide|espadrille|sandals/i, { widthCm: 30 }],
  [/beanie/i, { widthCm: 23 }],
  [/hat\b/i, { widthCm: 30 }],
  [/clutch/i, { widthCm: 26 }],
  [/mini bag/i, { widthCm: 20 }],
  [/tote|basket/i, { widthCm: 38 }],
  [/bucket|top-handle|crossbody|shoulder|hobo|bag/i, { widthCm: 29 }],
  [/scarf/i, { widthCm: 28 }],
  [/belt/i, { widthCm: 24 }],
  [/sunglasses|headband/i, { widthCm: 17 }],
  [/scrunchie/i, { widthCm: 12 }],
  [/watch|necklace/i, { heightCm: 19 }],
  [/earrings|bracelet/i, { widthCm: 10 }],
]

/** Lengths from shoulder or waist to hem, for garments whose picture has no scale. */
const lengths: [words: RegExp, size: Size][] = [
  [/gown|maxi/i, { heightCm: 140 }],
  [/mini.*dress|dress.*mini/i, { heightCm: 85 }],
  [/dress|jumpsuit/i, { heightCm: 108 }],
  [/mini.*skirt|skirt.*mini|shorts/i, { heightCm: 42 }],
  [/skirt/i, { heightCm: 74 }],
  [/cropped|crop top|camisole|bodysuit|tank/i, { heightCm: 52 }],
  [/coat|trench|parka/i, { heightCm: 104 }],
]

/** The usual size of a category, where no word of the name tells it. */
const usual: Record<AnyCategory, Size | null> = {
  tops: { heightCm: 62 },
  bottoms: { heightCm: 104 },
  skirts: { heightCm: 70 },
  dresses: { heightCm: 108 },
  outerwear: { heightCm: 68 },
  shoes: { widthCm: 30 },
  bags: { widthCm: 29 },
  accessories: { widthCm: 14 },
  home: null,
  unknown: null,
}

const large = /hat\b|scarf|belt/i

export function roleOf({ category, name }: Named): Role {
  if (isGarment(category)) return 'worn'
  if (category === 'shoes') return 'shoes'
  if (category === 'bags') return 'bag'
  return large.test(name) ? 'large' : 'small'
}

/**
 * The size of a piece on a board. Garments have it from the scale of their picture, where it is known; objects fill
 * their frame, so they get a usual size by their name or category; those of small ones are exaggerated, as an editor
 * would do. Null for what is neither worn nor carried.
 */
export function realSizeOf(
  piece: Named,
  bounds: Pick<Bounds, 'width' | 'height'>,
  pixelsACm: number | null,
): { widthCm: number; heightCm: number } | null {
  const aspect = bounds.width / bounds.height
  if (pixelsACm) return { widthCm: bounds.width / pixelsACm, heightCm: bounds.height / pixelsACm }
  const words = isGarment(piece.category) ? lengths : sizes
  const known = words.find(([pattern]) => pattern.test(piece.name))?.[1] ?? usual[piece.category]
  if (!known) return null
  return 'widthCm' in known
    ? { widthCm: known.widthCm, heightCm: known.widthCm / aspect }
    : { heightCm: known.heightCm, widthCm: known.heightCm * aspect }
}

/** Across the chest below the arms, and across the waist, laid flat: much the same on all garments of one size. */
const flatCm = { armpits: 33, waist: 27.5 }

/** The pixels a centimetre of a picture, by the garment's landmarks, which are shares of its width and height. */
export function scaleByLandmarks(landmarks: GarmentLandmarks, width: number, height: number) {
  const [pair, cm] =
    landmarks.kind === 'upper' ? [landmarks.armpit, flatCm.armpits] : [landmarks.waist, flatCm.waist]
  const [dx, dy] = [pair.left[0] - pair.right[0], pair.left[1] - pair.right[1]]
  return Math.hypot(dx * width, dy * height) / cm
}

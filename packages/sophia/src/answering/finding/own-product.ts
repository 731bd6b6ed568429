import { familyOfShade } from '../../catalogue/colour-families.ts'
import { categoriesIn, slotOfKind } from '../../vocabulary/categories.ts'
import { productOccasions } from '../../vocabulary/product-categories.ts'
import type { Product } from '../../vocabulary/product.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'

/** Her own piece, as the rules see it: it costs nothing, and is for every day. */
export function ownProduct({
  kind,
  colours = [],
  materials = [],
  patterns = [],
}: WishedPiece): Product | null {
  const slot = slotOfKind(kind)
  const [category] = slot ? categoriesIn(slot) : []
  if (!category) return null
  const [colour] = colours
  const family = colour ? (familyOfShade[colour] ?? colour) : null
  return {
    id: `own:${kind}`,
    title: '',
    name: [...patterns, ...colours.slice(0, 1), ...materials, kind].join(' '),
    brand: '',
    price: '',
    price_cents: 0,
    list_price_cents: null,
    currency: 'USD',
    product_url: '',
    image_url: '',
    additional_images: [],
    dominant_color: null,
    category: kind === 'skirt' ? 'skirts' : category,
    colour: colour ?? '',
    colour_family: family as Product['colour_family'],
    material: materials.join(' '),
    season: 'all',
    sizes: [],
    occasions: [...productOccasions],
    availability: 'in_stock',
    garment_category: null,
    is_luxe: false,
    is_sample: false,
    traits: { is: [kind, ...colours, ...materials, ...patterns] },
  }
}

export const isOwn = ({ id }: Pick<Product, 'id'>) => id.startsWith('own:')

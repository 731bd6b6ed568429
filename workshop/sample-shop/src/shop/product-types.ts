import type { ProductCategory, SamplePiece } from '../product.ts'

const names: Record<ProductCategory, string> = {
  tops: 'Tops',
  bottoms: 'Bottoms',
  skirts: 'Skirts',
  dresses: 'Dresses',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  accessories: 'Accessories',
  bags: 'Bags',
  home: 'Home',
}

/** The shelf within a category, by a word of the name; the first that fits. */
const shelves: Partial<Record<ProductCategory, [RegExp, string][]>> = {
  tops: [
    [/\btank\b|camisole/i, 'Camisoles & Tanks'],
    [/\btee\b|breton/i, 'T-Shirts'],
    [/sweater|cardigan|polo/i, 'Knitwear'],
    [/shirt|blouse/i, 'Shirts & Blouses'],
  ],
  bottoms: [
    [/jeans/i, 'Jeans'],
    [/shorts/i, 'Shorts'],
    [/trousers/i, 'Trousers'],
  ],
  skirts: [
    [/mini/i, 'Mini Skirts'],
    [/long skirt/i, 'Long Skirts'],
    [/skirt/i, 'Midi Skirts'],
  ],
  dresses: [
    [/gown/i, 'Gowns'],
    [/maternity/i, 'Maternity Dresses'],
    [/maxi/i, 'Maxi Dresses'],
    [/dress/i, 'Day & Evening Dresses'],
  ],
  outerwear: [
    [/blazer/i, 'Blazers'],
    [/coat/i, 'Coats'],
    [/jacket/i, 'Jackets'],
  ],
  shoes: [
    [/boots/i, 'Boots'],
    [/block-heel|espadrille|slide/i, 'Sandals'],
    [/pumps|heel|mules/i, 'Heels'],
    [/sneakers/i, 'Sneakers'],
    [/flats|loafers/i, 'Flats & Loafers'],
  ],
  bags: [
    [/tote|basket/i, 'Totes'],
    [/clutch|mini bag/i, 'Evening Bags'],
    [/shoulder|hobo|crossbody|bucket/i, 'Shoulder Bags'],
  ],
  accessories: [
    [/earrings|hoops|necklace|pendant|bracelet|bangle|cuff|ring\b|studs/i, 'Jewellery'],
    [/sunglasses/i, 'Sunglasses'],
    [/scarf|shawl/i, 'Scarves'],
    [/hat|beanie|cap\b/i, 'Hats'],
    [/belt/i, 'Belts'],
  ],
}

/** Where a shop's own menu would have it: 'Tops > Knitwear'. */
export function productTypeOf({ category, name }: SamplePiece) {
  const shelf = shelves[category]?.find(([words]) => words.test(name))?.[1]
  return shelf ? `${names[category]} > ${shelf}` : names[category]
}

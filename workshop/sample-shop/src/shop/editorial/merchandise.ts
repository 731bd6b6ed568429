import type { Availability } from '../../product.ts'

/** What is reduced, in hundredths of a dollar. */
export const salePrices: Record<string, number> = {
  'blue-stripe-shirt': 6600,
  'dotted-tie-blouse': 2799,
  'petal-cardigan': 7350,
  'dotted-tea-dress': 6860,
  'terracotta-maxi-sundress': 3499,
  'floral-tiered-skirt': 2449,
  'plaid-mini-skirt': 6230,
  'blue-denim-shorts': 4550,
  'olive-linen-trousers': 3490,
  'oat-linen-blazer': 6290,
  'rose-tweed-jacket': 17360,
  'navy-espadrille-sandals': 5250,
  'taupe-suede-ankle-boots': 13860,
  'sand-suede-hobo-bag': 10360,
  'sage-bucket-hat': 1399,
  'clay-knitted-throw': 5590,
}

/** What is not simply in stock. */
export const availabilities: Record<string, Availability> = {
  'gingham-square-top': 'out_of_stock',
  'white-maxi-sundress': 'out_of_stock',
  'smoke-scented-candle': 'out_of_stock',
  'houndstooth-sheath-dress': 'preorder',
  'grey-herringbone-coat': 'preorder',
}

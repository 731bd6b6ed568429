/** Where a shop link stood that somebody followed. */
export const clickPlaces = [
  'top-picks',
  'shop-all',
  'search',
  'collection',
  'handpicked',
  'wishlist',
  'shop-the-look',
  'outfit',
  'detail',
  'chat',
  'letter',
] as const
export type ClickPlace = (typeof clickPlaces)[number]

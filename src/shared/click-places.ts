/** The places of shop links, for the click counts. */
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

/** One line an area. English is the source: its keys are the type of every key there is. */
type Areas = {
  account: typeof import('./messages/en/account.json')
  auth: typeof import('./messages/en/auth.json')
  billing: typeof import('./messages/en/billing.json')
  catalogue: typeof import('./messages/en/catalogue.json')
  collection: typeof import('./messages/en/collection.json')
  common: typeof import('./messages/en/common.json')
  dashboard: typeof import('./messages/en/dashboard.json')
  errors: typeof import('./messages/en/errors.json')
  explore: typeof import('./messages/en/explore.json')
  'fitting-room': typeof import('./messages/en/fitting-room.json')
  guides: typeof import('./messages/en/guides.json')
  hearts: typeof import('./messages/en/hearts.json')
  landing: typeof import('./messages/en/landing.json')
  legal: typeof import('./messages/en/legal.json')
  looks: typeof import('./messages/en/looks.json')
  outfits: typeof import('./messages/en/outfits.json')
  'photo-choices': typeof import('./messages/en/photo-choices.json')
  'photo-notes': typeof import('./messages/en/photo-notes.json')
  photos: typeof import('./messages/en/photos.json')
  'product-detail': typeof import('./messages/en/product-detail.json')
  'sample-shop': typeof import('./messages/en/sample-shop.json')
  search: typeof import('./messages/en/search.json')
  'search-results': typeof import('./messages/en/search-results.json')
  shelves: typeof import('./messages/en/shelves.json')
  'shop-all': typeof import('./messages/en/shop-all.json')
  subscribe: typeof import('./messages/en/subscribe.json')
  'try-on': typeof import('./messages/en/try-on.json')
  wishlist: typeof import('./messages/en/wishlist.json')
}

export type Area = keyof Areas
export type MessageKey = { [A in Area]: `${A}.${Extract<keyof Areas[A], string>}` }[Area]

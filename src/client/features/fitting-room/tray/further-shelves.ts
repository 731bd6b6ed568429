/** The shelves that are not in the first view: one file for what is needed after it. */
export { ClosetShelf } from './closet-shelf.tsx'
export { RecentShelf } from './recent-shelf.tsx'
export { WishlistShelf } from './wishlist-shelf.tsx'
export { WornShelf } from './worn-shelf.tsx'

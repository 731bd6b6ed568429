import { env } from 'cloudflare:test'
import { openDb } from '../lib/db.ts'
import { wishlistItems } from '../wishlist/schema.ts'

/** Saves a product for her at that moment. */
export const saveToWishlist = (userId: string, productId: string, savedAt = new Date()) =>
  openDb(env.DB).insert(wishlistItems).values({
    userId,
    itemId: productId,
    productId,
    title: '',
    brand: '',
    price: '',
    image: '',
    link: '',
    category: '',
    savedAt,
  })

import { sessionCall, type PageFile } from '#client/page-file.ts'

/** The Worker draws the first view into this file, with the product's own title (src/worker/catalogue/product-pages). */
export const file: PageFile = {
  title: 'Piece · Cabine',
  description: 'One piece of the shop: its pictures, its price, what goes with it, and how it looks on you.',
  firstCalls: { calls: [sessionCall, '/api/products/:'] },
  secondPart: {
    modules: ['features/catalogue/product-further.tsx'],
    areas: ['product-copy', 'hearts', 'variants'],
  },
  example: 'p/aritzia-boardroom-sheath-dress-in-houndstooth-in4jla5dvz5j',
}

import type { McpServer } from '@modelcontextprotocol/server'
import { productId } from '#shared/catalogue.ts'
import { answered, type OwnCalls } from '../own-calls.ts'
import { changes, reads, takes, tells } from './tool.ts'

export function addWishlistTools(server: McpServer, { api }: OwnCalls) {
  server.registerTool(
    'wishlist',
    {
      title: 'Her wishlist',
      description: 'The pieces that she has saved, with their price and whether they can still be had.',
      inputSchema: takes({}),
      annotations: reads,
    },
    async () => {
      const items = await answered(api.wishlist.$get())
      return tells({
        pieces: items.map(({ productId: id, title, brand, price, size, product, savedAt }) => ({
          id,
          name: title,
          brand,
          price: product?.price ?? price,
          size,
          availability: product?.availability ?? null,
          savedAt,
        })),
      })
    },
  )
  server.registerTool(
    'save_to_wishlist',
    {
      title: 'Save to her wishlist',
      description: 'Saves a piece of the shop, by its id.',
      inputSchema: takes({ id: productId }),
      annotations: changes,
    },
    async ({ id }) => {
      const product = await answered(api.products[':id'].$get({ param: { id } }))
      await answered(
        api.wishlist.$post({
          json: {
            itemId: product.id,
            title: product.title,
            brand: product.brand,
            price: product.price,
            image: product.image_url,
            link: product.product_url,
            category: product.category,
          },
        }),
      )
      return tells({ saved: product.id })
    },
  )
  server.registerTool(
    'remove_from_wishlist',
    {
      title: 'Remove from her wishlist',
      description: 'Takes a piece off her wishlist, by its id.',
      inputSchema: takes({ id: productId }),
      annotations: changes,
    },
    async ({ id }) => {
      await api.wishlist[':itemId'].$delete({ param: { itemId: id } })
      return tells({ removed: id })
    },
  )
}

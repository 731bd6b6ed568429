import { chatProductsInput, shopAllInput, shopLinksInput } from '#shared/catalogue.ts'
import { requireLuxe } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { parse } from '../lib/input.ts'
import { listChatProducts } from './chat-products.ts'
import { storeOf } from './shelf.ts'
import { readShopAll } from './shop-all.ts'
import { readShopLinks } from './shop-links.ts'
import { listHandpicked, listTopPicks } from './top-picks.ts'

/** The shop's lists, each under a name of its own. */
export const shopRoutes = factory
  .createApp()
  .get('/top-picks', async (c) => c.json(await listTopPicks(storeOf(c)), 200))
  .get('/handpicked-products', async (c) => c.json(await listHandpicked(storeOf(c)), 200))
  .get('/shop-all-products', requireLuxe, parse('query', shopAllInput), async (c) => {
    const { category, after } = c.req.valid('query')
    const page = await readShopAll(storeOf(c), category, after)
    if (page.next) {
      const query = new URLSearchParams({ category, after: page.next })
      c.header('Link', `</api/shop-all-products?${query.toString()}>; rel="next"`)
    }
    return c.json(page.products, 200)
  })
  .get('/shop-links', requireLuxe, parse('query', shopLinksInput), async (c) =>
    c.json(await readShopLinks(c.var.db, c.req.valid('query').ids), 200),
  )
  .get('/shopmy-products', parse('query', chatProductsInput), async (c) =>
    c.json({ products: await listChatProducts(c.var.db, c.req.valid('query')) }, 200),
  )

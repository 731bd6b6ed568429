import { chatProductsInput, shopAllInput, shopLinksInput } from '#shared/catalogue.ts'
import { authorize } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { parse } from '../lib/parse-input.ts'
import { listChatProducts } from './chat-products.ts'
import { readCachedList, storeOf } from './cached-list.ts'
import { readShopAll } from './shop-all.ts'
import { listShopLinks } from './shop-links.ts'
import { handpicked, picksFor, topPicks } from './top-picks.ts'

const shelf = shareAnswer({ life: 'shop', tags: ['catalogue'] })

/** The shop's lists, each at its own path. */
export const shopRoutes = factory
  .createApp()
  .get('/top-picks', shelf, async (c) => c.json(picksFor(c, await readCachedList(storeOf(c), topPicks)), 200))
  .get('/handpicked-products', shelf, async (c) =>
    c.json(picksFor(c, await readCachedList(storeOf(c), handpicked)), 200),
  )
  .get('/shop-all-products', authorize({ who: 'luxe' }), parse('query', shopAllInput), async (c) => {
    const { category, after } = c.req.valid('query')
    const page = await readShopAll(storeOf(c), category, after)
    if (page.next) {
      const query = new URLSearchParams({ category, after: page.next })
      c.header('Link', `</api/shop-all-products?${query.toString()}>; rel="next"`)
    }
    return c.json(page.products, 200)
  })
  .get('/shop-links', parse('query', shopLinksInput), authorize({ who: 'luxe' }), async (c) => {
    const links = await listShopLinks(c.var.catalogue, c.req.valid('query').ids)
    return c.json(Object.fromEntries(links.map(({ id, url }) => [id, url])), 200)
  })
  .get('/shopmy-products', shelf, parse('query', chatProductsInput), async (c) =>
    c.json(await listChatProducts(storeOf(c), c.req.valid('query')), 200),
  )

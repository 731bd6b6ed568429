import type { Context } from 'hono'
import { isLanguage, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { readSaleTerms } from '#shared/operator/sale-terms.ts'
import { productPath, productSlug, shortIdIn } from '#shared/product-address.ts'
import { readProductDetail, type ProductDetail } from './product-detail.ts'
import { factory, withDb, type AppEnv } from '../../lib/app.ts'
import { shareAnswer } from '../../lib/edge-cache.ts'
import { logFault } from '../../lib/log.ts'
import { drawPage } from './draw-page.ts'
import { plainPage, unknownPage } from './page-file.ts'
import { productSitemap, sitemapIndex } from './sitemap.ts'

/** So long a piece that no shop sells has its page: it may come back, and who had its address finds something close to it. */
const graceMs = 30 * 24 * 3_600_000

const statusOf = ({ gone_at: goneAt }: ProductDetail) =>
  goneAt && Date.now() - Date.parse(goneAt) > graceMs ? 410 : 200

const page = shareAnswer({
  life: 'page',
  tags: (param) => ['catalogue', `product:${shortIdIn(param('slug')) ?? ''}`],
})
const map = shareAnswer({ life: 'document', tags: ['catalogue'] })

/** Where the database does not answer, the app asks again itself, and says what happened. */
const undrawn = async (c: Context<AppEnv>, fault: unknown) => {
  logFault('product_not_drawn', fault)
  const answer = await plainPage(c.env.ASSETS, 'product')
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}

async function answerPage(c: Context<AppEnv>, slug: string, language: Language) {
  const { ASSETS, SITE_ADDRESS: site } = c.env
  const { terms } = readSaleTerms(c.env)
  if (!shortIdIn(slug)) return unknownPage(ASSETS)
  try {
    const product = await readProductDetail(c, slug)
    if (!product) return await unknownPage(ASSETS)
    // The words of an address may be those of a former name, or of somebody who made them up.
    if (slug !== productSlug(product)) return c.redirect(productPath(product, language), 301)
    return await drawPage(ASSETS, product, { language, site, terms, status: statusOf(product) })
  } catch (fault) {
    return undrawn(c, fault)
  }
}

const xml = { 'Content-Type': 'application/xml; charset=utf-8' }

/** The pages that the Worker draws itself: products, and the lists of them for search engines. */
export const productPageRoutes = factory
  .createApp()
  .use(async (c, next) => {
    await next()
    // An answer without a word of it would be kept for two hours by the cache before the Worker.
    if (!c.res.headers.has('cache-control')) c.header('Cache-Control', 'no-store')
  })
  .use(withDb)
  .get('/sitemap.xml', map, async (c) => {
    const { SITE_ADDRESS: site } = c.env
    return site ? c.body(await sitemapIndex(c.var.catalogue, site), 200, xml) : unknownPage(c.env.ASSETS)
  })
  .get('/sitemaps/:part{products-\\d{1,6}\\.xml}', map, async (c) => {
    const { SITE_ADDRESS: site } = c.env
    const part = Number.parseInt(c.req.param('part').slice('products-'.length), 10)
    const text = site ? await productSitemap(c.var.catalogue, site, part) : null
    return text === null ? unknownPage(c.env.ASSETS) : c.body(text, 200, xml)
  })
  .get('/p/:slug', page, (c) => answerPage(c, c.req.param('slug'), 'en'))
  .get('/:language{[a-z]{2}}/p/:slug', page, async (c) => {
    const { language, slug } = c.req.param()
    return isLanguage(language) && language !== 'en'
      ? answerPage(c, slug, language)
      : unknownPage(c.env.ASSETS)
  })
  .all('*', (c) => unknownPage(c.env.ASSETS))

/** As wrangler.toml lists them under `run_worker_first`. */
export const isProductPage = (pathname: string) =>
  /^\/(?:[a-z]{2}\/)?p\/|^\/sitemap\.xml$|^\/sitemaps\/products-/.test(pathname)

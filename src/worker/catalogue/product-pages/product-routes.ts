import { productIdsInput } from '#shared/catalogue.ts'
import { shortIdIn } from '#shared/product-address.ts'
import { factory } from '../../lib/app.ts'
import { shareAnswer } from '../../lib/edge-cache.ts'
import { ApiError } from '../../lib/errors.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { parse } from '../../lib/parse-input.ts'
import { presentProduct } from '../present.ts'
import { readProductDetail } from './product-detail.ts'
import { findProducts } from '../queries.ts'
import { readAnswer, storeOf } from '../cached-list.ts'

const shelf = shareAnswer({ life: 'shop', tags: ['catalogue'] })

const piece = shareAnswer({
  life: 'shop',
  tags: (param) => ['catalogue', `product:${shortIdIn(param('id')) ?? param('id').slice(0, 12)}`],
})

export const productRoutes = factory
  .createApp()
  .get('/', shelf, parse('query', productIdsInput), async (c) => {
    const { ids } = c.req.valid('query')
    const products = await readAnswer(storeOf(c), `products:${await sha256Hex(ids.join())}`, async () => {
      const found = await findProducts(c.var.catalogue, ids)
      return found.length > 0 ? found.map(presentProduct) : null
    })
    return c.json(products ?? [], 200)
  })
  .get('/:id', piece, async (c) => {
    const detail = await readProductDetail(c, c.req.param('id'))
    if (!detail) throw new ApiError('not_found')
    return c.json(detail, 200)
  })

import { productIdsInput } from '#shared/catalogue.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/input.ts'
import { presentProduct } from './present.ts'
import { readProductDetail } from './product-detail.ts'
import { findProducts } from './queries.ts'

export const productRoutes = factory
  .createApp()
  .get('/', parse('query', productIdsInput), async (c) => {
    const { ids } = c.req.valid('query')
    return c.json((await findProducts(c.var.db, ids)).map(presentProduct), 200)
  })
  .get('/:id', async (c) => {
    const detail = await readProductDetail(c.var.db, c.req.param('id'))
    if (!detail) throw new ApiError('not_found')
    return c.json(detail, 200)
  })

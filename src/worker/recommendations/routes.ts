import { recommendationsInput } from '#shared/catalogue.ts'
import { findShopper } from '../auth/sessions.ts'
import { presentProduct } from '../catalogue/present.ts'
import { listPopular } from '../catalogue/queries.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'

const mostRecommended = 24

export const recommendationRoutes = factory
  .createApp()
  .post('/', limitWords, parse('json', recommendationsInput), async (c) => {
    const { userId } = c.req.valid('json')
    const shopper = await findShopper(c)
    if (userId !== undefined && userId !== shopper?.id) throw new ApiError('wrong_user')
    const rows = await listPopular(c.var.db, undefined, mostRecommended)
    return c.json({ recommendations: rows.map(presentProduct) }, 200)
  })

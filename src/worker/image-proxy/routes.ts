import * as v from 'valibot'
import { factory } from '../lib/app.ts'
import { parse } from '../lib/input.ts'
import { openCataloguePicture } from './pictures.ts'

const pictureQuery = v.object({
  url: v.pipe(v.string(), v.maxLength(2000)),
  w: v.optional(v.string(), ''),
  product: v.optional(v.pipe(v.string(), v.maxLength(64)), ''),
})

export const pictureRoutes = factory.createApp().get('/', parse('query', pictureQuery), async (c) => {
  const { url, product } = c.req.valid('query')
  const { bytes, type } = await openCataloguePicture(c.var.db, { address: url, productId: product })
  return c.body(bytes, 200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=604800' })
})

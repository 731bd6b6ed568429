import * as v from 'valibot'
import { factory } from '../lib/app.ts'
import { parse } from '../lib/input.ts'
import { proxyContextOf, openCataloguePicture, placeOf } from './pictures.ts'
import { nearestWidth } from './reference.ts'

const pictureQuery = v.object({
  url: v.string(),
  w: v.optional(v.string(), ''),
  product: v.optional(v.string(), ''),
})

/** Not for ever: a shop may put another picture under the same address, and ours is renewed once a month. */
const cacheControl = 'public, max-age=604800'

export const pictureRoutes = factory.createApp().get('/', parse('query', pictureQuery), async (c) => {
  const { url: address, w, product: productId } = c.req.valid('query')
  const asked = { address, productId, width: nearestWidth(w) }
  const proxy = proxyContextOf(c)
  const place = placeOf(proxy, asked)
  let answer = await caches.default.match(place)
  if (!answer) {
    const { body, type, etag } = await openCataloguePicture(proxy, asked)
    answer = new Response(body, {
      headers: { 'Content-Type': type, 'Cache-Control': cacheControl, ETag: etag },
    })
    c.executionCtx.waitUntil(caches.default.put(place, answer.clone()))
  }
  const { body } = answer
  const headers = Object.fromEntries(answer.headers)
  const isKnown = headers.etag && c.req.header('if-none-match')?.includes(headers.etag)
  if (body && !isKnown) return c.body(body, 200, headers)
  await body?.cancel()
  return c.body(null, 304, headers)
})

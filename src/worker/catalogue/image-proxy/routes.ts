import * as v from 'valibot'
import { factory } from '../../lib/app.ts'
import { browserLife, shareAnswer } from '../../lib/edge-cache.ts'
import { parse } from '../../lib/parse-input.ts'
import { proxyContextOf, openCataloguePicture, placeOf } from './open-catalogue-picture.ts'
import { nearestWidth } from './picture-reference.ts'

const pictureQuery = v.object({
  url: v.string(),
  w: v.optional(v.string(), ''),
  product: v.optional(v.string(), ''),
})

/** How long the picture is kept beside the Worker, under one name for all spellings of its address. */
const kept = { 'Cache-Control': browserLife('picture') }

export const pictureRoutes = factory
  .createApp()
  .get('/', shareAnswer({ life: 'picture', tags: ['pictures'] }), parse('query', pictureQuery), async (c) => {
    const { url: address, w, product: productId } = c.req.valid('query')
    const asked = { address, productId, width: nearestWidth(w) }
    const proxy = proxyContextOf(c)
    const place = placeOf(proxy, asked)
    let answer = await caches.default.match(place)
    if (!answer) {
      const { body, type, etag } = await openCataloguePicture(proxy, asked)
      answer = new Response(body, {
        headers: { 'Content-Type': type, ...kept, ETag: etag },
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

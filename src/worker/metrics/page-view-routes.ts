import * as v from 'valibot'
import { pageViewInput, type PageView } from '#shared/page-views.ts'
import { networkOf } from '../lib/sender-address.ts'
import { factory } from '../lib/app.ts'
import { limitWords } from '../lib/parse-input.ts'
import { logFault } from '../lib/log.ts'

/** `sendBeacon` sends text; an invalid one is ignored rather than answered with an error. */
function readPageView(text: string): PageView | null {
  try {
    return v.parse(pageViewInput, JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Counts a page view, where an operator has bound a data set, without knowing whose: no cookie is read, and the
 * sender's address is only the rate limit's key. A browser that asks not to be tracked is not counted. The answer is
 * always 204.
 */
export const pageViewRoutes = factory.createApp().post('/', limitWords, async (c) => {
  const asksForPrivacy = c.req.header('sec-gpc') === '1' || c.req.header('dnt') === '1'
  const visit = asksForPrivacy ? null : readPageView(await c.req.text())
  if (visit && c.env.VISITS) {
    try {
      const key = `visit:${networkOf(c.req.header('cf-connecting-ip') ?? '') ?? ''}`
      const { success: isCounted } = await c.env.CLICK_LIMIT.limit({ key })
      const { page, referrer, language } = visit
      if (isCounted) c.env.VISITS.writeDataPoint({ indexes: [page], blobs: [page, referrer, language] })
    } catch (error) {
      logFault('visit_lost', error)
    }
  }
  return c.body(null, 204)
})

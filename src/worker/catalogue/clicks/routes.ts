import * as v from 'valibot'
import { clickInput } from '#shared/click-input.ts'
import { networkOf } from '../../lib/sender-address.ts'
import { factory } from '../../lib/app.ts'
import { limitWords } from '../../lib/parse-input.ts'
import { logFault } from '../../lib/log.ts'
import { countClick } from './queries.ts'

/** `sendBeacon` sends text; an invalid one is ignored rather than answered with an error. */
function readClick(text: string) {
  try {
    return v.parse(clickInput, JSON.parse(text))
  } catch {
    return null
  }
}

/**
 * Counts that a shop link was followed, without knowing by whom: no cookie is read, and the sender's address is only
 * the rate limit's key, which is forgotten within a minute. The answer is always 204, because a beacon does not read
 * it and somebody who tries to inflate a count should learn nothing.
 */
export const clickRoutes = factory.createApp().post('/', limitWords, async (c) => {
  const click = readClick(await c.req.text())
  if (click) {
    try {
      const key = networkOf(c.req.header('cf-connecting-ip') ?? '') ?? ''
      const { success: isCounted } = await c.env.CLICK_LIMIT.limit({ key })
      if (isCounted) await countClick(c.var.catalogue, click)
    } catch (error) {
      logFault('click_lost', error)
    }
  }
  return c.body(null, 204)
})

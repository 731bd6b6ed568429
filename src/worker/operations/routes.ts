import * as v from 'valibot'
import { isOfOthers } from '#shared/clean-error.ts'
import { clientErrorInput, type ClientError } from '#shared/client-errors.ts'
import { statusDays } from '#shared/service-status.ts'
import { networkOf } from '../lib/sender-address.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords } from '../lib/parse-input.ts'
import { logFault } from '../lib/log.ts'
import { noteError } from './client-errors.ts'
import { readHealth } from './health.ts'
import { keptOf, readCounts } from './objectives.ts'
import { isOperator } from './operator-token.ts'
import { probe } from './probe.ts'
import { remembered } from './remember-for-seconds.ts'
import { senderOf } from './report-sender.ts'
import { statusOf } from './status.ts'

const healthNow = remembered(5_000, (env) => readHealth(env))

/** Weeks of hours change little in a minute. A database that is away leaves the objectives out. */
const keptNow = remembered(60_000, async (env) => {
  const { answer } = await probe(() => readCounts(env, statusDays * 24))
  return answer && keptOf(answer)
})

/** `sendBeacon` sends text; an invalid one, or one of others' code, is ignored rather than answered with an error. */
function readError(text: string, site: URL): ClientError | null {
  try {
    const error = v.parse(clientErrorInput, JSON.parse(text))
    return isOfOthers(error.stack, site.host) ? null : error
  } catch {
    return null
  }
}

/** What anybody may know of how the site is, and what an operator may. */
export const operationsRoutes = factory
  .createApp()
  .get('/health', async (c) => {
    const { ok, isServing, at, version, parts } = await healthNow(c.env)
    return c.json({ ok, at, version, parts }, isServing ? 200 : 503)
  })
  .get('/health/details', async (c) => {
    if (!(await isOperator(c))) throw new ApiError('not_found')
    const { isServing, ...health } = await readHealth(c.env)
    return c.json(health, isServing ? 200 : 503)
  })
  .get('/status', async (c) => {
    const [health, kept] = await Promise.all([healthNow(c.env), keptNow(c.env)])
    return c.json(statusOf(health, kept), 200)
  })
  /**
   * Takes an error of a page, without knowing whose: no cookie is read, and the sender's address is only the key of limits. Anybody
   * can make one up, so a network has few kinds kept a day. The answer is always 204.
   */
  .post('/client-errors', limitWords, async (c) => {
    const error = readError(await c.req.text(), new URL(c.req.url))
    if (error) {
      try {
        const key = `error:${networkOf(c.req.header('cf-connecting-ip') ?? '') ?? ''}`
        const { success: isTaken } = await c.env.CLICK_LIMIT.limit({ key })
        if (isTaken) await noteError(c.var.catalogue, error, senderOf(c, 'client-error'))
      } catch (fault) {
        logFault('client_error_lost', fault)
      }
    }
    return c.body(null, 204)
  })

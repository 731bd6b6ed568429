import { reportInput } from '#shared/reports.ts'
import { authorize } from '../auth/authorize.ts'
import { countAttempt, reportLimits } from '../auth/throttle.ts'
import { addressOf } from '../lib/sender-address.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { keepReport } from './report.ts'

/** Anybody may report what a shopper has published, and need not say who she is. */
export const reportRoutes = factory
  .createApp()
  .post('/:id/reports', authorize({ who: 'anybody' }), limitWords, parse('json', reportInput), async (c) => {
    const shopper = (await c.var.caller?.find()) ?? null
    await countAttempt(c.var.db, reportLimits(shopper?.id ?? null, addressOf(c)))
    const report = { ...c.req.valid('json'), postId: c.req.param('id'), userId: shopper?.id ?? null }
    if (!(await keepReport(c.var, report))) throw new ApiError('not_found')
    return c.body(null, 204)
  })

import { lookReportInput, reportInput } from '#shared/reports.ts'
import { authorize } from '../auth/authorize.ts'
import { countAttempt, reportLimits } from '../auth/throttle.ts'
import { addressOf } from '../lib/sender-address.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitBody, limitWords, parse } from '../lib/parse-input.ts'
import { keepLookReport } from './look-reports.ts'
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

/** A picture as a data URL, and words. */
const maxReportBytes = 2_900_000

/** Anybody may say that a look went wrong; with its picture only who is signed in. */
export const lookReportRoutes = factory
  .createApp()
  .post(
    '/',
    authorize({ who: 'anybody' }),
    limitBody(maxReportBytes),
    parse('json', lookReportInput),
    async (c) => {
      const shopper = (await c.var.caller?.find()) ?? null
      await countAttempt(c.var.db, reportLimits(shopper?.id ?? null, addressOf(c)))
      const store = { db: c.var.db, bucket: c.env.PHOTOS }
      await keepLookReport(store, { ...c.req.valid('json'), userId: shopper?.id ?? null })
      return c.body(null, 204)
    },
  )

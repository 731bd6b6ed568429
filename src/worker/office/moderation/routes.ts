import * as v from 'valibot'
import { takedownInput } from '#shared/office/act-inputs.ts'
import { authorize } from '../../auth/authorize.ts'
import { storeOf } from '../../catalogue/cached-list.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { findReportedPicture, listLookReports, settleLookReport } from '../../moderation/look-reports.ts'
import { markReviewed, readQueue } from '../../moderation/report-queue.ts'
import { findShownPicture } from '../../moderation/take-down-shown.ts'
import { dismissReports, takeDown } from '../../moderation/take-down.ts'
import { actorOf } from '../caller/actor.ts'

/** What stands in the log where an editor only looks through what is new. */
const looked = v.object({ reason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(400)), 'looked at') })

export const moderationRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer' }), async (c) => c.json(await readQueue(c.var), 200))
  .post(
    '/:id/approval',
    authorize({ who: 'staff', role: 'editor' }),
    limitWords,
    parse('json', looked),
    async (c) => {
      const { db, catalogue } = c.var
      const what = { id: c.req.param('id'), ...c.req.valid('json') }
      const isShoppers = await markReviewed(catalogue, actorOf(c), what)
      const wasReported = await dismissReports(db, actorOf(c), what)
      if (!isShoppers && !wasReported) throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/takedown',
    authorize({ who: 'staff', role: 'editor' }),
    limitWords,
    parse('json', takedownInput),
    async (c) => {
      const places = { db: c.var.db, store: storeOf(c), bucket: c.env.CATALOGUE, photos: c.env.PHOTOS }
      const what = { id: c.req.param('id'), ...c.req.valid('json') }
      // What she and the reporters are told the cron sends within five minutes.
      if (!(await takeDown(places, actorOf(c), what))) throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
  .get('/shown/:id/picture', authorize({ who: 'staff', role: 'viewer' }), async (c) => {
    const found = await findShownPicture({ db: c.var.db, bucket: c.env.PHOTOS }, c.req.param('id'))
    if (!found) throw new ApiError('not_found')
    return c.body(found.body, 200, { 'Content-Type': 'image/jpeg' })
  })
  .get(
    '/looks',
    authorize({ who: 'staff', role: 'support', batch: ({ db }) => [listLookReports(db)] }),
    (c) => {
      const [open] = c.var.rows
      return c.json(open, 200)
    },
  )
  .get('/looks/:id/picture', authorize({ who: 'staff', role: 'support' }), async (c) => {
    const found = await findReportedPicture({ db: c.var.db, bucket: c.env.PHOTOS }, c.req.param('id'))
    if (!found) throw new ApiError('not_found')
    return c.body(found.body, 200, { 'Content-Type': found.httpMetadata?.contentType ?? 'image/jpeg' })
  })
  .post('/looks/:id/settled', authorize({ who: 'staff', role: 'support' }), async (c) => {
    const store = { db: c.var.db, bucket: c.env.PHOTOS }
    if (!(await settleLookReport(store, actorOf(c), c.req.param('id')))) throw new ApiError('not_found')
    return c.body(null, 204)
  })

import { shownLookInput } from '#shared/shown-looks.ts'
import { authorize } from '../../auth/authorize.ts'
import { countAttempt, showLimits } from '../../auth/throttle.ts'
import { factory } from '../../lib/app.ts'
import { logFault } from '../../lib/log.ts'
import { limitBody, parse } from '../../lib/parse-input.ts'
import { forgetShown } from './forget-shown.ts'
import { endShown, listShown, presentShown } from './queries.ts'
import { showLook } from './show-look.ts'

/** Three pictures as data URLs, and words. */
const maxShownBytes = 3_500_000

/** The looks that a shopper shows by a link. */
export const shownLookRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listShown(db, owner)] }), (c) => {
    const [own] = c.var.rows
    return c.json(own.map(presentShown), 200)
  })
  .post(
    '/',
    authorize({ who: 'shopper' }),
    limitBody(maxShownBytes),
    parse('json', shownLookInput),
    async (c) => {
      const { db, shopper } = c.var
      await countAttempt(db, showLimits(shopper.id))
      const shown = await showLook({ db, bucket: c.env.PHOTOS }, shopper, c.req.valid('json'))
      return c.json(presentShown(shown), 201)
    },
  )
  .delete(
    '/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [endShown(db, owner, param('id'))] }),
    (c) => {
      const { db } = c.var
      const [[ended]] = c.var.rows
      // Its page has ended with the row above; what is interrupted here the cron goes on with.
      c.executionCtx.waitUntil(
        forgetShown({ db, bucket: c.env.PHOTOS }, ended).catch((error: unknown) =>
          logFault('shown_look_stays_a_while', error),
        ),
      )
      return c.body(null, 204)
    },
  )

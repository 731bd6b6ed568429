import { lookAskInput } from '#shared/look-asks.ts'
import { authorize } from '../../auth/authorize.ts'
import { countAttempt, showLimits } from '../../auth/throttle.ts'
import { factory } from '../../lib/app.ts'
import { logFault } from '../../lib/log.ts'
import { limitBody, parse } from '../../lib/parse-input.ts'
import { askFriends } from './ask-friends.ts'
import { forgetAsk } from './forget-ask.ts'
import { endAsk, hideWords, listAsks, presentAsk } from './queries.ts'

/** Five pictures as data URLs, and words. */
const maxAskBytes = 4_600_000

/** What a shopper asks her friends about her looks. */
export const lookAskRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => listAsks(db, owner) }), (c) => {
    const [asks, options, votes] = c.var.rows
    return c.json(
      asks.map((ask) => presentAsk(ask, options, votes)),
      200,
    )
  })
  .post(
    '/',
    authorize({ who: 'shopper' }),
    limitBody(maxAskBytes),
    parse('json', lookAskInput),
    async (c) => {
      const { db, shopper } = c.var
      await countAttempt(db, showLimits(shopper.id))
      const { ask, options } = await askFriends({ db, bucket: c.env.PHOTOS }, shopper, c.req.valid('json'))
      return c.json(presentAsk(ask, options, []), 201)
    },
  )
  .delete(
    '/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [endAsk(db, owner, param('id'))] }),
    (c) => {
      const { db } = c.var
      const [[ended]] = c.var.rows
      // Its page has ended with the row above; what is interrupted here the cron goes on with.
      c.executionCtx.waitUntil(
        forgetAsk({ db, bucket: c.env.PHOTOS }, ended).catch((error: unknown) =>
          logFault('look_ask_stays_a_while', error),
        ),
      )
      return c.body(null, 204)
    },
  )
  .delete(
    '/:id/votes/:vote/words',
    authorize({
      who: 'owner',
      batch: ({ db, owner, param }) => [hideWords(db, owner, { id: param('id'), voteId: param('vote') })],
    }),
    (c) => c.body(null, 204),
  )

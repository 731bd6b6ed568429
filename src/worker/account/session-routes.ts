import { authorize } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { endSessionById, listSessions, presentSession, signOutOthers } from './session-list.ts'
import { logSecurity } from '../lib/security-log.ts'

/** Her devices. Ending a session also closes its live channel. */
export const sessionRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listSessions(db, owner)] }), (c) => {
    const [list] = c.var.rows
    return c.json(
      list.map((row) => presentSession(row, c.var.session)),
      200,
    )
  })
  .delete('/', authorize({ who: 'shopper' }), async (c) => {
    const { shopper, session } = c.var
    await signOutOthers(c, shopper.id, session)
    logSecurity('session_ended', 'other_devices')
    await c.env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    return c.body(null, 204)
  })
  .delete('/:id', authorize({ who: 'shopper' }), async (c) => {
    const { shopper } = c.var
    if (!(await endSessionById(c, shopper.id, c.req.param('id')))) throw new ApiError('not_found')
    logSecurity('session_ended', 'one_device')
    // Her other devices reconnect by themselves; the ended one cannot.
    await c.env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    return c.body(null, 204)
  })

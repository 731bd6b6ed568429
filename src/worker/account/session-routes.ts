import { readOwn, requireShopper, sessionHash } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { endOtherSessions, endSessionById, listSessions, presentSession } from './sessions.ts'

/** Her devices. Ending a session also closes its live channel. */
export const sessionRoutes = factory
  .createApp()
  .get('/', async (c) => {
    const own = await sessionHash(c)
    const rows = await readOwn(c, listSessions)
    return c.json(
      rows.map((row) => presentSession(row, own ?? '')),
      200,
    )
  })
  .delete('/', requireShopper, async (c) => {
    await endOtherSessions(c.var.db, c.var.shopper.id, (await sessionHash(c)) ?? '')
    await c.env.SHOPPER_CHANNELS.getByName(c.var.shopper.id).closeAll()
    return c.body(null, 204)
  })
  .delete('/:id', requireShopper, async (c) => {
    const { db, shopper } = c.var
    if (!(await endSessionById(db, shopper.id, c.req.param('id')))) throw new ApiError('not_found')
    // Her other devices reconnect by themselves; the ended one cannot.
    await c.env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    return c.body(null, 204)
  })

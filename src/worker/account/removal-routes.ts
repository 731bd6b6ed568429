import { removalInput } from '#shared/account.ts'
import { verifyPassword } from '../auth/passwords.ts'
import { findByEmail } from '../auth/queries.ts'
import { endSession, requireShopper, sessionHash } from '../auth/sessions.ts'
import { addressOf, countAttempt, forgetAttempts, signInLimits } from '../auth/throttle.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { endLuxe } from './leaving-luxe.ts'
import { askForRemoval, beginRemoval, keepAccount } from './removal.ts'
import { workOnRemoval } from './removal-work.ts'

export const removalRoutes = factory
  .createApp()
  .use(requireShopper)
  .post('/', limitWords, parse('json', removalInput), async (c) => {
    const { db, shopper } = c.var
    // A password can be guessed here as well as at the front door, so guesses count alike.
    const limits = signInLimits(shopper.email, addressOf(c))
    await countAttempt(db, limits)
    const account = await findByEmail(db, shopper.email)
    if (!(await verifyPassword(c.req.valid('json').password, account?.passwordHash)))
      throw new ApiError('wrong_password', { field: 'password' })
    await forgetAttempts(db, limits.slice(0, 1))
    const dueAt = await askForRemoval(db, shopper.id, (await sessionHash(c)) ?? '')
    await c.env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    await endLuxe(c.env, db, shopper.id)
    return c.json({ dueAt: dueAt.toISOString() }, 200)
  })
  .delete('/', async (c) => {
    await keepAccount(c.var.db, c.var.shopper.id)
    return c.body(null, 204)
  })
  .post('/now', async (c) => {
    const { db, shopper } = c.var
    if (!(await beginRemoval(db, shopper.id, null))) throw new ApiError('removal_not_asked')
    await endSession(c)
    c.executionCtx.waitUntil(workOnRemoval(c.env, shopper.id))
    c.header('Clear-Site-Data', '"cache"')
    return c.body(null, 204)
  })

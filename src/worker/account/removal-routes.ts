import * as v from 'valibot'
import { storeOf } from '../catalogue/cached-list.ts'
import { authorize } from '../auth/authorize.ts'
import { isProven, noteProof } from '../auth/proof.ts'
import { provePassword } from '../auth/prove-password.ts'
import { endSession } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { logSecurity } from '../lib/security-log.ts'
import { sendMails } from '../mail/send.ts'
import { endLuxe } from './leaving-luxe.ts'
import { askForRemoval, beginRemoval, keepAccount } from './removal.ts'
import { workOnRemoval } from './removal-work.ts'

/** The password is optional, because a shopper without one has just proved with a passkey or through Google that it is she. */
const removalInput = v.object({
  password: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(256))),
})

export const removalRoutes = factory
  .createApp()
  .post('/', authorize({ who: 'shopper' }), limitWords, parse('json', removalInput), async (c) => {
    const { db, shopper, session } = c.var
    const { password } = c.req.valid('json')
    if (password !== undefined) {
      await provePassword(c, password)
      await noteProof(db, session)
    } else if (!(await isProven(db, session))) throw new ApiError('proof_required')
    const dueAt = await askForRemoval(db, shopper.id, session)
    await c.env.SHOPPER_CHANNELS.getByName(shopper.id).closeAll()
    await endLuxe(c.env, db, shopper.id)
    sendMails(c, shopper.id)
    logSecurity('account_leaving', 'asked')
    return c.json({ dueAt: dueAt.toISOString() }, 200)
  })
  .delete('/', authorize({ who: 'shopper' }), async (c) => {
    await keepAccount(c.var.db, c.var.shopper.id)
    sendMails(c, c.var.shopper.id)
    logSecurity('account_leaving', 'kept')
    return c.body(null, 204)
  })
  // Requires proof, because somebody else at her open device would otherwise end at once what she has fourteen days
  // to notice.
  .post('/now', authorize({ who: 'shopper', proven: true }), async (c) => {
    const { db, shopper } = c.var
    if (!(await beginRemoval(db, shopper.id, null))) throw new ApiError('removal_not_asked')
    logSecurity('account_leaving', 'at_once')
    await endSession(c)
    c.executionCtx.waitUntil(workOnRemoval(c.env, shopper.id, storeOf(c).purge))
    c.header('Clear-Site-Data', '"cache"')
    return c.body(null, 204)
  })

import { and, inArray } from 'drizzle-orm'
import { secondStepInput } from '#shared/second-factor.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { sendMails } from '../../mail/send.ts'
import { attempts } from '../schema.ts'
import { newSession } from '../sessions.ts'
import { attemptKeys, countAttempt, recoveryLimits, secondStepLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { endPending, findPending, tellRecoveryUsed, useRecovery, useStep } from './accept-code.ts'
import { dropPending, pendingHash } from './pending-sign-in.ts'

/** The second step of a sign-in by password: the code of her app, or a recovery code. */
export const secondStepRoutes = factory
  .createApp()
  .post('/second-step', limitWords, parse('json', secondStepInput), async (c) => {
    const { db } = c.var
    const input = c.req.valid('json')
    const hash = await pendingHash(c)
    const found = hash === null ? undefined : await findPending(db, hash)
    if (hash === null || !found) throw new ApiError('second_step_over')
    const { user, kept } = found
    const byApp = 'code' in input
    const limits = (byApp ? secondStepLimits : recoveryLimits)(user.id, addressOf(c))
    await countAttempt(db, limits)
    const wrong = () => new ApiError('wrong_code', { field: byApp ? 'code' : 'recoveryCode' })

    const use = byApp
      ? await useStep(c, { userId: user.id, hash, kept, code: input.code })
      : await useRecovery(db, { userId: user.id, hash, code: input.recoveryCode })
    if (!use) throw wrong()
    const { accept, isAccepted } = use
    const session = await newSession(c, user.id, isAccepted)
    const [accepted] = await db.batch([
      accept,
      ...session.statements,
      ...tellRecoveryUsed(c, user.id, hash),
      db
        .delete(attempts)
        .where(and(inArray(attempts.key, await attemptKeys(limits.slice(0, 1))), isAccepted)),
      endPending(db, hash, isAccepted),
    ])
    if (accepted.length === 0) throw wrong()
    session.giveCookie()
    dropPending(c)
    if (!byApp) {
      logSecurity('credential_changed', 'recovery_code_used')
      sendMails(c, user.id)
    }
    return c.json({ user }, 200)
  })

import { usedPasskeyInput } from '#shared/passkeys.ts'
import { factory } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { newSession } from '../sessions.ts'
import { countAttempt, passkeyLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { optionsToUse } from './ceremony.ts'
import { signInScope, putChallenge } from './challenges.ts'
import { isStillThere, noteUse, usePasskey } from './use-passkey.ts'

/** Signing in with a passkey: the device knows whose it is, so no email is asked for. */
export const passkeySignInRoutes = factory
  .createApp()
  .post('/options', async (c) => {
    await countAttempt(c.var.db, passkeyLimits(addressOf(c)))
    const options = await optionsToUse(c)
    await putChallenge(c.var.db, options.challenge, signInScope)
    return c.json(options, 200)
  })
  .post('/signin', limitWords, parse('json', usedPasskeyInput), async (c) => {
    const { db } = c.var
    const use = await usePasskey(c, c.req.valid('json'), signInScope)
    const allowed = isStillThere(db, use)
    const { statements, giveCookie } = await newSession(c, use.passkey.userId, allowed, 'passkey')
    await db.batch([noteUse(db, use), ...statements])
    giveCookie()
    return c.json({ success: true as const }, 200)
  })

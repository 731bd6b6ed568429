import { usedPasskeyInput } from '#shared/passkeys.ts'
import { factory } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/input.ts'
import { newSession } from '../sessions.ts'
import { addressOf, countAttempt, passkeyLimits } from '../throttle.ts'
import { optionsToUse } from './ceremony.ts'
import { atTheDoor, putChallenge } from './challenges.ts'
import { isStillHers, noteUse, usePasskey } from './use.ts'

/** In with a passkey: her device knows whose it is, so nobody types an address. */
export const passkeySignInRoutes = factory
  .createApp()
  .post('/options', async (c) => {
    await countAttempt(c.var.db, passkeyLimits(addressOf(c)))
    const options = await optionsToUse(c)
    await putChallenge(c.var.db, options.challenge, atTheDoor)
    return c.json(options, 200)
  })
  .post('/signin', limitWords, parse('json', usedPasskeyInput), async (c) => {
    const { db } = c.var
    const use = await usePasskey(c, c.req.valid('json'), atTheDoor)
    const { statements, giveCookie } = await newSession(c, use.passkey.userId, isStillHers(db, use))
    await db.batch([noteUse(db, use), ...statements])
    giveCookie()
    return c.json({ success: true as const }, 200)
  })

import { proofInput } from '#shared/auth.ts'
import { usedPasskeyInput } from '#shared/passkeys.ts'
import { factory } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { authorize } from '../authorize.ts'
import { optionsToUse } from '../passkeys/ceremony.ts'
import { putChallenge } from '../passkeys/challenges.ts'
import { listKnown } from '../passkeys/queries.ts'
import { noteUse, usePasskey } from '../passkeys/use-passkey.ts'
import { notePasskeyProof, noteProof } from '../proof.ts'
import { provePassword } from '../prove-password.ts'

/**
 * The shopper confirms her identity once more within a session. With Google she does it by `GET
 * /api/auth/google?for=prove`.
 */
export const proofRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', proven: true }), (c) => c.body(null, 204))
  .post('/', authorize({ who: 'shopper' }), limitWords, parse('json', proofInput), async (c) => {
    await provePassword(c, c.req.valid('json').password)
    await noteProof(c.var.db, c.var.session)
    logSecurity('proof_given', 'password')
    return c.body(null, 204)
  })
  .post('/passkey/options', authorize({ who: 'shopper' }), async (c) => {
    const { db, shopper } = c.var
    const options = await optionsToUse(c, await listKnown(db, shopper.id))
    await putChallenge(db, options.challenge, { purpose: 'prove', userId: shopper.id })
    return c.json(options, 200)
  })
  .post('/passkey', authorize({ who: 'shopper' }), limitWords, parse('json', usedPasskeyInput), async (c) => {
    const { db, shopper } = c.var
    const use = await usePasskey(c, c.req.valid('json'), { purpose: 'prove', userId: shopper.id })
    await db.batch([noteUse(db, use), notePasskeyProof(db, c.var.session)])
    logSecurity('proof_given', 'passkey')
    return c.body(null, 204)
  })

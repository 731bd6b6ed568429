import { proofInput } from '#shared/auth.ts'
import { usedPasskeyInput } from '#shared/passkeys.ts'
import { factory } from '../lib/app.ts'
import { limitWords, parse } from '../lib/input.ts'
import { optionsToUse } from './passkeys/ceremony.ts'
import { putChallenge } from './passkeys/challenges.ts'
import { listKnown } from './passkeys/queries.ts'
import { noteUse, usePasskey } from './passkeys/use.ts'
import { noteProof, requireProof } from './proof.ts'
import { provePassword } from './prove-password.ts'
import { requireShopper, sessionHash } from './sessions.ts'

/** She shows again that it is she who sits there; through Google that is `GET /api/auth/google?for=prove`. */
export const proofRoutes = factory
  .createApp()
  .use(requireShopper)
  .get('/', requireProof, (c) => c.body(null, 204))
  .post('/', limitWords, parse('json', proofInput), async (c) => {
    await provePassword(c, c.req.valid('json').password)
    await noteProof(c.var.db, (await sessionHash(c)) ?? '')
    return c.body(null, 204)
  })
  .post('/passkey/options', async (c) => {
    const { db, shopper } = c.var
    const options = await optionsToUse(c, await listKnown(db, shopper.id))
    await putChallenge(db, options.challenge, { purpose: 'prove', userId: shopper.id })
    return c.json(options, 200)
  })
  .post('/passkey', limitWords, parse('json', usedPasskeyInput), async (c) => {
    const { db, shopper } = c.var
    const use = await usePasskey(c, c.req.valid('json'), { purpose: 'prove', userId: shopper.id })
    await db.batch([noteUse(db, use), noteProof(db, (await sessionHash(c)) ?? '')])
    return c.body(null, 204)
  })

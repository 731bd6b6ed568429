import { base32Text } from '#shared/base32.ts'
import { codeInput } from '#shared/second-factor.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { sendMails } from '../../mail/send.ts'
import { authorize } from '../authorize.ts'
import { countAttempt, proofLimits } from '../throttle.ts'
import { beginSetUp, findSetUp, renewCodes, switchOff, switchOn } from './queries.ts'
import { openSecret } from './kept-secret.ts'
import { newTotpSecret, stepOf } from './totp.ts'

const issuer = 'Cabine'

/** The address that opens an authenticator app with the key in it; apps presume SHA-1, six digits and thirty seconds. */
const linkOf = (email: string, key: string) =>
  `otpauth://totp/${issuer}:${encodeURIComponent(email)}?secret=${key}&issuer=${issuer}`

/** Switches the second factor of her password on and off; each asks for a fresh proof, as ways to sign in do. */
export const secondFactorRoutes = factory
  .createApp()
  .post('/set-up', authorize({ who: 'shopper', proven: true }), async (c) => {
    const { shopper } = c.var
    // Other ways to sign in do not ask for it, so without a password it would guard nothing.
    if (!shopper.hasPassword) throw new ApiError('not_found')
    const secret = newTotpSecret()
    if (!(await beginSetUp(c, shopper.id, secret))) throw new ApiError('not_found')
    const key = base32Text(secret).toUpperCase()
    return c.json({ key, link: linkOf(shopper.email, key) }, 200)
  })
  .post('/', authorize({ who: 'shopper', proven: true }), limitWords, parse('json', codeInput), async (c) => {
    const { db, shopper, session } = c.var
    await countAttempt(db, proofLimits(session))
    const kept = await findSetUp(db, shopper.id)
    if (!kept) throw new ApiError('not_found')
    const { secret } = await openSecret(c.env, shopper.id, kept)
    const step = await stepOf(secret, c.req.valid('json').code, Date.now())
    if (step === null) throw new ApiError('wrong_code', { field: 'code' })
    const codes = await switchOn(c, { userId: shopper.id, session }, kept, step)
    if (!codes) throw new ApiError('not_found')
    logSecurity('credential_changed', 'second_factor_added')
    sendMails(c, shopper.id)
    return c.json({ codes }, 201)
  })
  .post('/codes', authorize({ who: 'shopper', proven: true }), async (c) => {
    const codes = await renewCodes(c, c.var.shopper.id)
    if (!codes) throw new ApiError('not_found')
    logSecurity('credential_changed', 'recovery_codes_renewed')
    return c.json({ codes }, 201)
  })
  .delete('/', authorize({ who: 'shopper', proven: true }), async (c) => {
    const { shopper } = c.var
    if (!(await switchOff(c, shopper.id))) throw new ApiError('not_found')
    logSecurity('credential_changed', 'second_factor_removed')
    sendMails(c, shopper.id)
    return c.body(null, 204)
  })

import { maxPasskeys, newPasskeyInput, passkeyNameInput } from '#shared/passkeys.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { sendMails } from '../../mail/send.ts'
import { authorize } from '../authorize.ts'
import { googleConfigured } from '../google/provider.ts'
import { optionsToAdd, verifyNew } from '../passkeys/ceremony.ts'
import { challengeIn, putChallenge, takeChallenge } from '../passkeys/challenges.ts'
import { nameOfPasskey } from '../passkeys/passkey-name.ts'
import { addPasskey, listKnown, listPasskeys, removePasskey, renamePasskey } from '../passkeys/queries.ts'
import { readFactor } from '../second-factor/queries.ts'
import { secondFactorRoutes } from '../second-factor/set-up-routes.ts'
import { disconnectGoogle, readGoogle } from '../sign-in-ways.ts'

const passkeyRoutes = factory
  .createApp()
  .post('/options', authorize({ who: 'shopper', proven: true }), async (c) => {
    const { db, shopper } = c.var
    const known = await listKnown(db, shopper.id)
    if (known.length >= maxPasskeys) throw new ApiError('too_many_passkeys')
    const options = await optionsToAdd(c, shopper, known)
    await putChallenge(db, options.challenge, { purpose: 'add', userId: shopper.id })
    return c.json(options, 200)
  })
  .post('/', authorize({ who: 'shopper' }), limitWords, parse('json', newPasskeyInput), async (c) => {
    const { db, shopper } = c.var
    const response = c.req.valid('json')
    const challenge = challengeIn(response.response.clientDataJSON)
    // The challenge was given after a recent proof, so this route need not require one again.
    const [taken] = await takeChallenge(db, challenge, { purpose: 'add', userId: shopper.id })
    if (!taken) throw new ApiError('passkey_refused')
    const { aaguid, credential, credentialBackedUp } = await verifyNew(c, response, challenge)
    const name = nameOfPasskey(aaguid, c.req.header('user-agent') ?? '')
    await addPasskey(c, c.var.session, {
      id: credential.id,
      userId: shopper.id,
      publicKey: Buffer.from(credential.publicKey),
      counter: credential.counter,
      transports: response.response.transports ?? [],
      backedUp: credentialBackedUp,
      name,
      createdAt: new Date(),
    })
    sendMails(c, shopper.id)
    logSecurity('credential_changed', 'passkey_added')
    return c.json({ id: credential.id, name }, 201)
  })
  .put('/:id', authorize({ who: 'shopper' }), limitWords, parse('json', passkeyNameInput), async (c) => {
    const { name } = c.req.valid('json')
    if (!(await renamePasskey(c.var.db, c.var.shopper.id, c.req.param('id'), name)))
      throw new ApiError('not_found')
    return c.body(null, 204)
  })
  .delete('/:id', authorize({ who: 'shopper', proven: true }), async (c) => {
    await removePasskey(c, c.var.shopper.id, c.req.param('id'))
    logSecurity('credential_changed', 'passkey_removed')
    sendMails(c, c.var.shopper.id)
    return c.body(null, 204)
  })

/** Lists, adds and removes a shopper's ways to sign in. */
export const waysRoutes = factory
  .createApp()
  .route('/passkeys', passkeyRoutes)
  .route('/second-factor', secondFactorRoutes)
  .get(
    '/ways',
    authorize({
      who: 'shopper',
      batch: ({ db, owner }) => [readGoogle(db, owner), listPasskeys(db, owner), readFactor(db, owner)],
    }),
    (c) => {
      const [[google], passkeys, [secondFactor]] = c.var.rows
      return c.json(
        {
          password: c.var.shopper.hasPassword,
          google: google ?? null,
          googleAvailable: googleConfigured(c.env),
          passkeys,
          secondFactor: secondFactor ?? null,
        },
        200,
      )
    },
  )
  .delete('/google', authorize({ who: 'shopper', proven: true }), async (c) => {
    await disconnectGoogle(c, c.var.shopper.id)
    logSecurity('credential_changed', 'google_removed')
    sendMails(c, c.var.shopper.id)
    return c.body(null, 204)
  })

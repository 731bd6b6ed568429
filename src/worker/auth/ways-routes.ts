import { mostPasskeys, newPasskeyInput, passkeyNameInput } from '#shared/passkeys.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { sendMails } from '../mail/send.ts'
import { googleConfigured } from './google/configured.ts'
import { optionsToAdd, verifyNew } from './passkeys/ceremony.ts'
import { challengeIn, putChallenge, takeChallenge } from './passkeys/challenges.ts'
import { nameOfPasskey } from './passkeys/name.ts'
import { addPasskey, listKnown, listPasskeys, removePasskey, renamePasskey } from './passkeys/queries.ts'
import { requireProof } from './proof.ts'
import { readWithShopper, requireShopper } from './sessions.ts'
import { disconnectGoogle, readGoogle } from './ways.ts'

const passkeyRoutes = factory
  .createApp()
  .use(requireShopper)
  .post('/options', requireProof, async (c) => {
    const { db, shopper } = c.var
    const known = await listKnown(db, shopper.id)
    if (known.length >= mostPasskeys) throw new ApiError('too_many_passkeys')
    const options = await optionsToAdd(c, shopper, known)
    await putChallenge(db, options.challenge, { purpose: 'add', userId: shopper.id })
    return c.json(options, 200)
  })
  .post('/', limitWords, parse('json', newPasskeyInput), async (c) => {
    const { db, shopper } = c.var
    const response = c.req.valid('json')
    const challenge = challengeIn(response.response.clientDataJSON)
    // This one was given for a fresh proof, which is not asked for twice.
    const [taken] = await takeChallenge(db, challenge, { purpose: 'add', userId: shopper.id })
    if (!taken) throw new ApiError('passkey_refused')
    const { aaguid, credential, credentialBackedUp } = await verifyNew(c, response, challenge)
    const name = nameOfPasskey(aaguid, c.req.header('user-agent') ?? '')
    await addPasskey(db, {
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
    return c.json({ id: credential.id, name }, 201)
  })
  .put('/:id', limitWords, parse('json', passkeyNameInput), async (c) => {
    const { name } = c.req.valid('json')
    if (!(await renamePasskey(c.var.db, c.var.shopper.id, c.req.param('id'), name)))
      throw new ApiError('not_found')
    return c.body(null, 204)
  })
  .delete('/:id', requireProof, async (c) => {
    await removePasskey(c.var.db, c.var.shopper.id, c.req.param('id'))
    sendMails(c, c.var.shopper.id)
    return c.body(null, 204)
  })

/** The ways into her account: seen, added, taken away. */
export const waysRoutes = factory
  .createApp()
  .route('/passkeys', passkeyRoutes)
  .get('/ways', async (c) => {
    const { shopper, rows } = await readWithShopper(c, (db, userId) => [
      readGoogle(db, userId),
      listPasskeys(db, userId),
    ])
    const [[google], passkeys] = rows
    return c.json(
      {
        password: shopper.hasPassword,
        google: google ?? null,
        googleAvailable: googleConfigured(c.env),
        passkeys,
      },
      200,
    )
  })
  .delete('/google', requireShopper, requireProof, async (c) => {
    await disconnectGoogle(c.var.db, c.var.shopper.id)
    sendMails(c, c.var.shopper.id)
    return c.body(null, 204)
  })

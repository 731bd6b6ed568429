import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { NewPasskey, UsedPasskey } from '#shared/passkeys.ts'
import type { ApiContext } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { logEvent } from '../../lib/log.ts'
import type { passkeys } from '../schema.ts'

/** The COSE numbers of Ed25519, ECDSA with P-256, and RSA, which together cover all authenticators. */
const algorithms = [-8, -7, -257]

/** How long the browser waits for the shopper to confirm with finger, face or PIN. */
const waitMs = 5 * 60 * 1000

/** The site that a passkey is bound to: the one that is called, by its own pages only (`sameOrigin`). */
const siteOf = (c: ApiContext) => {
  const { hostname, origin } = new URL(c.req.url)
  return { rpID: hostname, origin }
}

const handleOf = (userId: string) => new Uint8Array(Buffer.from(userId))

type Known = { id: string; transports: string[] }

/** A passkey is the only proof at sign-in, so it must ask for finger, face or PIN, and be found without an email. */
export async function optionsToAdd(
  c: ApiContext,
  { id, email, name }: { id: string; email: string; name: string },
  known: Known[],
) {
  const { extensions: _none, ...options } = await generateRegistrationOptions({
    rpName: 'Cabine',
    rpID: siteOf(c).rpID,
    userID: handleOf(id),
    userName: email,
    userDisplayName: name,
    timeout: waitMs,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return options
}

/** `known` lists the passkeys of one shopper; without it, the browser offers all that it has for this site. */
export async function optionsToUse(c: ApiContext, known?: Known[]) {
  const { extensions: _none, ...options } = await generateAuthenticationOptions({
    rpID: siteOf(c).rpID,
    timeout: waitMs,
    userVerification: 'required',
    ...(known && { allowCredentials: known }),
  })
  return options
}

/** The reason goes to the log only, because it could help somebody who forges answers. */
function refuse(error: unknown): never {
  logEvent('passkey_refused', { reason: error instanceof Error ? error.message.slice(0, 200) : '' })
  throw new ApiError('passkey_refused')
}

export async function verifyNew(c: ApiContext, response: NewPasskey, challenge: string) {
  const { rpID, origin } = siteOf(c)
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...response, authenticatorAttachment: response.authenticatorAttachment ?? undefined },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refuse)
  if (!verified) refuse(new Error('not verified'))
  const { aaguid, credential, credentialBackedUp } = registrationInfo
  return { aaguid, credential, credentialBackedUp }
}

export async function verifyUsed(
  c: ApiContext,
  response: UsedPasskey,
  challenge: string,
  passkey: typeof passkeys.$inferSelect,
) {
  const { rpID, origin } = siteOf(c)
  const { userHandle } = response.response
  if (userHandle && userHandle !== Buffer.from(handleOf(passkey.userId)).toString('base64url'))
    refuse(new Error('another shopper'))
  const verified = await verifyAuthenticationResponse({
    response: {
      ...response,
      authenticatorAttachment: response.authenticatorAttachment ?? undefined,
      response: { ...response.response, userHandle: userHandle ?? undefined },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch(refuse)
  return verified.verified ? verified.authenticationInfo : refuse(new Error('not verified'))
}

import { timingSafeEqual } from 'node:crypto'
import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

const google = 'https://accounts.google.com'
/** Google signs with RS256 alone. A list, so that neither `none` nor a secret made of its public key is one. */
const algorithms = ['RS256']
/** Between two honest clocks. */
const toleranceSeconds = 60
/** It comes from the provider's hand in answer to a code: an old one has been lying around. */
const oldestSeconds = 10 * 60

/** What the provider says of her does not hold. */
export class UntrustedToken extends Error {}
/** All holds, but the provider has not made sure that the address is hers. */
export class UnverifiedEmail extends Error {}

/** Google writes its own name in two ways. */
export const issuersOf = (issuer: string) => (issuer === google ? [google, 'accounts.google.com'] : [issuer])

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  azp: v.optional(v.string()),
  email: v.optional(v.string()),
  // As a word it is none: only the provider's own plain yes counts.
  email_verified: v.optional(v.unknown()),
  given_name: v.optional(v.string()),
  name: v.optional(v.string()),
})
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

const isSame = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Who the provider says that she is. */
export type Vouched = { subject: string; email: string; name: string }

const longestName = 80

/** Whom the token speaks of; throws for one that was not made by this provider, for us, just now, in answer to `nonce`. */
export async function readIdToken(
  token: string,
  {
    keys,
    issuer,
    clientId,
    nonce,
  }: { keys: JWTVerifyGetKey; issuer: string; clientId: string; nonce: string },
): Promise<Vouched> {
  const { payload } = await jwtVerify(token, keys, {
    algorithms,
    issuer: issuersOf(issuer),
    audience: clientId,
    clockTolerance: toleranceSeconds,
    maxTokenAge: oldestSeconds,
    requiredClaims: ['exp', 'iat', 'sub', 'nonce'],
  })
  const read = v.safeParse(claims, payload)
  if (!read.success) throw new UntrustedToken('a claim is missing or of a wrong kind')
  const { sub, azp, nonce: answered, email_verified: isVerified, given_name, name } = read.output
  if (!isSame(answered, nonce)) throw new UntrustedToken('nonce')
  // Made for several, it could be handed on by one of the others.
  if ([payload.aud].flat().length !== 1) throw new UntrustedToken('aud')
  if (azp !== undefined && azp !== clientId) throw new UntrustedToken('azp')
  const address = v.safeParse(email, read.output.email)
  if (isVerified !== true || !address.success) throw new UnverifiedEmail()
  const called = (given_name ?? name ?? '').trim() || address.output.replace(/@.*/s, '')
  return { subject: sub, email: address.output, name: called.slice(0, longestName).trim() }
}

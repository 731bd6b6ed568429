import { timingSafeEqual } from 'node:crypto'
import { jwtVerify, type JWTVerifyGetKey } from 'jose'
import * as v from 'valibot'

const google = 'https://accounts.google.com'
/**
 * Google signs with RS256 only. Without this list a token signed with `none`, or with the public key as a secret, could
 * pass.
 */
const algorithms = ['RS256']
/** How far Google's clock and ours may differ. */
const toleranceSeconds = 60
/** The token is fetched right after it was made, so an older one has been stored and sent again. */
const oldestSeconds = 10 * 60

/** The token fails one of the checks. */
export class UntrustedToken extends Error {}
/** The token is genuine, but Google has not verified the email address. */
export class UnverifiedEmail extends Error {}

/** Google writes its issuer name in two ways. */
export const issuersOf = (issuer: string) => (issuer === google ? [google, 'accounts.google.com'] : [issuer])

const claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  nonce: v.string(),
  azp: v.optional(v.string()),
  email: v.optional(v.string()),
  // Any value is accepted here, because only the boolean `true` counts below and the string 'true' must not.
  email_verified: v.optional(v.unknown()),
  given_name: v.optional(v.string()),
  name: v.optional(v.string()),
})
const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.email())

const isSame = (a: string, b: string) => {
  const [one, other] = [Buffer.from(a), Buffer.from(b)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Who Google says that the shopper is. */
export type GoogleUser = { subject: string; email: string; name: string }

const longestName = 80

/** Reads the token; throws unless it was made by this provider, for this site, just now, in answer to `nonce`. */
export async function readIdToken(
  token: string,
  {
    keys,
    issuer,
    clientId,
    nonce,
  }: { keys: JWTVerifyGetKey; issuer: string; clientId: string; nonce: string },
): Promise<GoogleUser> {
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
  // A token for several sites could have been passed on by one of the others.
  if ([payload.aud].flat().length !== 1) throw new UntrustedToken('aud')
  if (azp !== undefined && azp !== clientId) throw new UntrustedToken('azp')
  const address = v.safeParse(email, read.output.email)
  if (isVerified !== true || !address.success) throw new UnverifiedEmail()
  const called = (given_name ?? name ?? '').trim() || address.output.replace(/@.*/s, '')
  return { subject: sub, email: address.output, name: called.slice(0, longestName).trim() }
}

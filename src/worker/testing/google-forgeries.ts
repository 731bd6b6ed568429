/**
 * What the fake provider's answer can be made to be, for one sign-in: a test uses the authorization code to say what
 * is wrong with the token.
 */
export type Forgery = {
  /** Merged into the claims; `null` removes one. */
  claims?: Record<string, unknown>
  /** Which key signs, and how the header names it. */
  signature?:
    | 'none'
    | 'public_key_as_secret'
    | 'foreign_key'
    | 'unknown_key_id'
    | 'no_key_id'
    | 'cut_off'
    | 'changed_after'
  /** What the token endpoint does instead of answering correctly. */
  answer?: 'huge' | 'slow' | 'html' | 'error_500' | 'no_token' | 'redirect' | 'lost'
}

export const forgeries = {
  'all true': {},
  'another issuer': { claims: { iss: 'https://accounts.evil.example' } },
  'made for another site': { claims: { aud: 'another-client' } },
  'made for two sites': { claims: { aud: ['cabine-client', 'another-client'] } },
  'asked for by another site': { claims: { azp: 'another-client' } },
  'another nonce': { claims: { nonce: 'of-another-sign-in' } },
  'no nonce': { claims: { nonce: null } },
  'over since an hour': { claims: { exp: -3_600 } },
  'from tomorrow': { claims: { iat: 86_400 } },
  'from yesterday': { claims: { iat: -86_400 } },
  'no end': { claims: { exp: null } },
  'no subject': { claims: { sub: null } },
  'an empty subject': { claims: { sub: '' } },
  'a number for a subject': { claims: { sub: 7 } },
  'not signed': { signature: 'none' },
  'signed with the public key as a secret': { signature: 'public_key_as_secret' },
  'signed by somebody else': { signature: 'foreign_key' },
  'signed with a key that nobody knows': { signature: 'unknown_key_id' },
  'cut off': { signature: 'cut_off' },
  'changed after it was signed': { signature: 'changed_after' },
  'no email': { claims: { email: null } },
  'an email that is none': { claims: { email: 'ada at example' } },
  'an email that is not verified': { claims: { email_verified: false } },
  'verified as a word': { claims: { email_verified: 'true' } },
  'nothing on verification': { claims: { email_verified: null } },
  'a huge answer': { answer: 'huge' },
  'a slow answer': { answer: 'slow' },
  'a page for an answer': { answer: 'html' },
  'a fault of the provider': { answer: 'error_500' },
  'an answer without a token': { answer: 'no_token' },
  'an answer that leads elsewhere': { answer: 'redirect' },
  'no answer': { answer: 'lost' },
} as const satisfies Record<string, Forgery>
export type ForgeryName = keyof typeof forgeries

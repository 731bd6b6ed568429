import { createHmac, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import type { Forgery } from '#worker/testing/google-forgeries.ts'

type Key = { id: string; privateKey: KeyObject; publicKey: KeyObject }

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

export function makeKey(id: string): Key {
  return { id, ...generateKeyPairSync('rsa', { modulusLength: 2048 }) }
}

export const published = ({ id, publicKey }: Key) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid: id,
  use: 'sig',
  alg: 'RS256',
})

const rs256 = (key: Key, input: string) =>
  sign('sha256', Buffer.from(input), key.privateKey).toString('base64url')

/** Moments are given relative to now. */
const moments = new Set(['exp', 'iat', 'nbf'])

function withClaims(claims: Record<string, unknown>, changes: Record<string, unknown>) {
  const now = Math.floor(Date.now() / 1000)
  const changed = Object.entries(changes).map(([name, value]) => [
    name,
    moments.has(name) && typeof value === 'number' ? now + value : value,
  ])
  const all = { ...claims, ...Object.fromEntries(changed) }
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== null))
}

/** An id token as Google issues it, or as a forger would. */
export function makeToken(
  key: Key,
  claims: Record<string, unknown>,
  { claims: changes = {}, signature }: Forgery,
) {
  const payload = base64url(withClaims(claims, changes))
  const header = (fields: object) => base64url({ typ: 'JWT', ...fields })
  switch (signature) {
    case 'none':
      return `${header({ alg: 'none' })}.${payload}.`
    case 'public_key_as_secret': {
      const input = `${header({ alg: 'HS256', kid: key.id })}.${payload}`
      const secret = createPublicKey(key.publicKey.export({ format: 'pem', type: 'spki' })).export({
        format: 'pem',
        type: 'spki',
      })
      return `${input}.${createHmac('sha256', secret).update(input).digest('base64url')}`
    }
    case 'foreign_key': {
      const input = `${header({ alg: 'RS256', kid: key.id })}.${payload}`
      return `${input}.${rs256(makeKey('foreign'), input)}`
    }
    case 'unknown_key_id': {
      const foreign = makeKey('nobody-knows-me')
      const input = `${header({ alg: 'RS256', kid: foreign.id })}.${payload}`
      return `${input}.${rs256(foreign, input)}`
    }
    case 'no_key_id': {
      const input = `${header({ alg: 'RS256' })}.${payload}`
      return `${input}.${rs256(key, input)}`
    }
    case 'cut_off':
      return `${header({ alg: 'RS256', kid: key.id })}.${payload}.`
    case 'changed_after': {
      const head = header({ alg: 'RS256', kid: key.id })
      const signed = rs256(key, `${head}.${base64url(claims)}`)
      return `${head}.${base64url({ ...claims, sub: 'somebody-else' })}.${signed}`
    }
    case undefined: {
      const input = `${header({ alg: 'RS256', kid: key.id })}.${payload}`
      return `${input}.${rs256(key, input)}`
    }
  }
}

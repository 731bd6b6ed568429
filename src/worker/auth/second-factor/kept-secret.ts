import { Buffer } from 'node:buffer'
import { secretBytes } from './totp.ts'

/**
 * How the key of an authenticator app lies in the database: encrypted by AES-256-GCM under a secret of the Worker, so that a copy of
 * the database alone computes no code; as it is where the operator has set none.
 *
 * `SECOND_FACTOR_KEY` holds 32 bytes in base64, or several of them with spaces between. The first encrypts, each decrypts.
 * A row names its key and belongs to its account: in another's it does not open.
 */

/** Of what is encrypted: version, id of the key, nonce, and what AES-GCM made. */
const version = 1
const idBytes = 4
const nonceBytes = 12
const headBytes = 1 + idBytes + nonceBytes

type Key = { id: string; key: CryptoKey }
type Keys = { SECOND_FACTOR_KEY?: string }

/** Throws where the secret is set and holds no key. */
async function keysOf({ SECOND_FACTOR_KEY: set = '' }: Keys): Promise<Key[]> {
  return Promise.all(
    set
      .split(/\s+/)
      .filter(Boolean)
      .map(async (word) => {
        const bytes = Buffer.from(word, 'base64')
        if (bytes.length !== 32) throw new Error('SECOND_FACTOR_KEY: a key is 32 bytes in base64')
        const digest = await crypto.subtle.digest('SHA-256', bytes)
        return {
          id: Buffer.from(digest).subarray(0, idBytes).toString('hex'),
          key: await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
        }
      }),
  )
}

const how = (nonce: Uint8Array<ArrayBuffer>, userId: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(`cabine second factor ${userId}`),
})

async function keep(key: Key | undefined, userId: string, secret: Uint8Array<ArrayBuffer>) {
  if (!key) return Buffer.from(secret)
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const sealed = await crypto.subtle.encrypt(how(nonce, userId), key.key, secret)
  return Buffer.concat([Buffer.from([version]), Buffer.from(key.id, 'hex'), nonce, Buffer.from(sealed)])
}

/** What is stored of a secret. */
export async function keepSecret(env: Keys, userId: string, secret: Uint8Array<ArrayBuffer>) {
  const [newest] = await keysOf(env)
  return keep(newest, userId, secret)
}

/**
 * Opens what is stored. `renewed` is what to store instead; null where it is stored as it should be. Throws where none of the keys
 * has sealed it, or not for this account.
 */
export async function openSecret(env: Keys, userId: string, kept: Uint8Array) {
  const keys = await keysOf(env)
  const [newest] = keys
  if (kept.length === secretBytes) {
    const secret = new Uint8Array(kept)
    return { secret, renewed: newest ? await keep(newest, userId, secret) : null }
  }
  const named = Buffer.from(kept.subarray(1, 1 + idBytes)).toString('hex')
  const key = keys.find(({ id }) => id === named)
  if (kept[0] !== version || !key) throw new Error('SECOND_FACTOR_KEY: no key of it has sealed this secret')
  const nonce = new Uint8Array(kept.subarray(1 + idBytes, headBytes))
  const sealed = new Uint8Array(kept.subarray(headBytes))
  const secret = new Uint8Array(await crypto.subtle.decrypt(how(nonce, userId), key.key, sealed))
  return { secret, renewed: key === newest ? null : await keep(newest, userId, secret) }
}

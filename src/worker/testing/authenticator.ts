import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type { NewPasskey, UsedPasskey } from '#shared/passkeys.ts'
import { origin as ours } from './shopper.ts'

/** What a forger would change. */
type Changes = {
  origin?: string
  rpId?: string
  type?: string
  challenge?: string
  /** The user was not verified by finger or PIN. */
  isUnverified?: boolean
  counter?: number
  userHandle?: string
}

const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest()

/** Encodes as much CBOR as a passkey needs: lengths below 65,536. */
const head = (kind: number, length: number) =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.from([(kind << 5) | 25, length >> 8, length & 255])
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Uint8Array) => Buffer.concat([head(2, value.length), value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

const coseOf = (key: KeyObject) => {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

const userPresent = 0x01
const userVerified = 0x04
const attested = 0x40

/** A device with one passkey that signs whatever it is asked, honestly or with forged values. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0

  const clientDataOf = (type: string, challenge: string, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type: changes.type ?? type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? ours,
        crossOrigin: false,
      }),
    )

  function authDataOf(changes: Changes, flags: number, rest = Buffer.alloc(0)) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(changes.counter ?? (counter += 1))
    const set = userPresent | (changes.isUnverified ? 0 : userVerified) | flags
    return Buffer.concat([sha256(changes.rpId ?? new URL(ours).hostname), Buffer.from([set]), count, rest])
  }

  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const }

  return {
    id: credential.id,
    make({ challenge }: { challenge: string }, changes: Changes = {}): NewPasskey {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(authDataOf(changes, attested, data))],
      ])
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientDataOf('webauthn.create', challenge, changes)),
          attestationObject: base64url(attestation),
          transports: ['internal'],
        },
      }
    },
    use({ challenge }: { challenge: string }, changes: Changes = {}): UsedPasskey {
      const clientData = clientDataOf('webauthn.get', challenge, changes)
      const authData = authDataOf(changes, 0)
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
          ...(changes.userHandle && { userHandle: base64url(changes.userHandle) }),
        },
      }
    },
  }
}
export type Authenticator = ReturnType<typeof createAuthenticator>

import { env } from 'cloudflare:test'
import type { NewPasskey, UsedPasskey } from '#shared/passkeys.ts'
import { passkeys } from '../auth/schema.ts'
import { openDb } from '../lib/db.ts'
import { createAuthenticator } from './authenticator.ts'

/** Gives her a passkey whose device does not exist; returns its id. */
export async function givePasskey(userId: string) {
  const id = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64url')
  await openDb(env.DB)
    .insert(passkeys)
    .values({
      id,
      userId,
      publicKey: Buffer.from([1, 2, 3]),
      counter: 0,
      transports: [],
      backedUp: false,
      name: 'Windows Hello',
      createdAt: new Date(),
    })
  return id
}

/** Marks all sessions as just proven. */
export const proveAll = () => env.DB.prepare('update sessions set proven_at = ?').bind(Date.now()).run()
/** Marks all sessions as proven long ago. */
export const forgetProofs = () => env.DB.prepare('update sessions set proven_at = 1').run()

const guessed = { challenge: 'Z3Vlc3NlZA' }
export const forgedNew: NewPasskey = createAuthenticator().make(guessed)
export const forgedUse = (id: string): UsedPasskey => ({
  ...createAuthenticator().use(guessed),
  id,
  rawId: id,
})

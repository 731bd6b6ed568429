import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { hashTurn } from '../../../auth/hash-turns.ts'

type Done = (error: Error | null, key: Buffer) => void

/** A password's hash at its full cost takes longer than a history, and Node makes it outside of the loop's turns. */
export function hashCheaply() {
  const digest = (password: string, salt: Uint8Array, length: number) =>
    crypto.createHash('sha512').update(password).update(salt).digest().subarray(0, length)
  Object.assign(crypto, {
    scrypt: (password: string, salt: Uint8Array, length: number, _cost: object, done: Done) =>
      done(null, digest(password, salt, length)),
  })
  syncBuiltinESMExports()
  // The clock of a history jumps, and there is nothing to wait for.
  hashTurn.ms = -Infinity
}

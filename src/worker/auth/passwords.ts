import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** About 130 ms of one core: costly for an attacker who guesses, and bearable for a shopper who signs in. */
export const passwordCost = { N: 16_384, r: 8, p: 5 }
const keyBytes = 32

function derive(password: string, salt: Uint8Array, cost = passwordCost) {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  // Unicode can spell one visible text in several ways, and keyboards differ in the one that they send.
  scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** Returns `scrypt$salt$key`, with salt and key in base64. */
export async function hashPassword(password: string, cost = passwordCost) {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', toBase64(salt), toBase64(key)].join('$')
}

/** Takes as long without a stored hash as with one, so that the time does not tell whether an account exists. */
export async function verifyPassword(password: string, stored: string | null | undefined) {
  const [, salt, key] = (stored ?? '').split('$')
  const derived = await derive(password, Buffer.from(salt ?? '', 'base64'))
  const expected = Buffer.from(key ?? '', 'base64')
  return expected.length === derived.length && timingSafeEqual(derived, expected)
}

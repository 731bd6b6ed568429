import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { takeHashTurn } from './hash-turns.ts'

/** About 130 ms of one core: costly for an attacker who guesses, and bearable for a shopper who signs in. */
export const passwordCost = { N: 16_384, r: 8, p: 5 }
type Cost = typeof passwordCost
const keyBytes = 32

async function derive(password: string, salt: Uint8Array, cost = passwordCost) {
  await takeHashTurn()
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
  // Unicode can spell one visible text in several ways, and keyboards differ in the one that they send.
  scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) =>
    error ? reject(error) : resolve(key),
  )
  return promise
}

const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** What a hash begins with: by what, and at which cost, it was made. The first ones named no cost; it was today's. */
const schemeOf = ({ N, r, p }: Cost) => `scrypt:${N}:${r}:${p}`
const unnamedCost = 'scrypt'

/** The cost that a scheme names; null for one that is none of ours. */
function costOf(scheme: string): Cost | null {
  if (scheme === unnamedCost) return passwordCost
  const named = /^scrypt:(\d+):(\d+):(\d+)$/.exec(scheme)?.slice(1).map(Number)
  const [N, r, p] = named ?? []
  return N && r && p ? { N, r, p } : null
}

const encode = (scheme: string, salt: string, key: Uint8Array) => [scheme, salt, toBase64(key)].join('$')

/** Returns `scrypt:N:r:p$salt$key`, with salt and key in base64. */
export async function hashPassword(password: string, cost = passwordCost) {
  const salt = randomBytes(16)
  return encode(schemeOf(cost), toBase64(salt), await derive(password, salt, cost))
}

function isSame(stored: string, computed: string) {
  const [one, other] = [Buffer.from(stored), Buffer.from(computed)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Accounts with one address that were made by sign-ups have one salt; others come only with a later change. */
const maxSalts = 3

/**
 * Finds the account that the password opens among the stored hashes of those with one address; -1 where it opens none.
 * `hash` is what a further account with that address would store: under the salt of the first, so that however many there
 * are, and with none, the password is hashed once, and the time tells nothing.
 */
export async function matchPassword(password: string, stored: (string | null | undefined)[]) {
  const fresh = { scheme: schemeOf(passwordCost), salt: toBase64(randomBytes(16)), cost: passwordCost }
  const ways = new Map<string, typeof fresh>()
  for (const hash of stored) {
    const [scheme = '', salt = ''] = hash?.split('$') ?? []
    const cost = costOf(scheme)
    if (cost) ways.set(`${scheme}$${salt}`, { scheme, salt, cost })
  }
  const hashes: string[] = []
  for (const { scheme, salt, cost } of ways.size > 0 ? [...ways.values()].slice(0, maxSalts) : [fresh])
    hashes.push(encode(scheme, salt, await derive(password, Buffer.from(salt, 'base64'), cost)))
  const matches = stored.findIndex((hash) => hash && hashes.some((computed) => isSame(hash, computed)))
  return { matches, hash: hashes[0] ?? '' }
}

/** Takes as long without a stored hash as with one, so that the time does not tell whether there is one. */
export const verifyPassword = async (password: string, stored: string | null | undefined) =>
  (await matchPassword(password, [stored])).matches === 0

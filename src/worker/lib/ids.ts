import { base32Text } from '#shared/base32.ts'

export { base32Text }

/** The database that holds the account. There is one; ids name it, so that there can be others one day. */
const database = '0'

/** `byteCount` random bytes as base32. */
export const randomText = (byteCount: number) => base32Text(crypto.getRandomValues(new Uint8Array(byteCount)))

/** An id of 128 random bits behind the number of its database, such as `0-k5f…`. */
export const newId = () => `${database}-${randomText(16)}`

/** The same as `newId`, as a SQL expression for statements that write many rows. */
export const newIdInSql = `'${database}-' || lower(hex(randomblob(16)))`

/** Derives an id from a name, always the same one, so that a repeated call means the same thing. */
export async function idOf(name: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name))
  return `${database}-${base32Text(new Uint8Array(digest, 0, 16))}`
}

/** A secret of 256 random bits behind the number of its database. */
export const newSecret = () => `${database}-${randomText(32)}`

export async function sha256Hex(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Which database a shopper's rows live in. Ids carry it from the first day, so that a second one can be added. */
const SHARD = '0'

const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Lower-case base32, 5 bits a character: safe in paths and addresses. */
export function base32Text(bytes: Uint8Array) {
  let bits = 0
  let buffer = 0
  let text = ''
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += base32[(buffer >> bits) & 31]
    }
  }
  return bits > 0 ? text + base32[(buffer << (5 - bits)) & 31] : text
}

/** `byteCount` random bytes as base32. */
export const randomText = (byteCount: number) => base32Text(crypto.getRandomValues(new Uint8Array(byteCount)))

/** An id of 128 random bits behind its shard number, such as `0-k5f…`. */
export const newId = () => `${SHARD}-${randomText(16)}`

/** A secret of 256 random bits behind its shard number. */
export const newSecret = () => `${SHARD}-${randomText(32)}`

export async function sha256Hex(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

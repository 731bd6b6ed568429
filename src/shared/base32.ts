const base32 = 'abcdefghijklmnopqrstuvwxyz234567'

/** Encodes in lower-case base32, 5 bits a character, which is safe in paths and addresses. */
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

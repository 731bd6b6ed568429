import { codeAt, stepAt } from '../auth/second-factor/totp.ts'

/** Decodes what authenticator apps are given (RFC 4648). */
function bytesOf(key: string) {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  const bits = Array.from(key.toLowerCase(), (letter) =>
    letters.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** An authenticator app with this key: its code now, or so many steps from now. */
export const appWith =
  (key: string) =>
  (distance = 0) =>
    codeAt(bytesOf(key), stepAt(Date.now()) + distance)

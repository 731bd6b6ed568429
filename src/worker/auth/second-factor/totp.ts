import { timingSafeEqual } from 'node:crypto'

/**
 * One-time passwords by time (RFC 6238) as every authenticator app makes them: HMAC-SHA-1, six digits, a new one every
 * thirty seconds.
 */
const stepMs = 30_000
const digits = 6

/** What RFC 4226 (4, R6) recommends. */
export const secretBytes = 20

export const newTotpSecret = () => crypto.getRandomValues(new Uint8Array(secretBytes))

export const stepAt = (ms: number) => Math.floor(ms / stepMs)

/** The code of one step (RFC 4226, 5.3). */
export async function codeAt(secret: Uint8Array<ArrayBuffer>, step: number) {
  const how = { name: 'HMAC', hash: 'SHA-1' }
  const key = await crypto.subtle.importKey('raw', secret, how, false, ['sign'])
  const counter = new DataView(new ArrayBuffer(8))
  counter.setBigUint64(0, BigInt(step))
  const mac = new DataView(await crypto.subtle.sign('HMAC', key, counter))
  const offset = mac.getUint8(mac.byteLength - 1) & 15
  const number = mac.getUint32(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** A step to either side, for clocks that differ and for the time that typing takes (RFC 6238, 5.2). */
const steps = [0, -1, 1]

/** The step whose code this is at that moment; null where it is none's. */
export async function stepOf(secret: Uint8Array<ArrayBuffer>, code: string, ms: number) {
  const typed = Buffer.from(code)
  for (const distance of steps) {
    const step = stepAt(ms) + distance
    const right = Buffer.from(await codeAt(secret, step))
    if (typed.length === right.length && timingSafeEqual(typed, right)) return step
  }
  return null
}

import { readUpTo } from '../../lib/read-up-to.ts'
import { within } from '../../lib/time-limit.ts'
import { maximumBytes, sniffType } from '../../pictures/open-picture.ts'
import type { Pixels } from './cloud-provider.ts'

/** A base64 picture of the largest size, and room for the rest of the answer. */
const maxAnswerBytes = (maximumBytes * 4) / 3 + 10_000

/** How much is left, whenever it is asked, of a time that begins now. */
export function leftOf(timeoutMs: number) {
  const endsAt = Date.now() + timeoutMs
  return () => Math.max(1, endsAt - Date.now())
}

export type Answered = { status: number; headers: Headers; retryAfterMs: number | null; answer: unknown }

/** Sends one request and reads its JSON; `answer` is null where it is none. Rejects where no whole answer came. */
export const call = (url: URL | string, timeoutMs: number, init: RequestInit): Promise<Answered> =>
  within(timeoutMs, async (signal) => readAnswer(await fetch(url, { ...init, signal, redirect: 'manual' })))

export async function readAnswer(response: Response): Promise<Answered> {
  const text = new TextDecoder().decode(await readUpTo(response, maxAnswerBytes))
  return {
    status: response.status,
    headers: response.headers,
    retryAfterMs: pauseIn(response.headers.get('retry-after')),
    answer: parseJson(text),
  }
}

/** More than half a minute is no pause for somebody who waits. */
const longestPauseMs = 30_000

function pauseIn(retryAfter: string | null) {
  const seconds = retryAfter === null ? NaN : Number(retryAfter)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, seconds * 1000), longestPauseMs) : null
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The picture in bytes that somebody else made; null where they are none, or of a kind that we do not keep. */
export function openMade(bytes: Uint8Array<ArrayBuffer>): Pixels | null {
  const type = sniffType(bytes)
  return type === 'image/jpeg' || type === 'image/png' ? { bytes, type } : null
}

export const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')
export const toDataUri = ({ bytes, type }: Pixels) => `data:${type};base64,${toBase64(bytes)}`
export const fromBase64 = (text: string) => new Uint8Array(Buffer.from(text, 'base64'))

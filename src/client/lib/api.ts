import type { hc, parseResponse } from 'hono/client'
import type { Api } from '#worker/index.ts'
import { ApiFailure, saysSignedOut, type FailureCode, type FailureDetails } from './api-failure.ts'
import { takeFirstCall } from './first-calls.ts'

/** Every call of the server by its path, typed by the server's routes: `api.auth.signin.$post({ json })`. */
export const api = caller(['', 'api'], 30_000) as ReturnType<typeof hc<Api>>['api']

type Input = { param?: Record<string, string>; query?: Record<string, string>; json?: unknown }

/**
 * What Hono's `hc` does for JSON, without cookies, forms and sockets, which would cost 2 kB on every page.
 *
 * @param longestPauseMs after which what is written has failed if nothing has moved; null where the server may take its time
 */
export function caller(path: string[], longestPauseMs: number | null): unknown {
  return new Proxy(() => {}, {
    get: (_, key) =>
      typeof key === 'string' && key !== 'then' ? caller([...path, key], longestPauseMs) : undefined,
    apply: (_, __, [input, options]: [Input?, { init?: RequestInit }?]) =>
      send(path, input, options?.init, longestPauseMs),
  })
}

function send(
  path: string[],
  { param, query, json }: Input = {},
  init?: RequestInit,
  longestPauseMs: number | null = null,
) {
  const method = path.at(-1)?.slice(1).toUpperCase()
  const steps = path
    .slice(0, -1)
    .map((step) => (step.startsWith(':') ? encodeURIComponent(param?.[step.slice(1)] ?? '') : step))
  const address = steps.join('/') + (query ? `?${new URLSearchParams(query)}` : '')
  const asked = takeFirstCall(method, address)
  if (asked) return asked
  const asking: RequestInit = {
    method,
    credentials: 'include',
    ...(json !== undefined && {
      body: JSON.stringify(json),
      headers: { 'Content-Type': 'application/json' },
    }),
    ...init,
  }
  if (method === 'GET')
    return patiently(() => fetch(address, { signal: AbortSignal.timeout(longestRead), ...asking }))
  return patiently(() => write(address, asking, longestPauseMs))
}

/** Longer nobody waits for something to be shown, ms: it has failed, and can be asked for again. */
const longestRead = 10_000

/** What is larger may be on its way for minutes, and is followed instead of timed. */
const isLarge = (body: RequestInit['body']) =>
  (typeof body === 'string' ? body.length : body instanceof Blob ? body.size : 0) > 65_536

/** Sends something. It has failed once nothing has moved for as long as `longestPauseMs`. */
export async function write(address: string, asking: RequestInit, longestPauseMs: number | null) {
  if (longestPauseMs === null) return await fetch(address, asking)
  if (isLarge(asking.body)) return await (await import('./upload.ts')).upload(address, asking, longestPauseMs)
  const limit = AbortSignal.timeout(longestPauseMs)
  const signal = asking.signal ? AbortSignal.any([asking.signal, limit]) : limit
  return await fetch(address, { ...asking, signal })
}

/** How often a call is sent again that a busy server has put off. */
const maxRetries = 2

/** Sends a call again when the server says when: a 503 with Retry-After means that nothing has happened. */
async function patiently(sendOnce: () => Promise<Response>) {
  for (let retries = 0; ; retries++) {
    const answer = await sendOnce()
    const seconds = Number(answer.headers.get('Retry-After'))
    if (answer.status !== 503 || !(seconds > 0 && seconds < 10) || retries === maxRetries) return answer
    // Not all at the same moment again.
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random())))
  }
}

type AnyClientResponse = Parameters<typeof parseResponse>[0] extends infer T ? Awaited<T> : never
type Parsed<T extends AnyClientResponse> = Awaited<ReturnType<typeof parseResponse<T>>>

/** The form of our error codes. The list itself contains every message, which would cost 1 kB on every page. */
const isCode = (code: unknown): code is FailureCode => typeof code === 'string' && /^[a-z_]+$/.test(code)

export async function failureOf(response: Response | AnyClientResponse) {
  const text = (await response.text().catch(() => '')) || response.statusText
  const body = parseJson(text)
  const details: FailureDetails = typeof body === 'object' && body !== null ? { ...body } : {}
  const code = isCode(details.error) ? details.error : 'server_error'
  return new ApiFailure(response.status, text, code, details)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * The body of a successful answer; throws an `ApiFailure` for any other, and for none. The server answers JSON
 * or nothing: any other page at its address, such as a hotel network's, is not its answer.
 */
export async function request<T extends AnyClientResponse>(call: Promise<T>): Promise<Parsed<T>> {
  const response = await call.catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError'
      ? error
      : new ApiFailure(0, String(error), 'connection_lost')
  })
  if (!response.ok) throw await failureOf(response)
  if (response.status === 204) return '' as Parsed<T>
  if (!response.headers.get('content-type')?.includes('application/json')) throw await failureOf(response)
  return (await response.json()) as Parsed<T>
}

/** The same, but null when nobody is signed in. */
export async function requestOrNull<T extends AnyClientResponse>(call: Promise<T>) {
  try {
    return await request(call)
  } catch (error) {
    if (saysSignedOut(error)) return null
    throw error
  }
}

import type { hc, parseResponse } from 'hono/client'
import type { Api } from '#worker/index.ts'
import { ApiFailure, saysSignedOut, type FailureCode, type FailureDetails } from './api-failure.ts'
import { takeFirstCall } from './first-calls.ts'

/** Every call of the server by its path, typed by its routes: `api.auth.signin.$post({ json })`. */
export const api = caller(['', 'api']) as ReturnType<typeof hc<Api>>['api']

type Input = { param?: Record<string, string>; query?: Record<string, string>; json?: unknown }

/** What Hono's `hc` does for JSON, without its cookies, forms and sockets: they are 2 kB, and on every page. */
function caller(path: string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, key) => (typeof key === 'string' && key !== 'then' ? caller([...path, key]) : undefined),
    apply: (_, __, [input, options]: [Input?, { init?: RequestInit }?]) => send(path, input, options?.init),
  })
}

function send(path: string[], { param, query, json }: Input = {}, init?: RequestInit) {
  const method = path.at(-1)?.slice(1).toUpperCase()
  const steps = path
    .slice(0, -1)
    .map((step) => (step.startsWith(':') ? encodeURIComponent(param?.[step.slice(1)] ?? '') : step))
  const address = steps.join('/') + (query ? `?${new URLSearchParams(query)}` : '')
  const asked = takeFirstCall(method, address)
  if (asked) return asked
  return fetch(address, {
    method,
    credentials: 'include',
    ...(json !== undefined && {
      body: JSON.stringify(json),
      headers: { 'Content-Type': 'application/json' },
    }),
    ...init,
  })
}

type AnyClientResponse = Parameters<typeof parseResponse>[0] extends infer T ? Awaited<T> : never
type Parsed<T extends AnyClientResponse> = Awaited<ReturnType<typeof parseResponse<T>>>

/** The form of our codes. The list of them carries every sentence for readers of raw answers: 1 kB on each page. */
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
 * The body of an answer that succeeded; throws an `ApiFailure` for any other, and for none. The server answers in
 * JSON or not at all: any other page under its address, as a hotel's network puts there, is none of it.
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

/** The same, but nobody being signed in is an answer: null. */
export async function requestOrNull<T extends AnyClientResponse>(call: Promise<T>) {
  try {
    return await request(call)
  } catch (error) {
    if (saysSignedOut(error)) return null
    throw error
  }
}

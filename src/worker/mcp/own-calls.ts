import { hc } from 'hono/client'
import * as v from 'valibot'
import { apiErrors, type ApiErrorCode } from '#shared/errors.ts'
import { api, type Api } from '../api.ts'
import { sessionCookie } from '../auth/sessions.ts'

type Caller = { origin: string; session: string; env: Env; context: ExecutionContext }

/** The product's own calls, made within the Worker with the session that she gave her assistant: it may what she may, and no more. */
export function ownCalls({ origin, session, env, context }: Caller) {
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    request.headers.set('cookie', sessionCookie(origin, session))
    request.headers.set('origin', origin)
    return api.fetch(request, env, context)
  }
  const { api: calls } = hc<Api>(origin, { fetch: send })
  return { api: calls, fetch: (path: string) => send(origin + path) }
}

export type OwnCalls = ReturnType<typeof ownCalls>

/** A call that was refused: its code, and as its message what a shopper would read. */
class Refused extends Error {
  readonly code: ApiErrorCode

  constructor(code: ApiErrorCode) {
    super(apiErrors[code].message)
    this.code = code
  }
}

const refusal = v.object({ error: v.picklist(Object.keys(apiErrors) as ApiErrorCode[]) })

/** What a call answered. Throws Refused. */
export async function answered<Body>(call: Promise<{ ok: boolean; json: () => Promise<Body> }>) {
  const response = await call
  const body = await response.json()
  if (response.ok) return body
  const read = v.safeParse(refusal, body)
  throw new Refused(read.success ? read.output.error : 'server_error')
}

/** What a call found; nothing where it says that nothing suits. */
export const orNothing = <Found>(found: Promise<Found[]>) =>
  found.catch((error: unknown): Found[] => {
    if (error instanceof Refused && error.code === 'nothing_suitable') return []
    throw error
  })

import { hc } from 'hono/client'
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

/** What a call answered; it throws what the product says where it refused. */
export async function answered<Body>(call: Promise<{ ok: boolean; json: () => Promise<Body> }>) {
  const response = await call
  const body = await response.json()
  if (response.ok) return body
  const said = (body as { error?: unknown }).error
  throw new Error(typeof said === 'string' ? said : 'Cabine could not answer this. Please try again.')
}

import { SELF } from 'cloudflare:test'
import { hc } from 'hono/client'
import type { Api } from '../index.ts'
import { holdToDocument } from './described.ts'
import { origin } from './shopper.ts'

type WorkerTarget = { fetch: (request: Request) => Promise<Response> }

/**
 * A browser with all its cookies that does not follow redirects by itself. `worker` is the Worker that it requests.
 */
export function openBrowser(worker: WorkerTarget = SELF) {
  const cookies = new Map<string, string>()
  const send = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', origin)
    headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(new URL(input instanceof Request ? input.url : input, origin), {
      ...init,
      headers,
      redirect: 'manual',
    })
    const response = await worker.fetch(request)
    await holdToDocument(request, response)
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/max-age=0\b/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const { api } = hc<Api>(origin, { fetch: send })
  return { api, cookies, fetch: (path: string, init?: RequestInit) => send(path, init) }
}
export type Browser = ReturnType<typeof openBrowser>

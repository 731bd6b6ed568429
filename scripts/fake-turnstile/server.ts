/*
 * Turnstile's siteverify, on this machine alone. A token says by itself what it is good for:
 * `person:ACTION:HOSTNAME:anything`. Each counts once, and every other is one that a program made up.
 *
 *   POST /turnstile/v0/siteverify   secret, response
 */
import { answer, listen, readBody } from '../fake-photographers/http.ts'

export const fakeSecret = 'turnstile-test-secret'

export async function startFakeTurnstile({ port = 0 }: { port?: number } = {}) {
  const taken = new Set<string>()

  function verify(form: URLSearchParams) {
    const refuse = (code: string) => ({ success: false, 'error-codes': [code] })
    const token = form.get('response') ?? ''
    if (form.get('secret') !== fakeSecret) return refuse('invalid-input-secret')
    if (!token) return refuse('missing-input-response')
    const [kind, action, hostname] = token.split(':')
    if (kind !== 'person') return refuse('invalid-input-response')
    if (taken.has(token)) return refuse('timeout-or-duplicate')
    taken.add(token)
    const made = { challenge_ts: new Date().toISOString(), hostname, action, cdata: '' }
    return { success: true, 'error-codes': [], ...made }
  }

  return listen(
    port,
    async (request, response) => {
      const isVerify = request.method === 'POST' && request.url === '/turnstile/v0/siteverify'
      if (!isVerify) return answer(response, 404, {})
      return answer(response, 200, verify(new URLSearchParams((await readBody(request)).toString())))
    },
    (response, fault) => answer(response, 500, { fault }),
  )
}

import { SELF } from 'cloudflare:test'
import { hc } from 'hono/client'
import type { Api } from '../index.ts'
import { holdToDocument } from './described.ts'

export const origin = 'https://cabine.test'

/** A browser's tab: it keeps its cookie and sends our own origin. */
export function openTab() {
  let cookie = ''
  const send = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const headers = new Headers(init.headers)
    if (!headers.has('origin')) headers.set('origin', origin)
    if (cookie) headers.set('cookie', cookie)
    const request = new Request(input, { ...init, headers })
    const response = await SELF.fetch(request)
    await holdToDocument(request, response)
    const [set] = response.headers.getSetCookie()
    if (set) cookie = set.replace(/;.*/s, '')
    return response
  }
  const { api } = hc<Api>(origin, { fetch: send })
  return { api, fetch: (path: string, init?: RequestInit) => send(`${origin}${path}`, init) }
}

let count = 0

/** A signed-up shopper in a tab of her own, with the free credits of a new account. */
export async function createShopper(overrides: { name?: string; email?: string; password?: string } = {}) {
  const password = overrides.password ?? 'velvet-42-stairs'
  const email = overrides.email ?? `shopper-${++count}-${crypto.randomUUID()}@example.com`
  const name = overrides.name ?? 'Ada'
  const tab = openTab()
  const response = await tab.api.auth.signup.$post({
    json: { name, email, password, confirmPassword: password, minimumAge: true },
  })
  if (!response.ok) throw new Error(`sign-up failed: ${await response.text()}`)
  const { user } = await response.json()
  return { ...tab, id: user.id, email, password }
}

/** An adult shopper who keeps her photos in her account. */
export async function createAdult() {
  const shopper = await createShopper()
  await shopper.api['photo-settings'].$put({ json: { storage: 'account', adult: true } })
  return shopper
}

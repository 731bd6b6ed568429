import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'

const waits = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
const siteWith = (email: string) => ({
  fetch: async (request: Request) => api.fetch(request, { ...env, SUPPORT_EMAIL: email }, waits),
})

test.each([
  ['help@cabine.example', 'help@cabine.example'],
  ['  help@cabine.example ', 'help@cabine.example'],
  ['', null],
  ['call us', null],
])('where the operator has written %j, shoppers write to %j', async (set, told) => {
  const site = siteWith(set)
  const visitor = await site.fetch(new Request(`${origin}/api/operator`))
  expect(await visitor.json()).toMatchObject({ supportEmail: told })
  const shopper = await createSignedIn({}, site)
  expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({ support_email: told })
})

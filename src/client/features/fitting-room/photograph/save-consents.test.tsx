import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { freeState, signedInAs } from '#client/features/billing/testing.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { useToasts } from '#client/ui/toasts/toast-store.ts'
import { consentAction } from '#shared/photographers.ts'
import { saveConsents } from './save-consents.ts'

beforeAll(() => loadMessages('common', 'errors', 'photograph'))
beforeEach(() => useToasts.setState({ toasts: [] }))
afterEach(() => {
  delete window.turnstile
})

const scripts = () => [...document.querySelectorAll('script[src*="challenges.cloudflare.com"]')]

/** A site with Turnstile's keys, or without; and Turnstile's own script, which is there already. */
async function come(siteKey: string | null, consents: object, end: 'person' | 'fails' = 'person') {
  const rendered: { sitekey: string; action: string }[] = []
  window.turnstile = {
    render(_, options) {
      rendered.push({ sitekey: options.sitekey, action: options.action })
      if (end === 'person') options.callback('a-token')
      else options['error-callback']()
      return 'widget'
    },
  }
  const state = {
    ...freeState,
    photographers: ['workers_ai', 'google'],
    photograph_consents: consents,
    turnstile_site_key: siteKey,
  }
  const robot = () => Response.json({ error: 'robot_suspected' }, { status: 403 })
  const { asked } = await signedInAs(state, {
    '/api/photograph-consents': end === 'person' ? () => Response.json({ success: true }) : robot,
  })
  return {
    rendered,
    sent: () => asked.filter(({ path }) => path.endsWith('consents')).map(({ body }) => body),
  }
}

test('her first yes takes the word of Turnstile along', async () => {
  const { rendered, sent } = await come('key', { google: false })
  expect(await saveConsents({ workers_ai: true })).toBe(true)
  expect(rendered).toEqual([{ sitekey: 'key', action: consentAction }])
  expect(sent()).toEqual([{ workers_ai: true, turnstile: 'a-token' }])
})

test.each([
  ['a no', 'key', {}, { google: false }],
  ['a second yes', 'key', { google: true }, { workers_ai: true }],
  ['a yes on a site without keys', null, {}, { google: true }],
])('%s asks Turnstile nothing', async (_, siteKey, consents, said) => {
  const { rendered, sent } = await come(siteKey, consents)
  expect(await saveConsents(said)).toBe(true)
  expect(rendered).toEqual([])
  expect(sent()).toEqual([said])
  expect(scripts()).toEqual([])
})

test('whom Turnstile takes for a program is told so, and nothing is left on the page', async () => {
  await come('key', {}, 'fails')
  const before = document.body.childElementCount
  expect(await saveConsents({ google: true })).toBe(false)
  expect(useToasts.getState().toasts.map(({ description }) => description)).toEqual([
    'We couldn’t confirm that you’re a person. Please try again.',
  ])
  expect(document.body.childElementCount).toBe(before)
})

import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentAction } from '#shared/photographers.ts'
import { agreedTo, createSignedIn } from '../testing/signed-in.ts'
import { origin } from '../testing/shopper.ts'

const hostname = new URL(origin).hostname
const tokenFor = (action: string, host: string) => `person:${action}:${host}:${crypto.randomUUID()}`
const goodToken = () => tokenFor(consentAction, hostname)

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())

afterEach(() => {
  vi.restoreAllMocks()
  env.TURNSTILE_SITE_KEY = ''
  env.TURNSTILE_SECRET_KEY = undefined
})

function setUp() {
  env.TURNSTILE_SITE_KEY = 'site-key'
  env.TURNSTILE_SECRET_KEY = 'turnstile-test-secret'
}

async function come(photographConsents = {}) {
  const { api } = await createSignedIn({ photographConsents })
  return {
    say: async (json: { fashn?: boolean; google?: boolean; turnstile?: string }) =>
      (await api['photograph-consents'].$put({ json })).status,
    state: async () => (await api['app-state'].$get()).json(),
  }
}

describe('with both keys', () => {
  beforeEach(setUp)

  test('her first yes needs the word of Turnstile, which her app state names', async () => {
    const { say, state } = await come()
    expect(await state()).toMatchObject({ turnstile_site_key: 'site-key' })
    expect(await say({ fashn: true })).toBe(403)
    expect(await state()).toMatchObject({ photograph_consents: {} })
    expect(await say({ fashn: true, turnstile: goodToken() })).toBe(200)
    expect(await state()).toMatchObject({ photograph_consents: { fashn: true } })
  })

  test.each([
    ['made up', () => 'nobody'],
    ['of another action', () => tokenFor('sign-up', hostname)],
    ['of another site', () => tokenFor(consentAction, 'another.example')],
  ])('a token %s is refused', async (_, token) => {
    const { say } = await come()
    expect(await say({ fashn: true, turnstile: token() })).toBe(403)
  })

  test('a token counts once', async () => {
    const turnstile = goodToken()
    expect(await (await come()).say({ fashn: true, turnstile })).toBe(200)
    expect(await (await come()).say({ fashn: true, turnstile })).toBe(403)
  })

  test('a second yes and every no need none', async () => {
    const { say } = await come(agreedTo('fashn'))
    expect(await say({ google: true })).toBe(200)
    expect(await say({ google: false, fashn: false })).toBe(200)
    expect(await (await come()).say({ fashn: false })).toBe(200)
  })

  test('where Turnstile does not know the secret, nobody is a person', async () => {
    env.TURNSTILE_SECRET_KEY = 'another'
    expect(await (await come()).say({ fashn: true, turnstile: goodToken() })).toBe(403)
  })
})

test('with one key alone nothing is asked', async () => {
  env.TURNSTILE_SITE_KEY = 'site-key'
  const { say, state } = await come()
  expect(await state()).toMatchObject({ turnstile_site_key: null })
  expect(await say({ fashn: true })).toBe(200)
})

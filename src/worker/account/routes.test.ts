import { describe, expect, test } from 'vitest'
import { adultStatement } from '#shared/consents.ts'
import { proveAll } from '../testing/passkeys.ts'
import { smallJpegBytes } from '../testing/pictures.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'

describe('GET /api/app-state (spec 1.3.5, 1.7.8)', () => {
  test('tells a shopper her plan, credits and what she chose', async () => {
    const shopper = await createShopper()
    await shopper.api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({
      plan: 'free',
      credits_remaining: 5,
      photo_storage: 'device',
      adult_confirmed: true,
    })
  })

  test('tells a visitor only that she is not signed in', async () => {
    const response = await openTab().api['app-state'].$get()
    expect(response.status).toBe(200)
    expect(await response.json()).toBeNull()
  })

  test('tells whoever comes with a session that is over that she is not signed in', async () => {
    const response = await openTab().fetch('/api/app-state', { headers: { cookie: '__Host-session=over' } })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: 'not_authenticated', message: 'Not authenticated' })
  })

  test('the word that she is 18 is asked once: a later change of storage does not take it back', async () => {
    const shopper = await createShopper()
    await shopper.api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
    await shopper.api['photo-settings'].$put({ json: { storage: 'account' } })
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({
      photo_storage: 'account',
      adult_confirmed: true,
    })
  })
})

describe('what she says of who is in her photos', () => {
  const stateOf = async ({ api }: Awaited<ReturnType<typeof createSignedIn>>) =>
    await (await api['app-state'].$get()).json()

  test('is noted with its day and its sentence, and told in her export', async () => {
    const shopper = await createSignedIn({ adultConfirmedAt: null, adultStatement: null })
    await shopper.api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
    await proveAll()
    const { settings } = await (await shopper.api.account.export.$get()).json()
    expect(settings).toMatchObject({ adultStatement, adultConfirmedAt: expect.any(String) as string })
  })

  test('counts for the sentence that she said yes to: after another one she is asked anew', async () => {
    const long = new Date(1_000)
    const shopper = await createSignedIn({
      adultConfirmedAt: long,
      adultStatement: null,
      photoStorage: 'account',
    })
    expect(await stateOf(shopper)).toMatchObject({ adult_confirmed: false })
    const upload = async () =>
      await shopper.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })
    expect(await (await upload()).json()).toMatchObject({ error: 'age_required' })
    await shopper.api['photo-settings'].$put({ json: { storage: 'account' } })
    expect(await stateOf(shopper)).toMatchObject({ adult_confirmed: false })
    await shopper.api['photo-settings'].$put({ json: { storage: 'account', adult: true } })
    expect(await stateOf(shopper)).toMatchObject({ adult_confirmed: true })
    expect((await upload()).status).toBe(201)
  })
})

describe('POST /api/onboarding/complete (spec 1.4.15)', () => {
  test('the onboarding is shown no more', async () => {
    const shopper = await createShopper()
    await shopper.api.onboarding.complete.$post()
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({ show_onboarding: false })
  })
})

describe('round trips to the database', () => {
  test.each(['/api/app-state', '/api/auth/user', '/api/profile-photo', '/api/lookbook'])(
    'a signed-in read of %s makes one',
    async (path) => {
      const shopper = await createShopper()
      expect(tripsOf(await shopper.fetch(path))).toBe(1)
    },
  )

  test('the presets make none when the cache is warm', async () => {
    const visitor = openTab()
    await visitor.fetch('/api/outfit-presets')
    expect(tripsOf(await visitor.fetch('/api/outfit-presets'))).toBe(0)
  })
})

import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { maxPasskeys } from '#shared/passkeys.ts'
import { firstIn, nth } from '#shared/testing/first.ts'
import { createAuthenticator, type Authenticator } from '../../testing/authenticator.ts'
import { forgetProofs, givePasskey, proveAll } from '../../testing/passkeys.ts'
import { createShopper, openTab } from '../../testing/shopper.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { tripsOf } from '../../testing/trips.ts'
import { sweepAuth } from '../sign-in/sweep.ts'
import { openDb } from '../../lib/db.ts'

type Shopper = Pick<Awaited<ReturnType<typeof createShopper>>, 'api' | 'id'>

/** Skips the costly hash of a real sign-up. The shopper has just confirmed her identity. */
async function createFresh() {
  const shopper = await createSignedIn()
  await proveAll()
  return shopper
}

async function addTo(shopper: Shopper, device = createAuthenticator(), changes = {}) {
  const options = await shopper.api.account.passkeys.options.$post()
  if (!options.ok) throw new Error(await options.text())
  const asked = await options.json()
  return {
    device,
    asked,
    answer: await shopper.api.account.passkeys.$post({ json: device.make(asked, changes) }),
  }
}

async function signIn(device: Authenticator, changes: Parameters<Authenticator['use']>[1] = {}) {
  const tab = openTab()
  const asked = await (await tab.api.auth.passkeys.options.$post()).json()
  const answer = await tab.api.auth.passkeys.signin.$post({ json: device.use(asked, changes) })
  return { tab, asked, answer }
}

const waysOf = async ({ api }: Shopper) => (await api.account.ways.$get()).json()

describe('a passkey', () => {
  test('is added after a recent proof, is named after its device, and signs in', async () => {
    const shopper = await createFresh()
    const { device, asked, answer } = await addTo(shopper)
    expect(answer.status).toBe(201)
    expect(asked).toMatchObject({
      rp: { id: 'cabine.test', name: 'Cabine' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect(await waysOf(shopper)).toMatchObject({
      password: true,
      passkeys: [{ id: device.id, lastUsedAt: null }],
    })
    const { results } = await env.DB.prepare('select kind, data from mails where user_id = ?')
      .bind(shopper.id)
      .all()
    expect(results).toContainEqual({ kind: 'way_added', data: '{"way":"passkey"}' })

    const { tab, answer: opened } = await signIn(device, { userHandle: shopper.id })
    expect(opened.status).toBe(200)
    expect(tripsOf(opened)).toBe(2)
    expect(await (await tab.api.auth.user.$get()).json()).toMatchObject({ id: shopper.id })
    const { lastUsedAt } = firstIn((await waysOf(shopper)).passkeys)
    expect(lastUsedAt).not.toBeNull()
  })

  test('requires a recent proof before it is added or removed, for which the password is enough', async () => {
    const shopper = await createShopper()
    await addTo(shopper)
    await forgetProofs()
    const { id } = firstIn((await waysOf(shopper)).passkeys)
    const refused = await shopper.api.account.passkeys.options.$post()
    expect(await refused.json()).toMatchObject({ error: 'proof_required' })
    const param = { id }
    expect((await shopper.api.account.passkeys[':id'].$delete({ param })).status).toBe(403)
    const wrong = await shopper.api.account.proof.$post({ json: { password: 'guessed' } })
    expect(wrong.status).toBe(403)
    expect((await shopper.api.account.proof.$get()).status).toBe(403)
    await shopper.api.account.proof.$post({ json: { password: shopper.password } })
    expect((await shopper.api.account.proof.$get()).status).toBe(204)
    expect((await shopper.api.account.passkeys[':id'].$delete({ param })).status).toBe(204)
  })

  test('is not added with a challenge that was made for a proof', async () => {
    const shopper = await createFresh()
    await addTo(shopper)
    await forgetProofs()
    const { challenge } = await (await shopper.api.account.proof.passkey.options.$post()).json()
    const answer = await shopper.api.account.passkeys.$post({
      json: createAuthenticator().make({ challenge }),
    })
    expect(answer.status).toBe(403)
    expect((await waysOf(shopper)).passkeys).toHaveLength(1)
  })

  test('is a proof itself, and only of its own account', async () => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    const stranger = await createFresh()
    const { device: theirs } = await addTo(stranger)
    await forgetProofs()
    const prove = async (one: Authenticator) => {
      const options = await shopper.api.account.proof.passkey.options.$post()
      const asked = await options.json()
      return (await shopper.api.account.proof.passkey.$post({ json: one.use(asked) })).status
    }
    expect(await prove(theirs)).toBe(403)
    expect((await shopper.api.account.proof.$get()).status).toBe(403)
    expect(await prove(device)).toBe(204)
    expect((await shopper.api.account.proof.$get()).status).toBe(204)
  })

  test.each([
    ['for another site', { rpId: 'evil.example' }],
    ['on the page of another site', { origin: 'https://evil.example' }],
    ['on a page beside ours', { origin: 'http://cabine.test' }],
    ['without finger or PIN', { isUnverified: true }],
    ['for another question', { type: 'webauthn.create' }],
    ['for a question of its own', { challenge: 'aGVycy1pbnN0ZWFk' }],
    ['in the name of another shopper', { userHandle: '0-somebody-else' }],
  ])('that signs %s opens nothing', async (_, changes) => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    const { tab, answer } = await signIn(device, changes)
    expect(answer.status).toBe(403)
    expect((await tab.api.auth.user.$get()).status).toBe(401)
  })

  test.each([
    ['for another site', { rpId: 'evil.example' }],
    ['on the page of another site', { origin: 'https://evil.example' }],
    ['without finger or PIN', { isUnverified: true }],
    ['for another question', { type: 'webauthn.get' }],
  ])('that was made %s is not taken', async (_, changes) => {
    const shopper = await createFresh()
    const { answer } = await addTo(shopper, createAuthenticator(), changes)
    expect(answer.status).toBe(403)
    expect((await waysOf(shopper)).passkeys).toEqual([])
  })

  test('answers each challenge once, in time, and only its own', async () => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    const { tab, asked } = await signIn(device)
    const again = await tab.api.auth.passkeys.signin.$post({ json: device.use(asked) })
    expect(again.status).toBe(403)

    const late = await (await tab.api.auth.passkeys.options.$post()).json()
    await env.DB.prepare('update passkey_challenges set expires_at = ?')
      .bind(Date.now() - 1)
      .run()
    expect((await tab.api.auth.passkeys.signin.$post({ json: device.use(late) })).status).toBe(403)
    await sweepAuth(openDb(env.DB))
    expect(await env.DB.prepare('select count(*) as n from passkey_challenges').first('n')).toBe(0)

    // A challenge for a signed-in shopper does not work at sign-in, nor the other way round.
    const proof = await (await shopper.api.account.proof.passkey.options.$post()).json()
    expect((await openTab().api.auth.passkeys.signin.$post({ json: device.use(proof) })).status).toBe(403)
    const forSignIn = await (await openTab().api.auth.passkeys.options.$post()).json()
    expect((await shopper.api.account.proof.passkey.$post({ json: device.use(forSignIn) })).status).toBe(403)
  })

  test('whose counter goes backwards was copied, and is refused', async () => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    expect((await signIn(device, { counter: 7 })).answer.status).toBe(200)
    for (const counter of [7, 3]) expect((await signIn(device, { counter })).answer.status).toBe(403)
    expect((await signIn(device, { counter: 8 })).answer.status).toBe(200)
  })

  test('belongs to one account, which has ten at most, however many are added at once', async () => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    const other = await createFresh()
    const { answer } = await addTo(other, device)
    expect(await answer.json()).toMatchObject({ error: 'passkey_known' })
    for (let i = 2; i < maxPasskeys; i++) await givePasskey(shopper.id)
    const devices = [createAuthenticator(), createAuthenticator(), createAuthenticator()]
    const options = await Promise.all(devices.map(() => shopper.api.account.passkeys.options.$post()))
    const asked = await Promise.all(options.map(async (one) => one.json()))
    const added = await Promise.all(
      devices.map((one, i) => shopper.api.account.passkeys.$post({ json: one.make(nth(asked, i)) })),
    )
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect((await waysOf(shopper)).passkeys).toHaveLength(maxPasskeys)
    expect((await shopper.api.account.passkeys.options.$post()).status).toBe(409)
  })

  test('is renamed and removed by its owner only, and does not sign in afterwards', async () => {
    const shopper = await createFresh()
    const { device } = await addTo(shopper)
    const stranger = await createFresh()
    const param = { id: device.id }
    const json = { name: '  My phone ' }
    expect((await stranger.api.account.passkeys[':id'].$put({ param, json })).status).toBe(404)
    expect((await stranger.api.account.passkeys[':id'].$delete({ param })).status).toBe(404)
    await shopper.api.account.passkeys[':id'].$put({ param, json })
    expect((await waysOf(shopper)).passkeys).toMatchObject([{ name: 'My phone' }])
    await shopper.api.account.passkeys[':id'].$delete({ param })
    expect((await signIn(device)).answer.status).toBe(403)
    const { results } = await env.DB.prepare('select kind from mails where user_id = ? order by created_at')
      .bind(shopper.id)
      .all<{ kind: string }>()
    expect(results.map(({ kind }) => kind).filter((kind) => kind.startsWith('way'))).toEqual([
      'way_added',
      'way_removed',
    ])
  })

  test('a network address that asks for too many challenges is asked to wait', async () => {
    const ask = () =>
      openTab().fetch('/api/auth/passkeys/options', {
        method: 'POST',
        headers: { 'cf-connecting-ip': '203.0.113.60' },
      })
    const answers: number[] = []
    for (let i = 0; i < 61; i++) answers.push((await ask()).status)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('the last way to sign in', () => {
  const withoutPassword = (id: string) =>
    env.DB.prepare('update users set password_hash = null where id = ?').bind(id).run()

  test('stays, even when two ways are removed at once', async () => {
    const shopper = await createSignedIn()
    await withoutPassword(shopper.id)
    const ids = [await givePasskey(shopper.id), await givePasskey(shopper.id)]
    await proveAll()
    const answers = await Promise.all(
      ids.map((id) => shopper.api.account.passkeys[':id'].$delete({ param: { id } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    const { passkeys } = await waysOf(shopper)
    expect(passkeys).toHaveLength(1)
    const last = await shopper.api.account.passkeys[':id'].$delete({ param: { id: firstIn(passkeys).id } })
    expect(await last.json()).toMatchObject({ error: 'last_way_in' })
  })
})

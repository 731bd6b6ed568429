import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { askGoogle, chooseAtGoogle, giveGoogle, goThroughGoogle } from '../../testing/google.ts'
import { forgetProofs, givePasskey, proveAll } from '../../testing/passkeys.ts'
import { createSignedIn } from '../../testing/signed-in.ts'

/** A shopper in a browser with all its cookies, who has just confirmed her identity. */
async function open() {
  const shopper = await createSignedIn({ emailVerifiedAt: null })
  const browser = openBrowser()
  browser.cookies.set('__Host-session', shopper.cookie)
  await proveAll()
  return { ...shopper, browser }
}

const connect = '?for=connect&next=%2Fsettings-clean%3Fa%3D1%23security'
const prove = '?for=prove&next=%2Fsettings'
const waysOf = async ({ api }: Pick<Browser, 'api'>) => (await api.account.ways.$get()).json()
const kindsOf = async (id: string) => {
  const { results } = await env.DB.prepare(
    "select kind from mails where user_id = ? and kind like 'way%' order by created_at",
  )
    .bind(id)
    .all<{ kind: string }>()
  return results.map(({ kind }) => kind)
}

const countWays = (id: string) =>
  env.DB.prepare(
    'select (select count(*) from identities where user_id = ?1) + (select count(*) from passkeys where user_id = ?1) as n',
  )
    .bind(id)
    .first('n')

describe('Google as one more way to sign in', () => {
  test('is connected from the settings, whatever its address is, and signs in from then on', async () => {
    const { browser, id } = await open()
    const choice = { sub: crypto.randomUUID(), email: 'another@example.com' }
    expect(await goThroughGoogle(browser, choice, connect)).toBe(
      '/settings-clean?a=1&google=connected#security',
    )
    expect(await waysOf(browser)).toMatchObject({ google: { email: 'another@example.com' } })
    expect(await kindsOf(id)).toEqual(['way_added'])
    const elsewhere = openBrowser()
    expect(await goThroughGoogle(elsewhere, choice)).toBe('/dashboard')
    expect(await (await elsewhere.api.auth.user.$get()).json()).toMatchObject({ id })
    // Connecting it again sends no mail.
    expect(await goThroughGoogle(browser, choice, connect)).toContain('google=connected')
    expect(await kindsOf(id)).toEqual(['way_added'])
  })

  test('confirms her email where it is the same, and not where it is another', async () => {
    const { browser, id, email } = await open()
    const isConfirmed = () =>
      env.DB.prepare('select email_verified_at is not null as is_confirmed from users where id = ?')
        .bind(id)
        .first('is_confirmed')
    await goThroughGoogle(browser, { sub: crypto.randomUUID(), email: 'other@example.com' }, connect)
    expect(await isConfirmed()).toBe(0)
    await browser.api.account.google.$delete()
    await goThroughGoogle(browser, { sub: crypto.randomUUID(), email }, connect)
    expect(await isConfirmed()).toBe(1)
  })

  test('is one at a time, and never another shopper’s', async () => {
    const { browser } = await open()
    const { browser: other, id: theirs } = await open()
    const { subject: sub } = await giveGoogle(theirs)
    expect(await goThroughGoogle(browser, { sub }, connect)).toContain('google=taken')
    expect(await waysOf(browser)).toMatchObject({ google: null })
    expect(await goThroughGoogle(other, { sub: crypto.randomUUID() }, connect)).toContain('google=has_other')
    expect(await kindsOf(theirs)).toEqual([])
  })

  test('is not connected without a recent proof, by another site, or in another session', async () => {
    const { browser } = await open()
    const begin = async (headers = {}) =>
      (await browser.fetch(`/api/auth/google${connect}`, { headers })).headers.get('location')
    await forgetProofs()
    expect(await begin()).toBe('/settings-clean?a=1&google=needs_proof#security')
    await proveAll()
    expect(await begin({ 'sec-fetch-site': 'cross-site' })).toContain('google=lost')
    expect(await begin({ 'sec-fetch-site': 'same-origin' })).toContain('/o/authorize')

    const page = await askGoogle(browser, connect)
    const somebodyElse = await open()
    browser.cookies.set('__Host-session', somebodyElse.cookie)
    const back = await chooseAtGoogle(page, { sub: crypto.randomUUID() })
    expect((await browser.fetch(back)).headers.get('location')).toContain('google=lost')
    expect(await waysOf(browser)).toMatchObject({ google: null })
  })

  test('is disconnected with a mail that says so, but never as the last way to sign in, even when two are removed at once', async () => {
    const { browser, id } = await open()
    await giveGoogle(id)
    await forgetProofs()
    expect((await browser.api.account.google.$delete()).status).toBe(403)
    await proveAll()
    expect((await browser.api.account.google.$delete()).status).toBe(204)
    expect((await browser.api.account.google.$delete()).status).toBe(404)
    expect(await kindsOf(id)).toEqual(['way_removed'])

    const { browser: bare, id: shopperId } = await open()
    await env.DB.prepare('update users set password_hash = null where id = ?').bind(shopperId).run()
    await giveGoogle(shopperId)
    const alone = await bare.api.account.google.$delete()
    expect(await alone.json()).toMatchObject({ error: 'last_way_in' })
    const param = { id: await givePasskey(shopperId) }
    const answers = await Promise.all([
      bare.api.account.google.$delete(),
      bare.api.account.passkeys[':id'].$delete({ param }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409])
    expect(await kindsOf(shopperId)).toEqual(['way_removed'])
  })
})

describe('Google as a proof', () => {
  test('lasts ten minutes, if it is the connected Google account', async () => {
    const { browser, id } = await open()
    const { subject: sub, email } = await giveGoogle(id)
    await forgetProofs()
    expect(await goThroughGoogle(browser, { sub: crypto.randomUUID() }, prove)).toBe(
      '/settings?google=not_connected',
    )
    expect((await browser.api.account.proof.$get()).status).toBe(403)
    expect(await goThroughGoogle(browser, { sub, email, forgery: 'another nonce' }, prove)).toBe(
      '/settings?google=untrusted',
    )
    expect(await goThroughGoogle(browser, { sub, email }, prove)).toBe('/settings?google=proven')
    expect((await browser.api.account.proof.$get()).status).toBe(204)
    const past = Date.now() - 10 * 60 * 1000 - 1
    await env.DB.prepare('update sessions set proven_at = ? where user_id = ?').bind(past, id).run()
    expect((await browser.api.account.proof.$get()).status).toBe(403)
  })

  test('allows removing an account without a password, which requires a proof', async () => {
    const { browser, id } = await open()
    await env.DB.prepare('update users set password_hash = null where id = ?').bind(id).run()
    const { subject: sub, email } = await giveGoogle(id)
    await forgetProofs()
    const refused = await browser.api.account.removal.$post({ json: {} })
    expect(await refused.json()).toMatchObject({ error: 'proof_required' })
    const guessed = await browser.api.account.removal.$post({ json: { password: 'guessed' } })
    expect(guessed.status).toBe(403)
    await goThroughGoogle(browser, { sub, email }, prove)
    expect((await browser.api.account.removal.$post({ json: {} })).status).toBe(200)
    expect((await browser.api.account.removal.now.$post()).status).toBe(204)
    // From here on she cannot sign in again, neither to this account nor by a new one.
    expect(await countWays(id)).toBe(0)
    expect(await goThroughGoogle(openBrowser(), { sub, email: `${id}@example.com` })).toBe(
      '/auth?finish=google',
    )
  })
})

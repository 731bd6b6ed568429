import { createExecutionContext, env } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { api } from '../../api.ts'
import type { ApiContext } from '../../lib/app.ts'
import { openDb } from '../../lib/db.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { nth } from '#shared/testing/first.ts'
import { openBrowser } from '../../testing/browser.ts'
import { mailsTo, mailTo } from '../../testing/outbox.ts'
import { forgetProofs } from '../../testing/passkeys.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { appWith } from '../../testing/authenticator-app.ts'
import { forgetSteps, giveSecondFactor } from '../../testing/second-factor.ts'
import { createShopper, openTab } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'
import { findSetUp, switchOn } from './queries.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

const count = async (table: string, userId: string) =>
  (await env.DB.prepare(`select count(*) as found from ${table} where user_id = ?`)
    .bind(userId)
    .first<{ found: number }>())!.found

const confirm = (id: string) =>
  env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id).run()

/** A shopper with the second factor and a confirmed address. */
async function createGuarded() {
  const shopper = await createShopper()
  await confirm(shopper.id)
  return { ...shopper, ...(await giveSecondFactor(shopper)) }
}

/** A browser in which she has shown her password. */
async function begin({ email, password }: { email: string; password: string }) {
  const browser = openBrowser()
  const answer = await browser.api.auth.signin.$post({ json: { email, password } })
  expect(answer.status).toBe(202)
  const step = (json: { code: string } | { recoveryCode: string }) =>
    browser.api.auth['second-step'].$post({ json })
  const isIn = async () => (await browser.api.auth.user.$get()).status === 200
  return { ...browser, step, isIn, answer }
}

describe('setting it up', () => {
  test('shows the key once, asks for a code and tells ten recovery codes; a mail tells of it', async () => {
    const shopper = await createShopper()
    const route = shopper.api.account['second-factor']
    const { key, link } = await (await route['set-up'].$post()).json()
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    const address = new URL(link)
    expect(address.protocol).toBe('otpauth:')
    expect(address.searchParams.get('secret')).toBe(key)
    expect(decodeURIComponent(address.pathname)).toContain(shopper.email)

    const wrong = await route.$post({ json: { code: await appWith(key)(5) } })
    expect(await wrong.json()).toMatchObject({ error: 'wrong_code', field: 'code' })
    const before = await (await shopper.api.account.ways.$get()).json()
    expect(before.secondFactor).toBeNull()

    const answer = await route.$post({ json: { code: await appWith(key)() } })
    expect(answer.status).toBe(201)
    const { codes } = await answer.json()
    expect(new Set(codes).size).toBe(10)
    const ways = await (await shopper.api.account.ways.$get()).text()
    expect(JSON.parse(ways).secondFactor).toMatchObject({ codesLeft: 10 })
    expect(ways).not.toContain(key)
    expect((await route['set-up'].$post()).status, 'the key that is on stays').toBe(404)
    await mailTo(shopper.email, /now takes a code/)
  })

  test('of two presses in one moment the second leaves the codes that the first has shown', async () => {
    const shopper = await createShopper()
    await shopper.api.account['second-factor']['set-up'].$post()
    const db = openDb(env.DB)
    const c = { var: { db }, req: { header: () => undefined } } as unknown as ApiContext
    const kept = await findSetUp(db, shopper.id)
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    const session = await env.DB.prepare('select secret_hash from sessions where user_id = ?')
      .bind(shopper.id)
      .first<string>('secret_hash')
    const mine = { userId: shopper.id, session: session ?? '' }
    // A call of somebody whose session the owner has ended meanwhile.
    expect(await switchOn(c, { ...mine, session: 'ended' }, kept!, 1)).toBeNull()
    const shown = await switchOn(c, mine, kept!, 1)
    // Both had found the set-up before either ended it.
    expect(await switchOn(c, mine, kept!, 1)).toBeNull()
    vi.useRealTimers()
    const stored = await env.DB.prepare('select code_hash from recovery_codes where user_id = ?')
      .bind(shopper.id)
      .all<{ code_hash: string }>()
    const hashes = await Promise.all(shown!.map(sha256Hex))
    expect(stored.results.map((row) => row.code_hash).toSorted()).toEqual(hashes.toSorted())
  })

  test('needs a fresh proof, and so do new codes and switching off', async () => {
    const shopper = await createGuarded()
    await forgetProofs()
    const route = shopper.api.account['second-factor']
    const answers = await Promise.all([
      route['set-up'].$post(),
      route.$post({ json: { code: '000000' } }),
      route.codes.$post(),
      route.$delete(),
    ])
    for (const answer of answers) expect(await answer.json()).toMatchObject({ error: 'proof_required' })
    expect(await count('second_factors', shopper.id)).toBe(1)
  })

  test('one that was not finished asks for nothing, and ends after half an hour', async () => {
    const shopper = await createShopper()
    const route = shopper.api.account['second-factor']
    const { key } = await (await route['set-up'].$post()).json()
    const { email, password } = shopper
    expect((await openTab().api.auth.signin.$post({ json: { email, password } })).status).toBe(200)
    await env.DB.prepare('update second_factors set started_at = ?')
      .bind(Date.now() - 31 * 60_000)
      .run()
    expect((await route.$post({ json: { code: await appWith(key)() } })).status).toBe(404)
  })

  test('new codes take the place of the former; off, nothing of it is left, and a mail tells', async () => {
    const shopper = await createGuarded()
    const route = shopper.api.account['second-factor']
    const renewed = await (await route.codes.$post()).json()
    const browser = await begin(shopper)
    expect((await browser.step({ recoveryCode: nth(shopper.codes, 0) })).status).toBe(403)
    expect(
      (await browser.step({ recoveryCode: nth('codes' in renewed ? renewed.codes : [], 0) })).status,
    ).toBe(200)
    expect((await route.$delete()).status).toBe(204)
    expect(await count('second_factors', shopper.id)).toBe(0)
    expect(await count('recovery_codes', shopper.id)).toBe(0)
    const { email, password } = shopper
    expect((await openTab().api.auth.signin.$post({ json: { email, password } })).status).toBe(200)
    await mailTo(email, /no longer takes a code/)
    expect((await route.$delete()).status).toBe(404)
  })
})

describe('signing in by password', () => {
  test('opens no session before the code, and one after it', async () => {
    const shopper = await createGuarded()
    const browser = await begin(shopper)
    expect(await browser.answer.json()).toEqual({ user: null })
    expect(await browser.isIn()).toBe(false)
    const answer = await browser.step({ code: await shopper.app() })
    expect(await answer.json()).toMatchObject({ user: { id: shopper.id } })
    expect(await browser.isIn()).toBe(true)
    expect(await count('pending_sign_ins', shopper.id)).toBe(0)
  })

  test('gives a browser on TLS a cookie that no other site and no page without TLS can set or read', async () => {
    const { email, password } = await createGuarded()
    const answer = await openTab().fetch('/api/auth/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^__Host-second-step=.+; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      ),
    )
  })

  test('costs others no trip to the database more', async () => {
    const { id, email, password } = await createShopper()
    await confirm(id)
    const plain = await openTab().api.auth.signin.$post({ json: { email, password } })
    const guarded = await begin(await createGuarded())
    expect(tripsOf(guarded.answer)).toBe(tripsOf(plain))
  })

  test('a wrong code lets nobody in, and the right one still does', async () => {
    const shopper = await createGuarded()
    const browser = await begin(shopper)
    const wrong = await browser.step({ code: await shopper.app(7) })
    expect(await wrong.json()).toMatchObject({ error: 'wrong_code', field: 'code' })
    expect(await browser.isIn()).toBe(false)
    expect((await browser.step({ code: await shopper.app() })).status).toBe(200)
  })

  test('a code counts once, and none before it counts any more', async () => {
    // One moment: a step of half a minute that ends between the sign-ins would bring the app a new code.
    vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const shopper = await createGuarded()
    expect((await (await begin(shopper)).step({ code: await shopper.app() })).status).toBe(200)
    const second = await begin(shopper)
    expect((await second.step({ code: await shopper.app() })).status).toBe(403)
    expect((await second.step({ code: await shopper.app(-1) })).status).toBe(403)
    expect(await second.isIn()).toBe(false)
  })

  test('of two sign-ins at once with one code one is let in', async () => {
    const shopper = await createGuarded()
    const browsers = [await begin(shopper), await begin(shopper)]
    const code = await shopper.app()
    const answers = await Promise.all(browsers.map(({ step }) => step({ code })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    const open = await Promise.all(browsers.map(({ isIn }) => isIn()))
    expect(open.filter(Boolean)).toHaveLength(1)
  })

  test('one pending sign-in opens one session, even with two codes at once', async () => {
    const shopper = await createGuarded()
    const { cookies, step } = await begin(shopper)
    const twin = openBrowser()
    for (const [name, value] of cookies) twin.cookies.set(name, value)
    const before = await count('sessions', shopper.id)
    const answers = await Promise.all([
      step({ code: await shopper.app() }),
      twin.api.auth['second-step'].$post({ json: { recoveryCode: nth(shopper.codes, 0) } }),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await count('sessions', shopper.id)).toBe(before + 1)
  })

  test('a recovery code counts once, as it is shown, and a mail tells of it', async () => {
    const shopper = await createGuarded()
    const recoveryCode = nth(shopper.codes, 3)
      .toUpperCase()
      .replaceAll(/(.{4})/g, '$1-')
    const first = await begin(shopper)
    expect((await first.step({ recoveryCode })).status).toBe(200)
    expect(await first.isIn()).toBe(true)
    const second = await begin(shopper)
    expect(await (await second.step({ recoveryCode })).json()).toMatchObject({
      error: 'wrong_code',
      field: 'recoveryCode',
    })
    expect(await second.isIn()).toBe(false)
    await mailTo(shopper.email, /recovery code for Cabine was used/)
    const ways = await (await shopper.api.account.ways.$get()).json()
    expect(ways.secondFactor).toMatchObject({ codesLeft: 9 })
  })

  test('the second step is bound to its browser and ends after five minutes', async () => {
    const shopper = await createGuarded()
    const code = await shopper.app()
    const stranger = await openBrowser().api.auth['second-step'].$post({ json: { code } })
    expect(await stranger.json()).toMatchObject({ error: 'second_step_over' })
    const { step } = await begin(shopper)
    await env.DB.prepare('update pending_sign_ins set expires_at = ?')
      .bind(Date.now() - 1)
      .run()
    expect((await step({ code })).status).toBe(410)
  })

  test('she has five minutes for it, and not a second more', async () => {
    const shopper = await createGuarded()
    const [inTime, late] = [await begin(shopper), await begin(shopper)]
    expect(inTime.answer.headers.get('set-cookie')).toMatch(/Max-Age=300\b/)
    const passes = (seconds: number) =>
      env.DB.prepare('update pending_sign_ins set expires_at = expires_at - ? where user_id = ?')
        .bind(seconds * 1000, shopper.id)
        .run()
    await passes(290)
    expect((await inTime.step({ recoveryCode: nth(shopper.codes, 0) })).status).toBe(200)
    await passes(11)
    const over = await late.step({ recoveryCode: nth(shopper.codes, 1) })
    expect([over.status, await over.json()]).toMatchObject([410, { error: 'second_step_over' }])
  })

  test('guesses have an end, and a recovery code goes on working', async () => {
    const shopper = await createGuarded()
    const browser = await begin(shopper)
    const guess = await shopper.app(20)
    const statuses: number[] = []
    for (let turn = 0; turn < 9; turn++) statuses.push((await browser.step({ code: guess })).status)
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 403), 429])
    expect((await browser.step({ code: await shopper.app() })).status).toBe(429)
    expect((await browser.step({ recoveryCode: nth(shopper.codes, 0) })).status).toBe(200)
  })

  test('a sign-up with her email and password does not get around it', async () => {
    const { email, password, id } = await createGuarded()
    const before = await count('sessions', id)
    const answer = await openTab().api.auth.signup.$post({
      json: { name: 'Ada', email, password, confirmPassword: password, minimumAge: true },
    })
    expect(await answer.json()).toMatchObject({ error: 'email_taken' })
    expect(await count('sessions', id)).toBe(before)
  })
})

describe('a forgotten password', () => {
  const fresh = 'amber-77-window'

  async function reset(email: string) {
    await openTab().api.auth['forgot-password'].$post({ json: { email } })
    const token = tokenIn(await mailTo(email, /new password for Cabine/))
    const browser = openBrowser()
    const answer = await browser.api.auth['reset-password'].$post({
      json: { token, password: fresh, confirmPassword: fresh },
    })
    return { ...browser, answer }
  }

  test('asks for the second factor too, which stays on, and ends what was pending', async () => {
    const shopper = await createGuarded()
    const earlier = await begin(shopper)
    const browser = await reset(shopper.email)
    expect(browser.answer.status).toBe(202)
    expect(await count('sessions', shopper.id)).toBe(0)
    expect((await browser.api.auth.user.$get()).status).toBe(401)
    expect((await earlier.step({ code: await shopper.app() })).status).toBe(410)
    const answer = await browser.api.auth['second-step'].$post({ json: { code: await shopper.app() } })
    expect(answer.status).toBe(200)
    expect((await browser.api.auth.user.$get()).status).toBe(200)
    await forgetSteps()
    expect(
      (await (await begin({ ...shopper, password: fresh })).step({ code: await shopper.app() })).status,
    ).toBe(200)
  })

  test('whoever owns the address and proves it first is not kept out by a stranger’s app', async () => {
    const stranger = await createShopper()
    await giveSecondFactor(stranger)
    const owner = await reset(stranger.email)
    expect(owner.answer.status).toBe(200)
    expect(await count('second_factors', stranger.id)).toBe(0)
    expect(await count('recovery_codes', stranger.id)).toBe(0)
  })

  test('a change within a session keeps her signed in', async () => {
    const shopper = await createGuarded()
    const changed = await shopper.api.account.password.$put({
      json: { currentPassword: shopper.password, password: fresh, confirmPassword: fresh },
    })
    expect(changed.status).toBe(204)
    expect((await shopper.api.auth.user.$get()).status).toBe(200)
    expect(await count('second_factors', shopper.id)).toBe(1)
  })
})

test('neither the table nor the export tells a recovery code or the key', async () => {
  const shopper = await createGuarded()
  const stored = JSON.stringify((await env.DB.prepare('select * from recovery_codes').all()).results)
  for (const code of shopper.codes) expect(stored).not.toContain(code)
  const text = await (await shopper.api.account.export.$get()).text()
  expect(JSON.parse(text).secondFactor).toEqual([{ since: expect.any(String) }])
  for (const secret of [shopper.key, ...shopper.codes]) expect(text).not.toContain(secret)
  expect((await mailsTo(shopper.email)).some(({ text: body }) => body.includes(shopper.key))).toBe(false)
})

describe('a key of the site', () => {
  const keys = [
    'MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=',
    'ZmVkY2JhOTg3NjU0MzIxMGZlZGNiYTk4NzY1NDMyMTA=',
  ]
  /** A browser in which she has shown her password, at a site with this secret. */
  async function beginAt(secret: string, { email, password }: { email: string; password: string }) {
    const site = { ...env, SECOND_FACTOR_KEY: secret }
    const browser = openBrowser({
      fetch: async (request) => api.fetch(request, site, createExecutionContext()),
    })
    expect((await browser.api.auth.signin.$post({ json: { email, password } })).status).toBe(202)
    return browser.api.auth['second-step']
  }
  const stored = (id: string) =>
    env.DB.prepare(
      'select length(secret) as bytes, hex(substr(secret, 2, 4)) as key from second_factors where user_id = ?',
    )
      .bind(id)
      .first<{ bytes: number; key: string }>()

  test('seals what lay there open at her next sign-in, and another one seals it anew', async () => {
    const shopper = await createGuarded()
    expect((await stored(shopper.id))?.bytes).toBe(20)
    const [first, second] = keys
    const used: (string | undefined)[] = []
    for (const secret of [`${first}`, `${second} ${first}`, `${second}`]) {
      const step = await beginAt(secret, shopper)
      expect((await step.$post({ json: { code: await shopper.app() } })).status).toBe(200)
      await forgetSteps()
      const { bytes, key } = (await stored(shopper.id)) ?? {}
      expect(bytes).toBe(53)
      used.push(key)
    }
    expect(new Set(used).size).toBe(2)
    expect(used[1]).toBe(used[2])
  })

  test('where it is lost, a recovery code still lets her in', async () => {
    const shopper = await createGuarded()
    const [first = '', second = ''] = keys
    await (await beginAt(first, shopper)).$post({ json: { code: await shopper.app() } })
    await forgetSteps()
    const step = await beginAt(second, shopper)
    expect((await step.$post({ json: { code: await shopper.app() } })).status).toBe(500)
    expect((await step.$post({ json: { recoveryCode: nth(shopper.codes, 0) } })).status).toBe(200)
  })
})

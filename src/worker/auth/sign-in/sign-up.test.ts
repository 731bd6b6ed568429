import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { api } from '../../api.ts'
import { openBrowser } from '../../testing/browser.ts'
import { mailsTo, mailTo } from '../../testing/outbox.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { createShopper, openTab } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'
import { publish, visitsTo } from '../../testing/web.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

const account = (email: string, password = 'quiet-91-harbour', name = 'Eve') => ({
  name,
  email,
  password,
  confirmPassword: password,
  minimumAge: true as const,
})
const someone = () => `${crypto.randomUUID()}@example.com`
const signUp = (email: string, password?: string, browser = openBrowser()) =>
  browser.api.auth.signup.$post({ json: account(email, password) })
const signIn = async (email: string, password: string) => {
  const answer = await openTab().api.auth.signin.$post({ json: { email, password } })
  return answer.ok ? (await answer.json()).user?.id : answer.status
}
const confirm = (id: string) =>
  env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id).run()
const subjects = async (email: string) => (await mailsTo(email)).map(({ headers }) => headers.subject)

describe('a sign-up does not tell that an address is somebody’s', () => {
  test('a taken and a free address are answered alike, up to the session, the credits and what a resend says', async () => {
    const owner = await createShopper()
    await confirm(owner.id)
    const seen = []
    for (const email of [owner.email, someone()]) {
      const browser = openBrowser()
      const answer = await signUp(email, undefined, browser)
      const { user } = await answer.json()
      const { user: _, ...state } = await (await browser.api['app-state'].$get()).json()
      const resent = await browser.api.account.email.verification.$post()
      const headers = Object.fromEntries(answer.headers)
      delete headers['set-cookie']
      delete headers['server-timing']
      seen.push({
        status: answer.status,
        trips: tripsOf(answer),
        headers,
        cookies: [...browser.cookies.keys()],
        user: { ...user, id: user.id.length, email: user.email === email },
        state,
        resent: resent.status,
      })
    }
    expect(seen[0]).toEqual(seen[1])
    expect(seen[0]).toMatchObject({ status: 201, state: { credits_remaining: 5 } })
  })

  test('the owner is told by mail, in her language, and whoever signed up is sent no link', async () => {
    const owner = await createShopper()
    await confirm(owner.id)
    await env.DB.prepare("update users set language = 'fr' where id = ?").bind(owner.id).run()
    const before = (await subjects(owner.email)).length
    await signUp(owner.email)
    const mail = await mailTo(owner.email, /Vous avez déjà un compte/)
    expect(mail.text).toContain('/auth?tab=signIn')
    expect(await subjects(owner.email)).toHaveLength(before + 1)
  })

  test('both go on signing in, each with their own password into their own account', async () => {
    const owner = await createShopper()
    await confirm(owner.id)
    const { user } = await (await signUp(owner.email)).json()
    expect(user.id).not.toBe(owner.id)
    expect(await signIn(owner.email, owner.password)).toBe(owner.id)
    expect(await signIn(owner.email, 'quiet-91-harbour')).toBe(user.id)
    expect(await signIn(owner.email, 'neither-of-them')).toBe(401)
  })

  test('a link to a new password goes to whose address it is, whoever asks for it', async () => {
    const owner = await createShopper()
    await signUp(owner.email)
    await confirm(owner.id)
    await openTab().api.auth['forgot-password'].$post({ json: { email: owner.email } })
    const token = tokenIn(await mailTo(owner.email, /new password for Cabine/))
    const password = 'amber-77-window'
    await openTab().api.auth['reset-password'].$post({ json: { token, password, confirmPassword: password } })
    expect(await signIn(owner.email, password)).toBe(owner.id)
  })

  test('of two who made an account with one address the one confirms it who has its mailbox', async () => {
    const email = someone()
    await signUp(email, 'first-11-carpet')
    const [link] = [tokenIn(await mailTo(email, /Confirm your email/))]
    const second = await (await signUp(email, 'second-22-carpet')).json()
    const mine = tokenIn(await mailTo(email, /Confirm your email/, 2))
    expect((await openTab().api.auth['verify-email'].$post({ json: { token: mine } })).status).toBe(200)
    const late = await openTab().api.auth['verify-email'].$post({ json: { token: link } })
    expect(late.status).toBe(410)
    const rows = await env.DB.prepare(
      'select id from users where email = ? and email_verified_at is not null',
    )
      .bind(email)
      .all()
    expect(rows.results).toEqual([{ id: second.user.id }])
  })

  test('her own sign-up again, with her own password, opens the account that she has', async () => {
    const owner = await createShopper()
    await confirm(owner.id)
    const again = await openTab().api.auth.signup.$post({ json: account(owner.email, owner.password) })
    expect(await again.json()).toMatchObject({ user: { id: owner.id } })
    const count = env.DB.prepare('select count(*) as n from users where email = ?').bind(owner.email)
    expect(await count.first('n')).toBe(1)
  })

  test('the database lets one account alone confirm an address', async () => {
    const owner = await createShopper()
    await confirm(owner.id)
    const { user } = await (await signUp(owner.email)).json()
    await expect(confirm(user.id)).rejects.toThrow('UNIQUE')
  })
})

describe('what is guessed early is no password', () => {
  test.each([
    ['her own name and a year', 'Evelyn2024', 'password_obvious'],
    ['her email', 'eve.shopper.77', 'password_obvious'],
    ['the name of the site', 'Cabine123', 'password_obvious'],
    ['words of the site', 'sophia-luxe!', 'password_obvious'],
    ['a common one made longer', 'P@ssword2024!', 'password_common'],
    ['a common one', 'iloveyou', 'password_common'],
  ])('%s', async (_, password, error) => {
    const tag = crypto.randomUUID().slice(0, 8)
    const email = `eve.shopper.77@${tag}.example`
    const answer = await openTab().api.auth.signup.$post({ json: account(email, password, 'Evelyn') })
    expect([answer.status, await answer.json()]).toMatchObject([400, { error, field: 'password' }])
  })

  test('a shorter one of before goes on opening its account', async () => {
    const shopper = await createShopper()
    const { hash } = await import('../passwords.ts').then(({ matchPassword }) => matchPassword('abc12', []))
    await env.DB.prepare('update users set password_hash = ? where id = ?').bind(hash, shopper.id).run()
    expect(await signIn(shopper.email, 'abc12')).toBe(shopper.id)
  })
})

describe('an operator who asks for more characters', () => {
  const strict = openBrowser({
    fetch: async (request) =>
      api.fetch(
        request,
        { ...env, MINIMUM_PASSWORD_LENGTH: '12' },
        { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
      ),
  })

  test('tells the page the number, and refuses a shorter one beside its field', async () => {
    expect(await (await strict.fetch('/api/auth/ways')).json()).toMatchObject({ passwordLength: 12 })
    const short = await signUp(someone(), 'velvet-42-a', strict)
    expect([short.status, await short.json()]).toMatchObject([
      400,
      { error: 'password_too_short', field: 'password' },
    ])
    expect((await signUp(someone(), 'velvet-42-ab', strict)).status).toBe(201)
  })

  test('keeps nobody out: a shorter one of before opens its account, and she is told', async () => {
    const { email, password } = await createShopper({ password: 'zq-4ab' })
    const answer = await strict.api.auth.signin.$post({ json: { email, password } })
    expect([answer.status, await answer.json()]).toMatchObject([200, { passwordIsShort: true }])
  })
})

describe('leaked passwords, where the operator has named a server', () => {
  const password = 'quiet-91-harbour'
  const hex = async () =>
    Buffer.from(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password)))
      .toString('hex')
      .toUpperCase()
  const come = (host: string | null) => {
    const asked = { ...env, LEAKED_PASSWORDS_BASE: host ? `https://${host}` : '' }
    const waits = { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} }
    return signUp(
      someone(),
      password,
      openBrowser({
        fetch: async (request) => api.fetch(request, asked, waits),
      }),
    )
  }
  const host = () => `${crypto.randomUUID()}.example`

  test('one is refused; the server is told five digits of its digest and nothing else', async () => {
    const [there, digest] = [host(), await hex()]
    const path = `/range/${digest.slice(0, 5)}`
    await publish(`https://${there}${path}`, {
      body: `0000000000000000000000000000000000A:3\r\n${digest.slice(5)}:7\r\n`,
    })
    const answer = await come(there)
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'password_leaked' }])
    expect(JSON.stringify(await visitsTo(there))).not.toContain(digest.slice(5))
    expect(await visitsTo(there)).toHaveLength(1)
  })

  test.each<[string, (digest: string) => Parameters<typeof publish>[1]]>([
    ['a line of padding', (digest) => ({ body: `${digest.slice(5)}:0` })],
    ['other passwords', () => ({ body: '0000000000000000000000000000000000A:3' })],
    ['a fault', () => ({ status: 500 })],
    ['a redirect', () => ({ status: 302, headers: { location: 'https://elsewhere.example/' } })],
    ['too much', () => ({ body: 'a', moreBytes: 600_000 })],
    ['silence', () => ({ delayMs: 4_000 })],
  ])('%s keeps nobody out', async (_, answerOf) => {
    const [there, digest] = [host(), await hex()]
    await publish(`https://${there}/range/${digest.slice(0, 5)}`, answerOf(digest))
    expect((await come(there)).status).toBe(201)
  })

  test('without one nothing is asked', async () => {
    expect((await come(null)).status).toBe(201)
  })
})

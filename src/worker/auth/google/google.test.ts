import { env } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { forgeries, type ForgeryName } from '../../testing/google-forgeries.ts'
import { api } from '../../api.ts'
import { openBrowser, type Browser } from '../../testing/browser.ts'
import { askGoogle, chooseAtGoogle, giveGoogle, goThroughGoogle, rotateKeys } from '../../testing/google.ts'
import { givePasskey } from '../../testing/passkeys.ts'
import { expireAtOnce } from '../../testing/timeouts.ts'
import { createShopper, origin } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'
import { issuersOf } from './id-token.ts'

afterEach(() => vi.restoreAllMocks())

const someone = () => `${crypto.randomUUID()}@example.com`
const whoIs = async (browser: Browser) => {
  const answer = await browser.fetch('/api/auth/user')
  return answer.status === 200 ? await answer.json<{ id: string; email: string; name: string }>() : null
}
const finish = (browser: Browser, body: object = { minimumAge: true }) =>
  browser.fetch('/api/auth/google/finish', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const verify = (email: string) =>
  env.DB.prepare('update users set email_verified_at = 1 where email = ?').bind(email).run()
const accountsOf = async (email: string) =>
  (await env.DB.prepare('select * from users where email = ?').bind(email).all()).results
const mailsOf = async (id: string) =>
  (await env.DB.prepare('select kind, data from mails where user_id = ?').bind(id).all()).results
/** How many passwords, Google accounts, passkeys, sessions, known browsers and links for a new password an account has. */
async function waysInto(id: string) {
  const counted = env.DB.prepare(
    `select (select count(password_hash) from users where id = ?1),
      (select count(*) from identities where user_id = ?1), (select count(*) from passkeys where user_id = ?1),
      (select count(*) from sessions where user_id = ?1), (select count(*) from known_devices where user_id = ?1),
      (select count(*) from mailed_links where user_id = ?1 and purpose = 'reset_password')`,
  ).bind(id)
  return firstIn(await counted.raw())
}

async function joinThroughGoogle(email = someone(), sub: string = crypto.randomUUID()) {
  const browser = openBrowser()
  expect(await goThroughGoogle(browser, { email, sub, name: 'Ada Lovelace' })).toBe('/auth?finish=google')
  expect((await finish(browser)).status).toBe(200)
  const me = await whoIs(browser)
  if (!me) throw new Error('nobody is signed in')
  return { browser, sub, ...me }
}

describe('the redirect to Google', () => {
  test('asks for as little as possible, with a challenge, a state and a nonce, and stores their counterparts in sealed cookies', async () => {
    const browser = openBrowser()
    const answer = await browser.fetch('/api/auth/google?next=%2Ffitting-room')
    const page = new URL(answer.headers.get('location') ?? '')
    const { client_id: client, ...asked } = Object.fromEntries(page.searchParams)
    expect(client).toBe(env.GOOGLE_CLIENT_ID)
    expect(asked).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: `${origin}/api/auth/google/callback`,
    })
    for (const name of ['state', 'nonce', 'code_challenge'] as const)
      expect(asked[name]).toMatch(/^[\w-]{43}$/)
    const [cookie] = answer.headers.getSetCookie()
    expect(cookie).toMatch(
      /^__Host-google-[\w-]{10}=.+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    for (const name of ['state', 'nonce', 'code_challenge'] as const)
      expect(cookie).not.toContain(asked[name])
  })

  test('without keys there is no button, and its address redirects back with an explanation', async () => {
    const bare = { ...env, GOOGLE_CLIENT_SECRET: '' }
    const browser = openBrowser({ fetch: async (request) => api.fetch(request, bare) })
    expect(await (await browser.fetch('/api/auth/ways')).json()).toEqual({ google: false, passwordLength: 6 })
    for (const path of ['/api/auth/google', '/api/auth/google/callback?state=a&code=b']) {
      const location = (await browser.fetch(path)).headers.get('location')
      expect(location).toMatch(/^\/auth\?tab=signIn&google=(not_configured|lost)$/)
    }
    expect(await (await openBrowser().fetch('/api/auth/ways')).json()).toEqual({
      google: true,
      passwordLength: 6,
    })
  })

  test('a shopper is told when the provider does not answer, or names another issuer', async () => {
    for (const GOOGLE_ISSUER of ['https://nobody-here.example', `${env.GOOGLE_ISSUER}/`]) {
      const browser = openBrowser({ fetch: async (request) => api.fetch(request, { ...env, GOOGLE_ISSUER }) })
      const answer = await browser.fetch('/api/auth/google')
      expect(answer.headers.get('location')).toBe('/auth?tab=signIn&google=unreachable')
    }
  })

  test.each([
    ['https://evil.example/a'],
    ['//evil.example/a'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['javascript:alert(1)'],
    ['/auth?finish=google'],
    ['dashboard'],
  ])('leads afterwards to no place but ours: %j', async (next) => {
    const { browser, email, sub } = await joinThroughGoogle()
    const landed = await goThroughGoogle(browser, { email, sub }, `?next=${encodeURIComponent(next)}`)
    expect(landed).toBe('/dashboard')
  })

  test('leads to the page that she wanted', async () => {
    const { email, sub } = await joinThroughGoogle()
    const next = `?next=${encodeURIComponent('/fitting-room?id=7#top')}`
    expect(await goThroughGoogle(openBrowser(), { email, sub }, next)).toBe('/fitting-room?id=7#top')
  })
})

describe('a new account', () => {
  test('is created once she has confirmed her age, with its credits, her name and a verified email', async () => {
    const browser = openBrowser()
    const email = someone()
    await goThroughGoogle(browser, { email: email.toUpperCase(), name: 'Ada Lovelace' })
    expect(await accountsOf(email)).toEqual([])
    expect(await whoIs(browser)).toBeNull()
    const pending = await browser.fetch('/api/auth/google/pending')
    expect(await pending.json()).toEqual({ email, name: 'Ada', kind: 'new' })

    const tooYoung = await finish(browser, {})
    expect(tooYoung.status).toBe(400)
    expect(await tooYoung.json()).toMatchObject({ field: 'minimumAge' })
    expect(await accountsOf(email)).toEqual([])

    expect((await finish(browser)).status).toBe(200)
    expect(await whoIs(browser)).toMatchObject({ email, name: 'Ada' })
    const account = firstIn(await accountsOf(email))
    expect(account).toMatchObject({ credits: 5, password_hash: null })
    expect(account.email_verified_at).toBe(account.minimum_age_confirmed_at)
    expect(account.email_verified_at).toBeGreaterThan(0)
  })

  test('one sign-in creates one account: its answer works once, even in two tabs at the same time', async () => {
    const browser = openBrowser()
    const email = someone()
    await goThroughGoogle(browser, { email })
    const answers = await Promise.all([finish(browser), finish(browser)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    expect(await accountsOf(email)).toHaveLength(1)
    expect((await finish(browser)).status).toBe(410)
    expect((await browser.fetch('/api/auth/google/pending')).status).toBe(410)
  })

  test('a returning shopper is signed in at once, by her id at Google and not by her address', async () => {
    const { id, sub } = await joinThroughGoogle()
    const browser = openBrowser()
    expect(await goThroughGoogle(browser, { sub, email: someone() })).toBe('/dashboard')
    expect(await whoIs(browser)).toMatchObject({ id })
  })

  test('a cookie of another purpose, or a changed one, finishes nothing', async () => {
    const browser = openBrowser()
    await goThroughGoogle(browser, { email: someone() })
    const [name, value] = firstIn([...browser.cookies])
    browser.cookies.set(name, `${value.slice(0, -3)}AAA`)
    expect((await finish(browser)).status).toBe(410)
    const other = openBrowser()
    await askGoogle(other)
    const [, flow] = firstIn([...other.cookies])
    other.cookies.set('__Host-google-pending', flow)
    expect((await finish(other)).status).toBe(410)
  })

  test('costs few trips to the database', async () => {
    const { email, sub } = await joinThroughGoogle()
    const browser = openBrowser()
    const begun = await browser.fetch('/api/auth/google')
    expect(tripsOf(begun)).toBe(0)
    const page = new URL(begun.headers.get('location') ?? '')
    expect(tripsOf(await browser.fetch(await chooseAtGoogle(page, { email, sub })))).toBe(2)
    expect(tripsOf(await browser.fetch('/api/auth/ways'))).toBe(0)
  })
})

describe('an account with the same email', () => {
  test('whose email is verified gets Google as one more way in, and a mail that says so', async () => {
    const shopper = await createShopper()
    await verify(shopper.email)
    const browser = openBrowser()
    const sub = crypto.randomUUID()
    expect(await goThroughGoogle(browser, { email: shopper.email, sub })).toBe('/dashboard')
    expect(await whoIs(browser)).toMatchObject({ id: shopper.id })
    expect(await mailsOf(shopper.id)).toContainEqual({ kind: 'way_added', data: '{"way":"google"}' })
    // Her password still works, and a second sign-in with Google sends no second mail.
    const { email, password } = shopper
    expect((await openBrowser().api.auth.signin.$post({ json: { email, password } })).status).toBe(200)
    const before = await mailsOf(shopper.id)
    await goThroughGoogle(openBrowser(), { email: shopper.email, sub })
    expect(await mailsOf(shopper.id)).toEqual(before)
  })

  test('that has another Google account is not given a second one', async () => {
    const { email } = await joinThroughGoogle()
    const browser = openBrowser()
    expect(await goThroughGoogle(browser, { email, sub: crypto.randomUUID() })).toBe(
      '/auth?tab=signIn&google=has_other',
    )
    expect(await whoIs(browser)).toBeNull()
  })

  test('whose email nobody has confirmed is never linked silently: once she agrees, whoever created it can no longer sign in', async () => {
    const victim = someone()
    const attacker = await createShopper({ email: victim })
    await givePasskey(attacker.id)
    await giveGoogle(attacker.id)
    const browser = openBrowser()
    const sub = crypto.randomUUID()
    expect(await goThroughGoogle(browser, { email: victim, sub })).toBe('/auth?finish=google')
    expect(await (await browser.fetch('/api/auth/google/pending')).json()).toMatchObject({
      kind: 'unconfirmed',
    })
    // Nothing has happened yet.
    expect(await whoIs(browser)).toBeNull()
    expect((await attacker.api.auth.user.$get()).status).toBe(200)

    expect((await finish(browser, {})).status).toBe(200)
    expect(await whoIs(browser)).toMatchObject({ id: attacker.id, email: victim })
    expect((await attacker.api.auth.user.$get()).status).toBe(401)
    const again = await openBrowser().api.auth.signin.$post({
      json: { email: victim, password: attacker.password },
    })
    expect(again.status).toBe(401)
    const { results } = await env.DB.prepare('select subject from identities where user_id = ?')
      .bind(attacker.id)
      .all()
    expect(results).toEqual([{ subject: sub }])
    expect(await waysInto(attacker.id), 'her Google account, and this session in this browser').toEqual([
      0, 1, 0, 1, 1, 0,
    ])
    const account = firstIn(await accountsOf(victim))
    expect(account.email_verified_at).toBeGreaterThan(0)
    expect(account.credits).toBe(5)
  })

  test('that was confirmed while the question was open is not taken over: every way into it stays', async () => {
    const shopper = await createShopper()
    await givePasskey(shopper.id)
    await giveGoogle(shopper.id)
    await env.DB.prepare(
      "insert into mailed_links (secret_hash, user_id, purpose, email, expires_at) values (?, ?, 'reset_password', ?, ?)",
    )
      .bind(crypto.randomUUID(), shopper.id, shopper.email, Date.now() + 3_600_000)
      .run()
    const browser = openBrowser()
    await goThroughGoogle(browser, { email: shopper.email, sub: crypto.randomUUID() })
    await verify(shopper.email)
    const before = await waysInto(shopper.id)
    expect(before).not.toContain(0)
    expect((await finish(browser, {})).status).toBe(410)
    expect(await waysInto(shopper.id)).toEqual(before)
  })

  test('is not taken over by a Google account that was connected elsewhere while the question was open', async () => {
    const shopper = await createShopper()
    const { subject } = await giveGoogle(shopper.id)
    const browser = openBrowser()
    const sub = crypto.randomUUID()
    await goThroughGoogle(browser, { email: shopper.email, sub })
    await giveGoogle((await createShopper()).id, sub)
    expect((await finish(browser, {})).status).toBe(410)
    const left = env.DB.prepare('select subject from identities where user_id = ?').bind(shopper.id)
    expect((await left.all()).results).toEqual([{ subject }])
    expect((await shopper.api.auth.user.$get()).status).toBe(200)
  })

  test('that is being removed is left alone', async () => {
    const shopper = await createShopper()
    await verify(shopper.email)
    await env.DB.prepare(
      "insert into account_removals (user_id, customer_ids, started_at, attempts, try_at) values (?, '[]', 1, 0, 1)",
    )
      .bind(shopper.id)
      .run()
    expect(await goThroughGoogle(openBrowser(), { email: shopper.email })).toBe(
      '/auth?tab=signIn&google=leaving',
    )
  })
})

describe('forged answers', () => {
  const outcomes: Record<ForgeryName, string> = {
    'all true': '',
    'another issuer': 'untrusted',
    'made for another site': 'untrusted',
    'made for two sites': 'untrusted',
    'asked for by another site': 'untrusted',
    'another nonce': 'untrusted',
    'no nonce': 'untrusted',
    'over since an hour': 'untrusted',
    'from tomorrow': 'untrusted',
    'from yesterday': 'untrusted',
    'no end': 'untrusted',
    'no subject': 'untrusted',
    'an empty subject': 'untrusted',
    'a number for a subject': 'untrusted',
    'not signed': 'untrusted',
    'signed with the public key as a secret': 'untrusted',
    'signed by somebody else': 'untrusted',
    'signed with a key that nobody knows': 'untrusted',
    'cut off': 'untrusted',
    'changed after it was signed': 'untrusted',
    'no email': 'unverified',
    'an email that is none': 'unverified',
    'an email that is not verified': 'unverified',
    'verified as a word': 'unverified',
    'nothing on verification': 'unverified',
    'a huge answer': 'unreachable',
    'a slow answer': 'unreachable',
    'a page for an answer': 'unreachable',
    'a fault of the provider': 'unreachable',
    'an answer without a token': 'untrusted',
    'an answer that leads elsewhere': 'unreachable',
    'no answer': 'unreachable',
  }
  const forged = (Object.keys(forgeries) as ForgeryName[]).filter((name) => name !== 'all true')

  test.each(forged)(
    '%s: nobody is let in, nothing is made, and the sign-in page says so',
    async (forgery) => {
      const { sub, email } = await joinThroughGoogle()
      const browser = openBrowser()
      const fresh = someone()
      const hasWaited = forgery === 'a slow answer' ? expireAtOnce(5_000) : null
      for (const choice of [{ sub, email }, { email: fresh }]) {
        const landed = await goThroughGoogle(browser, { ...choice, forgery })
        expect(landed).toBe(`/auth?tab=signIn&google=${outcomes[forgery]}`)
      }
      expect(hasWaited?.()).not.toBe(false)
      expect(await whoIs(browser)).toBeNull()
      expect(await accountsOf(fresh)).toEqual([])
      expect([...browser.cookies.keys()]).toEqual([])
    },
  )

  test('a new key is accepted at once, and known keys are not fetched again', async () => {
    const { sub, email } = await joinThroughGoogle()
    const before = await rotateKeys()
    expect(await goThroughGoogle(openBrowser(), { sub, email })).toBe('/dashboard')
    expect(await goThroughGoogle(openBrowser(), { sub, email })).toBe('/dashboard')
    expect(await rotateKeys()).toBe(before + 1)
  })

  test('both spellings of Google’s issuer are accepted, and only for Google', () => {
    expect(issuersOf('https://accounts.google.com')).toEqual([
      'https://accounts.google.com',
      'accounts.google.com',
    ])
    expect(issuersOf('https://login.example')).toEqual(['https://login.example'])
  })
})

describe('attacks on the callback', () => {
  test('the answer to the flow of another browser signs nobody in (login CSRF)', async () => {
    const { sub, email } = await joinThroughGoogle()
    const attacker = openBrowser()
    const back = await chooseAtGoogle(await askGoogle(attacker), { sub, email })
    const victim = openBrowser()
    expect((await victim.fetch(back)).headers.get('location')).toBe('/auth?tab=signIn&google=lost')
    // Not even while her own sign-in is under way.
    await askGoogle(victim)
    expect((await victim.fetch(back)).headers.get('location')).toBe('/auth?tab=signIn&google=lost')
    expect(await whoIs(victim)).toBeNull()
  })

  test('an answer works once, because of its flow and of its code', async () => {
    const { sub, email } = await joinThroughGoogle()
    const browser = openBrowser()
    const page = await askGoogle(browser)
    const cookies = [...browser.cookies]
    const back = await chooseAtGoogle(page, { sub, email })
    expect((await browser.fetch(back)).headers.get('location')).toBe('/dashboard')
    expect((await browser.fetch(back)).headers.get('location')).toBe('/auth?tab=signIn&google=lost')
    // With the old cookies restored it is the provider that refuses the used code.
    const copy = openBrowser()
    for (const [name, value] of cookies) copy.cookies.set(name, value)
    expect((await copy.fetch(back)).headers.get('location')).toBe('/auth?tab=signIn&google=untrusted')
    expect(await whoIs(copy)).toBeNull()
  })

  test('the code of one flow is no good in another: its verifier and its nonce differ', async () => {
    const { sub, email } = await joinThroughGoogle()
    const stolen = new URL(await chooseAtGoogle(await askGoogle(openBrowser()), { sub, email }), origin)
    const browser = openBrowser()
    const own = new URL(await chooseAtGoogle(await askGoogle(browser), { email: someone() }), origin)
    own.searchParams.set('code', stolen.searchParams.get('code') ?? '')
    const landed = await browser.fetch(own.pathname + own.search)
    expect(landed.headers.get('location')).toBe('/auth?tab=signIn&google=untrusted')
  })

  const lost = '/auth?tab=signIn&google=lost'
  const landing = async (browser: Browser, back: string) =>
    (await browser.fetch(back)).headers.get('location')
  const begun = async () => {
    const browser = openBrowser()
    const back = await chooseAtGoogle(await askGoogle(browser), { email: someone() })
    const state = new URL(back, origin).searchParams.get('state') ?? ''
    const withState = (other: string) => {
      const changed = new URL(back, origin)
      changed.searchParams.set('state', other)
      return changed.pathname + changed.search
    }
    const [cookie = ['', '']] = browser.cookies
    return { browser, back, state, withState, name: cookie[0], sealed: cookie[1] }
  }

  test('an answer names its issuer, and none of another, or of nobody, is believed', async () => {
    const untrusted = '/auth?tab=signIn&google=untrusted'
    const named = async (change: (query: URLSearchParams) => void) => {
      const { browser, back } = await begun()
      const changed = new URL(back, origin)
      change(changed.searchParams)
      return landing(browser, changed.pathname + changed.search)
    }
    expect(await named((query) => expect(query.get('iss')).toBe(env.GOOGLE_ISSUER))).toBe(
      '/auth?finish=google',
    )
    for (const other of ['https://accounts.evil.example', `${env.GOOGLE_ISSUER}/`, ''])
      expect(await named((query) => query.set('iss', other)), other).toBe(untrusted)
    expect(await named((query) => query.delete('iss'))).toBe(untrusted)
    // A refusal of another provider is no refusal of hers.
    expect(
      await named((query) => {
        query.delete('code')
        query.set('error', 'access_denied')
        query.set('iss', 'https://accounts.evil.example')
      }),
    ).toBe(untrusted)
  })

  test('the whole state counts: no letter of it may differ, be missing or be added', async () => {
    const { state: sample } = await begun()
    const others = [
      ...Array.from(sample, (letter, at) => (state: string) => {
        const other = state.charAt(at) === 'A' ? 'B' : 'A'
        expect(letter).toMatch(/[\w-]/)
        return state.slice(0, at) + other + state.slice(at + 1)
      }),
      (state: string) => state.slice(0, -1),
      (state: string) => state.slice(0, 10),
      (state: string) => `${state}A`,
      (state: string) => state.toLowerCase() + (state === state.toLowerCase() ? 'A' : ''),
      (state: string) => state.slice(20) + state.slice(0, 20),
    ]
    for (const change of others) {
      const { browser, state, withState } = await begun()
      expect(await landing(browser, withState(change(state))), change(state)).toBe(lost)
    }
    const { browser, back } = await begun()
    expect(await landing(browser, back)).toBe('/auth?finish=google')
  })

  test('what lies sealed beside it counts only as it was made: no part may be changed, nor that of another flow taken', async () => {
    const parts = (await begun()).sealed.split('.').length
    for (let part = 0; part < parts; part++) {
      const { browser, back, name, sealed } = await begun()
      const changed = sealed.split('.').map((text, at) => (at === part ? `A${text.slice(1) || 'A'}` : text))
      if (changed.join('.') === sealed) changed[part] = `B${changed[part]?.slice(1)}`
      browser.cookies.set(name, changed.join('.'))
      expect(await landing(browser, back), `part ${part}`).toBe(lost)
    }
    const [mine, theirs] = [await begun(), await begun()]
    mine.browser.cookies.set(mine.name, theirs.sealed)
    expect(await landing(mine.browser, mine.back)).toBe(lost)
    const none = await begun()
    none.browser.cookies.clear()
    expect(await landing(none.browser, none.back)).toBe(lost)
  })

  test('after ten minutes the way is over, whatever the browser still keeps', async () => {
    const { browser, back } = await begun()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1_000 })
    try {
      expect(await landing(browser, back)).toBe(lost)
    } finally {
      vi.useRealTimers()
    }
  })

  test('two tabs can sign in side by side, and of many the last five count', async () => {
    const { sub, email } = await joinThroughGoogle()
    const browser = openBrowser()
    const pages: URL[] = []
    for (let i = 0; i < 7; i++) pages.push(await askGoogle(browser))
    expect(browser.cookies.size).toBe(5)
    const backs = await Promise.all(pages.map((page) => chooseAtGoogle(page, { sub, email })))
    const landed = await Promise.all(
      [0, 2, 6].map(async (at) => (await browser.fetch(nth(backs, at))).headers.get('location')),
    )
    expect(landed).toEqual(['/auth?tab=signIn&google=lost', '/dashboard', '/dashboard'])
  })

  test.each(['', '?state=', '?code=a', '?state=..%2F..%2F&code=a', `?state=${'a'.repeat(5_000)}&code=b`])(
    'a callback that nobody began leads to the sign-in page: %s',
    async (query) => {
      const answer = await openBrowser().fetch(`/api/auth/google/callback${query}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/auth?tab=signIn&google=lost'])
    },
  )

  test('if she declines at Google, she is brought back to where she was', async () => {
    const next = `?next=${encodeURIComponent('/wishlist')}`
    expect(await goThroughGoogle(openBrowser(), { account: 'denied' }, next)).toBe(
      '/auth?tab=signIn&google=denied&next=%2Fwishlist',
    )
  })

  test('a network address that calls too often is asked to wait', async () => {
    const { sub, email } = await joinThroughGoogle()
    const answers: string[] = []
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    await env.DB.prepare('delete from attempts').run()
    const browser = openBrowser()
    for (let i = 0; i < 61; i++) {
      const back = await chooseAtGoogle(await askGoogle(browser), { sub, email })
      answers.push((await browser.fetch(back, { headers })).headers.get('location') ?? '')
    }
    expect(answers.slice(0, 60).every((one) => one === '/dashboard')).toBe(true)
    expect(answers[60]).toBe('/auth?tab=signIn&google=too_many')
  })
})

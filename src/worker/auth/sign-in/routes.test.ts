import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { firstIn, nth } from '#shared/testing/first.ts'
import { countPoints } from '#shared/testing/observatory.ts'
import { createShopper, openTab } from '../../testing/shopper.ts'
import { hashPassword } from '../passwords.ts'
import { signUpLimits } from '../throttle.ts'

const account = (overrides: object = {}) => ({
  name: 'Ada',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'velvet-42-stairs',
  confirmPassword: 'velvet-42-stairs',
  minimumAge: true as const,
  ...overrides,
})

describe('sign-up (spec 1.4.1, 1.4.2, 1.5.1, 1.7.5)', () => {
  test('a new shopper is signed in and has 5 credits', async () => {
    const shopper = await createShopper({ name: 'Grace' })
    const state = await (await shopper.api['app-state'].$get()).json()
    expect(state).toMatchObject({
      user: { id: shopper.id, name: 'Grace' },
      plan: 'free',
      is_premium: false,
      credits_remaining: 5,
      show_onboarding: true,
    })
  })

  test.each([
    ['passwords that differ', { confirmPassword: 'another-one' }, 400, 'invalid_input', 'confirmPassword'],
    [
      'fewer than 6 characters',
      { password: 'ab-4z', confirmPassword: 'ab-4z' },
      400,
      'invalid_input',
      'password',
    ],
    [
      'one of the most used passwords',
      { password: 'Baseball', confirmPassword: 'Baseball' },
      400,
      'password_common',
      'password',
    ],
    ['no name', { name: '  ' }, 400, 'invalid_input', 'name'],
    ['no email', { email: 'ada@' }, 400, 'invalid_input', 'email'],
    ['an age below the least', { minimumAge: false }, 400, 'invalid_input', 'minimumAge'],
  ])('%s are refused beside their field', async (_, wrong, status, error, field) => {
    const response = await openTab().api.auth.signup.$post({ json: account(wrong) })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error, field })
  })

  test('the four fields of the specification open an account, with a password of 6 characters', async () => {
    const { minimumAge: _, ...fields } = account({ password: 'ab-4zq', confirmPassword: 'ab-4zq' })
    const tab = openTab()
    expect((await tab.api.auth.signup.$post({ json: fields })).status).toBe(201)
    expect((await openTab().api.auth.signin.$post({ json: fields })).status).toBe(200)
  })

  test('whoever was not asked for her age is asked before her first photo, and once', async () => {
    const { minimumAge: _, ...fields } = account()
    const tab = openTab()
    await tab.api.auth.signup.$post({ json: fields })
    const ages = () =>
      env.DB.prepare(
        'select minimum_age_confirmed_at as least, adult_confirmed_at as adult from users where email = ?',
      )
        .bind(fields.email)
        .first<{ least: number | null; adult: number | null }>()
    expect(await ages()).toEqual({ least: null, adult: null })
    await tab.api['photo-settings'].$put({ json: { storage: 'account' } })
    const refused = await tab.api['save-profile-photo'].$post({
      json: { photo: 'data:image/png;base64,AA==' },
    })
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: 'age_required' }])
    await tab.api['photo-settings'].$put({ json: { storage: 'account', adult: true } })
    const first = await ages()
    expect(first).toEqual({ least: expect.any(Number) as number, adult: expect.any(Number) as number })
    await tab.api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
    expect(await ages()).toEqual(first)
  })

  test('one email, in whatever case, makes one account, also when two tabs send it at once', async () => {
    const one = account()
    const answers = await Promise.all(
      [one, { ...one, email: one.email.toUpperCase() }].map((json) =>
        openTab().api.auth.signup.$post({ json }),
      ),
    )
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { user: { id: string } }).user.id),
    )
    expect(answers.map((answer) => answer.status)).toEqual([201, 201])
    expect(ids[0]).toBe(ids[1])
    const { results } = await env.DB.prepare('select credits from users where email = ?')
      .bind(one.email)
      .all()
    expect(results).toEqual([{ credits: 5 }])
  })
})

describe('sign-in (spec 1.7.4, 1.8.2)', () => {
  test('a wrong password and an unknown email get the same answer', async () => {
    const { email } = await createShopper()
    const wrong = await openTab().api.auth.signin.$post({ json: { email, password: 'not-hers' } })
    const nobody = await openTab().api.auth.signin.$post({
      json: { email: 'nobody@example.com', password: 'not-hers' },
    })
    expect([wrong.status, nobody.status]).toEqual([401, 401])
    expect(await wrong.json()).toEqual(await nobody.json())
  })

  test('a password from before today’s rule opens the account, and she is told that it is short', async () => {
    const { email, password } = await createShopper()
    const told = async (typed: string) => {
      const answer = await openTab().api.auth.signin.$post({ json: { email, password: typed } })
      return [answer.status, await answer.json()]
    }
    expect(await told(password)).toMatchObject([200, { passwordIsShort: false }])
    await env.DB.prepare('update users set password_hash = ? where email = ?')
      .bind(await hashPassword('fives'), email)
      .run()
    expect(await told('fives')).toMatchObject([200, { passwordIsShort: true }])
    expect(await told('five')).not.toMatchObject([200, {}])
  })

  test('the shopper who signs in is known until she logs out', async () => {
    const { email, password, id } = await createShopper()
    const tab = openTab()
    expect((await tab.api.auth.user.$get()).status).toBe(401)
    await tab.api.auth.signin.$post({ json: { email: ` ${email.toUpperCase()} `, password } })
    expect(await (await tab.api.auth.user.$get()).json()).toMatchObject({ id, isSubscribed: false })

    const logout = await tab.api.auth.logout.$post()
    expect(await logout.json()).toEqual({ redirectTo: '/' })
    expect(logout.headers.get('clear-site-data')).toContain('cache')
    expect(await (await tab.api['app-state'].$get()).json()).toBeNull()
  })

  test('a new sign-in ends the former session of the browser, and a cookie from before is worth nothing', async () => {
    const shopper = await createShopper()
    const { email, password } = shopper
    const cookie = '__Host-session=0-given-by-a-stranger'
    const given = await openTab().fetch('/api/auth/signin', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const [set] = given.headers.getSetCookie()
    expect(set).toMatch(/^__Host-session=(?!0-given).+; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    await shopper.api.auth.signin.$post({ json: { email, password } })
    const count = env.DB.prepare('select count(*) as n from sessions where user_id = ?').bind(shopper.id)
    expect(await count.first('n')).toBe(2)
  })

  test('logging out ends the session on the server, not only in the browser', async () => {
    const shopper = await createShopper()
    const before = await env.DB.prepare('select count(*) as n from sessions where user_id = ?')
      .bind(shopper.id)
      .first('n')
    await shopper.api.auth.logout.$post()
    const after = await env.DB.prepare('select count(*) as n from sessions where user_id = ?')
      .bind(shopper.id)
      .first('n')
    expect([before, after]).toEqual([1, 0])
  })

  test('guessing is slowed down, and parallel guesses count one by one', async () => {
    const { email, password } = await createShopper()
    const guess = (word: string) => openTab().api.auth.signin.$post({ json: { email, password: word } })
    const guesses = await Promise.all(Array.from({ length: 10 }, (_, i) => guess(`guess-${i}`)))
    expect(guesses.filter((answer) => String(answer.status) === '429')).toHaveLength(2)
    const right = await guess(password)
    expect(right.status).toBe(429)
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('a stranger at one address cannot lock her out of her account', async () => {
    const { email, password } = await createShopper()
    const signIn = (address: string, word: string) =>
      openTab().fetch('/api/auth/signin', {
        method: 'POST',
        headers: { 'cf-connecting-ip': address, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: word }),
      })
    const guesses = await Promise.all(Array.from({ length: 60 }, () => signIn('203.0.113.9', 'guess')))
    expect(guesses.filter((answer) => answer.status === 401)).toHaveLength(8)
    expect((await signIn('198.51.100.7', password)).status).toBe(200)
  })

  test('the addresses of one IPv6 network are one address, those of another are not', () => {
    const keyOf = (address: string) => firstIn(signUpLimits('ada@example.com', address)).key
    expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:0DB8:1:2:ffff:ffff:ffff:ffff'))
    expect(keyOf('2001:db8::1')).toBe(keyOf('2001:db8:0:0:5::'))
    expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'))
    expect(keyOf('::1:2:3:4:5')).not.toBe(keyOf('::2:2:3:4:5'))
    expect(keyOf('203.0.113.7')).not.toBe(keyOf('203.0.113.8'))
  })

  // Each sign-up hashes a password, which is costly on purpose.
  test('one address makes a bounded number of accounts', { timeout: 60_000 }, async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.7', 'content-type': 'application/json' }
    const signUp = () =>
      openTab().fetch('/api/auth/signup', { method: 'POST', headers, body: JSON.stringify(account()) })
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await signUp()).status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(20)
    expect(statuses.at(-1)).toBe(429)
  })

  test('the database holds neither the password nor the secret of the session', async () => {
    const { email, password, id } = await createShopper()
    const tab = openTab()
    const response = await tab.api.auth.signin.$post({ json: { email, password } })
    const secret = nth(firstIn(response.headers.getSetCookie()).split(/[=;]/), 1)
    const rows = await env.DB.batch([
      env.DB.prepare('select * from users where id = ?').bind(id),
      env.DB.prepare('select * from sessions where user_id = ?').bind(id),
    ])
    const stored = JSON.stringify(rows.map((row) => row.results))
    expect(secret.length).toBeGreaterThan(50)
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(password)
  })
})

describe('every call (only our own pages may change anything)', () => {
  test.each(['https://evil.example', 'null', 'https://cabine.test.evil.example'])(
    'a POST from %s is refused',
    async (origin) => {
      const response = await openTab().fetch('/api/auth/logout', { method: 'POST', headers: { origin } })
      expect(response.status).toBe(403)
      expect(await response.json()).toMatchObject({ error: 'wrong_origin' })
    },
  )

  test('an API answer can be neither framed nor sniffed nor embedded', async () => {
    const response = await openTab().fetch('/api/auth/user')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('strict-transport-security')).toBeTruthy()
  })

  test("an answer that signs in has all of the Observatory's points but those for documents, its cookies included", async () => {
    const { email } = await createShopper()
    const signIn = { method: 'POST', body: JSON.stringify({ email, password: 'wrong-42-stairs' }) }
    const refused = await openTab().fetch('/api/auth/signin', signIn)
    expect(countPoints(refused).points).toBe(140)
    const opened = await openTab().api.auth.signup.$post({ json: account() })
    expect(opened.headers.getSetCookie().length).toBeGreaterThan(0)
    expect(countPoints(opened).points).toBe(145)
  })

  test('no cache stores what belongs to a shopper, except that her own browser stores her pictures', async () => {
    const shopper = await createShopper()
    expect((await shopper.fetch('/api/app-state')).headers.get('cache-control')).toBe('no-store')
    expect((await openTab().fetch('/api/app-state')).headers.get('cache-control')).toBe('no-store')
  })

  test.each([
    ['an email of two million letters', { email: `${'a.'.repeat(1_000_000)}@` }],
    ['a name of a million', { name: 'a'.repeat(1_000_000) }],
  ])('%s is not even read', async (_, huge) => {
    const answer = await openTab().api.auth.signup.$post({ json: account(huge) })
    expect(String(answer.status)).toBe('413')
  })

  test('an unknown call is answered with 404 and JSON', async () => {
    const response = await openTab().fetch('/api/nothing-here')
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'not_found' })
  })
})

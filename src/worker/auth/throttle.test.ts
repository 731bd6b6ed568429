import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { mailTo } from '../testing/outbox.ts'
import { tokenIn } from '../testing/read-mail.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { openDb } from '../lib/db.ts'
import { openBrowser } from '../testing/browser.ts'
import {
  attemptKeys,
  countAttempt,
  forgotLimits,
  reportLimits,
  signInLimits,
  withdrawalLimits,
  type Limit,
} from './throttle.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

type Shopper = Awaited<ReturnType<typeof createShopper>>
type Tab = Pick<Shopper, 'fetch'>

const fresh = { password: 'amber-77-window', confirmPassword: 'amber-77-window' }

/** Sends a call from a network address, which Cloudflare names in a header. */
const sendFrom = (address: string) => async (tab: Tab, method: string, path: string, body: object) =>
  await tab.fetch(path, {
    method,
    headers: { 'cf-connecting-ip': address, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function counts(limits: Limit[]) {
  const keys = await attemptKeys(limits)
  const asked = env.DB.prepare('select count from attempts where key = ?')
  return await Promise.all(keys.map((key) => asked.bind(key).first<number>('count')))
}

const signIn = ({ email }: { email: string }, password: string, from: string, tab: Tab = openTab()) =>
  sendFrom(from)(tab, 'POST', '/api/auth/signin', { email, password })
const statuses = (answers: Response[]) => answers.map(({ status }) => status)
const confirm = ({ id }: { id: string }) =>
  env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id).run()
/** So many guesses at her account from so many networks; at most `each` of them are heard from each. */
async function besiege(shopper: Shopper, networks: number, each = 8) {
  for (let network = 0; network < networks; network++)
    for (let guess = 0; guess < each; guess++) {
      const limits = signInLimits(shopper.email, `198.18.${network}.1`)
      await countAttempt(openDb(env.DB), limits).catch(() => undefined)
    }
}

describe('nobody is locked out by what strangers guess', () => {
  test('forty wrong passwords from five networks: she signs in from a sixth', async () => {
    const shopper = await createShopper()
    await besiege(shopper, 5)
    expect((await signIn(shopper, shopper.password, '203.0.113.1')).status).toBe(200)
  })

  test('the more is guessed everywhere, the fewer guesses a network has, and never none', async () => {
    const guessesOf = async (networks: number) => {
      const shopper = await createShopper()
      await besiege(shopper, networks)
      const answers = []
      for (let guess = 0; guess < 9; guess++) answers.push(await signIn(shopper, 'wrong', '203.0.113.2'))
      return statuses(answers).filter((status) => status === 401).length
    }
    expect([await guessesOf(1), await guessesOf(6), await guessesOf(20)]).toEqual([8, 4, 2])
  })

  test('in her open session she shows that it is she and changes her password, whatever is tried outside', async () => {
    const shopper = await createShopper()
    await besiege(shopper, 20)
    const send = sendFrom('198.18.3.1')
    expect((await send(shopper, 'POST', '/api/account/proof', { password: shopper.password })).status).toBe(
      204,
    )
    const change = { ...fresh, currentPassword: shopper.password }
    expect((await send(shopper, 'PUT', '/api/account/password', change)).status).toBe(204)
  })

  test('a session has eight guesses of its own', async () => {
    const shopper = await createShopper()
    const prove = (password: string) =>
      sendFrom('203.0.113.3')(shopper, 'POST', '/api/account/proof', { password })
    const answers = []
    for (let guess = 0; guess < 9; guess++) answers.push(await prove('wrong'))
    expect(statuses(answers)).toEqual([...Array.from({ length: 8 }, () => 403), 429])
    expect((await signIn(shopper, shopper.password, '203.0.113.3')).status, 'sign-in is apart').toBe(200)
  })

  test('a device that knows her is let through from a network that is used up, and forgets nothing by signing out', async () => {
    const browser = openBrowser()
    const shopper = await createShopper()
    const from = '198.18.0.1'
    const come = (password: string) => signIn(shopper, password, from, browser)
    expect((await come(shopper.password)).status).toBe(200)
    expect([...browser.cookies.keys()]).toContain('__Host-device')
    await browser.api.auth.logout.$post()
    await besiege(shopper, 20, 9)
    expect((await signIn(shopper, shopper.password, from)).status, 'another browser there').toBe(429)
    expect((await come(shopper.password)).status).toBe(200)
    const guesses = []
    for (let guess = 0; guess < 9; guess++) guesses.push(await come('wrong'))
    // Its own slips are heard as on any other day, and it is not let through for ever.
    expect(statuses(guesses)).toEqual([...Array.from({ length: 8 }, () => 401), 429])
  })

  test('its cookie is for this host and no script, and a new password ends what was known', async () => {
    const shopper = await createShopper()
    const answer = await signIn(shopper, shopper.password, '203.0.113.5')
    expect(answer.headers.getSetCookie()[1]).toMatch(
      /^__Host-device=.+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const known = () =>
      env.DB.prepare('select count(*) as n from known_devices where user_id = ?').bind(shopper.id).first('n')
    expect(await known()).toBe(2)
    const change = { ...fresh, currentPassword: shopper.password }
    const changed = await sendFrom('203.0.113.5')(shopper, 'PUT', '/api/account/password', change)
    expect([changed.status, await known()]).toEqual([204, 1])
  })

  test('an account of one’s own with her address is no way to guess at hers for ever', async () => {
    const shopper = await createShopper()
    await confirm(shopper)
    const stranger = openBrowser()
    const from = '203.0.113.6'
    const password = 'quiet-91-harbour'
    const account = {
      name: 'Eve',
      email: shopper.email,
      minimumAge: true,
      password,
      confirmPassword: password,
    }
    expect((await sendFrom(from)(stranger, 'POST', '/api/auth/signup', account)).status).toBe(201)
    for (let guess = 0; guess < 9; guess++) {
      await signIn(shopper, `guess-${guess}-of-many`, from, stranger)
      await signIn(shopper, password, from, stranger)
    }
    expect((await signIn(shopper, shopper.password, from, stranger)).status).toBe(429)
    expect((await signIn(shopper, shopper.password, '203.0.113.7')).status).toBe(200)
  })
})

describe('a success clears what belongs to it', () => {
  test('of a confirmed shopper the guesses from her network, and no others', async () => {
    const [shopper, stranger] = [await createShopper(), await createShopper()]
    await confirm(shopper)
    const [here, elsewhere] = ['100.64.1.8', '100.64.2.8']
    const slips = [
      signIn(shopper, 'slip', here),
      signIn(shopper, 'slip', here),
      signIn(stranger, 'slip', here),
      signIn(shopper, 'slip', elsewhere),
    ]
    expect(statuses(await Promise.all(slips))).toEqual([401, 401, 401, 401])
    expect((await signIn(shopper, shopper.password, here)).status).toBe(200)
    // For this email from one network, for any email from there and from beside it, for this email from anywhere.
    expect(await counts(signInLimits(shopper.email, here))).toEqual([null, 4, 4, 4])
    expect(await counts(signInLimits(stranger.email, here))).toEqual([1, 4, 4, 1])
    expect(await counts(signInLimits(shopper.email, elsewhere))).toEqual([1, 1, 1, 4])
  })

  test('a new password by mail clears them, too', async () => {
    const shopper = await createShopper()
    const here = '100.64.3.9'
    await signIn(shopper, 'slip', here)
    await sendFrom(here)(openTab(), 'POST', '/api/auth/forgot-password', { email: shopper.email })
    const token = tokenIn(await mailTo(shopper.email, /new password for Cabine/))
    await sendFrom(here)(openTab(), 'POST', '/api/auth/reset-password', { ...fresh, token })
    expect(await counts(signInLimits(shopper.email, here))).toEqual([null, 1, 1, 1])
    expect(await counts(forgotLimits(shopper.email, here))).toEqual([1, 1, 1, 1])
  })
})

test.each([
  [40, 8],
  [41, 4],
  [100, 4],
  [101, 2],
  [400, 2],
  [401, 1],
  [100_000, 1],
])(
  'after %i guesses of an hour from everywhere one network has %i in a quarter of an hour',
  (count, most) => {
    const slowing = signInLimits('ada@example.com', '192.0.2.1').flatMap(
      ({ slowsFirstTo }) => slowsFirstTo ?? [],
    )
    expect(slowing.map((slowsTo) => slowsTo(count))).toEqual([most])
  },
)

test('what the narrowest limit refuses uses up nothing of the wider ones', async () => {
  const limits = signInLimits(`${crypto.randomUUID()}@example.com`, '198.51.202.1')
  expect(await letThrough(12, () => limits)).toBe(8)
  expect(await counts(limits)).toEqual([12, 8, 8, 8])
})

test('a mailbox gets ten mails an hour for a forgotten password, from wherever they are asked for', async () => {
  const { email } = await createShopper()
  const db = openDb(env.DB)
  const askFrom = (i: number) => countAttempt(db, forgotLimits(email, `192.0.${i}.7`))
  for (let i = 0; i < 10; i++) await askFrom(i)
  await expect(askFrom(10)).rejects.toMatchObject({ code: 'too_many_attempts' })
})

/** How many of so many attempts are let through. */
async function letThrough(count: number, limitsOf: (attempt: number) => Limit[]) {
  let heard = 0
  for (let attempt = 0; attempt < count; attempt++)
    await countAttempt(openDb(env.DB), limitsOf(attempt)).then(
      () => (heard += 1),
      () => undefined,
    )
  return heard
}

describe('what anybody may send has an end', () => {
  test('declarations of nobody known end with a mailbox, from however many networks, and with a network', async () => {
    const mailbox = `${crypto.randomUUID()}@example.com`
    const from = (network: number) => `198.51.${network}.1`
    expect(await letThrough(5, (i) => withdrawalLimits(null, mailbox, from(i)))).toBe(3)
    const others = () => `${crypto.randomUUID()}@example.com`
    expect(await letThrough(12, () => withdrawalLimits(null, others(), '198.51.200.1'))).toBe(10)
  })

  test('a shopper declares ten in an hour, whoever else has used up her network and her mailbox', async () => {
    const mailbox = `${crypto.randomUUID()}@example.com`
    await letThrough(12, () => withdrawalLimits(null, mailbox, '198.51.201.1'))
    const her = crypto.randomUUID()
    expect(await letThrough(12, () => withdrawalLimits(her, mailbox, '198.51.201.1'))).toBe(10)
  })

  test('reports end at sixty from one site, however many networks it has', async () => {
    const network = (i: number) => `2001:db8:77:${(i % 9).toString(16)}::1`
    expect(await letThrough(63, (i) => reportLimits(null, network(i)))).toBe(60)
  })
})

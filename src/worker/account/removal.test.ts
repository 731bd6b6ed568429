import { createScheduledController, env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reconcilePayments } from '../billing/reconcile.ts'
import worker from '../index.ts'
import { crashAfter } from '../testing/crash.ts'
import { createFullAccount, findTraces } from '../testing/full-account.ts'
import { forgetProofs } from '../testing/passkeys.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { jobOf } from '../testing/try-ons.ts'
import { askForRemoval, beginRemoval } from './removal.ts'
import { workOffRemovals, workOnRemoval } from './removal-work.ts'
import { openDb } from '../lib/db.ts'

// Password hashes are expensive, and a machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

const dayMs = 24 * 60 * 60 * 1000

type Requester = Pick<Awaited<ReturnType<typeof createShopper>>, 'api' | 'email' | 'password'>

const ask = (shopper: Requester, password = shopper.password) =>
  shopper.api.account.removal.$post({ json: { password } })

const dueAt = async ({ api }: Requester) => (await (await api['app-state'].$get()).json()).removal_due_at

const signIn = async ({ email, password }: Requester) =>
  (await openTab().api.auth.signin.$post({ json: { email, password } })).status

/** Ages a removal, as if it had begun that much earlier. */
const age = (userId: string, ms: number) =>
  env.DB.prepare(
    'update account_removals set try_at = try_at - ?, started_at = started_at - ? where user_id = ?',
  )
    .bind(ms, ms, userId)
    .run()

describe('asking for the end of an account', () => {
  test('takes her password, and a wrong one changes nothing', async () => {
    const shopper = await createShopper()
    const wrong = await ask(shopper, 'guessed')
    expect(String(wrong.status)).toBe('403')
    expect(await wrong.json()).toMatchObject({ error: 'wrong_password', field: 'password' })
    expect(await dueAt(shopper)).toBeNull()
  })

  test('guesses within a session are counted, and do not close sign-in', async () => {
    const shopper = await createShopper()
    const statuses: string[] = []
    for (let i = 0; i < 9; i++) statuses.push(String((await ask(shopper, `guess-${i}`)).status))
    expect(statuses.slice(-2)).toEqual(['403', '429'])
    expect(await signIn(shopper)).toBe(200)
  })

  test('leaves fourteen days, signs out her other devices, and asked again does not put it off', async () => {
    const shopper = await createShopper()
    const other = openTab()
    await other.api.auth.signin.$post({ json: { email: shopper.email, password: shopper.password } })
    const told = await (await ask(shopper)).json()
    const days = (new Date(told.dueAt).getTime() - Date.now()) / dayMs
    expect(days).toBeGreaterThan(13.99)
    expect(days).toBeLessThan(14.01)
    expect((await other.api['app-state'].$get()).status).toBe(401)
    expect(await (await ask(shopper)).json()).toEqual(told)
    expect(await dueAt(shopper)).toBe(told.dueAt)
  })

  test('she may come back in these days, and keep it', async () => {
    const shopper = await createShopper()
    await ask(shopper)
    expect(await signIn(shopper)).toBe(200)
    expect((await shopper.api.account.removal.$delete()).status).toBe(204)
    expect(await dueAt(shopper)).toBeNull()
    expect(String((await shopper.api.account.removal.now.$post()).status)).toBe('409')
    await workOffRemovals(env)
    expect(await signIn(shopper)).toBe(200)
  })

  test('the cron ends it on its day and not before', async () => {
    const shopper = await createShopper()
    await ask(shopper)
    const cron = () => worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), env)
    await cron()
    expect((await shopper.api['app-state'].$get()).status).toBe(200)
    await env.DB.prepare('update users set removal_due_at = ? where id = ?')
      .bind(Date.now() - 1, shopper.id)
      .run()
    await cron()
    expect((await shopper.api['app-state'].$get()).status).toBe(401)
    expect(await signIn(shopper)).toBe(401)
  })
})

describe('an account that ends', () => {
  /** Stripe with an account of its own for each test, and a shopper who is a customer there. */
  async function openPayingAccount() {
    const key = `sk_test_${crypto.randomUUID().replaceAll('-', '')}`
    const paying = { ...env, STRIPE_SECRET_KEY: key }
    const atStripe = async (path: string, sent: Record<string, string> | null) => {
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-www-form-urlencoded' }
      const init = sent ? { method: 'POST', headers, body: new URLSearchParams(sent) } : { headers }
      const answer = await fetch(`${env.STRIPE_API_BASE}/v1/${path}`, init)
      return answer.json<{ id: string; deleted?: boolean }>()
    }
    const { id } = await atStripe('customers', { email: 'ada@example.com' })
    const shopper = await createFullAccount(id)
    const isDeletedAtStripe = async () => (await atStripe(`customers/${id}`, null)).deleted === true
    return { shopper, paying, isDeletedAtStripe }
  }

  beforeEach(() => vi.spyOn(console, 'log').mockImplementation(() => undefined))
  afterEach(() => vi.restoreAllMocks())

  async function leave({ id }: { id: string }) {
    await askForRemoval(openDb(env.DB), id, '')
    expect(await beginRemoval(openDb(env.DB), id, null)).toBe(true)
  }

  const tracesOf = ({ id, email, customerId }: Awaited<ReturnType<typeof createFullAccount>>) =>
    findTraces([id, email, customerId])

  test('leaves no trace of her in any table, bucket or cache, nor of her customer at Stripe', async () => {
    const { shopper, paying, isDeletedAtStripe } = await openPayingAccount()
    expect((await tracesOf(shopper)).length).toBeGreaterThan(15)
    await leave(shopper)
    await workOnRemoval(paying, shopper.id)
    expect(await isDeletedAtStripe()).toBe(true)
    expect(await jobOf(shopper.predictionId)).toBeNull()
    // An upload that arrives while the bucket is being emptied.
    await env.PHOTOS.put(`users/${shopper.id}/selfie/late.jpg`, 'late')
    // A sync of her customer after her account's deletion takes its payment for an unmatched one.
    const unmatched = `insert into unmatched_payments (id, customer_id, reference, amount_cents, currency, paid_at, seen_at)
      values (?, ?, ?, 1299, 'usd', 0, 0)`
    await env.DB.batch([
      env.DB.prepare(unmatched).bind('ch_by_customer', shopper.customerId, null),
      env.DB.prepare(unmatched).bind('ch_by_reference', null, shopper.id),
      env.DB.prepare(unmatched).bind('ch_of_nobody', null, null),
    ])
    await age(shopper.id, 20 * 60_000)
    await workOnRemoval(paying, shopper.id)
    expect(await tracesOf(shopper)).toEqual([])
    const { results } = await env.DB.prepare("select id from unmatched_payments where id like 'ch_%'").all()
    expect(results).toEqual([{ id: 'ch_of_nobody' }])
  })

  test('what Stripe lists of her afterwards, the end of her customer for one, leaves no trace either', async () => {
    const { shopper, paying } = await openPayingAccount()
    await leave(shopper)
    await age(shopper.id, 20 * 60_000)
    await workOnRemoval(paying, shopper.id)
    await reconcilePayments(paying)
    expect(await tracesOf(shopper)).toEqual([])
  })

  test('touches nothing of anybody else', async () => {
    const { shopper, paying } = await openPayingAccount()
    const stranger = await createFullAccount()
    const before = await tracesOf(stranger)
    await leave(shopper)
    await workOnRemoval(paying, shopper.id)
    expect(await tracesOf(stranger)).toEqual(before)
    expect((await stranger.api['profile-photo'].$get()).status).toBe(200)
  })

  test('cut off after any of its acts, it is brought to its end by the cron', async () => {
    let most = 0
    for (let isAlive = false; !isAlive; most++) {
      const { shopper, paying, isDeletedAtStripe } = await openPayingAccount()
      await leave(shopper)
      await age(shopper.id, 20 * 60_000)
      const { env: dying, isAlive: wasAlive } = crashAfter(paying, most)
      await workOnRemoval(dying, shopper.id).catch(() => undefined)
      isAlive = wasAlive()
      await age(shopper.id, 20 * 60_000)
      await workOffRemovals(paying)
      expect(await tracesOf(shopper), `after ${most} acts`).toEqual([])
      expect(await jobOf(shopper.predictionId), `after ${most} acts`).toBeNull()
      expect(await isDeletedAtStripe(), `after ${most} acts`).toBe(true)
      expect(await env.CATALOGUE.head(shopper.thumbnailKey), `after ${most} acts`).toBeNull()
    }
    expect(most).toBeGreaterThan(8)
  }, 120_000)

  test('a Stripe that does not answer keeps her rows and pictures no longer, and is asked again', async () => {
    const { shopper, paying, isDeletedAtStripe } = await openPayingAccount()
    await leave(shopper)
    await workOnRemoval({ ...paying, STRIPE_API_BASE: 'https://stripe.example' }, shopper.id)
    const rest = await tracesOf(shopper)
    expect(rest.every((trace) => /^(?:account_removals|stripe_events):/.test(trace))).toBe(true)
    await age(shopper.id, dayMs)
    await workOffRemovals(paying)
    expect(await isDeletedAtStripe()).toBe(true)
    expect(await tracesOf(shopper)).toEqual([])
  })

  test('by whoever sits at her open device it is not ended before its day: that wants a fresh proof', async () => {
    const shopper = await createShopper()
    await ask(shopper)
    await forgetProofs()
    const refused = await shopper.api.account.removal.now.$post()
    expect(await refused.json()).toMatchObject({ error: 'proof_required' })
    expect((await shopper.api['app-state'].$get()).status).toBe(200)
    const { password } = shopper
    expect((await shopper.api.account.proof.$post({ json: { password } })).status).toBe(204)
    expect((await shopper.api.account.removal.now.$post()).status).toBe(204)
  })

  test('by her own word it ends at once, her password for that being proof enough: nobody can sign in, and the address is free again', async () => {
    const shopper = await createShopper()
    await forgetProofs()
    await ask(shopper)
    const answer = await shopper.api.account.removal.now.$post()
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()[0]).toMatch(/Max-Age=0/)
    expect(await signIn(shopper)).toBe(401)
    expect(await (await shopper.api['app-state'].$get()).json()).toBeNull()
    const again = () =>
      openTab().api.auth.signup.$post({
        json: {
          name: 'Ada',
          email: shopper.email,
          password: shopper.password,
          confirmPassword: shopper.password,
          minimumAge: true,
        },
      })
    await expect.poll(async () => (await again()).status).toBe(201)
  })
})

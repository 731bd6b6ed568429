import { env, SELF } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { saleTermsVersion } from '#shared/consents.ts'
import type { PhotographerOrder } from '#shared/photographers.ts'
import { priceOf } from '#shared/plans.ts'
import { openDb } from '../lib/db.ts'
import { mails } from '../mail/schema.ts'
import { sendPending } from '../mail/send.ts'
import { openPayments } from '../testing/payments.ts'
import { origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff, readActs } from '../testing/staff.ts'
import { readChoice, readPools } from '../try-on/providers/pools.ts'
import { asSet, openPhotographers } from '../try-on/who-photographs.ts'
import { tasks } from '../background/tasks.ts'
import { tellSettings } from './office-settings.ts'
import { isOff, tellSwitches } from './switches.ts'

const press = async (name: string, isOn: boolean) => {
  const owner = await createStaff('owner')
  const answer = await owner.ask('PUT', `/switches/${name}`, { isOn, reason: 'a fire drill' })
  expect(answer.status).toBe(204)
}

afterEach(async () => {
  await env.DB.batch([env.DB.prepare('delete from switches'), env.DB.prepare('delete from settings')])
  await tellSwitches(openDb(env.DB), env.CACHE)
  await tellSettings(openDb(env.DB), env.CACHE)
})

const signUp = () =>
  SELF.fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Ada',
      email: `${crypto.randomUUID()}@example.com`,
      password: 'velvet-42-stairs',
      confirmPassword: 'velvet-42-stairs',
      minimumAge: true,
    }),
  })

const errorOf = async (answer: Response) => (await answer.json<{ error?: string }>()).error

describe('what the office switches off', () => {
  test('sign-ups: nobody new comes in, in words that she understands, until it is on again', async () => {
    await press('sign_ups', false)
    const refused = await signUp()
    expect([refused.status, await errorOf(refused)]).toEqual([503, 'sign_ups_closed'])
    expect(refused.headers.get('retry-after')).toBe('600')
    await press('sign_ups', true)
    expect((await signUp()).status).toBe(201)
  })

  test('payments: no purchase begins', async () => {
    const payments = openPayments()
    const ada = await payments.createBuyer()
    await press('payments', false)
    const refused = [
      await ada.api.billing.consent.$post({
        json: {
          item: 'luxe_in_app',
          priceCents: priceOf('luxe_in_app'),
          terms: saleTermsVersion,
          language: 'en',
        },
      }),
      await ada.checkout('credits_10'),
      await ada.start(),
    ]
    for (const answer of refused) {
      expect(String(answer.status)).toBe('503')
      expect(await answer.json()).toMatchObject({ error: 'payments_paused' })
    }
    expect(await payments.view('customers')).toEqual([])
  })

  test('photographs: the cloud is asked for none, and the device goes on', async () => {
    const site = { ...env, FASHN_API_KEY: 'key', PHOTOGRAPHERS: 'fashn' }
    expect(await openPhotographers(site)).toEqual(['fashn'])
    await press('photographs', false)
    expect(await openPhotographers(site)).toEqual([])
    const gate = env.TRY_ON_GATE.getByName(crypto.randomUUID())
    const ticket = {
      jobId: '0-a',
      userId: '0-b',
      network: null,
      premium: false,
      joinedAt: Date.now(),
      until: Date.now() + 60_000,
      later: false,
      photographers: ['fashn' as const],
      garmentCount: 1,
      highQuality: false,
    }
    const answer = await gate.ask({ ticket, run: 1, avoid: [], shun: null })
    expect(answer).toEqual({ type: 'no_room', reason: 'unavailable' })
  })

  test('imports: the cron and the queue leave feeds alone', async () => {
    await press('imports', false)
    await env.CATALOGUE_DB.prepare('delete from feeds').run()
    expect(await tasks.imports(env, async () => {})).toBe(0)
    expect(await env.CATALOGUE_DB.prepare('select count(*) n from feeds').first('n')).toBe(0)
  })

  test('mails: they wait, and none is lost', async () => {
    const { id: userId, email } = await createSignedIn()
    const now = new Date()
    await openDb(env.DB)
      .insert(mails)
      .values({
        id: userId,
        key: userId,
        userId,
        kind: 'way_removed',
        data: { way: 'passkey' },
        email,
        createdAt: now,
      })
    const waiting = () =>
      env.DB.prepare('select sent_at from mails where id = ?').bind(userId).first('sent_at')
    await press('mails', false)
    await sendPending(env, { userId, requestUrl: 'http://localhost:5173' })
    expect(await waiting()).toBeNull()
    await press('mails', true)
    await sendPending(env, { userId, requestUrl: 'http://localhost:5173' })
    expect(await waiting()).not.toBeNull()
  })
})

describe('who is asked for photographs', () => {
  const site = { ...env, FASHN_API_KEY: 'key other', PHOTOGRAPHERS: 'workers_ai google' }
  const set = async (order: PhotographerOrder | null) =>
    (await createStaff('owner')).ask('PUT', '/photographers', { set: order, reason: 'the cheaper one' })
  const shares = (fashn: number, google: number) => [
    { photographer: 'fashn' as const, percent: fashn },
    { photographer: 'google' as const, percent: google },
  ]

  test('the office’s word counts before the variable, until it is taken back', async () => {
    expect(await openPhotographers(site)).toEqual(['workers_ai', 'google'])
    expect((await set({ choice: 'price', shares: shares(20, 0) })).status).toBe(204)
    const told = await asSet(site)
    expect(readChoice(told)).toBe('price')
    expect(readPools(told)[1]).toMatchObject({ id: 'fashn-2', share: 0.2 })
    expect(await openPhotographers(site)).toEqual(['fashn', 'google'])

    await set({ choice: 'order', shares: [] })
    expect(await openPhotographers({ ...site, PHOTOGRAPHERS: 'fashn' })).toEqual([])
    await set(null)
    expect(await openPhotographers({ ...site, PHOTOGRAPHERS: 'fashn' })).toEqual(['fashn'])
  })

  test('the log has what was before, and what is now', async () => {
    await set({ choice: 'time', shares: shares(0, 30) })
    await set({ choice: 'order', shares: shares(0, 0) })
    await set(null)
    const acts = (await readActs()).filter(({ subject }) => subject === 'photographers')
    expect(acts.slice(-2)).toMatchObject([
      {
        act: 'photographers.set',
        before: { value: 'by=time fashn google=30' },
        after: { value: 'by=order fashn google' },
      },
      { act: 'photographers.unset', before: { value: 'by=order fashn google' }, after: null },
    ])
  })

  test.each([
    ['more than all looks', shares(60, 50)],
    ['one of them twice', [...shares(1, 1), ...shares(1, 1)]],
  ])('%s is refused', async (_, wrong) => {
    expect((await set({ choice: 'order', shares: wrong })).status).toBe(400)
    expect((await asSet(site)).PHOTOGRAPHERS).toBe(site.PHOTOGRAPHERS)
  })
})

test('where KV does not answer, or holds something else, everything is on', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const broken = { get: () => Promise.reject(new Error('down')), put: () => Promise.resolve() }
  expect(await isOff({ CACHE: broken as never }, 'mails')).toBe(false)
  log.mockRestore()
  await env.CACHE.put('switches', JSON.stringify({ mails: true }))
  expect(await isOff(env, 'mails')).toBe(false)
})

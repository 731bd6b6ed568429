import { env, SELF } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { saleTermsVersion } from '#shared/consents.ts'
import { priceOf } from '#shared/plans.ts'
import { openDb } from '../lib/db.ts'
import { mails } from '../mail/schema.ts'
import { sendPending } from '../mail/send.ts'
import { openPayments } from '../testing/payments.ts'
import { origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff } from '../testing/staff.ts'
import { openPhotographers } from '../try-on/who-photographs.ts'
import { tasks } from '../background/tasks.ts'
import { isOff, tellSwitches } from './switches.ts'

const press = async (name: string, isOn: boolean) => {
  const owner = await createStaff('owner')
  const answer = await owner.ask('PUT', `/switches/${name}`, { isOn, reason: 'a fire drill' })
  expect(answer.status).toBe(204)
}

afterEach(async () => {
  await env.DB.prepare('delete from switches').run()
  await tellSwitches(openDb(env.DB), env.CACHE)
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

test('where KV does not answer, or holds something else, everything is on', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const broken = { get: () => Promise.reject(new Error('down')), put: () => Promise.resolve() }
  expect(await isOff({ CACHE: broken as never }, 'mails')).toBe(false)
  log.mockRestore()
  await env.CACHE.put('switches', JSON.stringify({ mails: true }))
  expect(await isOff(env, 'mails')).toBe(false)
})

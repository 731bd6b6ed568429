import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { firstIn } from '#shared/testing/first.ts'
import { runCron } from '../../background/cron.ts'
import { mailsTo, mailTo } from '../../testing/outbox.ts'
import { openPayments, type Payments } from '../../testing/payments.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { origin } from '../../testing/shopper.ts'
import { subscribed } from '../../testing/subscribed.ts'
import { endContract } from './end-contract.ts'
import { composeReceipt, receiptWords } from './receipt.ts'
import { workOffWithdrawals } from './work-off.ts'

vi.setConfig({ testTimeout: 30_000 })

const anAddress = () => `${crypto.randomUUID()}@example.com`

const declaration = (overrides: object = {}) => ({
  id: crypto.randomUUID(),
  name: 'Ada L.',
  email: anAddress(),
  subject: 'luxe' as const,
  contract: 'Order 17',
  country: 'DE',
  language: 'en' as const,
  ...overrides,
})

type Told = { declaredAt: string; isConfirmed: boolean; outcome: string | null }

/** Whoever is not signed in. */
const byNobody =
  (payments: Payments) =>
  (path: string, body: object, address = '203.0.113.7') =>
    payments.fetch(
      new Request(`${origin}/api/withdrawals${path}`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'cf-connecting-ip': address },
        body: JSON.stringify(body),
      }),
    )

const rowOf = (id: string) => env.DB.prepare('select * from withdrawals where id = ?').bind(id).first()

/** Writes what no statement of the product may. */
async function rewrite(id: string, values: string) {
  const trigger = await env.DB.prepare(
    "select sql from sqlite_master where name = 'withdrawals_are_final'",
  ).first<string>('sql')
  await env.DB.batch([
    env.DB.prepare('drop trigger withdrawals_are_final'),
    env.DB.prepare(`update withdrawals set ${values} where id = ?`).bind(id),
    env.DB.prepare(trigger ?? ''),
  ])
}

const statusesOf = async (payments: Payments) =>
  (await payments.view('subscriptions')).map(({ status }) => status)

describe('a shopper who is signed in and withdraws from Luxe', () => {
  test('in time: it ends at Stripe at once, and a receipt with day and time comes by mail', async () => {
    const { payments, ada } = await subscribed()
    const answer = await ada.api.withdrawals.$post({ json: declaration({ email: 'not-hers@example.com' }) })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ isConfirmed: true, outcome: 'ended', email: ada.email })
    expect(await statusesOf(payments)).toEqual(['canceled'])
    expect(await ada.state()).toMatchObject({ is_premium: false })
    const { text } = await mailTo(ada.email, /We’ve received your withdrawal/)
    expect(text).toMatch(/on \w+ \d+, \d{4} at \d+:\d\d:\d\d.[AP]M \(UTC\).*Luxe/)
    expect(text).toContain('Name: Ada L.')
    expect(text).toContain('Order 17')
    expect(text).toContain('Luxe ended at once')
    expect(text).not.toContain('confirm-withdrawal')
    expect(await mailsTo('not-hers@example.com')).toEqual([])
    // What is paid back is decided in the office.
    expect(firstIn(await payments.view('charges')).amount_refunded).toBe(0)
  })

  test('pressed twice, at once or later, it is one declaration and one receipt', async () => {
    const { payments, ada } = await subscribed()
    const json = declaration()
    const press = async () => (await ada.api.withdrawals.$post({ json })).json() as Promise<Told>
    const [one, other] = await Promise.all([press(), press()])
    const third = await press()
    expect(new Set([one, other, third].map(({ declaredAt }) => declaredAt)).size).toBe(1)
    expect(third.outcome).toBe('ended')
    expect(await statusesOf(payments)).toEqual(['canceled'])
    await mailTo(ada.email, /We’ve received your withdrawal/, 1)
  })

  test('after the fourteen days nothing ends by itself', async () => {
    const { payments, ada } = await subscribed()
    const made = Number(firstIn(await payments.view('subscriptions')).created) * 1000
    const declaredAfter = async (days: number) =>
      endContract(await payments.billing(), ada.id, {
        id: 'late',
        declaredAt: new Date(made + days * 86_400_000),
      })
    expect(await declaredAfter(19)).toBe('too_late')
    expect(await statusesOf(payments)).toEqual(['active'])
    expect(await declaredAfter(14)).toBe('ended')
    expect(await statusesOf(payments)).toEqual(['canceled'])
  })

  test('where Stripe is away the declaration counts, and the next cron ends it', async () => {
    const { payments, ada } = await subscribed()
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'log').mockReturnValue()
    const real = globalThis.fetch
    const stripe = new URL(env.STRIPE_API_BASE).origin
    vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const address = input instanceof Request ? input.url : String(input)
      return address.startsWith(`${stripe}/v1`) ? Promise.reject(new TypeError('cut')) : real(input, init)
    })
    const json = declaration()
    const answer = await ada.api.withdrawals.$post({ json })
    vi.restoreAllMocks()
    expect(await answer.json()).toMatchObject({ isConfirmed: true, outcome: null })
    expect((await mailTo(ada.email, /We’ve received your withdrawal/)).text).toContain(
      'ending Luxe right now',
    )
    expect(await statusesOf(payments)).toEqual(['active'])
    await env.DB.prepare('update withdrawals set try_at = 1 where id = ?').bind(json.id).run()
    await workOffWithdrawals(payments.env)
    expect(await statusesOf(payments)).toEqual(['canceled'])
    expect(await rowOf(json.id)).toMatchObject({ outcome: 'ended', try_at: null })
    await mailTo(ada.email, /We’ve received your withdrawal/, 1)
  })

  test('cut off after it was ended at Stripe, it is known to be ended', async () => {
    const { payments, ada } = await subscribed()
    const json = declaration()
    await ada.api.withdrawals.$post({ json })
    await rewrite(json.id, 'settled_at = null, outcome = null, try_at = 1')
    await workOffWithdrawals(payments.env)
    expect(await rowOf(json.id)).toMatchObject({ outcome: 'ended' })
  })

  test('a pack of credits is for a person to look at; nothing is ended', async () => {
    const { payments, ada } = await subscribed()
    const answer = await ada.api.withdrawals.$post({ json: declaration({ subject: 'credits' }) })
    expect(await answer.json()).toMatchObject({ outcome: 'nothing' })
    expect(await statusesOf(payments)).toEqual(['active'])
  })

  test('a subscription that she made after she had declared is another contract', async () => {
    const { payments, ada } = await subscribed()
    const declare = byNobody(payments)
    const json = declaration({ email: ada.email })
    const created = Number(firstIn(await payments.view('subscriptions')).created)
    await declare('', json)
    await rewrite(json.id, `declared_at = ${(created - 60) * 1000}`)
    const { text } = await mailTo(ada.email, /We’ve received your withdrawal/)
    expect(await (await declare('/confirmation', { token: tokenIn({ text }) })).json()).toMatchObject({
      outcome: 'nothing',
    })
    expect(await statusesOf(payments)).toEqual(['active'])
  })
})

describe('somebody who is not signed in', () => {
  test('is mailed a receipt at once, and ends nothing before she presses in it', async () => {
    const { payments, ada } = await subscribed()
    const declare = byNobody(payments)
    const json = declaration({ email: ada.email.toUpperCase() })
    expect(await (await declare('', json)).json()).toMatchObject({ isConfirmed: false, outcome: null })
    const { text } = await mailTo(ada.email, /We’ve received your withdrawal/)
    expect(await statusesOf(payments)).toEqual(['active'])
    const press = async () => (await declare('/confirmation', { token: tokenIn({ text }) })).json<Told>()
    expect(await press()).toMatchObject({ isConfirmed: true, outcome: 'ended' })
    expect(await statusesOf(payments)).toEqual(['canceled'])
    // Pressed once more it says the same, and nothing else is done.
    expect(await press()).toMatchObject({ outcome: 'ended' })
    expect(await rowOf(json.id)).toMatchObject({ user_id: ada.id, outcome: 'ended' })
  })

  test('learns of no account: without one it is answered alike, and confirmed it waits for a person', async () => {
    const payments = openPayments()
    const declare = byNobody(payments)
    const json = declaration()
    expect(await (await declare('', json)).json()).toMatchObject({ isConfirmed: false, outcome: null })
    const { text } = await mailTo(json.email, /We’ve received your withdrawal/)
    expect(await (await declare('/confirmation', { token: tokenIn({ text }) })).json()).toMatchObject({
      outcome: 'nothing',
    })
    expect(await rowOf(json.id)).toMatchObject({ user_id: null })
    const confirmed = await mailTo(json.email, /We’ve received your withdrawal/, 2)
    for (const mail of [text, confirmed.text, confirmed.html]) expect(mail).not.toMatch(/you have an account/)
  })

  test('cannot end what is of another address, nor guess a link, nor take over a declaration', async () => {
    const { payments, ada } = await subscribed()
    const declare = byNobody(payments)
    expect((await declare('/confirmation', { token: '0-guessed' })).status).toBe(410)
    const declared = declaration()
    await ada.api.withdrawals.$post({ json: { ...declared, subject: 'other' } })
    expect((await declare('', declared)).status).toBe(409)
    const eves = declaration()
    await declare('', eves)
    const { text } = await mailTo(eves.email, /We’ve received your withdrawal/)
    await declare('/confirmation', { token: tokenIn({ text }) })
    expect(await statusesOf(payments)).toEqual(['active'])
  })

  test('cannot have us write a word of hers to a stranger; the record has every word, and so has the receipt after the press', async () => {
    const payments = openPayments()
    const spam = 'Win now at https://evil.example/x or call +1 (555) 1234!'
    const json = declaration({ name: spam, contract: `${spam} ${'so much '.repeat(20)}` })
    await byNobody(payments)('', json)
    const { text, html } = await mailTo(json.email, /We’ve received your withdrawal/)
    for (const part of [text, html]) expect(part).not.toMatch(/evil|Win now|555|so much/)
    expect(await rowOf(json.id)).toMatchObject({ name: spam })
    await byNobody(payments)('/confirmation', { token: tokenIn({ text }) })
    const confirmed = await mailTo(json.email, /We’ve received your withdrawal/, 2)
    expect(confirmed.text).toContain('Win now')
    expect(confirmed.text).not.toContain('confirm-withdrawal')
  })

  test('fills nobody’s mailbox: three declarations a day for one, from however many networks', async () => {
    const declare = byNobody(openPayments())
    const [name = ''] = anAddress().split('@')
    const send = (n: number) =>
      declare('', declaration({ email: `${name}+${n}@example.com` }), `198.51.100.${50 + n}`)
    const statuses = []
    for (let n = 0; n < 4; n++) statuses.push((await send(n)).status)
    expect(statuses).toEqual([200, 200, 200, 429])
  })

  test('is asked to wait after ten in an hour from one network', async () => {
    const declare = byNobody(openPayments())
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await declare('', declaration(), '198.51.100.9')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  test('what cannot be read is refused with its field', async () => {
    const declare = byNobody(openPayments())
    const answer = await declare('', declaration({ email: 'nobody' }), '198.51.100.20')
    expect([answer.status, (await answer.json<{ field: string }>()).field]).toEqual([400, 'email'])
  })
})

test('the operator is told of each, and once more when it is confirmed, and nobody is named', async () => {
  const payments = openPayments()
  payments.env.OPERATOR_MAIL = anAddress()
  const declare = byNobody(payments)
  const json = declaration()
  await declare('', json, '198.51.100.30')
  const { text } = await mailTo(json.email, /We’ve received your withdrawal/)
  await mailTo(payments.env.OPERATOR_MAIL, /a withdrawal/, 1)
  await declare('/confirmation', { token: tokenIn({ text }) }, '198.51.100.30')
  const last = await mailTo(payments.env.OPERATOR_MAIL, /a withdrawal/, 2)
  expect(last.text).toContain('/office?in=payments')
  for (const secret of [json.email, json.name]) expect(last.text).not.toContain(secret)
})

test('what was declared cannot be changed, nor what came of it', async () => {
  const { ada } = await subscribed()
  const json = declaration()
  await ada.api.withdrawals.$post({ json })
  for (const change of [
    "name = 'Eve'",
    'declared_at = 1',
    "outcome = 'nothing'",
    "user_id = '0-eve'",
    'confirmed_at = 1',
  ])
    await expect(
      env.DB.prepare(`update withdrawals set ${change} where id = ?`).bind(json.id).run(),
      change,
    ).rejects.toThrow('final')
})

test('records go after four years, by the night', async () => {
  const payments = openPayments()
  const json = declaration()
  await byNobody(payments)('', json, '198.51.100.40')
  const age = (days: number) => rewrite(json.id, `declared_at = ${Date.now() - days * 86_400_000}`)
  await age(1400)
  await runCron('17 3 * * *', payments.env)
  expect(await rowOf(json.id)).not.toBeNull()
  await age(1500)
  await runCron('17 3 * * *', payments.env)
  expect(await rowOf(json.id)).toBeNull()
})

test.each(languages)('the receipt is written in %s, every sentence filled', (language) => {
  const words = receiptWords[language]
  for (const outcome of ['ended', 'too_late', 'nothing', null] as const) {
    const { subject, text, html } = composeReceipt(
      {
        id: '1',
        userId: null,
        name: 'Ada',
        email: 'ada@example.com',
        subject: 'luxe',
        contract: 'Order 17',
        country: null,
        language,
        declaredAt: new Date(Date.UTC(2026, 10, 26, 21, 5, 7)),
        confirmedAt: outcome === null ? null : new Date(),
        linkHash: null,
        settledAt: null,
        outcome,
        receiptSentAt: null,
        toldAt: null,
        doneAt: null,
        attempts: 0,
        tryAt: null,
      },
      'https://cabine.example',
      outcome === null ? '0-secret' : null,
    )
    expect(subject).toBe(words.subject)
    expect(text + html).not.toMatch(/[{}]{2}|\{\w+\}|undefined/)
    expect(text).toContain('2026')
    expect(text.includes('https://cabine.example/confirm-withdrawal#0-secret')).toBe(outcome === null)
  }
})

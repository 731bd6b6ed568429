import type { Stripe } from 'stripe'
import { describe, expect, test } from 'vitest'
import { endsWithPeriod, entitlementOf, endedPastDue, type Payment } from './entitlement.ts'

const moment = (text: string) => Math.floor(Date.parse(`${text}Z`) / 1000)
const start = '2026-03-10T12:00'
const end = '2026-04-10T12:00'

type Facts = Partial<
  Pick<
    Stripe.Subscription,
    'status' | 'cancel_at' | 'cancel_at_period_end' | 'latest_invoice' | 'cancellation_details'
  >
> & {
  product?: string
}

const subscription = ({ product = 'cabine_luxe', ...facts }: Facts) =>
  ({
    id: 'sub_1',
    status: 'active',
    created: moment(start),
    cancel_at: null,
    cancel_at_period_end: false,
    items: {
      data: [{ price: { product }, current_period_start: moment(start), current_period_end: moment(end) }],
    },
    ...facts,
  }) as unknown as Stripe.Subscription

const payment = (overrides: Partial<Payment> = {}): Payment => ({
  paidAt: new Date(`${start}Z`),
  refunded: false,
  disputed: false,
  forPeriod: true,
  ...overrides,
})
const monthBefore = new Date('2026-02-10T12:00Z')

const paid = new Date(`${end}Z`)
type Case = { facts: Facts; payments?: Payment[]; paidUntil?: Date; until: string | null; mustEnd?: string }
const wholeMonth = '2026-04-11T12:00'

const cases: Record<string, Case> = {
  'paid: until the period ends, and a day for what is late': { facts: {}, until: wholeMonth },
  'a trial is as good': { facts: { status: 'trialing' }, until: wholeMonth },
  'leaving with the period: as long': {
    facts: { cancel_at_period_end: true, cancel_at: moment(end) },
    until: wholeMonth,
  },
  'leaving on an earlier day: until then': {
    facts: { cancel_at: moment('2026-03-20T00:00') },
    until: '2026-03-21T00:00',
  },
  'leaving in a later period: nothing changes yet': {
    facts: { cancel_at: moment('2026-06-10T12:00') },
    until: wholeMonth,
  },
  'the first payment is missing': { facts: { status: 'incomplete' }, until: null },
  'the first payment never came': { facts: { status: 'incomplete_expired' }, until: null },
  'a renewal failed: seven days from the end of what is paid': {
    facts: { status: 'past_due' },
    paidUntil: new Date(`${start}Z`),
    until: '2026-03-17T12:00',
  },
  'a renewal failed, and a month later the next: the days are not counted anew': {
    facts: { status: 'past_due' },
    paidUntil: monthBefore,
    until: '2026-02-17T12:00',
  },
  'a renewal failed, and what was paid is not known: from the renewal': {
    facts: { status: 'past_due' },
    until: '2026-03-17T12:00',
  },
  'the difference of an upgrade failed: the month itself is paid': {
    facts: { status: 'past_due' },
    paidUntil: paid,
    until: '2026-04-17T12:00',
  },
  'nobody tries any more': { facts: { status: 'unpaid' }, until: null },
  'ended unpaid, and paid after all: the month that she paid': {
    facts: {
      status: 'canceled',
      cancellation_details: {
        reason: 'payment_failed',
        comment: null,
        feedback: null,
        feedback_option: null,
      },
      latest_invoice: { status: 'paid' } as Stripe.Invoice,
    },
    paidUntil: paid,
    until: end,
  },
  'left while past due, and paid in that very moment: the month is hers': {
    facts: {
      status: 'canceled',
      cancellation_details: {
        reason: 'cancellation_requested',
        comment: endedPastDue,
        feedback: null,
        feedback_option: null,
      },
      latest_invoice: { status: 'paid' } as Stripe.Invoice,
    },
    paidUntil: paid,
    until: end,
  },
  'nobody tries any more for the difference of an upgrade: the month stays': {
    facts: { status: 'unpaid', latest_invoice: { billing_reason: 'subscription_update' } as Stripe.Invoice },
    paidUntil: paid,
    until: end,
  },
  over: { facts: { status: 'canceled' }, paidUntil: paid, until: null },
  paused: { facts: { status: 'paused' }, until: null },
  'another thing that is sold at the same account': {
    facts: { product: 'gift_box' },
    payments: [payment()],
    until: null,
  },
  'the month was given back': {
    facts: {},
    payments: [payment({ refunded: true })],
    until: null,
    mustEnd: 'refunded',
  },
  'an older month was given back: goodwill': {
    facts: {},
    payments: [payment({ refunded: true, paidAt: monthBefore }), payment()],
    until: wholeMonth,
  },
  'the difference of an upgrade was given back': {
    facts: {},
    payments: [payment(), payment({ refunded: true, forPeriod: false, paidAt: paid })],
    until: wholeMonth,
  },
  'her bank asked for any of it back': {
    facts: {},
    payments: [payment({ disputed: true, paidAt: monthBefore }), payment()],
    until: null,
    mustEnd: 'disputed',
  },
  'given back, of one that is over': {
    facts: { status: 'canceled' },
    payments: [payment({ refunded: true })],
    until: null,
  },
}

describe('what a subscription is worth', () => {
  test.each(Object.entries(cases))('%s', (_, { facts, payments = [], paidUntil = null, until, mustEnd }) => {
    const found = entitlementOf(subscription(facts), { payments, paidUntil })
    expect(found.luxeUntil?.toISOString().slice(0, 16) ?? null).toBe(until)
    expect(found.mustEnd).toBe(mustEnd ?? null)
  })

  test('something changes by itself at the end of each that can change', () => {
    const changes = (facts: Facts) =>
      entitlementOf(subscription(facts)).changesAt?.toISOString().slice(0, 16) ?? null
    expect(changes({})).toBe(end)
    expect(changes({ status: 'past_due' })).toBe('2026-03-17T12:00')
    expect(changes({ status: 'incomplete' })).toBe('2026-03-11T12:00')
    expect(changes({ status: 'canceled' })).toBeNull()
  })

  test('both of the ways in which Stripe tells that it ends with its period are one', () => {
    expect(endsWithPeriod(subscription({ cancel_at_period_end: true }))).toBe(true)
    expect(endsWithPeriod(subscription({ cancel_at: moment(end) }))).toBe(true)
    expect(endsWithPeriod(subscription({ cancel_at: moment('2026-06-10T12:00') }))).toBe(false)
    expect(endsWithPeriod(subscription({}))).toBe(false)
  })
})

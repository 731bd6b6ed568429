import { expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { itemOf } from './items.ts'
import { openShop } from './testing.ts'

const dateOf = (seconds: number | undefined) => new Date((seconds ?? 0) * 1000).toISOString()

test('a subscription waits for its first payment, and begins with it', async () => {
  const { fake, stripe, begin, confirmInBrowser } = await openShop()
  const { id, invoice, secret } = await begin()
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'incomplete' })
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'open', amount_due: 1499 })

  const before = fake.account.events.rows.length
  expect(await confirmInBrowser(secret, '4242 4242 4242 4242')).toMatchObject({
    status: 200,
    body: { status: 'succeeded' },
  })
  expect(fake.account.events.rows.slice(before).map(({ type }) => type)).toEqual([
    'payment_method.attached',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
    'customer.subscription.updated',
  ])
  const active = await stripe.subscriptions.retrieve(id)
  expect(active).toMatchObject({ status: 'active', default_payment_method: expect.stringMatching(/^pm_/) })
  expect(dateOf(itemOf(active).current_period_end)).toBe('2026-02-01T09:00:00.000Z')
})

test('a declined card leaves the subscription incomplete, and another card pays it', async () => {
  const { stripe, begin, confirmInBrowser, statusOf, customer } = await openShop()
  const { id, secret } = await begin()
  const declined = await confirmInBrowser(secret, '4000000000009995')
  expect(declined).toMatchObject({
    status: 402,
    body: {
      error: {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'insufficient_funds',
        payment_intent: { status: 'requires_payment_method', client_secret: secret },
      },
    },
  })
  expect(statusOf(id)).toBe('incomplete')
  await confirmInBrowser(secret, '4242424242424242')
  expect(statusOf(id)).toBe('active')
  const { data } = await stripe.charges.list({ customer: customer.id })
  expect(data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
})

test('nobody pays: after 23 hours the subscription has expired, and its invoice is void', async () => {
  const { fake, stripe, begin, confirmInBrowser, statusOf } = await openShop()
  const { id, invoice, secret } = await begin()
  fake.clock.advanceBy(23 * 3600 - 1)
  expect(statusOf(id)).toBe('incomplete')
  fake.clock.advanceBy(1)
  expect(statusOf(id)).toBe('incomplete_expired')
  expect(await stripe.invoices.retrieve(invoice)).toMatchObject({ status: 'void' })
  expect(await confirmInBrowser(secret, '4242424242424242')).toMatchObject({ status: 400 })
})

test('her bank asks: she says yes and has paid, or no and may take another card', async () => {
  const { fake, begin, confirmInBrowser, statusOf } = await openShop()
  const { id, secret } = await begin()
  const { body } = await confirmInBrowser(secret, '4000002760003184')
  expect(body).toMatchObject({
    status: 'requires_action',
    next_action: {
      type: 'redirect_to_url',
      redirect_to_url: {
        url: expect.stringContaining(`/3ds/${body.id}`),
        return_url: 'https://cabine.test/back',
      },
    },
  })
  fake.answerBank(body.id, false)
  expect(fake.account.paymentIntents.get(body.id)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_intent_authentication_failure' },
  })
  await confirmInBrowser(secret, '4000002760003184')
  fake.answerBank(body.id, true)
  expect(statusOf(id)).toBe('active')
})

test('one card asks the bank once, the other each time: then a renewal waits for her, and her word still pays it', async () => {
  for (const [card, status] of [
    ['4000002500003155', 'active'],
    ['4000002760003184', 'past_due'],
  ] as const) {
    const { fake, begin, confirmInBrowser, statusOf, to, eventsSince } = await openShop()
    const { id, secret } = await begin()
    fake.answerBank((await confirmInBrowser(secret, card)).body.id, true)
    to('2026-02-01T10:00:00Z')
    expect([card, statusOf(id)]).toEqual([card, status])
    if (status === 'active') continue
    expect(eventsSince(fake.clock.now())).toContain('invoice.payment_action_required')
    const asked = fake.account.paymentIntents.rows.findLast((intent) => intent.status === 'requires_action')
    fake.answerBank(asked?.id ?? '', true)
    expect(statusOf(id)).toBe('active')
  }
})

test('periods are counted from the anchor: 31 January, 28 February, 31 March', async () => {
  const { stripe, subscribe, to } = await openShop({ now: Date.UTC(2026, 0, 31, 12) / 1000 })
  const id = await subscribe()
  const ends: string[] = []
  for (const date of ['2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01']) {
    to(date)
    ends.push(dateOf(itemOf(await stripe.subscriptions.retrieve(id)).current_period_end))
  }
  expect(ends).toEqual([
    '2026-02-28T12:00:00.000Z',
    '2026-03-31T12:00:00.000Z',
    '2026-04-30T12:00:00.000Z',
    '2026-05-31T12:00:00.000Z',
  ])
})

test('a renewal is a draft for an hour, and then it is charged', async () => {
  const { fake, stripe, subscribe, to, eventsSince, customer } = await openShop()
  const id = await subscribe()
  to('2026-02-01T09:00:00Z')
  const begun = fake.clock.now()
  const draft = firstIn((await stripe.invoices.list({ subscription: id, limit: 1 })).data)
  expect(draft).toMatchObject({ status: 'draft', billing_reason: 'subscription_cycle' })
  expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
    status: 'active',
    latest_invoice: draft.id,
  })
  fake.clock.advanceBy(3600)
  expect(await stripe.invoices.retrieve(draft.id)).toMatchObject({
    status: 'paid',
    amount_paid: 1499,
  })
  expect(eventsSince(begun)).toEqual([
    'invoice.created',
    'customer.subscription.updated',
    'payment_intent.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'invoice_payment.paid',
  ])
  expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(2)
})

test('a failed renewal is tried again after 1, 3, 5 and 7 days, and then the subscription ends', async () => {
  const { fake, stripe, subscribe, to, statusOf, customer } = await openShop()
  const id = await subscribe('4000000000000341')
  to('2026-02-01T10:00:00Z')
  expect(statusOf(id)).toBe('past_due')
  const failures = () =>
    fake.account.charges
      .with('customer', customer.id)
      .filter(({ paid }) => !paid)
      .map(({ created }) => dateOf(created).slice(0, 10))
  const invoice = firstIn((await stripe.invoices.list({ subscription: id, limit: 1 })).data)
  expect(dateOf(invoice.next_payment_attempt ?? 0)).toBe('2026-02-02T10:00:00.000Z')
  to('2026-02-08T09:59:59Z')
  expect(statusOf(id)).toBe('past_due')
  to('2026-02-08T10:00:00Z')
  expect(failures()).toEqual(['2026-02-01', '2026-02-02', '2026-02-04', '2026-02-06', '2026-02-08'])
  expect(fake.account.subscriptions.get(id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'payment_failed' },
    ended_at: fake.clock.now(),
  })
  expect(await stripe.invoices.retrieve(invoice.id)).toMatchObject({ status: 'open', attempt_count: 5 })
})

test('a retry that succeeds, or a new card, brings a late subscription back', async () => {
  const first = await openShop()
  const late = await first.subscribe()
  first.fake.nextRenewal(first.customer.id, 'fails')
  first.to('2026-02-01T10:00:00Z')
  expect(first.statusOf(late)).toBe('past_due')
  expect(await first.stripe.customers.retrieve(first.customer.id)).toMatchObject({ delinquent: true })
  first.to('2026-02-02T10:00:00Z')
  expect(first.statusOf(late)).toBe('active')

  const second = await openShop()
  const failing = await second.subscribe('4000000000000341')
  second.to('2026-02-01T10:00:00Z')
  second.fake.changeCard(second.customer.id, '4242424242424242')
  expect(second.statusOf(failing)).toBe('active')
  second.to('2026-03-02')
  expect(second.statusOf(failing)).toBe('active')
})

test('by another setting it is unpaid in the end: later invoices stay drafts, and paying the last one brings it back', async () => {
  const { fake, stripe, subscribe, to, statusOf, customer } = await openShop({ afterLastRetry: 'unpaid' })
  const id = await subscribe('4000000000000341')
  to('2026-02-08T10:00:00Z')
  expect(statusOf(id)).toBe('unpaid')
  to('2026-03-02')
  const draft = firstIn((await stripe.invoices.list({ subscription: id, limit: 1 })).data)
  expect(draft).toMatchObject({ status: 'draft', auto_advance: false })
  fake.changeCard(customer.id, '4242424242424242')
  await stripe.invoices.pay(draft.id)
  expect(statusOf(id)).toBe('active')
})

test('she leaves: Luxe runs to the end of the period, or goes on when she stays after all', async () => {
  const { fake, stripe, subscribe, to, statusOf } = await openShop()
  const id = await subscribe()
  to('2026-01-10')
  const left = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  expect(left).toMatchObject({
    status: 'active',
    cancel_at_period_end: true,
    cancel_at: itemOf(left).current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  })
  const [event] = (await stripe.events.list({ limit: 1 })).data
  expect(event).toMatchObject({
    type: 'customer.subscription.updated',
    data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null, canceled_at: null } },
  })
  await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  to('2026-02-02')
  expect(statusOf(id)).toBe('active')

  await stripe.subscriptions.update(id, { cancel_at_period_end: true })
  to('2026-03-01T09:00:00Z')
  expect(statusOf(id)).toBe('canceled')
  const begun = fake.account.events.rows.at(-1)
  expect(begun?.type).toBe('customer.subscription.deleted')
  expect((await stripe.subscriptions.list({ customer: left.customer as string })).data).toEqual([])
})

test('what she leaves on the portal page is told as a moment, and a period’s word does not take it back', async () => {
  const { fake, stripe, subscribe, to, statusOf, customer } = await openShop()
  const id = await subscribe()
  fake.leave(id)
  const left = await stripe.subscriptions.retrieve(id)
  expect(left).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: itemOf(left).current_period_end,
    cancellation_details: { reason: 'cancellation_requested' },
  })
  await stripe.subscriptions.update(id, { cancel_at_period_end: false })
  expect(fake.account.subscriptions.get(id)?.cancel_at).toBe(left.cancel_at)
  const flow = { type: 'subscription_cancel' as const, subscription_cancel: { subscription: id } }
  await expect(
    stripe.billingPortal.sessions.create({ customer: customer.id, flow_data: flow }),
  ).rejects.toThrow('already set to be canceled')
  await stripe.subscriptions.update(id, { cancel_at: '' })
  to('2026-02-02')
  expect(statusOf(id)).toBe('active')
  fake.leave(id)
  fake.stay(id)
  fake.leave(id)
  to('2026-03-01T09:00:00Z')
  expect(statusOf(id)).toBe('canceled')
})

test('an end in the middle of a period is the end', async () => {
  const { stripe, subscribe, to, statusOf } = await openShop()
  const id = await subscribe()
  const both = { cancel_at: Date.UTC(2026, 0, 15) / 1000, cancel_at_period_end: true }
  await expect(stripe.subscriptions.update(id, both)).rejects.toThrow('pass in only one')
  await stripe.subscriptions.update(id, { cancel_at: both.cancel_at })
  to('2026-01-14')
  expect(statusOf(id)).toBe('active')
  to('2026-01-15')
  expect(statusOf(id)).toBe('canceled')
})

test('she is cancelled at once, and cannot be cancelled twice', async () => {
  const { stripe, subscribe } = await openShop()
  const id = await subscribe()
  expect(await stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' })
  await expect(stripe.subscriptions.cancel(id)).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
  await expect(stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toMatchObject({
    statusCode: 400,
  })
})

test('a dearer price costs the difference for the rest of the month', async () => {
  const { stripe, subscribe, to, customer } = await openShop({ now: Date.UTC(2026, 3, 1) / 1000 })
  const id = await subscribe()
  const dearer = await stripe.prices.create({
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 2999,
    recurring: { interval: 'month' },
  })
  to('2026-04-16T00:00:00Z')
  const item = itemOf(await stripe.subscriptions.retrieve(id))
  const moved = await stripe.subscriptions.update(id, { items: [{ id: item.id, price: dearer.id }] })
  expect(moved.items.data[0]).toMatchObject({ price: { unit_amount: 2999 }, plan: { amount: 2999 } })
  to('2026-05-01T01:00:00Z')
  const charge = firstIn((await stripe.charges.list({ customer: customer.id, limit: 1 })).data)
  expect(charge.amount).toBe(2999 + Math.round(2999 / 2) - Math.round(1499 / 2))
})

test('a cheaper price at once leaves a balance in her favour, which the next month uses up', async () => {
  const { stripe, subscribe, to, customer } = await openShop({ now: Date.UTC(2026, 3, 1) / 1000 })
  const id = await subscribe()
  const cheaper = await stripe.prices.create({
    product: 'cabine_luxe',
    currency: 'usd',
    unit_amount: 499,
    recurring: { interval: 'month' },
  })
  to('2026-04-16T00:00:00Z')
  const item = itemOf(await stripe.subscriptions.retrieve(id))
  await stripe.subscriptions.update(id, {
    items: [{ id: item.id, price: cheaper.id }],
    proration_behavior: 'always_invoice',
  })
  const inFavour = Math.round(499 / 2) - Math.round(1499 / 2)
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: inFavour })
  to('2026-05-01T01:00:00Z')
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ balance: inFavour + 499 })
})

test('a charge is refunded in parts, and no further than it goes', async () => {
  const { stripe, subscribe, customer } = await openShop()
  await subscribe()
  const charge = firstIn((await stripe.charges.list({ customer: customer.id })).data)
  await stripe.refunds.create({ charge: charge.id, amount: 500 })
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 500, refunded: false })
  await expect(stripe.refunds.create({ charge: charge.id, amount: 1000 })).rejects.toMatchObject({
    statusCode: 400,
  })
  await stripe.refunds.create({ payment_intent: charge.payment_intent as string })
  expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1499, refunded: true })
  await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
    code: 'charge_already_refunded',
  })
})

test('a dispute marks the charge, and its end does not take the mark away', async () => {
  const { fake, stripe, subscribe, customer } = await openShop()
  await subscribe()
  const dispute = fake.disputeLastCharge(customer.id)
  expect(firstIn((await stripe.charges.list({ customer: customer.id })).data).disputed).toBe(true)
  fake.closeDispute(dispute.id, 'won')
  expect(firstIn((await stripe.charges.list({ customer: customer.id })).data).disputed).toBe(true)
  expect(firstIn((await stripe.disputes.list({ charge: dispute.charge })).data).status).toBe('won')
})

test('a hosted checkout makes the subscription when it is paid', async () => {
  const { fake, stripe, price, customer } = await openShop()
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    client_reference_id: 'ada',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://cabine.test/dashboard?session_id={CHECKOUT_SESSION_ID}',
    metadata: { user_id: 'ada', item: 'luxe_hosted' },
    subscription_data: { metadata: { user_id: 'ada' } },
  })
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 1499 })
  expect(() => fake.payCheckout(session.id, { card: '4000000000000002' })).toThrow('declined')
  expect((await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data).toEqual([])

  fake.payCheckout(session.id, { card: '4242424242424242' })
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription', 'line_items'] })
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    subscription: { status: 'active', metadata: { user_id: 'ada' } },
    line_items: { data: [{ amount_total: 1499, price: { id: price.id } }] },
  })
  expect(fake.account.events.rows.at(-1)?.type).toBe('checkout.session.completed')
  fake.clock.advance(new Date('2026-02-02'))
  expect((await stripe.charges.list({ customer: customer.id })).data.map(({ paid }) => paid)).toEqual([
    true,
    true,
    false,
  ])
})

test('a hosted checkout of a pack copies what it was told to the charge', async () => {
  const { fake, stripe } = await openShop()
  const pack = await stripe.prices.create({
    product_data: { name: '10 credits' },
    currency: 'usd',
    unit_amount: 899,
  })
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: pack.id, quantity: 1 }],
    success_url: 'https://cabine.test/',
    customer_creation: 'always',
    payment_intent_data: { metadata: { user_id: 'ada', credits: '10' } },
  })
  const { intent } = fake.payCheckout(session.id, { card: '4000002760003184', email: 'eve@example.com' })
  expect(fake.account.checkoutSessions.get(session.id)?.status).toBe('open')
  fake.answerBank(intent.id, true)
  const done = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  })
  expect(done).toMatchObject({
    status: 'complete',
    customer_details: { email: 'eve@example.com' },
    payment_intent: { latest_charge: { metadata: { user_id: 'ada', credits: '10' }, amount: 899 } },
  })
})

test('a checkout that nobody pays is over after a day, or when it is expired', async () => {
  const { fake, stripe, price, customer } = await openShop()
  const wanted = {
    mode: 'subscription' as const,
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'https://cabine.test/',
  }
  const [first, second] = [
    await stripe.checkout.sessions.create(wanted),
    await stripe.checkout.sessions.create(wanted),
  ]
  await stripe.checkout.sessions.expire(first.id)
  await expect(stripe.checkout.sessions.expire(first.id)).rejects.toMatchObject({ statusCode: 400 })
  const open = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' })
  expect(open.data.map(({ id }) => id)).toEqual([second.id])
  fake.clock.advanceBy(86_400)
  expect(await stripe.checkout.sessions.retrieve(second.id)).toMatchObject({ status: 'expired', url: null })
  expect(() => fake.payCheckout(second.id, { card: '4242424242424242' })).toThrow('no longer open')

  const third = await stripe.checkout.sessions.create(wanted)
  const { intent } = fake.payCheckout(third.id, { card: '4000002760003184' })
  await stripe.checkout.sessions.expire(third.id)
  expect(fake.answerBank(intent.id, true)).toBe('canceled')
  expect((await stripe.charges.list()).data).toEqual([])
})

test('with a customer go her subscriptions', async () => {
  const { stripe, subscribe, statusOf, customer } = await openShop()
  const id = await subscribe()
  expect(await stripe.customers.del(customer.id)).toMatchObject({ deleted: true })
  expect(statusOf(id)).toBe('canceled')
  expect(await stripe.customers.retrieve(customer.id)).toEqual(expect.objectContaining({ deleted: true }))
  expect((await stripe.customers.list({ email: 'ada@example.com' })).data).toEqual([])
  await expect(stripe.subscriptions.create({ customer: customer.id, items: [] })).rejects.toThrow(
    'No such customer',
  )
})

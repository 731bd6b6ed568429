import type { Account } from '#scripts/fake-stripe/account.ts'
import { addCard } from '#scripts/fake-stripe/cards.ts'
import { closeDispute, openDispute, refundCharge } from '#scripts/fake-stripe/charges.ts'
import { payCheckout } from '#scripts/fake-stripe/checkout-sessions.ts'
import { createFakeStripe } from '#scripts/fake-stripe/fake.ts'
import { intentOf } from '#scripts/fake-stripe/invoices.ts'
import { itemOf } from '#scripts/fake-stripe/items.ts'
import { answerBank, attempt } from '#scripts/fake-stripe/payments.ts'
import { takeDeliveries } from '#scripts/fake-stripe/webhooks.ts'
import { eventTypes } from '#worker/billing/webhook.ts'
import type { Act, Card } from './script.ts'

/** What she has open: the subscription of our form, or a payment page of Stripe's. */
export type Pending = { subscription: string } | { checkout: string }

const cards: Record<Card, string> = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  no_funds: '4000000000009995',
  asks_bank: '4000002760003184',
  fails_later: '4000000000000341',
  disputes: '4000000000000259',
}

type Options = {
  now: number
  seed: number
  webhookSecret: string
  afterLastRetry: Account['afterLastRetry']
}

type StripeAct = Exclude<
  Act,
  {
    do:
      | 'open'
      | 'pay'
      | 'bank'
      | 'buy'
      | 'spend'
      | 'return'
      | 'cancel'
      | 'resume'
      | 'backfill'
      | 'syncs'
      | 'leave'
  }
>

/** Stripe, and everybody who acts there: the shopper on its pages, her bank, the operator at the dashboard. */
export function openStripe({ now, seed, webhookSecret, afterLastRetry }: Options) {
  const fake = createFakeStripe({
    now,
    seed,
    webhook: { secret: webhookSecret, events: [...eventTypes] },
    afterLastRetry,
  })
  const { account } = fake
  const isAlive = (id: string) => {
    const status = account.subscriptions.get(id)?.status
    return status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing'
  }

  async function ask(method: string, path: string, form: Record<string, string> = {}) {
    const body = new URLSearchParams(form).toString()
    const response = await fake.handle(
      new Request(`https://stripe.test/v1/${path}`, {
        method,
        headers: {
          authorization: 'Bearer sk_test_cabine',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: method === 'POST' ? body : undefined,
      }),
    )
    const answer = (await response.json()) as { id?: string; error?: { message?: string } }
    if (answer.error)
      throw new Error(`the operator's call failed: ${method} ${path}: ${answer.error.message}`)
    return answer
  }

  const customersOf = (user: string) =>
    account.customers.rows
      .filter(
        ({ id, metadata }) =>
          metadata.user_id === user ||
          account.checkoutSessions.rows.some(
            (one) => one.customer === id && one.client_reference_id === user,
          ),
      )
      .map(({ id }) => id)
  const subscriptionsOf = (user: string) =>
    customersOf(user).flatMap((customer) => account.subscriptions.with('customer', customer))
  const chargesOf = (user: string) =>
    customersOf(user)
      .flatMap((customer) => account.charges.with('customer', customer))
      .filter(({ status }) => status === 'succeeded')
      .sort((a, b) => a.created - b.created)
  const chosen = (user: string, of: 'latest' | 'first' | 'pack') => {
    const charges = chargesOf(user).filter(({ metadata }) => (of === 'pack') === Boolean(metadata.credits))
    return of === 'first' ? charges[0] : charges.at(-1)
  }

  function pay(pending: Pending, card: Card, email: string) {
    if ('checkout' in pending) {
      const session = account.checkoutSessions.get(pending.checkout)
      if (session?.status !== 'open') return
      try {
        payCheckout(account, session, { card: cards[card], email })
      } catch {
        // Declined: the page stays open, and she may return with another card.
      }
      return
    }
    const intent = firstIntent(pending.subscription)
    if (intent?.status === 'requires_payment_method')
      attempt(account, intent, { method: addCard(account, cards[card]) })
  }

  function firstIntent(subscription: string) {
    const invoice = account.invoices.get(account.subscriptions.get(subscription)?.latest_invoice)
    return invoice && intentOf(account, invoice)
  }

  function intentFor(pending: Pending) {
    if ('subscription' in pending) return firstIntent(pending.subscription)
    for (const [intent, checkout] of account.checkoutOf) {
      if (checkout === pending.checkout) return account.paymentIntents.get(intent) ?? null
    }
    return null
  }

  const luxePrice = async (lookupKey: string, cents: number, product: string, month = true) => {
    const known = account.pricesByLookup.get(lookupKey)
    if (known) return known.id
    if (!account.products.get(product)) await ask('POST', 'products', { id: product, name: product })
    const { id } = await ask('POST', 'prices', {
      product,
      currency: 'usd',
      unit_amount: String(cents),
      lookup_key: lookupKey,
      ...(month && { 'recurring[interval]': 'month' }),
    })
    return id ?? ''
  }

  /** Pays a page that no call of ours created: it names her only if its address does. */
  async function linkPaid(user: string, link: Extract<Act, { do: 'link' }>) {
    const isLuxe = link.for === 'luxe'
    const price = isLuxe
      ? await luxePrice('link_luxe', 1299, 'cabine_luxe')
      : await luxePrice('link_credits_10', 899, 'cabine_credits', false)
    const reference = link.reference === 'own' ? user : link.reference === 'nonsense' ? 'utm_spring' : ''
    const { id = '' } = await ask('POST', 'checkout/sessions', {
      mode: isLuxe ? 'subscription' : 'payment',
      'line_items[0][price]': price,
      'line_items[0][quantity]': '1',
      success_url: 'https://cabine.test/thanks',
      ...(reference && { client_reference_id: reference }),
    })
    pay({ checkout: id }, link.card, `${user}@example.com`)
  }

  /** Returns the subscriptions that it ended, as whoever acted is entitled to. */
  async function act(user: string, what: StripeAct): Promise<string[]> {
    const alive = subscriptionsOf(user).filter(({ id }) => isAlive(id))
    const latest = alive.at(-1)
    switch (what.do) {
      case 'portal':
        if (!latest) return []
        if (what.does === 'end') {
          await ask('DELETE', `subscriptions/${latest.id}`)
          return [latest.id]
        }
        await ask('POST', `subscriptions/${latest.id}`, {
          cancel_at_period_end: String(what.does === 'cancel'),
        })
        return []
      case 'new_card': {
        const method = addCard(account, cards[what.card])
        for (const { id } of alive)
          await ask('POST', `subscriptions/${id}`, { default_payment_method: method.id })
        const invoice = account.invoices.get(latest?.latest_invoice)
        const intent = invoice?.status === 'open' && intentOf(account, invoice)
        if (intent && intent.status === 'requires_payment_method') attempt(account, intent, { method })
        return []
      }
      case 'link':
        await linkPaid(user, what)
        return []
      case 'refund': {
        const charge = chosen(user, what.of)
        const left = charge ? charge.amount - charge.amount_refunded : 0
        const isDisputed = charge && account.disputes.with('charge', charge.id).length > 0
        if (charge && left > 0 && !isDisputed)
          refundCharge(account, charge, what.part ? Math.ceil(left / 3) : left)
        return []
      }
      case 'dispute': {
        const charge = chosen(user, what.of)
        const isOpen = charge && account.disputes.with('charge', charge.id).length > 0
        if (charge && charge.amount_refunded === 0 && !isOpen) openDispute(account, charge)
        return []
      }
      case 'dispute_ends':
        for (const { id } of chargesOf(user)) {
          for (const dispute of account.disputes.with('charge', id)) {
            if (dispute.status === 'needs_response') closeDispute(account, dispute, what.won ? 'won' : 'lost')
          }
        }
        return []
      case 'new_price': {
        const moved = alive.findLast((one) => itemOf(one).price.product === 'cabine_luxe')
        if (!moved) return []
        const price = await luxePrice(`operator_${what.cents}`, what.cents, 'cabine_luxe')
        await ask('POST', `subscriptions/${moved.id}`, {
          'items[0][id]': itemOf(moved).id,
          'items[0][price]': price,
          proration_behavior: 'none',
        })
        return []
      }
      case 'end_now':
        if (!latest) return []
        await ask('DELETE', `subscriptions/${latest.id}`)
        return [latest.id]
      case 'delete_customer': {
        const ended = alive.map(({ id }) => id)
        for (const customer of customersOf(user)) {
          await ask('DELETE', `customers/${customer}`).catch(() => undefined)
        }
        return ended
      }
      case 'other_product': {
        const [customer] = customersOf(user)
        if (!customer) return []
        const price = await luxePrice('gift_box', 4900, 'gift_box')
        const method = addCard(account, cards.pays)
        await ask('POST', `payment_methods/${method.id}/attach`, { customer }).catch(() => undefined)
        await ask('POST', 'subscriptions', {
          customer,
          'items[0][price]': price,
          default_payment_method: method.id,
        }).catch(() => undefined)
        return []
      }
    }
  }

  return {
    account,
    fetch: fake.fetch,
    takeDeliveries: () => takeDeliveries(account),
    checkoutAt: (url: string) => new URL(url).pathname.split('/').at(-1) ?? '',
    customersOf,
    aliveOf: (customer: string) =>
      account.subscriptions
        .with('customer', customer)
        .map(({ id }) => id)
        .filter(isAlive),
    pay,
    answerBank(pending: Pending, approves: boolean) {
      const intent = intentFor(pending)
      if (intent) answerBank(account, intent, approves)
    },
    act,
  }
}

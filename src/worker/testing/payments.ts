import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { saleTermsVersion } from '#shared/consents.ts'
import { priceOf, type SaleItem } from '#shared/plans.ts'
import { firstIn } from '#shared/testing/first.ts'
import worker from '../index.ts'
import { findPrice } from '../billing/stripe-prices.ts'
import { reconcilePayments } from '../billing/reconcile.ts'
import { eventTypes } from '../billing/webhook.ts'
import { openBilling } from '../billing/stripe.ts'
import { openDb } from '../lib/db.ts'
import { randomText } from '../lib/ids.ts'
import { origin } from './shopper.ts'
import { createSignedIn } from './signed-in.ts'

type Delivery = { event: string; type: string; body: string; header: string }
const wanted = new Set<string>(eventTypes)

type Row = Record<string, unknown> & { id: string }

export const goodCard = '4242424242424242'

/** A site with payments, and an account at the fake Stripe that no other test has. */
export function openPayments() {
  const name = randomText(10)
  const secretKey = `sk_test_${name}`
  const taking: Env = {
    ...env,
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_cabine',
    STRIPE_PUBLISHABLE_KEY: `pk_test_${name}`,
  }
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' }

  /** Resolves once the work behind the response is done, too. */
  async function fetchSite(request: Request) {
    const context = createExecutionContext()
    const response = await worker.fetch(request, taking, context)
    await waitOnExecutionContext(context)
    return response
  }

  /** Calls the fake's control room: time, banks, failures. */
  async function control<Answer = Row>(path: string, sent: object = {}) {
    const init = { method: 'POST', headers, body: JSON.stringify(sent) }
    return (await fetch(`${env.STRIPE_API_BASE}/fake/${path}`, init)).json<Answer>()
  }
  const view = async (path: string) =>
    (await fetch(`${env.STRIPE_API_BASE}/fake/${path}`, { headers })).json<Row[]>()

  /** Does what the browser does on the form at /subscribe. */
  async function confirm(clientSecret: string, card = goodCard) {
    const [intent] = clientSecret.split('_secret')
    const form = {
      client_secret: clientSecret,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      return_url: origin,
    }
    const asBrowser = { authorization: `Bearer pk_test_${name}` }
    const init = { method: 'POST', headers: asBrowser, body: new URLSearchParams(form) }
    return fetch(`${env.STRIPE_API_BASE}/v1/payment_intents/${intent}/confirm`, init)
  }

  const sendEvent = (body: string, header: string) =>
    fetchSite(
      new Request(`${origin}/api/stripe/webhook`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': header },
      }),
    )
  /** Takes Stripe's undelivered events since the last call, of the types that the endpoint receives. */
  const takeEvents = async () =>
    (await control<Delivery[]>('webhooks/take')).filter(({ type }) => wanted.has(type))
  async function deliver() {
    for (const { body, header } of await takeEvents()) await sendEvent(body, header)
  }

  const billing = () => openBilling(taking, openDb(env.DB))

  async function createBuyer(overrides: Parameters<typeof createSignedIn>[0] = {}) {
    const buyer = await createSignedIn(overrides, { fetch: fetchSite })
    const agreement = (item: SaleItem) => ({
      priceCents: priceOf(item),
      terms: saleTermsVersion,
      language: 'en',
    })
    return {
      ...buyer,
      start: () => buyer.api['create-subscription'].$post({ json: { userId: buyer.id } }),
      checkout: (item: Exclude<SaleItem, 'luxe_in_app'>) =>
        buyer.api.billing.checkout.$post({ json: { item, ...agreement(item) } }),
      state: async () => {
        const answer = await buyer.api['app-state'].$get()
        if (!answer.ok) throw new Error(`app-state answered ${answer.status}`)
        return answer.json()
      },
      returnFrom: (id: string) => buyer.api.billing['verify-return'].$get({ query: { session_id: id } }),
    }
  }
  type Buyer = Awaited<ReturnType<typeof createBuyer>>

  /** A whole purchase at /subscribe, without delivering its events. */
  async function subscribe(buyer: Buyer, card = goodCard) {
    const answer = await buyer.start()
    if (!answer.ok) throw new Error(`create-subscription answered ${await answer.text()}`)
    const started = await answer.json()
    if (started.alreadySubscribed) throw new Error('she has Luxe already')
    await confirm(started.clientSecret, card)
    const { customer } = firstIn(
      (await view('subscriptions')).filter(({ id }) => id === started.subscriptionId),
    )
    return { id: started.subscriptionId, customer: String(customer) }
  }

  /** A whole purchase at the hosted page. */
  async function buyHosted(
    buyer: Buyer,
    item: Exclude<SaleItem, 'luxe_in_app'>,
    card: string | null = goodCard,
  ) {
    const answer = await buyer.checkout(item)
    if (!answer.ok) throw new Error(`checkout answered ${await answer.text()}`)
    const session = /cs_\w+/.exec((await answer.json()).url)?.[0] ?? ''
    if (card) await control('checkout/pay', { session, card })
    return session
  }

  /** Pays through an operator's payment link for Luxe, which creates a customer of its own. */
  async function payLink(reference?: string) {
    const deps = await billing()
    const { stripe } = deps
    const { id: session } = await stripe.checkout.sessions.create({
      mode: 'subscription',
      line_items: [{ price: await findPrice(deps, 'luxe_hosted'), quantity: 1 }],
      client_reference_id: reference,
      success_url: origin,
    })
    await control('checkout/pay', { session, card: goodCard, email: 'somebody@example.com' })
  }

  /** The unmatched payments of this account, oldest first. */
  async function unmatched() {
    const charges = (await view('charges')).map(({ id }) => id)
    const query =
      'select * from unmatched_payments where id in (select value from json_each(?)) order by rowid'
    return (await env.DB.prepare(query).bind(JSON.stringify(charges)).all<Row>()).results
  }

  const regularJob = () => reconcilePayments(taking)

  return {
    env: taking,
    regularJob,
    unmatched,
    fetch: fetchSite,
    billing,
    control,
    view,
    confirm,
    sendEvent,
    takeEvents,
    deliver,
    createBuyer,
    subscribe,
    buyHosted,
    payLink,
  }
}

export type Payments = ReturnType<typeof openPayments>

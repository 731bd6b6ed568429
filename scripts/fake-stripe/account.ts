import { Clock } from './clock.ts'
import { Idempotency } from './idempotency.ts'
import { idsFrom } from './ids.ts'
import { Table } from './store.ts'
import type {
  Charge,
  CheckoutSession,
  Customer,
  Dispute,
  Invoice,
  InvoicePayment,
  PaymentIntent,
  PaymentMethod,
  PortalConfiguration,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
} from './wire.ts'

export type Options = {
  /** Unix seconds at which the clock starts; now by default. */
  now?: number
  /** The same seed makes the same ids. */
  seed?: number
  secretKey?: string
  publishableKey?: string
  webhook?: {
    /** Without it, deliveries wait in `webhooks.take()`. */
    url?: string
    secret?: string
    /** Only these types, like an endpoint's enabled_events; all by default. */
    events?: string[]
  }
  /** The address of the fake's own pages: checkout, portal, the bank's. */
  address?: string
  /** The status of a subscription whose last retry has failed. */
  afterLastRetry?: 'canceled' | 'unpaid' | 'past_due'
}

/** An event as it is stored and sent: serialised once, since its content must not change any more. */
export type KeptEvent = { id: string; created: number; type: string; about: string; json: string }

/** One delivery of an event. A test that takes it as a value may send it late, twice or never. */
export type Delivery = {
  event: string
  type: string
  created: number
  body: string
  /** The signature header for a sending at this moment (by default the fake's clock) and with this secret. */
  header: (at?: number, secret?: string) => string
  state: 'waiting' | 'taken' | 'sending' | 'arrived' | 'failed' | 'dropped'
  attempts: number
  /** The last response's status; null without one. */
  status: number | null
}

/**
 * What follows from a payment, for its invoice and its checkout. A renewal charges a card, and what became of the charge
 * decides when the next renewal is tried: payments.ts calls back through here, so that it need not know of renewals.
 */
export type AfterPayment = {
  paid: (intent: PaymentIntent) => void
  notPaid: (intent: PaymentIntent) => void
  /** The bank asks for authentication. */
  needsAuthentication: (intent: PaymentIntent, offSession: boolean) => void
}

const ignore = () => {}

/** One account at Stripe: all of its objects, and what is planned to happen. */
export function openAccount(options: Options) {
  const customer = (row: { customer: string | null }) => row.customer
  return {
    keys: {
      secret: options.secretKey ?? 'sk_test_cabine',
      publishable: options.publishableKey ?? 'pk_test_cabine',
    },
    address: options.address ?? 'http://127.0.0.1:5194',
    afterLastRetry: options.afterLastRetry ?? 'canceled',
    clock: new Clock(options.now ?? Math.floor(Date.now() / 1000)),
    ids: idsFrom(options.seed ?? Math.floor(Math.random() * 2 ** 32)),
    customers: new Table<Customer>(),
    products: new Table<Product>(),
    prices: new Table<Price>({ product: (price) => price.product }),
    pricesByLookup: new Map<string, Price>(),
    paymentMethods: new Table<PaymentMethod>({ customer }),
    subscriptions: new Table<Subscription>({ customer }),
    invoices: new Table<Invoice>({
      customer,
      subscription: (invoice) => invoice.parent?.subscription_details?.subscription ?? null,
    }),
    invoicePayments: new Table<InvoicePayment>({
      invoice: (payment) => payment.invoice,
      payment_intent: (payment) => payment.payment.payment_intent ?? null,
    }),
    paymentIntents: new Table<PaymentIntent>({ customer }),
    charges: new Table<Charge>({ customer, payment_intent: (charge) => charge.payment_intent }),
    refunds: new Table<Refund>({
      charge: (refund) => refund.charge,
      payment_intent: (refund) => refund.payment_intent,
    }),
    disputes: new Table<Dispute>({
      charge: (dispute) => dispute.charge,
      payment_intent: (dispute) => dispute.payment_intent,
    }),
    checkoutSessions: new Table<CheckoutSession>({ customer }),
    portalSessions: new Table<PortalSession>(),
    portalConfigurations: new Table<PortalConfiguration>(),
    events: new Table<KeptEvent>(),
    /** The call that an event comes from; null when the clock caused it. */
    cause: null as { id: string; key: string | null } | null,
    /** Card numbers by payment method, which decide how a charge ends. */
    cardNumbers: new Map<string, string>(),
    /** The planned results of a customer's next off-session charges. */
    plannedCharges: new Map<string, ('pays' | 'fails')[]>(),
    afterPayment: { paid: ignore, notPaid: ignore, needsAuthentication: ignore } as AfterPayment,
    /** The checkout of a payment, by payment. */
    checkoutOf: new Map<string, string>(),
    checkoutData: new Map<string, CheckoutData>(),
    webhook: { url: options.webhook?.url ?? null, secret: options.webhook?.secret ?? 'whsec_cabine' },
    webhookTypes: options.webhook?.events ? new Set(options.webhook.events) : null,
    webhookMode: 'on' as 'on' | 'off' | 'drop',
    deliveries: [] as Delivery[],
    faults: [] as Fault[],
    latencyMs: 0,
    inFlight: new Set<string>(),
    idempotency: new Idempotency(),
  }
}

export type Account = ReturnType<typeof openAccount>

/** What a checkout was given and does not show. */
export type CheckoutData = {
  items: { price: string; quantity: number }[]
  subscriptionMetadata: Record<string, string>
  paymentMetadata: Record<string, string>
  paymentDescription: string | null
  savesCard: boolean
  /** Its payment, once somebody has tried to pay. */
  intent: string | null
}

/**
 * How a call fails. `error`: 500, and nothing has happened. `kept`: the next POST answers 500, and its idempotency key
 * repeats that for a day. `lost`: the call has had its effect, but the answer never arrives. `busy`: 429. `timeout`:
 * neither an answer nor an effect.
 */
export type Fault = 'error' | 'kept' | 'lost' | 'busy' | 'timeout'

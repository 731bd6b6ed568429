import type { Stripe } from 'stripe'
import { ApiError } from '../lib/errors.ts'
import { keepEvents, type HeardEvent } from './outbox.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'

/** How old a signature may be: what is recorded today cannot be sent again tomorrow. */
const toleranceSeconds = 300

/** The events that anything follows from; the endpoint at Stripe is set to these. Others are only noted. */
export const eventTypes = [
  'charge.dispute.closed',
  'charge.dispute.created',
  // A question of the bank's becomes a dispute without being a new one.
  'charge.dispute.funds_reinstated',
  'charge.dispute.funds_withdrawn',
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.updated',
  'invoice.paid',
  'invoice.payment_failed',
  'refund.failed',
] as const

const isOfUse = (type: string) => eventTypes.some((one) => one === type)

type About = { id?: string; object?: string; customer?: unknown; charge?: unknown }

const referenceIn = (value: unknown) =>
  typeof value === 'string' || (typeof value === 'object' && value !== null && 'id' in value)
    ? idOf(value as string | { id: string })
    : null

/**
 * Whom an event is about. Nothing else of it counts: it may be old, or come in the wrong order. A checkout
 * without a customer and a dispute, which names only its charge, are asked about when it is worked off.
 */
export function readEvent({ id, type, created, data }: Stripe.Event): HeardEvent {
  const occurredAt = created * 1000
  if (!isOfUse(type)) return { id, type, occurredAt, customerId: null, subject: null }
  const about = data.object as About
  const customerId = about.object === 'customer' ? (about.id ?? null) : referenceIn(about.customer)
  const subject = about.object === 'checkout.session' ? (about.id ?? null) : referenceIn(about.charge)
  return { id, type, occurredAt, customerId, subject: customerId ? null : subject }
}

/** Stores an event of Stripe's, once; throws `bad_signature` for anything that is none. One trip. */
export async function receiveEvent(
  { db, stripe, now, webhookSecret }: Pick<BillingDeps, 'db' | 'stripe' | 'now' | 'webhookSecret'>,
  rawBody: string,
  signature: string,
): Promise<void> {
  // An empty secret would make everybody's signature a true one.
  if (!webhookSecret) throw new ApiError('billing_not_configured')
  const receivedAt = now()
  const event = await stripe.webhooks
    .constructEventAsync(rawBody, signature, webhookSecret, toleranceSeconds, undefined, receivedAt.getTime())
    .catch(() => {
      throw new ApiError('bad_signature')
    })
  await keepEvents(db, [readEvent(event)], receivedAt)
}

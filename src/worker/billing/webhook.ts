import type { Stripe } from 'stripe'
import { ApiError } from '../lib/errors.ts'
import { keepEvents, type HeardEvent } from './outbox.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'

/** How old a signature may be, so that a recorded request cannot be replayed later. */
const toleranceSeconds = 300

/** The events that we act on; the endpoint at Stripe is set to these. Others are only noted. */
export const eventTypes = [
  'charge.dispute.closed',
  'charge.dispute.created',
  // An inquiry becomes a dispute without a `created` event.
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
 * Reads whom an event concerns. Its other content is ignored, because it may be old or out of order. A checkout
 * without a customer, and a dispute, which names only its charge, are looked up when the event is handled.
 */
export function readEvent({ id, type, created, data }: Stripe.Event): HeardEvent {
  const occurredAt = created * 1000
  if (!isOfUse(type)) return { id, type, occurredAt, customerId: null, subject: null }
  const about = data.object as About
  const customerId = about.object === 'customer' ? (about.id ?? null) : referenceIn(about.customer)
  const subject = about.object === 'checkout.session' ? (about.id ?? null) : referenceIn(about.charge)
  return { id, type, occurredAt, customerId, subject: customerId ? null : subject }
}

/** Verifies and stores an event once, in one round trip; throws `bad_signature` for an invalid one. */
export async function receiveEvent(
  { db, stripe, now, webhookSecret }: Pick<BillingDeps, 'db' | 'stripe' | 'now' | 'webhookSecret'>,
  rawBody: string,
  signature: string,
): Promise<void> {
  // With an empty secret anybody could sign.
  if (!webhookSecret) throw new ApiError('billing_not_configured')
  const receivedAt = now()
  const event = await stripe.webhooks
    .constructEventAsync(rawBody, signature, webhookSecret, toleranceSeconds, undefined, receivedAt.getTime())
    .catch(() => {
      throw new ApiError('bad_signature')
    })
  await keepEvents(db, [readEvent(event)], receivedAt)
}

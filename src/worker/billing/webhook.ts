import * as v from 'valibot'
import { ApiError } from '../lib/errors.ts'
import { faultOf, keepMalformed } from './malformed-events.ts'
import { keepEvents, type HeardEvent } from './stripe-events.ts'
import { idOf } from './read-customer.ts'
import type { BillingDeps } from './stripe.ts'

/** How old a signature may be, so that a recorded request cannot be replayed later. */
const toleranceSeconds = 300

/** How far Stripe's clock may be ahead of ours. */
const clockSkewSeconds = 30

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

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(255))
/** Stripe names an object by its id, or puts the object itself in that place. */
const reference = v.nullish(v.union([name, v.object({ id: name })]))
/** In seconds; the upper end is that of JavaScript's calendar. */
const moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000))

/** All that is read of an event. */
const eventShape = v.object({
  id: name,
  type: name,
  created: moment,
  data: v.object({
    object: v.object({
      id: v.optional(name),
      object: v.optional(v.string()),
      customer: reference,
      charge: reference,
    }),
  }),
})

const referenceIn = (value: v.InferOutput<typeof reference>) => (value ? idOf(value) : null)

/**
 * Reads whom an event concerns. Its other content is ignored, because it may be old or out of order. A checkout or a
 * charge without a customer, and a dispute, which names only its charge, are looked up when the event is handled.
 */
export function readEvent({ id, type, created, data }: v.InferOutput<typeof eventShape>): HeardEvent {
  const occurredAt = created * 1000
  if (!isOfUse(type)) return { id, type, occurredAt, customerId: null, subject: null }
  const about = data.object
  const customerId = about.object === 'customer' ? (about.id ?? null) : referenceIn(about.customer)
  const isItself = about.object === 'checkout.session' || about.object === 'charge'
  const subject = isItself ? (about.id ?? null) : referenceIn(about.charge)
  return { id, type, occurredAt, customerId, subject: customerId ? null : subject }
}

/** Stripe's SDK refuses old moments, but takes any that is still to come, with which a recorded request would last. */
function isAhead(signature: string, now: number) {
  const moments = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds))
  return moments.some((seconds) => seconds > now / 1000 + clockSkewSeconds)
}

type Deps = Pick<BillingDeps, 'db' | 'stripe' | 'now' | 'webhookSecret'>

async function verify({ stripe, webhookSecret }: Deps, rawBody: string, signature: string, now: number) {
  if (isAhead(signature, now)) throw new ApiError('bad_signature')
  await stripe.webhooks.signature
    ?.verifyHeaderAsync(rawBody, signature, webhookSecret, toleranceSeconds, undefined, now)
    .catch(() => {
      throw new ApiError('bad_signature')
    })
}

/** Its JSON, or undefined; JSON itself knows no such value. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads an event of Stripe's; one that cannot be read is kept apart for the operator, and null is returned. */
export async function hearEvent(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  body: unknown,
  rawBody: string,
) {
  const read = v.safeParse(eventShape, body)
  if (read.success) return readEvent(read.output)
  await keepMalformed(db, { rawBody, fault: faultOf(read.issues), receivedAt: now() })
  return null
}

/** Verifies and stores an event once, in one round trip. Throws `bad_signature`, or `bad_event` for an unreadable one. */
export async function receiveEvent(deps: Deps, rawBody: string, signature: string): Promise<void> {
  // With an empty secret anybody could sign.
  if (!deps.webhookSecret) throw new ApiError('billing_not_configured')
  const receivedAt = deps.now()
  await verify(deps, rawBody, signature, receivedAt.getTime())
  const event = await hearEvent(deps, parseJson(rawBody), rawBody)
  if (!event) throw new ApiError('bad_event')
  await keepEvents(deps.db, [event], receivedAt)
}

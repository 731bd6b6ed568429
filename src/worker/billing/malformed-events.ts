import { sql } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Db } from '../lib/db.ts'
import { sha256Hex } from '../lib/ids.ts'
import { logEvent } from '../lib/log.ts'
import { malformedEvents } from './schema.ts'

/** Where an event differs from what we read, as `data.object.customer: Expected …`, without what stood there. */
export function faultOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  const path = issue.path?.map(({ key }) => String(key)).join('.')
  return `${path || 'event'}: ${issue.expected ?? issue.type}`.slice(0, 200)
}

/** The event's id, if it can be made out, with which the operator finds it at Stripe. */
const idIn = (rawBody: string) => /"id"\s*:\s*"(evt_\w{1,100})"/.exec(rawBody)?.[1] ?? null

type Malformed = { rawBody: string; fault: string; receivedAt: Date }

/**
 * Notes an event that carries Stripe's signature and cannot be read, once for each body. The body itself is not kept: it
 * may name the shopper, and Stripe shows it under the event's id.
 */
export async function keepMalformed(db: Db, { rawBody, fault, receivedAt }: Malformed) {
  const eventId = idIn(rawBody)
  logEvent('stripe_event_malformed', { eventId, fault })
  await db
    .insert(malformedEvents)
    .values({ digest: await sha256Hex(rawBody), eventId, fault, times: 1, receivedAt })
    .onConflictDoUpdate({
      target: malformedEvents.digest,
      set: { times: sql`${malformedEvents.times} + 1`, receivedAt },
    })
}

import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { saleItems } from '#shared/plans.ts'
import { users } from '../shoppers/schema.ts'
import { oneOf } from '../lib/one-of.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Links accounts to Stripe customers. A shopper may have several, because a payment link creates a new one each time;
 * our own purchases use the oldest.
 */
export const billingCustomers = sqliteTable(
  'billing_customers',
  {
    /** Stripe's id, `cus_…`. */
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    /** Each sync with Stripe takes the next number before it reads … */
    syncs: integer('syncs').notNull().default(0),
    /** … and writes only while no later sync has written, so that an outdated answer changes nothing. */
    appliedSync: integer('applied_sync').notNull().default(0),
    /** When a change is foreseen (a period or a grace time ends), so that a lost event does no harm. */
    syncAt: moment('sync_at'),
  },
  (t) => [
    index('billing_customers_by_user').on(t.userId, t.createdAt),
    index('billing_customers_due').on(t.syncAt),
  ],
)

/** The subscriptions as the last sync read them. Only a sync writes here, and nothing else decides a plan. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    /** Stripe's id, `sub_…`. */
    id: text('id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => billingCustomers.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The status as Stripe names it. */
    status: text('status').notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** The billing cycle anchor, which sets the day on which her month begins. */
    anchorAt: moment('anchor_at').notNull(),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull(),
    endedAt: moment('ended_at'),
    /** Until when it gives Luxe (entitlement.ts); null when it gives none. */
    luxeUntil: moment('luxe_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('subscriptions_by_user').on(t.userId), index('subscriptions_by_customer').on(t.customerId)],
)

/** Stripe's events, each once: received by the webhook, and the queue from which they are handled. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    /** Stripe's id, `evt_…`. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /**
     * The customer to sync; null once that is done. The event's other content is ignored, because it may be old or
     * out of order. No foreign key, because the customer may be unknown here.
     */
    customerId: text('customer_id'),
    /** The object that leads to the customer where the event names none: a checkout, or the charge of a dispute. */
    checkoutId: text('checkout_id'),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    /** The earliest time to handle it: later while a worker has it, and after a failure. Null once it is handled. */
    tryAt: moment('try_at'),
  },
  (t) => [
    index('stripe_events_due').on(t.tryAt),
    index('stripe_events_by_age').on(t.handledAt),
    index('stripe_events_by_customer').on(t.customerId),
  ],
)

/**
 * Events that carry Stripe's signature and could not be read: Stripe, a proxy or a version of its API sends something
 * else than we expect, and an operator has to look.
 */
export const malformedEvents = sqliteTable(
  'malformed_events',
  {
    /** SHA-256 of the body, which is not kept. */
    digest: text('digest').primaryKey(),
    /** Stripe's id, `evt_…`, if the body has one. */
    eventId: text('event_id'),
    /** What could not be read. */
    fault: text('fault').notNull(),
    times: integer('times').notNull(),
    /** When it came last. */
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [index('malformed_events_by_age').on(t.receivedAt)],
)

/** How far the cron job has read Stripe's lists. */
export const billingMarks = sqliteTable(
  'billing_marks',
  {
    name: text('name', { enum: ['events', 'checkouts'] }).primaryKey(),
    readUpTo: moment('read_up_to').notNull(),
  },
  (t) => [check('billing_marks_names', oneOf(t.name))],
)

/** Payments that belong to no known account. An operator assigns them: `npm run cabine -- billing`. */
export const unmatchedPayments = sqliteTable('unmatched_payments', {
  /** The checkout, subscription or charge that was paid at Stripe. */
  id: text('id').primaryKey(),
  /** No foreign key, because the owner of the customer is unknown. */
  customerId: text('customer_id'),
  /** Helps the operator to find the account; cleared once the payment is settled. */
  email: text('email'),
  /** What the payment link carried in place of one of our user ids. */
  reference: text('reference'),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  paidAt: moment('paid_at').notNull(),
  seenAt: moment('seen_at').notNull(),
  settledAt: moment('settled_at'),
})

/** What she saw and agreed to before she paid. */
export const purchaseConsents = sqliteTable(
  'purchase_consents',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    item: text('item', { enum: saleItems }).notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull(),
    /** The version of the terms of sale that the screen showed, and their language. */
    terms: text('terms').notNull(),
    language: text('language').notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (t) => [
    index('purchase_consents_by_user').on(t.userId, t.agreedAt),
    check('purchase_consents_items', oneOf(t.item)),
  ],
)

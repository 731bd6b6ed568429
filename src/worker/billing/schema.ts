import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { saleItems } from '#shared/plans.ts'
import { users } from '../auth/schema.ts'
import { oneOf } from '../lib/one-of.ts'

const moment = (name: string) => integer(name, { mode: 'timestamp_ms' })

/**
 * Who is whom at Stripe. One shopper may be several customers there: a payment link makes a new one each
 * time. The oldest is the one that we use ourselves.
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
    /** … and writes only while no later one has written: an answer that was long on its way changes nothing. */
    appliedSync: integer('applied_sync').notNull().default(0),
    /** When something foreseen changes (a period or a grace time ends), so that a lost event is no loss. */
    syncAt: moment('sync_at'),
  },
  (t) => [
    index('billing_customers_by_user').on(t.userId, t.createdAt),
    index('billing_customers_due').on(t.syncAt),
  ],
)

/** What Stripe said at the last sync. Nothing but a sync writes here, and nothing else decides a plan. */
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
    /** Stripe's word for it. */
    status: text('status').notNull(),
    priceCents: integer('price_cents').notNull(),
    currency: text('currency').notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    /** The day of the month on which her billing month begins. */
    anchorAt: moment('anchor_at').notNull(),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull(),
    endedAt: moment('ended_at'),
    /** Until when it gives Luxe (entitlement.ts); null when it gives none. */
    luxeUntil: moment('luxe_until'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('subscriptions_by_user').on(t.userId), index('subscriptions_by_customer').on(t.customerId)],
)

/** Stripe's events, each once: what the webhook heard, and the outbox from which it is worked off. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    /** Stripe's id, `evt_…`. */
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    /** Whom to sync; null once that is done. Nothing else of the event counts: it may be old, or in the wrong order.
     * No foreign key: it may be nobody's yet whom we know. */
    customerId: text('customer_id'),
    /** What tells whom to sync, where the event does not: a checkout, or the charge of a dispute. */
    checkoutId: text('checkout_id'),
    occurredAt: moment('occurred_at').notNull(),
    receivedAt: moment('received_at').notNull(),
    handledAt: moment('handled_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Not before: while somebody works on it, and after a failure. Null once it is handled. */
    tryAt: moment('try_at'),
  },
  (t) => [index('stripe_events_due').on(t.tryAt), index('stripe_events_by_age').on(t.handledAt)],
)

/** How far a regular job has read at Stripe. */
export const billingMarks = sqliteTable(
  'billing_marks',
  {
    name: text('name', { enum: ['events', 'checkouts'] }).primaryKey(),
    readUpTo: moment('read_up_to').notNull(),
  },
  (t) => [check('billing_marks_names', oneOf(t.name))],
)

/** Money that arrived for nobody whom we know. An operator sees to it: `npm run billing`. */
export const unmatchedPayments = sqliteTable('unmatched_payments', {
  /** What was paid at Stripe: a checkout, a subscription or a charge. */
  id: text('id').primaryKey(),
  /** No foreign key: nobody knows whose customer it is. */
  customerId: text('customer_id'),
  /** For the operator who looks for the account; gone once it is settled. */
  email: text('email'),
  /** What the payment link carried in the place of one of our user ids. */
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
    /** The version of the terms of sale that the screen showed, and in which language. */
    terms: text('terms').notNull(),
    language: text('language').notNull(),
    agreedAt: moment('agreed_at').notNull(),
  },
  (t) => [
    index('purchase_consents_by_user').on(t.userId, t.agreedAt),
    check('purchase_consents_items', oneOf(t.item)),
  ],
)

import type { Account } from './account.ts'
import { invalid } from './errors.ts'
import { emit } from './events.ts'
import { settle } from './invoice-payments.ts'
import { draftInvoice, finalize, periodLine } from './invoices.ts'
import { periodEnd } from './months.ts'
import { watch, watchIncomplete, watchTrial } from './renewals.ts'
import type { PaymentIntent, Price, Subscription, SubscriptionItem } from './wire.ts'

type Beginning = {
  customer: string
  price: Price
  quantity: number
  metadata: Record<string, string>
  paymentMethod: string | null
  keepsCard: boolean
  trialEnd: number | null
  description: string | null
  /** The payment of a checkout, which takes the money before the subscription begins. */
  paid?: PaymentIntent
}

/** Creates the subscription and its first invoice, open unless it was paid before. */
export function begin(account: Account, beginning: Beginning) {
  const { customer, price, trialEnd } = beginning
  const now = account.clock.now()
  const id = account.ids.of('sub')
  const rhythm = price.recurring
  if (!rhythm) {
    throw invalid(
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
      'items[0][price]',
    )
  }
  const anchor = trialEnd ?? now
  const item = {
    id: account.ids.short('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created: now,
    current_period_end: trialEnd ?? periodEnd(anchor, rhythm, now),
    current_period_start: now,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: { ...price },
    quantity: beginning.quantity,
    subscription: id,
    tax_rates: [],
  } satisfies SubscriptionItem
  const subscription = account.subscriptions.add({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: price.currency,
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: beginning.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: beginning.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null,
    livemode: false,
    managed_payments: null,
    metadata: beginning.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: beginning.keepsCard ? 'on_subscription' : 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' },
    },
    trial_start: trialEnd ? now : null,
  } satisfies Subscription)

  const line = periodLine(account, item)
  const invoice = draftInvoice(account, subscription, 'subscription_create', [
    trialEnd ? { ...line, amount: 0 } : line,
  ])
  invoice.auto_advance = false
  subscription.latest_invoice = invoice.id
  emit(account, 'customer.subscription.created', subscription)
  emit(account, 'invoice.created', invoice)
  const intent = finalize(account, invoice, beginning.paid)
  watch(account, subscription)
  watchIncomplete(account, subscription)
  if (trialEnd) watchTrial(account, subscription, trialEnd)
  if (invoice.amount_due === 0 || beginning.paid) settle(account, invoice, beginning.paid?.amount ?? 0)
  return { subscription, intent }
}

export const planOf = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: {},
  meter: null,
  nickname: null,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
})

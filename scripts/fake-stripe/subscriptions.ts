import type { Account } from './account.ts'
import { cardNamed } from './cards.ts'
import { invalid, parameterMissing, resourceMissing } from './errors.ts'
import { emit, update } from './events.ts'
import { flag, group, groups, mergeMetadata, metadataOf, required, text, whole, type Form } from './form.ts'
import { settle } from './invoice-payments.ts'
import { draftInvoice, finalize, periodLine } from './invoices.ts'
import { periodEnd } from './months.ts'
import { attempt, declineOf } from './payments.ts'
import { prorate, takeProrations } from './prorations.ts'
import { endSubscription, expire, finalizeAndCharge, watch, watchIncomplete } from './renewals.ts'
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
  /** By a checkout, which takes the money first. */
  paid?: PaymentIntent
}

/** The subscription and its first invoice, open: what is due is still to be paid, unless it was paid before. */
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
  if (invoice.amount_due === 0 || beginning.paid) settle(account, invoice, beginning.paid?.amount ?? 0)
  return { subscription, intent }
}

const planOf = (price: Price): SubscriptionItem['plan'] => ({
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

function priceNamed(account: Account, id: string, param: string) {
  const price = account.prices.get(id)
  if (!price) throw resourceMissing('price', id, param, 400)
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, param)
  return price
}

export function createSubscription(account: Account, form: Form) {
  const id = required(form, 'customer')
  const customer = account.customers.get(id)
  if (!customer) throw resourceMissing('customer', id, 'customer', 400)
  const [item, ...others] = groups(form, 'items')
  if (!item) throw parameterMissing('items')
  if (others.length) throw invalid('This fake knows subscriptions of one item.', 'items')
  const behaviour = text(form, 'payment_behavior') ?? 'allow_incomplete'
  const named = text(form, 'default_payment_method')
  const trialDays = whole(form, 'trial_period_days')
  const trialEnd = trialDays ? account.clock.now() + trialDays * 86_400 : (whole(form, 'trial_end') ?? null)
  const { subscription, intent } = begin(account, {
    customer: id,
    price: priceNamed(account, required(item, 'price'), 'items[0][price]'),
    quantity: whole(item, 'quantity') ?? 1,
    metadata: metadataOf(form),
    paymentMethod: named ? cardNamed(account, named, 'default_payment_method').id : null,
    keepsCard: text(group(form, 'payment_settings'), 'save_default_payment_method') === 'on_subscription',
    trialEnd,
    description: text(form, 'description') ?? null,
  })
  if (flag(form, 'cancel_at_period_end')) Object.assign(subscription, leaving(account, subscription, true))
  if (!intent || behaviour === 'default_incomplete') return subscription

  const method = account.paymentMethods.get(
    subscription.default_payment_method ?? customer.invoice_settings.default_payment_method,
  )
  if (!method) {
    throw invalid(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    )
  }
  const outcome = attempt(account, intent, { method })
  if (outcome === 'failed' && behaviour === 'error_if_incomplete') {
    expire(account, subscription, 'customer.subscription.updated')
    throw declineOf(intent)
  }
  return subscription
}

/** What changes when it shall end with the period, or go on after all. */
export function leaving(account: Account, subscription: Subscription, leaves: boolean, details: Form = {}) {
  const now = account.clock.now()
  return {
    cancel_at: leaves ? subscription.items.data[0].current_period_end : null,
    cancel_at_period_end: leaves,
    canceled_at: leaves ? (subscription.canceled_at ?? now) : null,
    cancellation_details: {
      comment: text(details, 'comment') ?? null,
      feedback: text(details, 'feedback') ?? null,
      feedback_option: null,
      reason: leaves ? 'cancellation_requested' : null,
    },
  } satisfies Partial<Subscription>
}

export function updateSubscription(account: Account, subscription: Subscription, form: Form) {
  const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired'
  const isBarred = isOver || subscription.status === 'incomplete'
  if (isBarred && (form.items || form.cancel_at_period_end)) {
    throw invalid(
      isOver
        ? 'A canceled subscription can only update its cancellation_details and metadata.'
        : 'This subscription is incomplete: its first invoice must be paid before it can be updated.',
    )
  }
  const leaves = flag(form, 'cancel_at_period_end')
  const named = text(form, 'default_payment_method')
  const changes: Partial<Subscription> = {
    ...(form.metadata !== undefined && { metadata: mergeMetadata(subscription.metadata, form) }),
    ...(form.description !== undefined && { description: text(form, 'description') || null }),
    ...(leaves !== undefined &&
      leaves !== subscription.cancel_at_period_end &&
      leaving(account, subscription, leaves, group(form, 'cancellation_details'))),
    ...(named && { default_payment_method: cardNamed(account, named, 'default_payment_method').id }),
  }
  const [item] = groups(form, 'items')
  if (item) Object.assign(changes, movedTo(account, subscription, item, text(form, 'proration_behavior')))
  update(account, 'customer.subscription.updated', subscription, changes)
  if (item && text(form, 'proration_behavior') === 'always_invoice') invoiceProrations(account, subscription)
  return subscription
}

function movedTo(
  account: Account,
  subscription: Subscription,
  form: Form,
  behaviour?: string,
): Partial<Subscription> {
  const [item] = subscription.items.data
  const named = text(form, 'id')
  if (named !== item.id)
    throw invalid('This fake knows subscriptions of one item: name its id.', 'items[0][id]')
  const id = text(form, 'price')
  const price = id ? priceNamed(account, id, 'items[0][price]') : item.price
  const quantity = whole(form, 'quantity') ?? item.quantity ?? 1
  if (price.id !== item.price.id && behaviour !== 'none') prorate(account, subscription, item.price, price)
  const moved = { ...item, plan: planOf(price), price: { ...price }, quantity }
  return { items: { ...subscription.items, data: [moved] } }
}

function invoiceProrations(account: Account, subscription: Subscription) {
  const lines = takeProrations(account, subscription)
  if (!lines.length) return
  const invoice = draftInvoice(account, subscription, 'subscription_update', lines)
  emit(account, 'invoice.created', invoice)
  update(account, 'customer.subscription.updated', subscription, { latest_invoice: invoice.id })
  finalizeAndCharge(account, invoice)
}

/** At once. */
export function cancelSubscription(account: Account, subscription: Subscription, form: Form) {
  if (subscription.status === 'canceled' || subscription.status === 'incomplete_expired') {
    throw resourceMissing('subscription', subscription.id, 'id')
  }
  if (subscription.status === 'incomplete') {
    expire(account, subscription, 'customer.subscription.deleted')
    return subscription
  }
  const details = group(form, 'cancellation_details')
  if (subscription.cancellation_details) {
    subscription.cancellation_details.comment = text(details, 'comment') ?? null
    subscription.cancellation_details.feedback = text(details, 'feedback') ?? null
  }
  endSubscription(account, subscription, 'cancellation_requested')
  return subscription
}

/** With its customer goes everything that would still charge her. */
export function endAll(account: Account, customer: string) {
  for (const subscription of account.subscriptions.with('customer', customer)) {
    if (subscription.status === 'incomplete') expire(account, subscription, 'customer.subscription.updated')
    else if (!subscription.ended_at) endSubscription(account, subscription, 'cancellation_requested')
  }
}

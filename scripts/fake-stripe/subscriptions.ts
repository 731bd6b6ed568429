import type { Account } from './account.ts'
import { cardNamed } from './cards.ts'
import { customerNamed } from './customers.ts'
import { invalid, parameterMissing, resourceMissing } from './errors.ts'
import { emit, update } from './events.ts'
import { group, groups, mergeMetadata, metadataOf, required, text, whole, type Form } from './form.ts'
import { draftInvoice } from './invoices.ts'
import { itemOf } from './items.ts'
import { attempt, declineOf } from './payments.ts'
import { prorate, takeProrations } from './prorations.ts'
import { finalizeAndCharge } from './renewals.ts'
import { endSubscription, expire } from './subscription-ends.ts'
import { endAskedFor, watchEnd } from './leaving.ts'
import { begin, planOf } from './new-subscription.ts'
import type { Subscription } from './wire.ts'

function priceNamed(account: Account, id: string, param: string) {
  const price = account.prices.get(id)
  if (!price) throw resourceMissing('price', id, param, 400)
  if (!price.active)
    throw invalid(`The price specified is inactive. This field only accepts active prices.`, param)
  return price
}

export function createSubscription(account: Account, form: Form) {
  const id = required(form, 'customer')
  const customer = customerNamed(account, id)
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
  Object.assign(subscription, endAskedFor(account, subscription, form))
  watchEnd(account, subscription)
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

export function updateSubscription(account: Account, subscription: Subscription, form: Form) {
  const isOver = subscription.status === 'canceled' || subscription.status === 'incomplete_expired'
  const isBarred = isOver || subscription.status === 'incomplete'
  if (isBarred && (form.items || form.cancel_at_period_end || form.cancel_at)) {
    throw invalid(
      isOver
        ? 'You cannot update a subscription that is `canceled` or `incomplete_expired`.'
        : 'This subscription is incomplete: its first invoice must be paid before it can be updated.',
    )
  }
  const named = text(form, 'default_payment_method')
  const changes: Partial<Subscription> = {
    ...(form.metadata !== undefined && { metadata: mergeMetadata(subscription.metadata, form) }),
    ...(form.description !== undefined && { description: text(form, 'description') || null }),
    ...endAskedFor(account, subscription, form),
    ...(named && { default_payment_method: cardNamed(account, named, 'default_payment_method').id }),
  }
  const [item] = groups(form, 'items')
  if (item) Object.assign(changes, movedTo(account, subscription, item, text(form, 'proration_behavior')))
  update(account, 'customer.subscription.updated', subscription, changes)
  watchEnd(account, subscription)
  if (item && text(form, 'proration_behavior') === 'always_invoice') invoiceProrations(account, subscription)
  return subscription
}

function movedTo(
  account: Account,
  subscription: Subscription,
  form: Form,
  behaviour?: string,
): Partial<Subscription> {
  const item = itemOf(subscription)
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

/** Cancels at once. */
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
